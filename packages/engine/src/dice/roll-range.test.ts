import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDice } from './create-dice.ts';
import recorded from './recorded-rolls.json' with { type: 'json' };
import { rollRange } from './roll-range.ts';

const dice = createDice((min, max) => randomInt(min, max + 1));

const accepted = recorded.map((line) => line.split(' | ')).filter(([given]) => dice.check(given!).ok);

describe('what a notation can come up with', () => {
  it.each([
    ['1d20+5', 6, 25],
    ['1d20-1', 0, 19],
    ['2d20kh1+4', 5, 24],
    ['2d20kl1', 1, 20],
    ['4d6dl1', 3, 18],
    ['4d6kh3', 3, 18],
    ['2d6+1d8', 3, 20],
    ['1d20-1d4', -3, 19],
    ['1d%', 1, 100],
    ['4dF', -4, 4],
    ['2d6r=1', 4, 12],
    ['2d6ro=1', 2, 12],
    ['1d20min10', 10, 20],
    ['3d6u', 6, 15],
    ['6d10>=8', 0, 6],
    ['6d10>=8f<=2', -6, 6],
    ['{2d6,1d12}kh1', 2, 12],
    ['{1d4,1d6,1d8}dl1', 2, 14],
    ['floor(3d6/2)', 1, 9],
    ['(1d6+2)*2', 6, 16],
    ['abs(1d4-1d8)', 0, 7],
    ['max(1d4,1d20)', 1, 20],
  ])('[E2.7] %s gives between %d and %d', (notation, lowest, highest) => {
    expect(rollRange(notation)).toMatchObject({ lowest, highest });
  });

  it('[E2.7] is whole unless something is divided', () => {
    expect(rollRange('1d20+5').isWhole).toBe(true);
    expect(rollRange('4dF').isWhole).toBe(true);
    expect(rollRange('1d6/2')).toEqual({ lowest: 0.5, highest: 3, isWhole: false });
  });

  it('[E2.7] holds whatever comes up', () => {
    const notations = accepted.map(([, notation]) => notation!);
    fc.assert(
      fc.property(fc.constantFrom(...notations), (notation) => {
        const { lowest, highest } = rollRange(notation);
        for (let times = 0; times < 20; times++) {
          const { total } = dice.roll(notation, '');
          expect(total).toBeGreaterThanOrEqual(lowest);
          expect(total).toBeLessThanOrEqual(highest);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('[E2.7] holds for what was recorded', () => {
    for (const [, notation, ...rolls] of accepted) {
      const { lowest, highest } = rollRange(notation!);
      for (const roll of rolls.filter((one) => one.includes(' = '))) {
        const total = Number(/ = (-?[\d.]+)$/.exec(roll)?.[1]);
        expect({ notation, total, isIn: total >= lowest && total <= highest }).toEqual({
          notation,
          total,
          isIn: true,
        });
      }
    }
  });
});
