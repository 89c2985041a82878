import { describe, expect, it } from 'vitest';
import { fightWith, type Fought } from '../../test/random-fight.ts';

async function many(
  count: number,
  options: Omit<Parameters<typeof fightWith>[0], 'seed'>,
): Promise<Fought[]> {
  const fights: Fought[] = [];
  for (let seed = 1; seed <= count; seed++) fights.push(await fightWith({ ...options, seed }));
  return fights;
}

const shareOfWins = (fights: Fought[]) => fights.filter(({ isWon }) => isWon).length / fights.length;

describe('fights by chance', () => {
  const levels = [1, 3, 5] as const;
  const cases = Array.from({ length: 60 }, (_, at) => ({
    seed: at + 1,
    players: 1 + (at % 4),
    level: levels[Math.floor(at / 4) % 3]!,
    ownDice: at % 2 === 1,
    against: at % 5 === 4 ? ('villain' as const) : ('minions' as const),
    zeroHp: at % 3 === 0 ? ('end' as const) : ('fall' as const),
  }));

  it.each(cases)('$seed: party of $players at level $level, against $against', async (given) => {
    const { game, hasEnded, refused, hidden, repeated, wrong } = await fightWith(given);
    expect(hasEnded).toBe(true);
    expect(refused).toEqual([]);
    expect(repeated).toEqual([]);
    // Hit points are told as they were and as they are.
    expect(wrong).toEqual([]);
    expect(hidden).toEqual([]);
    expect(game.told.length).toBeLessThan(80);
  });
});

describe('a fair fight', () => {
  it('is won by a lone beginner against two, seven times in ten', async () => {
    const fights = await many(40, {
      players: 1,
      level: 1,
      against: 'minions',
      zeroHp: 'fall',
      ownDice: false,
    });
    expect(shareOfWins(fights)).toBeGreaterThanOrEqual(0.7);
  });

  it('is won by a party of three nearly always', async () => {
    const fights = await many(40, {
      players: 3,
      level: 1,
      against: 'minions',
      zeroHp: 'fall',
      ownDice: false,
    });
    expect(shareOfWins(fights)).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    [1, 1],
    [1, 5],
    [3, 3],
  ])('against the villain is won more often than not: %i at level %i', async (players, level) => {
    const fights = await many(20, { players, level, against: 'villain', zeroHp: 'fall', ownDice: false });
    expect(shareOfWins(fights)).toBeGreaterThanOrEqual(0.55);
  });
});

describe('foes of every kind', () => {
  const kinds = [
    'ghoul',
    'wolf',
    'giant spider',
    'ghost',
    'swarm of rats',
    'cockatrice',
    'veteran',
    'nobody of the books',
  ];
  const cases = kinds.flatMap((like) => [false, true].map((ownDice) => ({ like, ownDice })));

  it.each(cases)('are fought to the end: $like (own dice: $ownDice)', async ({ like, ownDice }) => {
    const given = { seed: 21, players: 2, level: 2, ownDice, against: 'minions', zeroHp: 'fall' } as const;
    const { hasEnded, refused, repeated, hidden } = await fightWith({ ...given, like });
    expect(hasEnded).toBe(true);
    expect(refused).toEqual([]);
    expect(repeated).toEqual([]);
    expect(hidden).toEqual([]);
  });
});

describe('a very long fight', () => {
  it('still says everything once, and has something to say', async () => {
    const given = {
      seed: 2,
      players: 1,
      level: 5,
      ownDice: false,
      against: 'minions',
      zeroHp: 'fall',
    } as const;
    const { game, repeated } = await fightWith({ ...given, like: 'commoner', foeHitPoints: 900, turns: 90 });
    expect(game.told.length).toBeGreaterThan(80);
    expect(repeated).toEqual([]);
    expect(game.told.every(({ text }) => text.split(' ').length > 12)).toBe(true);
  });
});
