import type { CharacterRead } from '../characters.ts';
import type { PartyMember } from '../games.ts';

/** What of a character sheet effects can change, and what they need to know of it. */
export type Sheet = Pick<
  CharacterRead,
  | 'id'
  | 'name'
  | 'level'
  | 'current_hp'
  | 'max_hp'
  | 'inventory'
  | 'conditions'
  | 'combat_stats'
  | 'temporary_hp'
  | 'death_saves'
  | 'hit_dice_spent'
  | 'slots_spent'
  | 'experience'
>;

export interface Seat extends Pick<PartyMember, 'user_id' | 'pending_roll'> {
  character: Sheet | null;
}

/** A character who has rested and seen nothing yet. */
export const unspent: Pick<
  Sheet,
  'temporary_hp' | 'death_saves' | 'hit_dice_spent' | 'slots_spent' | 'experience'
> = {
  temporary_hp: 0,
  death_saves: { successes: 0, failures: 0 },
  hit_dice_spent: 0,
  slots_spent: [],
  experience: 0,
};
