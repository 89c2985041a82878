import type { Foe } from '../state.ts';

const marks = ['nearest', 'tall', 'scarred', 'limping', 'quick', 'silent'];

interface Strength {
  players: number;
  /** Of the highest character; 1 without any. */
  level: number;
}

/** The rank and file: enough of them to matter, never more than the table can face. */
export function minionsFor({ players, level }: Strength): Foe[] {
  const count = Math.min(4, Math.max(2, players));
  const hp = (players === 1 ? 2 : 5) + 3 * level;
  return Array.from({ length: count }, (_, index) => ({
    part: 'minion' as const,
    mark: marks[index]!,
    hp,
    maxHp: hp,
    armor: 11 + Math.floor(level / 4),
    attack: 2 + Math.floor(level / 2),
    damage: level < 3 ? '1d4' : `1d6+${Math.floor(level / 2)}`,
  }));
}

export function villainFor({ players, level }: Strength): Foe {
  const hp = 8 + 5 * players + 3 * level;
  return {
    part: 'villain',
    mark: '',
    hp,
    maxHp: hp,
    armor: 12 + Math.floor(level / 3),
    attack: 3 + Math.floor(level / 2),
    damage: level < 3 ? '1d6' : `1d8+${Math.floor(level / 2)}`,
  };
}

/** The most that one of its blows can do. */
export function hardestBlow(damage: string): number {
  const [, count = '1', sides = '6', bonus = '0'] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(damage) ?? [];
  return Number(count) * Number(sides) + Number(bonus);
}
