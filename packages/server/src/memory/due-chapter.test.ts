import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueChapter, leavingUpTo } from './due-chapter.ts';

const historyCharacters = 2_000;
const talk = fc
  .array(fc.integer({ min: 20, max: 3_000 }), { maxLength: 120 })
  .map((lengths) => lengths.map((characters, place) => ({ id: place + 1, characters })));

describe('what is about to leave the prompts', () => {
  it('[E6.11] reaches at least as far as the chapter that is due', () => {
    fc.assert(
      fc.property(talk, (untold) => {
        const leaving = leavingUpTo(untold.toReversed(), historyCharacters);
        expect(leaving).toBeGreaterThanOrEqual(dueChapter(untold, historyCharacters)?.toId ?? 0);
      }),
    );
  });

  it('[E6.14] is everything for which there is no room', () => {
    fc.assert(
      fc.property(talk, (untold) => {
        const leaving = leavingUpTo(untold.toReversed(), historyCharacters);
        let newer = 0;
        for (const { id, characters } of untold.toReversed()) {
          newer += characters;
          if (newer > historyCharacters && id < untold.length) expect(id).toBeLessThanOrEqual(leaving);
        }
      }),
    );
  });

  it('[E6.11] is nothing while the talk fills less than nine tenths of a prompt, and then all but the newest half', () => {
    const untold = (count: number) =>
      Array.from({ length: count }, (_, place) => ({ id: count - place, characters: 100 }));
    expect(leavingUpTo(untold(17), historyCharacters)).toBe(0);
    expect(leavingUpTo(untold(18), historyCharacters)).toBe(8);
  });
});
