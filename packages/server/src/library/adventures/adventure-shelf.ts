import { type IndexedScript, ScriptIndex } from '@fireside/engine/script';
import { unpackVectors } from '@fireside/engine/library';
import type { StoredAdventure, StoredChunk } from '../../games/adventure-rows.ts';
import type { Store } from '../../store/store.ts';
import { unpackBytes } from '../../store/travelling-bytes.ts';
import { libraryQueries } from '../library-queries.ts';

/** So many passages are kept in memory, over all games: about 3 KB each. */
const PASSAGES_KEPT = 10_000;

/** The adventures of the games that are being played. Passages are only ever read through their game's id. */
export interface AdventureShelf {
  find(gameId: string): Promise<ScriptIndex>;
  forget(gameId: string): void;
}

function passageOf({ label, content, vector }: StoredChunk) {
  return { label, text: content, vector: vector ? (unpackVectors(unpackBytes(vector))[0] ?? null) : null };
}

function scriptOf({ scenes, chunks }: StoredAdventure): IndexedScript {
  const ofScene = new Map<number, StoredChunk[]>();
  for (const chunk of chunks) {
    const others = ofScene.get(chunk.scene);
    if (others) others.push(chunk);
    else ofScene.set(chunk.scene, [chunk]);
  }
  return {
    first: scenes.find(({ is_first }) => is_first === 1)?.number ?? 1,
    scenes: scenes.map(({ number, title, depth, kind }) => ({
      number,
      title,
      depth,
      kind,
      passages: (ofScene.get(number) ?? []).map(passageOf),
    })),
  };
}

/** What was read before there were scenes: each heading is one, until the adventure has been read again. */
function makeshiftScript({ chunks }: StoredAdventure): IndexedScript {
  const scenes: IndexedScript['scenes'] = [];
  for (const chunk of chunks) {
    const title = chunk.heading.split(' > ').at(-1) || 'The beginning';
    const last = scenes.at(-1);
    if (last?.title === title) last.passages.push(passageOf(chunk));
    else
      scenes.push({
        number: scenes.length + 1,
        title,
        depth: 0,
        kind: 'scene',
        passages: [passageOf(chunk)],
      });
  }
  return { first: 1, scenes };
}

interface Kept {
  /** The scenes as they stood when it was loaded. */
  outline: string;
  index: Promise<ScriptIndex>;
}

/** `readAgain` is called in every turn of a game whose adventure was read before there were scenes, until it has them. */
export function createAdventureShelf(
  store: Store,
  readAgain: (gameId: string) => void,
  passagesKept = PASSAGES_KEPT,
): AdventureShelf {
  /** In the order of use, the latest last. */
  const kept = new Map<string, Kept>();
  const sizes = new Map<string, number>();

  async function load(gameId: string): Promise<ScriptIndex> {
    const stored = await store.call(libraryQueries.adventure, { gameId });
    return ScriptIndex.build(stored.scenes.length === 0 ? makeshiftScript(stored) : scriptOf(stored));
  }

  function forget(gameId: string): void {
    kept.delete(gameId);
    sizes.delete(gameId);
  }

  function makeRoom(): void {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const gameId of kept.keys()) {
      if (total <= passagesKept || kept.size <= 1) return;
      total -= sizes.get(gameId) ?? 0;
      forget(gameId);
    }
  }

  return {
    async find(gameId) {
      // Any node may have corrected or exchanged them; nobody is told.
      const scenes = await store.call(libraryQueries.outline, { gameId });
      const outline = JSON.stringify(scenes);
      const known = kept.get(gameId);
      const { index } = known?.outline === outline ? known : { index: load(gameId) };
      kept.delete(gameId);
      kept.set(gameId, { outline, index });
      try {
        // A game without passages costs nothing to look up again, and may be about to get some.
        const { size } = await index;
        if (size === 0) forget(gameId);
        else if (kept.has(gameId)) sizes.set(gameId, size);
        if (size > 0 && scenes.length === 0) readAgain(gameId);
      } catch (error) {
        forget(gameId);
        throw error;
      }
      makeRoom();
      return index;
    },
    forget,
  };
}
