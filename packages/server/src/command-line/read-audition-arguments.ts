import { parseArgs } from 'node:util';
import { type Price, readPrice } from '../models/price.ts';
import { pickScenes, scenes } from '../audition/scenes/scenes.ts';
import { UsageProblem } from './command.ts';

const options = {
  scenes: { type: 'string' },
  list: { type: 'boolean' },
  json: { type: 'string' },
  html: { type: 'string' },
  markdown: { type: 'boolean' },
  price: { type: 'string', multiple: true },
  seconds: { type: 'string', default: '300' },
  'at-once': { type: 'string', default: '1' },
} as const;

function wholeNumber(given: string, name: string, most: number): number {
  const number = /^\d{1,5}$/.test(given) ? Number(given) : 0;
  if (number < 1 || number > most)
    throw new UsageProblem(`audition: --${name} must be between 1 and ${most}`);
  return number;
}

/** What was asked for, checked. Throws a UsageProblem. */
export function readAuditionArguments(given: string[]) {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(given);
  } catch (error) {
    throw new UsageProblem(`audition: ${(error as Error).message}`);
  }
  const { values, positionals } = parsed;
  const prices = new Map<string | null, Price>();
  for (const text of values.price ?? []) {
    const read = readPrice(text);
    if (!read) throw new UsageProblem('audition: --price is IN,OUT or MODEL=IN,OUT, for a million tokens');
    prices.set(read.model, read.price);
  }
  const names = values.scenes?.split(',').map((name) => name.trim());
  const { picked, unknown } = names ? pickScenes(names) : { picked: [...scenes], unknown: [] };
  if (unknown.length > 0)
    throw new UsageProblem(`audition: there is no scene ${unknown.join(', ')}; see --list`);
  return {
    ...values,
    models: positionals.length > 0 ? positionals : [undefined],
    prices,
    picked,
    milliseconds: wholeNumber(values.seconds, 'seconds', 3_600) * 1_000,
    atOnce: wholeNumber(values['at-once'], 'at-once', 16),
  };
}

function parse(given: string[]) {
  return parseArgs({ args: given, options, allowPositionals: true });
}
