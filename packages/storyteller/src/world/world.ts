import type { Condition } from '../conditions/condition.ts';
import type { Slots } from '../language/phrase.ts';
import type { Life, Tie } from '../lives/life.ts';
import type { Case } from '../whodunit/case.ts';

export const genres = ['fantasy', 'science fiction', 'horror', 'mystery', 'modern', 'western'] as const;
export type Genre = (typeof genres)[number];

export const traits = [
  'fixed',
  'portable',
  'locked',
  'closed',
  'container',
  'readable',
  'climbable',
  'breakable',
  'flammable',
  'lightable',
  'liquid',
  'drinkable',
  'edible',
  'animal',
  'machine',
  'furniture',
  'weapon',
  'valuable',
  'dangerous',
  'door',
  'light',
] as const;
export type Trait = (typeof traits)[number];

/** A check that an adventure writes down: any of the skills does. */
export interface Check {
  skills: readonly string[];
  difficulty: number;
  /** Who looks in the right place needs no roll. */
  isCertain?: true;
  /** What brings it about without a roll, as the text has it: `puts a hand in there`. */
  freely?: readonly string[];
}

/** Something in a place that can be looked at, searched and handled. */
export interface Thing {
  /** Unique in its world. */
  id: string;
  /** With its article: `the tide clock`. */
  name: string;
  /** By which players may mean it; lower case, singular. */
  words: readonly string[];
  traits: readonly Trait[];
  /** What anybody sees. */
  see: string;
  /** What a good search brings to light; empty where there is nothing. */
  find: string;
  /** What can be carried away once it was found. */
  item: string | null;
  /** The id of whoever has it on them: it is theirs, and does not lie about. */
  holder?: string;
  /** Whether nobody sees it before it is found. */
  isHidden?: boolean;
  /** By what it is found, where the text says so, and in what it is looked for. */
  check?: Check & { where: string };
  /** What else comes with it onto the sheet of whoever finds it. */
  hoard?: readonly { name: string; quantity: number }[];
}

/** What somebody knows about something. */
export interface Topic {
  words: readonly string[];
  /** Spoken, without quotation marks. */
  says: string;
  /** What everybody has been told, where it is that; and what this one has to say of it. */
  common?: { fact: string; own?: string };
  /** Whether it asks for something rather than tells it. */
  isPlea?: true;
}

/** What somebody tells to nobody who has not won it from them. */
export interface Kept extends Topic {
  id: string;
  check: Check;
  /** How it is to be asked, where asking is a way to try; null where it is not. */
  asked: readonly string[] | null;
  /** What wins it without a roll, where the text says so. */
  ways?: readonly { kind: string; nouns: readonly string[] }[];
}

export type Pronoun = 'he' | 'she' | 'it' | 'they';
export type Attitude = 'friendly' | 'wary' | 'hostile';

export interface Person {
  id: string;
  name: string;
  /** `ferry keeper`; empty where nobody knows. */
  role: string;
  pronoun: Pronoun;
  words: readonly string[];
  attitude: Attitude;
  topics: readonly Topic[];
  kept?: readonly Kept[];
  /** Whether the text says that they do not tell the truth, or not all of it. */
  isLying?: true;
  /** How hard it is to see what they hide, where the text says so, and what is seen then. */
  doubt?: { difficulty: number; shows: string };
  /** What is told of how they are; a deed may have changed it since. */
  conditions?: readonly Condition[];
  /** What they tell of themselves, in a tale that has written none of it. */
  life?: Life;
  /** Whether what they know was written for them, rather than made of what the host has told. */
  isWritten?: true;
  /** The name of a creature whose numbers this person has in a fight. */
  like: string;
}

/** How a creature fights; what it does is a verb phrase: `rakes at you with a hook`. */
export interface FoeKind {
  name: string;
  /** Whether the name takes no article: `Captain Vey`. */
  isProper: boolean;
  pronoun: Pronoun;
  /** The creature of the books whose numbers it has. */
  like: string;
  words: readonly string[];
  attacks: readonly string[];
}

/** What stands between a place and the way onward. */
export interface Obstacle {
  name: string;
  words: readonly string[];
  skills: readonly string[];
  /** Whether nobody comes by it merely by walking on: somebody has shut it. */
  isShut?: true;
  /** What opens it, by its noun: whoever carries it goes through. */
  key?: string;
  block: string;
  pass: string;
  cost: string;
  fail: string;
}

export interface Exit {
  /** The id of the place it leads to. */
  to: string;
  /** As it is named: `the Salt Stair`. */
  name: string;
  words: readonly string[];
  obstacle: Obstacle | null;
}

/** What a place is there for in the tale; `scene`: as an adventure has it. */
export type Beat = 'hook' | 'lead' | 'danger' | 'twist' | 'climax' | 'scene';

export interface Place {
  id: string;
  /** As it is named in a sentence: `the Salt Stair`. */
  name: string;
  /** Where one is when one is there: `on the Salt Stair`. */
  at: string;
  beat: Beat;
  words: readonly string[];
  /** Read on arrival, in paragraphs. */
  arrival: string;
  /** Text in which more stands that is there and can be meant. */
  scenery?: string;
  senses: readonly string[];
  things: readonly Thing[];
  people: readonly Person[];
  /** Who may be met and fought here. */
  foes: readonly { kind: FoeKind; count: number }[];
  exits: readonly Exit[];
}

/** Something that is found out, with what goes on record. */
export interface Clue {
  text: string;
  fact: string;
}

/** What is wrong in the world, who is behind it, how it can end. Its lines may use the world's slots. */
export interface Threat {
  id: string;
  quest: string;
  villain: FoeKind;
  minion: FoeKind;
  /** Spoken by the one who asks for help. */
  hook: readonly string[];
  rumours: readonly string[];
  clues: readonly Clue[];
  signs: readonly string[];
  twist: Clue | null;
  weakness: { text: string; words: readonly string[]; used: string };
  ambush: readonly string[];
  confront: readonly string[];
  taunts: readonly string[];
  sway: readonly string[];
  turning: readonly string[];
  victory: readonly string[];
  resolved: readonly string[];
  defeat: readonly string[];
}

/**
 * The world of one game. It never changes: it is made anew for each turn, the same each time, from what the tale has noted
 * down or from the adventure. What changes is the state.
 */
export interface World {
  genre: Genre;
  /** In the order of the tale; the first is where it begins. */
  places: readonly Place[];
  /** Null for an adventure: its text says what is wrong. */
  threat: Threat | null;
  /** Who asked for help; null where nobody did. */
  patron: Person | null;
  /** Whoever is spoken of by name and cannot be met, and why. */
  /** Whoever is locked in, tied up or asleep, for where that is. */
  kept?: readonly Person[];
  absent: readonly { name: string; why: 'sought' | 'dead'; conditions?: readonly Condition[] }[];
  /** What may lie between two of its people. */
  ties?: readonly Tie[];
  /** What its people are and do, for whoever has nothing to say: small talk, spoken. */
  gossip: readonly string[];
  /** From the beginning to the end of a tale. */
  hours: readonly string[];
  /** What goes wrong when something nearly works. */
  complications: readonly string[];
  /** What is to be found out, where it is a crime with suspects. */
  case?: Case;
  /** The names that any line may use. */
  slots: Slots;
}
