import { type Clock, type HistoryMessage, writeChapter } from '@fireside/engine';
import type { NamedMessage } from '../games/message-queries.ts';
import type { Log } from '../log.ts';
import type { Leading } from '../models/leading.ts';
import type { ChapterRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Budgets } from '../usage/budgets.ts';
import { countUsage } from '../usage/count-usage.ts';
import type { RecordUsage } from '../usage/record-usage.ts';
import { type ClaimedChapter, chapterQueries } from './chapter-queries.ts';

/** What has left the prompts is told in chapters, in the background. */
export interface ChapterWriting {
  /** A turn of this game is done: a chapter may be due. */
  told(gameId: string): void;
  /** Settles when none is being written. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  store: Store;
  leading: Leading;
  budgets: Pick<Budgets, 'isSpent'>;
  clock: Clock;
  historyCharacters: number;
  /** Milliseconds of the clock that all nodes share. */
  shared: () => number;
  recordUsage: RecordUsage;
  log: Log;
}

/** Whoever has not come back by then has died: another node, or this one again, begins anew. */
const patience = 180_000;

export function createChapterWriting(parts: Parts): ChapterWriting {
  const { store, clock, historyCharacters, shared, recordUsage, log } = parts;
  const closing = new AbortController();
  const works = new Map<string, Promise<void>>();
  /** Games in which more was told while a chapter was being written. */
  const behind = new Set<string>();

  async function write(gameId: string): Promise<void> {
    // Found still due once there is a budget again.
    if (await parts.budgets.isSpent(gameId)) return;
    const now = shared();
    const wanted = { gameId, historyCharacters, now, until: now + patience };
    const claimed = await store.call(chapterQueries.claim, wanted);
    if (!claimed) return;
    const { gameName, messages, ...rest } = claimed;
    const source = { gameName, messages: messages.map(saidIn), earlier: rest.earlier };
    const { model, spent } = countUsage(parts.leading.of(null));
    const written = await writeChapter({ model, clock }, source, closing.signal).finally(() =>
      recordUsage(gameId, spent()),
    );
    const basis = { ...rest, messageCount: messages.length };
    if (!(await store.call(chapterQueries.store, { basis, chapters: rowsOf(claimed, written) })))
      log.info({ game: gameId }, 'a chapter was no longer wanted when it was written');
  }

  function told(gameId: string): void {
    if (closing.signal.aborted) return;
    if (works.has(gameId)) return void behind.add(gameId);
    const work = write(gameId)
      .catch((error: unknown) => {
        // The game's next turn finds it still due.
        if (!closing.signal.aborted) log.warn({ err: error, game: gameId }, 'a chapter was not written');
      })
      .finally(() => {
        works.delete(gameId);
        // With what was told meanwhile another may be due, and nobody may say anything more tonight.
        if (behind.delete(gameId)) told(gameId);
      });
    works.set(gameId, work);
  }

  return {
    told,
    async idle() {
      while (works.size > 0) await Promise.all(works.values());
    },
    async close() {
      closing.abort();
      await Promise.all(works.values());
    },
  };
}

function saidIn({
  sender_type,
  player_name,
  character_name,
  content,
}: NamedMessage): Omit<HistoryMessage, 'id' | 'rolls'> {
  return { sender: sender_type, playerName: player_name, characterName: character_name, content };
}

function rowsOf(
  { gameId, fromId, toId, earlier }: ClaimedChapter,
  written: Awaited<ReturnType<typeof writeChapter>>,
): ChapterRow[] {
  const chapter = { game_id: gameId, from_id: fromId, to_id: toId, ...written.chapter };
  const [first] = earlier;
  if (!first || !written.earlier) return [chapter];
  const together = {
    game_id: gameId,
    from_id: first.from_id,
    to_id: earlier.at(-1)!.to_id,
    ...written.earlier,
  };
  return [together, chapter];
}
