import type { Character } from '@fireside/engine';
import type { Telling } from './telling.ts';

const gold = /^(?:gold|gp|gold (?:pieces?|coins?)|coins?|credits?|dollars?|money|purse)(?: \(\d+\))?$/i;

/** How gold stands on the sheet: `Gold pieces`, `GP`; null where none does. */
function purseOf({ inventory }: Character) {
  return inventory.find(({ name }) => gold.test(name.trim())) ?? null;
}

export function goldOf(sheet: Character): number {
  return purseOf(sheet)?.quantity ?? 0;
}

/** Takes gold out of the purse. Whether there was enough. */
export async function spendGold(turn: Telling, amount: number): Promise<boolean> {
  const purse = turn.sheet && purseOf(turn.sheet);
  if (!purse || amount < 1 || purse.quantity < amount) return false;
  return await loseItem(turn, purse.name, amount);
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

/** Puts something on a sheet; gold goes where the gold stands. */
export async function giveItem(
  turn: Telling,
  sheet: Character,
  given: string,
  quantity: number,
): Promise<boolean> {
  const name = gold.test(given) ? (purseOf(sheet)?.name ?? given) : given;
  const answer = await turn.call('update_character', {
    character: sheet.id,
    add_items: [{ name, quantity }],
  });
  return answer.error === undefined;
}
