import type { MessageRead } from '@fireside/contract';
import type { Played, Scene, Sheet } from '../scene.ts';
import { diceTold, tellsDeath, tellsEnd, tellsLoot, woundsTold } from './told.ts';

/** The numbers that a turn's dice bear out: totals and what stands in their working. */
function diceShown({ rolls }: MessageRead): number[] {
  return rolls.flatMap(({ total, breakdown }) => [total, ...(breakdown.match(/\d+/g) ?? []).map(Number)]);
}

/** As they fell, halved or doubled: the rules do both with damage. */
function damageShown({ rolls }: MessageRead): number[] {
  return rolls.flatMap(({ total }) => [Math.floor(total / 2), total * 2]);
}

/** An opening may name the dangers that the game's own text names. */
function numbersWritten({ description, adventure = '' }: Scene): number[] {
  return (`${description} ${adventure}`.match(/\d+/g) ?? []).map(Number);
}

function sheetNumbers(sheets: readonly Sheet[]): number[] {
  return sheets.flatMap(({ current_hp, max_hp }) => [current_hp, max_hp].map(Number));
}

function woundsShown({ effects }: MessageRead): number[] {
  return effects.flatMap((effect) =>
    effect.kind === 'hit_points'
      ? [effect.before, effect.after, effect.max, Math.abs(effect.after - effect.before)]
      : [],
  );
}

function hasGained({ effects }: MessageRead): boolean {
  return effects.some((effect) => effect.kind === 'item' && effect.quantity > 0);
}

/** What was said by players who roll their own dice may be told again. */
function numbersSaid(played: Played, reply: number): number[] {
  const { selfRolls, says } = played.scene;
  return selfRolls ? (says[reply]?.words.match(/\d+/g) ?? []).map(Number) : [];
}

/** One sentence for every number, death or end that was told and is not so. */
export function falseClaims(played: Played): string[] {
  const { scene, game, characters } = played;
  const names = scene.sheets.map(({ name }) => name);
  const isOver = game?.status === 'ended';
  const known = new Set(sheetNumbers(scene.sheets));
  return [played.opening, ...played.replies].flatMap(({ message }, index) => {
    if (!message) return [];
    const { content } = message;
    const given = index === 0 ? numbersWritten(scene) : numbersSaid(played, index - 1);
    const shown = new Set([...diceShown(message), ...given]);
    for (const number of [...woundsShown(message), ...damageShown(message)]) known.add(number);
    const isDown = characters.some(({ current_hp }) => current_hp <= 0);
    return [
      ...diceTold(content)
        .filter((number) => !shown.has(number))
        .map((number) => `a roll of ${number}`),
      ...woundsTold(content)
        .filter((number) => !shown.has(number) && !known.has(number))
        .map((number) => `${number} of damage or hit points`),
      ...(tellsLoot(content) && !hasGained(message) ? ['something gained'] : []),
      ...(!isDown && tellsDeath(content, names) ? ['a death'] : []),
      ...(!isOver && tellsEnd(content) ? ['an end'] : []),
    ];
  });
}
