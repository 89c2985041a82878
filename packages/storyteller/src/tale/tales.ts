import { withCase } from '../whodunit/case-world.ts';
import type { Outline } from '../world/state.ts';
import type { World } from '../world/world.ts';
import type { Asked } from './asked.ts';
import { compose } from './compose.ts';
import { openWorld } from './open-world.ts';
import { readFolders } from './read-folders.ts';
import { readWish } from './read-wish.ts';
import type { TaleLibrary } from './sources.ts';
import type { Wish } from './wish.ts';

export type { Wish } from './wish.ts';

/** Everything that tales are made of, read from files. */
export interface Tales {
  /** A tale for a wish. `avoid`: places that other tables have seen lately, by their ids. */
  compose(wish: Wish, seed: number, avoid: ReadonlySet<string>): Outline;
  /** The world of a tale, the same each time. */
  open(outline: Outline): World;
  /** What a wish asks for, as far as words tell. */
  read(wish: Wish): Asked;
  readonly library: TaleLibrary;
}

const mostWorlds = 40;

/** Reads the tales of the given folders; throws an error that names file and line where one cannot be read. */
export function openTales(folders: readonly string[]): Tales {
  const library = readFolders(folders);
  // A world never changes, and a turn asks for the one of the turn before.
  const worlds = new Map<string, World>();
  const open = (outline: Outline) => {
    const key = JSON.stringify(outline);
    const world = worlds.get(key) ?? withCase(openWorld(library, outline), outline);
    worlds.delete(key);
    worlds.set(key, world);
    if (worlds.size > mostWorlds) worlds.delete(worlds.keys().next().value!);
    return world;
  };
  return {
    compose: (wish, seed, avoid) => compose(library, wish, seed, avoid),
    open,
    read: (wish) => readWish(wish, library),
    library,
  };
}
