import { describe, expect, it } from 'vitest';
import { calling } from '../../test/table.ts';
import { saying, tellingTable, toldTurn } from '../../test/told-turn.ts';

const notes = 'The silver key lies hidden below the third stair of the old mill by the weir.';
const { world } = tellingTable({});
const table = { world: { ...world, notes } };

/** How many words of the notes stand in a text in a row. */
function longestRun(text: string): number {
  const words = (some: string) => some.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [shown, secret] = [` ${words(text).join(' ')} `, words(notes)];
  for (let length = secret.length; length > 0; length--)
    for (let at = 0; at + length <= secret.length; at++)
      if (shown.includes(` ${secret.slice(at, at + length).join(' ')} `)) return length;
  return 0;
}

describe.each([1, 7, 1_000])('a note that is told in parts, in pieces of %i', (size) => {
  it('[E7.20] over the requests of a turn stays one note', async () => {
    const { narration } = await toldTurn(
      [
        saying('Listen. The silver key lies hidden below the third stair of the old mill.', size),
        saying('lies hidden below the third', size),
        saying('stair of the old mill.', size),
      ],
      { table },
    );
    expect(longestRun(narration)).toBeLessThan(7);
  });

  it('[E7.20] around a call stays one note', async () => {
    const { narration } = await toldTurn(
      [
        saying('The silver key lies hidden', size, calling(['update_world_state', { time: 'noon' }])),
        saying('below the third stair of', size, calling(['update_world_state', { time: 'dusk' }])),
        saying('the old mill by the weir.', size),
        saying('A crow calls.', size),
        saying('A crow calls.', size),
      ],
      { table },
    );
    expect(longestRun(narration)).toBeLessThan(7);
  });

  it('[E7.23] the code around calls stays the code', async () => {
    const told = (text: string, time: string) =>
      saying(text, size, calling(['update_world_state', { time }]));
    const { game } = tellingTable({});
    const { narration } = await toldTurn(
      [told('QX7', 'dawn'), told('KP2', 'noon'), 'MD', 'A crow calls.', 'A crow calls.'],
      { table: { game: { ...game, code: 'QX7KP2MD' } } },
    );
    expect(narration.replace(/[^A-Z\d]/g, '')).not.toContain('QX7KP2MD');
  });
});
