import type { LifeLibrary } from '../lives/sources.ts';
import type { Clue, FoeKind, Genre, Obstacle, Person, Thing, Threat } from '../world/world.ts';

export const placeKinds = ['hub', 'way', 'site', 'lair'] as const;
/** `hub`: people live here. `way`: on the road. `site`: something happened here. `lair`: where it ends. */
export type PlaceKind = (typeof placeKinds)[number];

export const patternNames = [
  'heist',
  'siege',
  'mystery',
  'rescue',
  'expedition',
  'hunt',
  'escape',
  'parley',
  'ambition',
  'bargain',
  'wrong',
  'taken',
] as const;
/** What may be behind something that nobody can explain: somebody who wanted it, a bargain, an old wrong, a thing that was taken. */
export const origins = ['ambition', 'bargain', 'wrong', 'taken'] as const satisfies readonly PatternName[];
/** What kind of undertaking a tale is. */
export type PatternName = (typeof patternNames)[number];

/** A place as its file has it: `{name}` stands for whatever it is called in a game. */
export interface PlaceSource {
  id: string;
  name: string;
  kind: PlaceKind;
  at: string;
  nature: readonly string[];
  words: readonly string[];
  arrival: string;
  senses: readonly string[];
  things: readonly Thing[];
  people: readonly Person[];
  way: Obstacle;
}

/** What every tale of one kind can say, whoever is in it. */
export interface Telltale extends Omit<Threat, 'villain' | 'minion' | 'twist'> {
  tags: readonly string[];
  pattern: PatternName;
  titles: readonly string[];
  pitches: readonly string[];
  twists: readonly Clue[];
}

export interface FoeSource extends FoeKind {
  /** What it is after, in one clause; empty where nobody knows. */
  wants: string;
}

export interface ThreatSource extends Telltale {
  villain: FoeSource;
  minion: FoeSource;
}

/** Lines for tales that are built on what a host has asked for; by the name of their part. */
export type SpokenLines = Readonly<Record<(typeof spokenParts)[number], readonly string[]>>;

export const spokenParts = [
  'Arrival',
  'Reached',
  'Seen',
  'Known',
  'Witness',
  'About',
  'Onward',
  'Asker',
  'Plea',
  'Prize',
  'Oneself',
  'Complication',
  'Missing',
  'Found',
  'Trace',
] as const;

export interface Palette {
  genre: Genre;
  /** Words of a description that speak for this genre. */
  words: readonly string[];
  weapon: string;
  he: readonly string[];
  she: readonly string[];
  family: readonly string[];
  roles: readonly string[];
  hours: readonly string[];
  gossip: readonly string[];
  complications: readonly string[];
  prizes: readonly string[];
  villains: readonly FoeSource[];
  minions: readonly FoeSource[];
}

/** A tale with places of its own. */
export interface WholeTale {
  id: string;
  name: string;
  tags: readonly string[];
  places: readonly string[];
  threat: string | null;
}

export interface GenreTales {
  genre: Genre;
  palette: Palette;
  places: ReadonlyMap<string, PlaceSource>;
  threats: ReadonlyMap<string, ThreatSource>;
  tales: ReadonlyMap<string, WholeTale>;
}

export interface TaleLibrary extends LifeLibrary {
  genres: ReadonlyMap<Genre, GenreTales>;
  patterns: ReadonlyMap<PatternName, Telltale>;
  spoken: SpokenLines;
}
