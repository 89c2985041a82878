import type { Skill } from '../rules/skills.ts';

export const genres = ['fantasy', 'science fiction', 'horror', 'mystery', 'modern', 'western'] as const;
export type Genre = (typeof genres)[number];

/** Something in a place that can be looked at and searched. */
export interface Feature {
  /** With its article: `the tide clock`. */
  name: string;
  /** Words by which players may mean it. */
  words: string;
  /** What anybody sees. */
  glance: string;
  /** What a good search brings to light. */
  find: string;
  /** Something that can be carried away once it was found. */
  item?: string;
}

/** What stands between a place and the way onward. */
export interface Obstacle {
  name: string;
  words: string;
  block: string;
  skills: readonly Skill[];
  pass: string;
  /** It works, and it costs something. */
  cost: string;
  fail: string;
}

/** `hub`: people live here. `way`: on the road. `site`: something happened here. `lair`: where it ends. */
export type PlaceKind = 'hub' | 'way' | 'site' | 'lair';

export interface Place {
  id: string;
  kind: PlaceKind;
  /** As it is named in a sentence: `the Salt Stair`. */
  name: string;
  /** Where one is when one is there: `on the Salt Stair`. */
  at: string;
  arrival: string;
  senses: readonly string[];
  features: readonly Feature[];
  obstacle: Obstacle;
}

/** How a creature fights. Attacks are verb phrases: `rakes at you with a hook`. */
export interface FoeKind {
  name: string;
  proper?: boolean;
  /** `it` unless said otherwise. */
  pronoun?: 'he' | 'she';
  attacks: readonly string[];
  /** Words by which players may mean it. */
  words: string;
}

/** What is wrong in the world: who is behind it, how it shows, how it can end. Its lines may use the plot's slots. */
export interface Threat {
  id: string;
  /** Words of a description that speak for this threat. */
  tags: string;
  titles: readonly string[];
  /** What a player reads before joining. */
  pitch: string;
  quest: string;
  villain: FoeKind;
  minion: FoeKind;
  /** Spoken by the one who asks for help. */
  hook: readonly string[];
  rumours: readonly string[];
  /** In the order in which they are found; each with what goes on record. */
  clues: readonly { text: string; fact: string }[];
  signs: readonly string[];
  twists: readonly { text: string; fact: string }[];
  /** What the villain cannot bear; learnt with the last clue. */
  weakness: { words: string; use: string };
  ambush: readonly string[];
  confront: readonly string[];
  taunts: readonly string[];
  sway: readonly string[];
  turning: readonly string[];
  victory: readonly string[];
  resolved: readonly string[];
  defeat: readonly string[];
}

export interface GenreTables {
  genre: Genre;
  /** Words of a description that speak for this genre. */
  words: string;
  names: { he: readonly string[]; she: readonly string[]; family: readonly string[] };
  /** What people do for a living, or are. */
  roles: readonly string[];
  /** From the beginning to the end of a tale. */
  hours: readonly string[];
  /** Small talk when the news has been told; spoken. */
  talk: readonly string[];
  /** What somebody without a weapon on the sheet fights with. */
  weapon: string;
  /** What goes wrong when something nearly works. */
  complications: readonly string[];
  places: readonly Place[];
  threats: readonly Threat[];
}
