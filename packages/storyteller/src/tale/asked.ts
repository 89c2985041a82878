import type { Condition } from '../conditions/condition.ts';
import type { Genre, Pronoun } from '../world/world.ts';
import type { PatternName } from './sources.ts';

export type Length = 'short' | 'medium' | 'long';

export interface AskedPerson {
  name: string;
  role: string;
  pronoun: 'he' | 'she' | 'they';
}

export interface AskedFoe {
  name: string;
  pronoun: Pronoun;
  /** The noun of its kind: `dragon`, `pirate`; empty where it is somebody by name alone. */
  kind: string;
}

export interface AskedPlace {
  /** As it stands in a sentence: `the floating city of glass`. */
  name: string;
  /** What it is, in nouns. */
  nature: readonly string[];
}

/** Where what is wrong lies: a building, a room, a mine, within or near the place in which a tale begins. */
export interface GoalPlace extends AskedPlace {
  /** What one has to go into first: the mill of the mill loft. */
  within: string | null;
}

/** What is wrong, as a host has told it. */
export interface Trouble {
  /** As it follows `why`: `the tide has stopped coming back`. */
  clause: string;
  /** What it is about: `the tide`. */
  matter: string;
  /** What is to be done about it, as it follows `to`. */
  goal: string;
}

/** What a host has asked for, as far as words tell. */
export interface Asked {
  genre: Genre | null;
  /** Whether more than one word speaks for it. */
  isSure: boolean;
  /** The host's own word for the genre, where it is another: `cyberpunk`. */
  label: string | null;
  pattern: PatternName | null;
  length: Length;
  /** What is told, sentence by sentence, as it can be read out at the table. */
  premise: readonly string[];
  place: AskedPlace | null;
  /** Where it has to end. */
  lair: AskedPlace | null;
  /** Where what is wrong lies, close to where it begins. */
  goalPlace: GoalPlace | null;
  /** What else is spoken of as a place, in the order of the text. */
  stops: readonly AskedPlace[];
  villain: AskedFoe | null;
  /** In the singular. */
  minion: AskedFoe | null;
  prize: string | null;
  goal: string | null;
  /** What is wrong, where that is told. */
  trouble: Trouble | null;
  people: readonly AskedPerson[];
  /** Whoever of them asks for help; null where nobody does. */
  asker: string | null;
  /** Whoever is spoken of by name and cannot be met, and why. */
  absent: readonly { name: string; why: 'sought' | 'dead' }[];
  /** Who of the absent is locked in, tied up or asleep somewhere. */
  kept: readonly AskedPerson[];
  /** What is told of how somebody is, met or not, by name. */
  conditions: Readonly<Record<string, readonly Condition[]>>;
  /** Nouns of places, wherever they stand. */
  nature: readonly string[];
  /** What must not come up. */
  never: readonly string[];
}
