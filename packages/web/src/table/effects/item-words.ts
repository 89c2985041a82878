import type { Item } from '@fireside/contract/effects';
import { termFor } from '../../characters/term.ts';
import { words } from '../../words/words.ts';
import { type Shown, short } from './difference.ts';
import type { Group } from './group-effects.ts';

/** Several by their name, or nothing of which one says how many. */
const uncounted = /[^s]s$|^(?:gold|silver|copper|electrum|platinum|[cegps]p)$/i;

/** What came or went of one thing in all; of what did both, how many there were each time. */
export function itemShown(group: Group<Item>): Shown {
  const [{ item: name, before }] = group;
  const item = termFor(name);
  const isUncounted = uncounted.test(name);
  const quantity = group.reduce((sum, effect) => sum + effect.quantity, 0);
  const many = Math.abs(quantity);
  const wentBothWays = new Set(group.map(({ quantity }) => quantity > 0)).size > 1;
  // One of many arrows: "− Arrows" would be all of them.
  const isOneOfMany = many === 1 && isUncounted && before && group.at(-1)?.after;
  if (wentBothWays || isOneOfMany) {
    const steps = [before ?? 0, ...group.map(({ after }) => after ?? 0)];
    return {
      chip: `${short(item)} ${steps.join(' → ')}`,
      words: words.effects.of(item, words.effects.steps(steps)),
    };
  }
  const [sign, happened] = quantity > 0 ? ['+', words.effects.came] : ['−', words.effects.went];
  // `3 × Potion of healing`, but `12 gold pieces`.
  const counted = many === 1 ? '' : isUncounted ? `${many} ` : `${many} × `;
  return { chip: `${sign} ${counted}${short(item)}`, words: happened(counted + item) };
}
