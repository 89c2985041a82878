import type { Character } from '@fireside/engine';
import { coinNameOn, tender } from './coins.ts';
import type { Telling } from './telling.ts';

/** Takes a sum in copper pieces out of the purse, in whatever coins are there; change comes back. Whether there was enough. */
export async function spend(turn: Telling, sum: number): Promise<boolean> {
  const given = turn.sheet && tender(turn.sheet, sum);
  if (!turn.sheet || !given) return false;
  const answer = await turn.call('update_character', {
    character: turn.sheet.id,
    remove_items: given.taken,
    ...(given.change.length > 0 && { add_items: given.change }),
  });
  return answer.error === undefined;
}

/** Takes something off the sheet, by the name that it has there. */
export async function loseItem(turn: Telling, name: string, quantity = 1): Promise<boolean> {
  if (!turn.sheet) return false;
  const answer = await turn.call('update_character', {
    character: turn.sheet.id,
    remove_items: [{ name, quantity }],
  });
  return answer.error === undefined;
}

export async function gainItem(turn: Telling, name: string, quantity = 1): Promise<boolean> {
  return turn.sheet !== null && (await giveItem(turn, turn.sheet, name, quantity));
}

/** Puts something on a sheet; coins go where such coins stand. */
export async function giveItem(
  turn: Telling,
  sheet: Character,
  given: string,
  quantity: number,
): Promise<boolean> {
  const name = coinNameOn(sheet, given) ?? given;
  const answer = await turn.call('update_character', {
    character: sheet.id,
    add_items: [{ name, quantity }],
  });
  return answer.error === undefined;
}
