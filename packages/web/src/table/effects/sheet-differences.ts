import type { SheetField } from '@fireside/contract/effects';
import { isObject } from '../is-effect.ts';
import { type Difference, entriesOf, said, short } from './difference.ts';

type Change = Pick<SheetField, 'field' | 'before' | 'after'>;

function valueDifference(name: string, before: unknown, after: unknown): Difference {
  const [was, is] = [said(before), said(after)];
  if (after === undefined) return { chip: `no ${short(name)}`, detail: `${name}: ${was} → none` };
  const detail = before === undefined ? `${name}: ${is}` : `${name}: ${was} → ${is}`;
  if (typeof after === 'boolean') return { chip: after ? short(name) : `not ${short(name)}`, detail };
  if (before === undefined) return { chip: short(`${name} ${is}`), detail };
  return {
    chip: `${short(name)} ${short(was)} → ${short(is)}`,
    words: `${name} from ${short(was)} to ${short(is)}`,
    detail,
  };
}

function statDifferences({ before, after }: Change): Difference[] {
  const was = isObject(before) ? before : {};
  const is = isObject(after) ? after : {};
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => said(was[name]) !== said(is[name]))
    .map((name) => valueDifference(name, was[name], is[name]));
}

function noteDifferences({ before, after }: Change): Difference[] {
  const was = entriesOf(before);
  return entriesOf(after).flatMap(({ name, note }, place) =>
    was[place]?.note === note
      ? []
      : { chip: `note on ${short(name)}`, detail: `${name}: ${note || 'no note any more'}` },
  );
}

/** What is new on a sheet besides hit points, belongings and conditions. */
export function sheetDifferences(change: Change): Difference[] {
  const [was, is] = [said(change.before), said(change.after)];
  switch (change.field) {
    case 'level':
      return [
        { chip: `level ${was} → ${is}`, words: `level ${was} to ${is}`, detail: `level ${was} → ${is}` },
      ];
    case 'max_hp':
      return [
        {
          chip: `maximum ${was} → ${is} HP`,
          words: `at most ${is} hit points, before ${was}`,
          detail: `maximum of hit points ${was} → ${is}`,
        },
      ];
    case 'combat_stats':
      return statDifferences(change);
    case 'inventory':
      return noteDifferences(change);
  }
}
