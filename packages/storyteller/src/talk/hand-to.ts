import type { Step } from '../reader/reading.ts';
import { goldOf, loseItem, spendGold } from '../telling/belongings.ts';
import type { Actor, Telling } from '../telling/telling.ts';
import { echoed } from './echo.ts';
import * as lines from './hand-lines.ts';

/** Something goes from one sheet to another: `item` by its name there, or gold where it is null. */
export async function handTo(
  turn: Telling,
  step: Step,
  friend: Actor,
  item: string | null,
  quantity: number,
): Promise<void> {
  echoed(turn, step);
  const { character } = friend.seat;
  const slots = { friend: friend.name };
  if (!character || !turn.sheet)
    return void turn.line([
      'There is nobody there to take it [yet|just now].',
      'Nobody takes it, and you keep it.',
    ]);
  if (!item && goldOf(turn.sheet) < quantity)
    return void turn.say(`You have only ${goldOf(turn.sheet)} gold, so ${friend.name} gets nothing yet.`);
  const isGone = item ? await loseItem(turn, item, quantity) : await spendGold(turn, quantity);
  if (!isGone) return;
  await turn.call('update_character', {
    character: character.id,
    add_items: [{ name: item ?? purseName(friend), quantity }],
  });
  turn.line(lines.toCompanion, {
    ...slots,
    gift: item ? (step.object?.shown ?? item).replace(/^your /, 'the ') : `${quantity} gold`,
  });
}

const purseName = ({ seat }: Actor) =>
  seat.character?.inventory.find(({ name }) => /^gold/i.test(name))?.name ?? 'Gold pieces';
