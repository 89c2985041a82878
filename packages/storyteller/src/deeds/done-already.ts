import type { Step } from '../reader/reading.ts';

const away = /^(?:pocket|pack|backpack|bag|belt|satchel|pouch|sack|rucksack|cloak|sleeve|coat)$/;
const picking = new Set<Step['act']>(['take', 'steal', 'search']);

/** Whoever picks something up has put it in their pocket: that is no deed of its own. */
export function isDoneAlready(first: Step, { act, object, target }: Step): boolean {
  if (!picking.has(first.act) || !['put', 'take', 'hide'].includes(act)) return false;
  const isSame = !object || object.head === first.object?.head || /^(?:it|them|that|this)$/.test(object.head);
  return isSame && (target ? target.isOwn && away.test(target.head) : act === 'take');
}
