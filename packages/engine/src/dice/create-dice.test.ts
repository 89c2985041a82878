import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDice, type RandomSource } from './create-dice.ts';
import { diceLimits } from './limits.ts';
import recorded from './recorded-rolls.json' with { type: 'json' };

const fair: RandomSource = (min, max) => randomInt(min, max + 1);
const dice = createDice(fair);
const untouched = createDice(() => {
  throw new Error('the source of randomness was touched');
});

function normalised(notation: string): string {
  const check = untouched.check(notation);
  return check.ok ? check.notation : `refused: ${check.detail}`;
}

describe('checking a notation', () => {
  it.each([
    ['d20', '1d20'],
    ['1D20 + 5', '1d20+5'],
    ['2d6r1', '2d6r=1'],
    ['2d6ro1', '2d6ro=1'],
    ['2d6!6', '2d6!=6'],
    ['1d20cs19', '1d20cs=19'],
    ['4d6kh', '4d6kh1'],
    ['4d6 kh3', '4d6kh3'],
    ['4d6dl', '4d6dl1'],
    ['4DF', '4dF'],
    ['d%', '1d%'],
    ['1d100+2', '1d100+2'],
    ['2d6 + d8', '2d6+1d8'],
    ['1d20−1', '1d20-1'],
    ['2d6×2', '2d6*2'],
    ['Attack: 1d20+5', '1d20+5'],
    ['roll 3d6', '3d6'],
    ['1d20+5 to hit', '1d20+5'],
    ['2d6+3 slashing', '2d6+3'],
    ['1d20 [stealth] + 2', '1d20+2'],
    ['1d8 # fire', '1d8'],
    ['1d8 # fire\nof the dragon', '1d8'],
    ['1d8 /* fire\nbolt */ + 2', '1d8+2'],
    ['{2d6, 1d12}kh1', '{2d6,1d12}kh1'],
    ['6d10>=8f<=2', '6d10>=8f<=2'],
    ['floor(3d6/2)', 'floor(3d6/2)'],
    ['round(1d6)', 'round(1d6)'],
    ['1 + Round(d6 / 2)', '1+round(1d6/2)'],
    ['round(d(2+4)/2)', 'round(1d(2+4)/2)'],
    ['(1+2)d6', '(1+2)d6'],
    ['100d1000', '100d1000'],
  ])('[D7.14] reads %s as %s', (given, expected) => {
    expect(normalised(given)).toBe(expected);
  });

  it.each([
    ['', /no dice notation/],
    ['5', /no dice/],
    ['banana', /no dice notation/],
    ['0d6', /no dice notation/],
    ['1d20 with advantage', /2d20kh1/],
    ['2d6 d8', /Join dice/],
    ['1d20 1d4', /Join dice/],
    ['(1-1)d6', /no dice notation/],
    ['{1d6,1d8}!', /group/],
    ['{1d6,1d8}min2', /group/],
    ['{2d6,1d8}!=5', /group/],
    ['101d6', /100 dice/],
    ['1000d6', /100 dice/],
    ['60d6+60d6', /100 dice/],
    ['1d1001', /1,000 sides/],
    ['1d20+99999', /10,000 at most/],
    [`1d20${'+1'.repeat(60)}`, /100 characters/],
    ['1d6/0', /whole number/],
    ['6/1d6', /whole number/],
    ['1d6^9', /Only/],
    ['sqrt(1d6)', /Only/],
    ['1d6*9*9*9', /multiplications/],
    ['((((((1d6))))))', /nested/],
    ['1d6!>=1', /keep rolling/],
    ['1d100!>10', /keep rolling/],
    ['1d6r<=6', /keep rolling/],
    ['1d1!', /one face/],
    ['3d6!r1', /not both/],
    ['1d1u', /one face/],
    ['7d6u', /different/],
    ['3d6u!', /Unique/],
  ])('[D7.14] refuses %s', (given, reason) => {
    expect(normalised(given)).toMatch(reason);
  });
});

describe('rolling', () => {
  it('shows the working', () => {
    const threes = createDice(() => 3);
    expect(threes.roll('2d6+4', 'Damage')).toEqual({
      notation: '2d6+4',
      reason: 'Damage',
      total: 10,
      breakdown: '[3, 3]+4 = 10',
    });
  });

  it('draws once for each die, with its own bounds', () => {
    const drawn: [number, number][] = [];
    const recording = createDice((min, max) => {
      drawn.push([min, max]);
      return max;
    });
    expect(recording.roll('2d6+1d20+1d8', '').total).toBe(40);
    expect(drawn).toEqual([
      [1, 6],
      [1, 6],
      [1, 20],
      [1, 8],
    ]);
  });

  it('rolls nothing that would be refused', () => {
    expect(() => untouched.roll('banana', '')).toThrow(/no dice notation/);
  });

  it.each([
    ['2d6kh3', '[4, 4] = 8'],
    ['2d6kl3', '[4, 4] = 8'],
    ['2d6dh3', '[4d, 4d] = 0'],
    ['2d6dl3', '[4d, 4d] = 0'],
  ])('keeps or drops all when %s asks for more than there are', (notation, breakdown) => {
    expect(createDice(() => 4).roll(notation, '').breakdown).toBe(breakdown);
  });

  it('cuts a long working short, but not the total', () => {
    const { breakdown, total } = createDice((_, max) => max).roll('100d20!', '');
    expect(total).toBe(100 * 101 * 20);
    expect(breakdown.length).toBeLessThan(diceLimits.breakdownCharacters + 20);
    expect(breakdown).toMatch(/… = 202000$/);
  });

  it('[D7.14] shows every face of a d20 about equally often', () => {
    const counts = new Map<number, number>();
    for (let index = 0; index < 10_000; index++) {
      const { total } = dice.roll('1d20', '');
      counts.set(total, (counts.get(total) ?? 0) + 1);
    }
    expect(counts.size).toBe(20);
    // Eight standard deviations: this fails by chance less often than hardware does.
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(8 * 22);
  });
});

describe('the answers of @dice-roller/rpg-dice-roller 5.5.1 under the same limits', () => {
  function seeded(seed: number, draws: number[]): RandomSource {
    let state = seed;
    return (_, max) => {
      state = (state * 48_271) % 2_147_483_647;
      draws.push(max);
      return 1 + (state % max);
    };
  }

  it.each(recorded.map((row) => row.split(' | ')))('%s', (given = '', ...answers) => {
    const check = untouched.check(given);
    if (!check.ok) return expect([check.detail]).toEqual(answers);
    const rolls = [1, 7_919, 1_048_583].flatMap((seed) => {
      const draws: number[] = [];
      const { breakdown, total } = createDice(seeded(seed, draws)).roll(check.notation, '');
      expect(breakdown.endsWith(` = ${total}`)).toBe(true);
      return [draws.join(' '), breakdown];
    });
    expect([check.notation, ...rolls]).toEqual(answers);
  });
});

describe('properties', () => {
  const plain = fc.record({
    quantity: fc.integer({ min: 1, max: 100 }),
    sides: fc.integer({ min: 1, max: 1_000 }),
    plus: fc.integer({ min: -500, max: 500 }),
  });

  it('a total lies within the bounds of its dice', () => {
    fc.assert(
      fc.property(plain, ({ quantity, sides, plus }) => {
        const check = dice.check(`${quantity}d${sides}${plus < 0 ? plus : `+${plus}`}`);
        if (!check.ok) throw new Error(check.detail);
        const { total } = dice.roll(check.notation, '');
        expect(total).toBeGreaterThanOrEqual(quantity + plus);
        expect(total).toBeLessThanOrEqual(quantity * sides + plus);
      }),
    );
  });

  const fragments = fc.array(
    fc.oneof(
      fc.constantFrom(
        ...['d', '%', 'dF', '!', '!!', '!p', 'r', 'ro', 'u', 'uo', 'k', 'kh', 'kl', 'dl', 'dh', 'min', 'max'],
        ...['cs', 'cf', 's', 'sa', 'f', '>', '<', '=', '>=', '<=', '<>', '!=', '+', '-', '*', '/', '**', '^'],
        ...[
          '(',
          ')',
          '{',
          '}',
          ',',
          ' ',
          '.',
          '#',
          '[',
          ']',
          'floor(',
          'round(',
          'abs(',
          'sqrt(',
          'pow(',
          '1d6',
          '2d20',
        ],
      ),
      fc.integer({ min: 0, max: 1_200 }).map(String),
    ),
    { maxLength: 24 },
  );

  const comparison = fc
    .tuple(fc.constantFrom('=', '<', '>', '<=', '>=', '<>', '!='), fc.integer({ min: 1, max: 20 }))
    .map(([operator, value]) => `${operator}${value}`);
  const modifier = fc
    .tuple(
      fc.constantFrom(
        '!',
        '!!',
        '!p',
        'r',
        'ro',
        'u',
        'uo',
        'kh2',
        'kl1',
        'dl1',
        'min3',
        'max9',
        'cs',
        'sd',
        '',
      ),
      fc.option(comparison, { nil: '' }),
    )
    .map((parts) => parts.join(''));
  const elaborate = fc
    .tuple(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 20 }),
      fc.array(modifier, { maxLength: 3 }),
    )
    .map(([quantity, sides, modifiers]) => `${quantity}d${sides}${modifiers.join('')}`);

  it.each([
    ['fair dice', fair],
    ['dice that always show their highest face', (_, max) => max],
    ['dice that always show their lowest face', (min) => min],
  ] satisfies [string, RandomSource][])('no notation throws or runs away with %s', (_, random) => {
    let draws = 0;
    const source = createDice((min, max) => {
      draws++;
      return random(min, max);
    });
    fc.assert(
      fc.property(
        fc.oneof(
          elaborate,
          fragments.map((parts) => parts.join('')),
          fc.string(),
        ),
        (notation) => {
          const check = untouched.check(notation);
          if (!check.ok) {
            expect(check.detail).not.toBe('');
            return;
          }
          expect(check.notation.length).toBeLessThanOrEqual(diceLimits.characters);
          expect(source.check(check.notation)).toEqual(check);
          draws = 0;
          const roll = source.roll(check.notation, '');
          expect(draws).toBeLessThanOrEqual(diceLimits.dice * (1 + diceLimits.uniqueRepeats));
          expect(Number.isFinite(roll.total)).toBe(true);
          expect(roll.breakdown.length).toBeLessThan(diceLimits.breakdownCharacters + 40);
        },
      ),
      { numRuns: 1_500 },
    );
  });
});
