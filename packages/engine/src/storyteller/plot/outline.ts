import type { Genre } from '../tables/types.ts';

export interface Person {
  name: string;
  role: string;
  she: boolean;
}

/** What a scene is there for. */
export type Beat = 'hook' | 'lead' | 'danger' | 'twist' | 'climax';

export interface SceneOutline {
  /** Id of its place. */
  place: string;
  beat: Beat;
  /** Index into the cast; null where nobody waits. */
  person: number | null;
}

/** The bones of a tale, small enough to be noted down: ids into the tables and names. */
export interface PlotOutline {
  genre: Genre;
  threat: string;
  twist: number;
  cast: Person[];
  scenes: SceneOutline[];
}
