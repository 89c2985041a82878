import type { Audition } from '../audition-model.ts';
import { costOf, type Price, priceOf } from '../../models/price.ts';
import { type Column, columns } from '../scene.ts';
import type { Share } from '../score.ts';

export const headings = [
  'model',
  'overall',
  ...Object.values(columns),
  'repairs',
  'withheld',
  'seconds to first word',
  'tokens in',
  'tokens out',
  'price',
] as const;

function percent({ passed, total }: Share): string {
  return total === 0 ? '–' : `${Math.floor((100 * passed) / total)} %`;
}

function fraction({ passed, total }: Share): string {
  return total === 0 ? '–' : `${passed}/${total}`;
}

function dollars(cost: number | null): string {
  if (cost === null) return 'unknown';
  return cost === 0 ? 'none' : cost.toFixed(cost < 0.1 ? 4 : 2);
}

/** Best first: by the share of all checks. */
export function ranked(auditions: readonly Audition[]): Audition[] {
  const share = ({ overall: { passed, total } }: Audition) => (total === 0 ? 0 : passed / total);
  return auditions.toSorted((one, other) => share(other) - share(one));
}

/** The table, a row for each model in the order of their rank. */
export function rowsOf(
  auditions: readonly Audition[],
  prices: ReadonlyMap<string | null, Price>,
): string[][] {
  return ranked(auditions).map((audition) => [
    audition.model,
    percent(audition.overall),
    ...(Object.keys(columns) as Column[]).map((column) => fraction(audition.columns[column])),
    String(audition.repaired),
    String(audition.withheld),
    audition.seconds_to_first_word?.toFixed(2) ?? '–',
    audition.tokens.input.toLocaleString('en'),
    audition.tokens.output.toLocaleString('en'),
    dollars(costOf(audition.tokens, priceOf(audition.model, prices))),
  ]);
}
