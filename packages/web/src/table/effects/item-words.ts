import type { Item } from '@fireside/contract/effects';
import { type Shown, short } from './difference.ts';
import type { Group } from './group-effects.ts';

/** Several by their name, or nothing of which one says how many. */
const uncounted = /[^s]s$|^(?:gold|silver|copper|electrum|platinum|[cegps]p)$/i;

/** `3 × Potion of healing`, but `12 gold pieces`. */
function counted(quantity: number, item: string): string {
  if (quantity === 1) return item;
  return uncounted.test(item) ? `${quantity} ${item}` : `${quantity} × ${item}`;
}

/** What came or went of one thing in all; of what did both, how many there were each time. */
export function itemShown(group: Group<Item>): Shown {
  const [{ item, before }] = group;
  if (new Set(group.map(({ quantity }) => quantity > 0)).size > 1) {
    const steps = [before ?? 0, ...group.map(({ after }) => after ?? 0)];
    return { chip: `${short(item)} ${steps.join(' → ')}`, words: `${item}: ${steps.join(' to ')}` };
  }
  const quantity = group.reduce((sum, effect) => sum + effect.quantity, 0);
  const many = Math.abs(quantity);
  const [sign, happened] = quantity > 0 ? ['+', 'added'] : ['−', 'gone'];
  return { chip: `${sign} ${counted(many, short(item))}`, words: `${counted(many, item)} ${happened}` };
}
