import type { AbilityName } from '@fireside/contract';

export const damageKinds = [
  'acid',
  'bludgeoning',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'piercing',
  'poison',
  'psychic',
  'radiant',
  'slashing',
  'thunder',
] as const;
export type DamageKind = (typeof damageKinds)[number];

/** What the target rolls against; where it succeeds there is half the damage, or none. */
export interface DamageSave {
  ability: AbilityName;
  difficulty: number;
  onSuccess: 'half' | 'none';
}

export interface DamageDice {
  /** With its modifier: `1d6+2`. */
  dice: string;
  kind: DamageKind;
  /** Of this part alone, after a hit: a spider's venom. Where the condition has the same save, it is rolled once. */
  save?: DamageSave;
}

/** A way to do harm: a weapon, a claw, a breath, a spell. It hits by a roll to hit, by a save that fails, or always. */
export interface Attack {
  name: string;
  /** How it reaches: decides what being prone, or an enemy beside one, changes. */
  reach: 'melee' | 'ranged';
  /** What is added to the d20; absent where nothing is rolled to hit. */
  toHit?: number;
  /** Of the whole: a breath, a spell. */
  save?: DamageSave;
  /** Empty for what does no damage by itself. */
  damage: readonly DamageDice[];
  /** What a target suffers besides: at once where it is hit, or where the save given here fails. */
  condition?: { name: string; save?: { ability: AbilityName; difficulty: number } };
  /** As many hit points as these dice show are overcome without a roll to hit or a save, the weakest first: whoever's are not enough is spared. */
  pool?: string;
  /** Hit points that come back instead. */
  heals?: string;
  /** Whether the weapon counts as magical. */
  isMagical?: boolean;
  /** The level of the spell slot that it takes. */
  slot?: number;
  needsConcentration?: boolean;
  /** How many are struck at most; one where nothing is said. */
  targets?: number;
  /** How many blows it has, each judged for itself and against whom one likes; one where nothing is said. */
  strikes?: number;
  /** How often it can be used, as the book says it: `Recharge 5-6`, `3/Day`. */
  limit?: string;
}
