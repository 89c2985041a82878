import type { Intent } from '../intent/lexicon.ts';
import type { Skill } from '../rules/skills.ts';

/** A roll that decides something, plain enough to be noted down until a player has rolled it. */
export interface Action {
  kind: 'check' | 'attack' | 'damage' | 'healing';
  intent: Intent;
  notation: string;
  reason: string;
  /** What the notation adds to the die. */
  modifier: number;
  /** What the total must reach; 0 where every total counts. */
  difficulty: number;
  skill?: Skill;
  /** Index of the foe, of the scene's feature, or of the seat that is meant. */
  target?: number;
  /** What the blow is struck with, and what it does. */
  weapon?: string;
  damage?: string;
  /** The blow was struck with a natural 20. */
  great?: boolean;
  /** How often it was asked for without an answer. */
  tries?: number;
}
