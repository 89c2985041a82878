import { randomUUID } from 'node:crypto';
import type { GameRead } from '@fireside/contract';
import { storageQueries, textBytes } from '../../accounts/storage-queries.ts';
import type { Bus } from '../../cluster/bus.ts';
import type { Store } from '../../store/store.ts';
import { createWaitingLines, type EnterLine } from '../../waiting-lines.ts';
import type { StoredAdventure } from '../adventure-rows.ts';
import { correctScenes } from '../correct-scenes.ts';
import { newParticipationCode } from '../participation-code.ts';
import { importQueries } from './import-queries.ts';
import type { PreparedImport } from './prepared-import.ts';
import { readCapsule } from './read-capsule.ts';

interface Parts {
  store: Store;
  bus: Bus;
  now: () => number;
  /** How many bytes a user may have stored. */
  mayStore: number;
  enterReading: EnterLine;
  readAdventure(text: string, signal: AbortSignal): Promise<StoredAdventure>;
  /** Something was told in a game: it is to be remembered. */
  told(gameId: string): void;
}

/** Capsules that are read at once, for all users. */
const readers = { atOnce: 2, waiting: 20 };

/** A campaign from elsewhere goes on here. */
export function createImports(parts: Parts) {
  const { store, bus, now, mayStore, enterReading, readAdventure, told } = parts;
  const enterReaders = createWaitingLines(readers);

  async function read(text: string, userId: string, whoever: { readonly signal: AbortSignal }) {
    const leave = await enterReaders('all', whoever);
    try {
      return await readCapsule(text, userId, whoever.signal);
    } finally {
      leave();
    }
  }

  async function adventureOf({ adventure }: PreparedImport, signal: AbortSignal): Promise<StoredAdventure> {
    if (!adventure) return { scenes: [], chunks: [] };
    const found = await readAdventure(adventure.text, signal);
    // Where another version reads it into other scenes, what was corrected there means nothing.
    const isSame = found.scenes.length === adventure.scenes;
    return { ...found, scenes: isSame ? correctScenes(found.scenes, adventure.changes) : found.scenes };
  }

  return async (
    userId: string,
    text: string,
    whoever: { readonly signal: AbortSignal },
  ): Promise<GameRead> => {
    const leave = await enterReading(userId, whoever);
    try {
      const prepared = await read(text, userId, whoever);
      const adventureText = prepared.adventure?.text ?? '';
      const bytes = prepared.ownBytes + prepared.otherBytes + textBytes(adventureText);
      await store.call(storageQueries.require, { userId, most: mayStore, bytes });
      const adventure = await adventureOf(prepared, whoever.signal);
      const { adventure: _, ...story } = prepared;
      const { name, description } = prepared.game;
      const game = await store.call(importQueries.import, {
        game: {
          id: randomUUID(),
          name,
          description,
          has_adventure: adventureText === '' ? 0 : 1,
          creator_id: userId,
          participation_code: newParticipationCode(),
          created_at: new Date(now()).toISOString(),
          adventure_text: adventureText,
        },
        prepared: story,
        adventure,
        mayStore,
      });
      bus.publish({ kind: 'seat-taken', gameId: game.id, userId });
      bus.publish({ kind: 'game-news', gameId: game.id });
      told(game.id);
      return game;
    } finally {
      leave();
    }
  };
}
