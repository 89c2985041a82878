import type { Genre } from '../world/world.ts';
import type { Affair, Said, Tie } from './life.ts';

/** Of what a life is made: whoever has a trade answers by that first, then by their household, their temper, and as anybody would. */
export const strands = ['Trade', 'Household', 'Temper', 'Anybody'] as const;
export type Strand = (typeof strands)[number];

export interface LifeSource {
  strand: Strand;
  name: string;
  /** Words of a role by which a trade is meant; of a household what of a family it has. */
  words: readonly string[];
  /** What a trade tells of somebody's family: a household has to have it. */
  kin: readonly string[];
  /** The kinds of tale it is for; null for all. */
  only: readonly Genre[] | null;
  /** Words of the roles of those who give the orders: the first of them in a tale is its `{boss}`. */
  boss: readonly string[];
  parts: Readonly<Partial<Record<Affair, readonly Said[]>>>;
  declines: readonly string[];
}

export interface LifeLibrary {
  lives: readonly LifeSource[];
  ties: readonly Tie[];
}
