import type { Reading } from './reading.ts';
import type { Standing, Witness } from './witness.ts';

/** What a narration may claim, as tables and counters name it. */
export type ClaimKindName =
  | 'die'
  | 'damage'
  | 'death'
  | 'item'
  | 'level'
  | 'condition'
  | 'slot'
  | 'end'
  | 'outcome'
  | 'agency'
  | 'line'
  | 'secret';

/** Something that a sentence says of the game, and what is missing for it to be true: null when it is borne out. */
export interface Claim {
  kind: ClaimKindName;
  /** One line for the model: which tool to call, or which number is true. */
  missing: string | null;
}

/** One kind of claim: finds in a sentence what it claims, and holds that against the witness. */
export type ClaimReader = (reading: Reading, witness: Witness) => Claim[];

export const nameOf = ({ sheet }: Standing) => sheet.name;

/** "Mira has 17 of 24 hit points." */
export function hitPointsOf(who: readonly Standing[]): string {
  return who
    .map(({ sheet }) => `${sheet.name} has ${sheet.current_hp} of ${sheet.max_hp} hit points`)
    .join('; ');
}
