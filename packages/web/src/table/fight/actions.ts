import type { Combatant } from '@fireside/contract/effects';
import { termFor } from '../../characters/term.ts';
import { words } from '../../words/words.ts';
import { isStanding } from './fight.ts';
import type { FightSentences } from './use-fight-sentences.ts';

/** Something to do on one's turn: what the chip says, and the sentence that it puts into the composer. */
export interface Action {
  label: string;
  sentence: string;
}

/** What of a sheet can be done in a fight. */
export interface Means {
  /** Names of weapons. */
  weapons: readonly string[];
  spells: readonly Spell[];
  /** Spell slots that are left, of all levels. */
  slotsLeft: number;
  /** Names of potions that are carried. */
  potions: readonly string[];
}

export interface Spell {
  name: string;
  /** Whether a slot is spent for it. */
  takesSlot: boolean;
  /** For whom it is meant: foes, friends, or nobody in particular. */
  aims: 'foe' | 'friend' | 'nobody';
}

/** Among whom it is done. */
export interface Field {
  /** The foe that is aimed at; null where none stands. */
  target: Combatant | null;
  /** The rest of the party, and whoever else is on no side. */
  friends: readonly Combatant[];
}

/** The friend who needs it most: whoever lies there, then whoever has the fewest hit points left for their size. */
export function mostInNeed(friends: readonly Combatant[]): Combatant | undefined {
  const need = (one: Combatant) => (isStanding(one) ? (one.hp ? one.hp.current / one.hp.max : 1) : -1);
  const alive = friends.filter(({ state }) => state !== 'dead' && state !== 'down');
  return alive.reduce<Combatant | undefined>(
    (worst, one) => (worst && need(worst) <= need(one) ? worst : one),
    undefined,
  );
}

function spell({ name, aims }: Spell, { target, friends }: Field, say: FightSentences): string {
  if (aims === 'foe' && target) return say.castAt(name, target.name);
  if (aims !== 'friend') return say.cast(name);
  const friend = mostInNeed(friends);
  return friend ? say.castOn(name, friend.name) : say.castOnMyself(name);
}

/** Everything that suggests itself, the sharpest first. A spell without a slot does not. */
export function actionsOf(means: Means, field: Field, say: FightSentences): Action[] {
  const { weapons, spells, slotsLeft, potions } = means;
  const { dodge, dash, disengage, help, hide } = words.fight;
  const friend = mostInNeed(field.friends);
  const castable = spells.filter(({ takesSlot }) => !takesSlot || slotsLeft > 0);
  return [
    ...weapons.map((name) => ({
      label: termFor(name),
      sentence: say.attack(name, field.target?.name ?? null),
    })),
    ...castable.map((one) => ({ label: termFor(one.name), sentence: spell(one, field, say) })),
    ...potions.map((name) => ({ label: termFor(name), sentence: say.drink(name) })),
    { label: dodge, sentence: say.dodge },
    { label: dash, sentence: say.dash },
    { label: disengage, sentence: say.disengage },
    ...(friend ? [{ label: help, sentence: say.help(friend.name) }] : []),
    { label: hide, sentence: say.hide },
  ];
}

/** All that is left to whoever lies between life and death. */
export function lastActions(say: FightSentences): Action[] {
  return [{ label: words.fight.holdOn, sentence: say.holdOn }];
}
