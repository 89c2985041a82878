import type { Telling } from '../../telling/telling.ts';
import { gainItem } from '../../telling/belongings.ts';
import { hoardIn } from '../finds.ts';
import type { Opened } from '../opened.ts';

const holds =
  /\b(?:inside|within|in it|contains?|holds?|lies?|lie|you find|falls? out|(?:there )?(?:is|are)|with)\b/i;
const opened = new WeakMap<Telling, string[]>();

/** What came to light in this turn, so that it is no secret in it. */
export const toldNow = (turn: Telling) => (opened.get(turn) ?? []).join(' ');
export const reveal = (turn: Telling, text: string) =>
  void opened.set(turn, [...(opened.get(turn) ?? []), text]);

/** Tells a sentence of the notes that is no secret any more; what lies open in it and can be carried is put on the sheet. */
export async function tellNote(
  turn: Telling,
  { guard }: Opened,
  text: string,
  isFound = false,
): Promise<boolean> {
  const told = text;
  if (told === '' || !guard.isPlain(told.replace(/\b\d+ (?:gp|sp|gold|silver|copper)\b/gi, ''))) return false;
  reveal(turn, told);
  if (!turn.say(told)) return false;
  if (isFound || holds.test(told)) await receive(turn, told, isFound);
  return true;
}

async function receive(turn: Telling, told: string, isFound: boolean): Promise<void> {
  if (!isFound && !/\b(?:inside|contains?|holds?|you find|falls? out)\b/i.test(told)) return;
  for (const { name, quantity } of hoardIn(told)) await gainItem(turn, name, quantity);
}
