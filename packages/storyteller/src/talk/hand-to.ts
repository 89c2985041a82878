import type { Step } from '../reader/reading.ts';
import { loseItem, spend } from '../telling/belongings.ts';
import { coinNameOn, coinsOf, coinsShown, sumShown, tender } from '../telling/coins.ts';
import type { Actor, Telling } from '../telling/telling.ts';
import { echoed } from './echo.ts';
import * as lines from './hand-lines.ts';

/** Something goes from one sheet to another: `item` by its name there, or a sum in copper pieces where it is null. */
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
  const coins = item ? null : tender(turn.sheet, quantity);
  if (!item && !coins)
    return void turn.say(
      `You have only ${coinsShown(turn.sheet) || '0 gold'}, so ${friend.name} gets nothing yet.`,
    );
  const isGone = item ? await loseItem(turn, item, quantity) : await spend(turn, quantity);
  if (!isGone) return;
  const given = coins ? coinsOf(quantity) : [{ name: item!, quantity }];
  await turn.call('update_character', {
    character: character.id,
    add_items: given.map((one) => ({ ...one, name: coinNameOn(character, one.name) ?? one.name })),
  });
  turn.line(lines.toCompanion, {
    ...slots,
    gift: item ? (step.object?.shown ?? item).replace(/^your /, 'the ') : sumShown(quantity),
  });
}
