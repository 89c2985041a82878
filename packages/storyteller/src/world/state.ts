import type { Condition } from '../conditions/condition.ts';
import type { Memory } from '../language/prose.ts';
import type { Step } from '../reader/reading.ts';
import type { CaseOutline } from '../whodunit/case.ts';
import type { Attitude, Genre } from './world.ts';

/** The bones of a composed tale: names and ids into the tales' files, from which its world is made again. */
export interface Outline {
  genre: Genre;
  threat: string;
  twist: number;
  cast: readonly { name: string; role: string; pronoun: 'he' | 'she' | 'they' }[];
  /** `isPlain`: what is written of it cannot be told of the one that the host has described. */
  places: readonly { id: string; name?: string; beat: string; person: number | null; isPlain?: boolean }[];
  /** What was taken over from the game's name and description, by the slot that it fills. */
  wished: Readonly<Record<string, string>>;
  /** Who is locked in, tied up or asleep somewhere, and met where that is. */
  kept?: Outline['cast'];
  /** What the host has told of how somebody is, by name: mute, asleep, locked in. */
  conditions?: Readonly<Record<string, readonly Condition[]>>;
  /** A crime that can be found out. */
  whodunit?: CaseOutline;
}

/** What became of a thing: `lit`, `open`, `broken`, `taken`, `searched`, or words of the player's own. */
export type Mark = string;

/** An attempt whose roll decides; it may be awaited of a player until the next turn. */
export interface Attempt {
  /** Who knows what comes of it. */
  by: 'deed' | 'talk' | 'way' | 'search' | 'story' | 'condition' | 'case';
  step: Step;
  /** As the check tool takes it: `Athletics`, `Thieves' tools`, `Wisdom save`. */
  skill: string;
  difficulty: number;
  /** The id of the thing, person or exit that it is about; empty for none. */
  about: string;
}

/** What the storyteller remembers between turns. It is stored with every turn: everything in it is bounded. */
export interface State {
  version: 2;
  seed: number;
  /** Null for an adventure. */
  outline: Outline | null;
  /** The id of the place where the party is, and those where it has been. */
  at: string;
  been: string[];
  /** Where within it, by name and noun: the crypt, somebody's room. */
  spot?: { name: string; noun: string };
  /** The hour until which somebody has waited; until then it goes by the places. */
  hour?: string;
  /** How many turns were told here, and altogether. */
  turnsHere: number;
  turns: number;
  /** In which turn the way onward was spoken of last, and in which somebody objected to what was made of their words. */
  hinted?: number;
  objected?: number;
  /** Whether the players were told that it is coming to its end, and were offered the way there. */
  called?: true;
  /** What became of things, by their ids; the newest last. */
  things: Record<string, Mark[]>;
  /** What players have made, left or changed here, in words that follow `There is `; by place. */
  left: Record<string, string[]>;
  /** Exits that stand open: the ids of places to which they lead. */
  open: string[];
  people: Record<string, PersonState>;
  /** What is so of somebody by now, by their id: from the first deed that has changed it; until then it is as the world has it. */
  conditions?: Record<string, Condition[]>;
  /** Where people are who are not where they belong, by their id: `party`, or the place and spot at which they were left. */
  company?: Record<string, string>;
  /** How far the present place has come, and the tale. */
  progress: number;
  clues: number;
  signs: number;
  twisted: boolean;
  fought: boolean;
  exposed: boolean;
  /** How far the villain has been swayed without blows. */
  sway: number;
  /** What was found and heard of a crime, by the keys of its statements and findings; whom the table has accused, and in which turn last. */
  inquiry?: { known: string[]; accused: Record<string, number> };
  /** Attempts that wait for a player's roll, by user id. */
  asked: Record<string, Attempt>;
  /** What is still to be done of what somebody announced, by user id: the next of several steps, as written. */
  next: Record<string, string>;
  /** The names of those whom the tale has welcomed. */
  met: string[];
  deeds: { who: string; what: string }[];
  /** Who makes the next roll easier for whom. */
  help: { by: string; target: string } | null;
  said: Memory;
}

export interface PersonState {
  attitude: Attitude;
  /** What of their topics they have told, by number. */
  told: number[];
  /** What players have told or promised them, in a few words; the newest last. */
  heard: string[];
}
