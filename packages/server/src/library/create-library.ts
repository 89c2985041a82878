import { fileURLToPath } from 'node:url';
import type { Consultation, Excerpts, Library, Recalled } from '@fireside/engine';
import {
  defaultRulebookSettings,
  type Query,
  queryTexts,
  RulebookIndex,
  type RulebookSettings,
  rulebookExcerpts,
  type Understand,
  unitVector,
  unpackVectors,
  wholeTexts,
} from '@fireside/engine/library';
import { recalledScenes, type Script, type ScriptIndex, scriptExcerpts } from '@fireside/engine/script';
import type { StoredAdventure } from '../games/adventure-rows.ts';
import type { Log } from '../log.ts';
import type { Memory } from '../memory/memory.ts';
import type { Store } from '../store/store.ts';
import { createAdventureShelf } from './adventures/adventure-shelf.ts';
import { readAdventure } from './adventures/read-adventure.ts';
import { createReadAgain } from './adventures/read-again.ts';
import { loadRulebooks } from './books/load-rulebooks.ts';
import type { StoredPassage } from './books/rulebook-store.ts';
import { createSeeker } from './create-seeker.ts';
import { commonWords } from './embedder/common-words.ts';
import { embedInTime, turnPatience } from './embedder/embed-in-time.ts';
import type { Embedder } from './embedder/embedder.ts';
import { alteredWeights } from './embedder/weights.ts';

/** The three books that ship. */
export const shippedBooks = fileURLToPath(new URL('../../../../rulebooks', import.meta.url));

export interface LibrarySettings {
  rulebooks: RulebookSettings;
}

export const defaultLibrarySettings: LibrarySettings = {
  rulebooks: defaultRulebookSettings,
};

export interface LibraryParts {
  store: Store;
  embedder: Embedder;
  /** What was said in the games; without it nothing of that is found. */
  memory?: Pick<Memory, 'recall' | 'recorded'>;
  /** Where the books lie; of two with one name the later folder's is taken. */
  folders: string[];
  log: Log;
  settings?: LibrarySettings;
}

export interface GameLibrary extends Library {
  /** The scenes of an adventure and their passages with their vectors, before its game is stored. */
  readAdventure(text: string, signal?: AbortSignal): Promise<StoredAdventure>;
  /** The same without vectors, which takes no time worth mentioning. */
  readScript(text: string, signal?: AbortSignal): Promise<Script>;
  /** "ok", or how far the reading is, or why it stopped. */
  status(): string;
  books(): { name: string; passages: number }[];
  /** Drops what is kept in memory of a game that was deleted. */
  forget(gameId: string): void;
  /** Settles when the books have been read and the embedder is warm, or could not be. */
  ready: Promise<void>;
  close(): Promise<void>;
}

type Game = Pick<Consultation, 'gameId' | 'hasAdventure'>;

/** Usable at once: until the books are read it finds what has been read so far. */
export function createLibrary({
  store,
  embedder,
  memory = { recall: async () => [], recorded: () => [] },
  folders,
  log,
  settings = defaultLibrarySettings,
}: LibraryParts): GameLibrary {
  const closing = new AbortController();
  const readAgain = createReadAgain({ store, embedder, log, signal: closing.signal });
  const shelf = createAdventureShelf(store, readAgain);
  const seeker = createSeeker(embedder, log);
  let index = new RulebookIndex([]);
  let books: { name: string; passages: number }[] = [];
  let status = 'reading the rulebooks';
  let words: string[] | undefined;

  const ready = commonWords()
    .then((known) => {
      words = known;
    })
    // Without them typing errors stay as they are.
    .catch((error: unknown) => log.warn({ err: error }, 'the words of the embedding model cannot be read'))
    .then(() =>
      loadRulebooks(
        {
          store,
          embedder,
          folders,
          log,
          signal: closing.signal,
          onProgress({ done, total }) {
            status = `reading ${done.toLocaleString('en')} of ${total.toLocaleString('en')} passages`;
          },
        },
        (passages) => {
          index = buildIndex(passages, words);
          books = countPassages(passages);
        },
      ),
    )
    .then(async () => {
      status = 'warming up';
      await embedder.warm();
      status = 'ok';
      log.info({ passages: index.size }, 'the rulebooks are ready');
    })
    .catch((error: unknown) => {
      if (closing.signal.aborted) return;
      const isAltered = error instanceof Error && error.message === alteredWeights;
      status = isAltered ? alteredWeights : 'the rulebooks could not be read';
      log.error({ err: error }, status);
    });

  /** A turn is not worth failing for a missing vector: words still find something. */
  async function inTimeOrNot(
    make: () => Promise<Int8Array[] | null>,
    signal: AbortSignal,
  ): Promise<Int8Array[] | null> {
    try {
      return await make();
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error }, 'a message could not be embedded; only its words are searched for');
      return null;
    }
  }

  /** For one message: each of its texts is embedded once, when it is first wanted, and the turn waits for all of them together no longer than for one. */
  function hearing(signal: AbortSignal): { understand: Understand; seek: Understand } {
    const known = new Map<string, Query>();
    const until = performance.now() + turnPatience;
    const patience = () => until - performance.now();
    const understand: Understand = async (texts) => {
      const missing = texts.filter((text) => !known.has(text));
      const vectors =
        missing.length > 0
          ? await inTimeOrNot(() => embedInTime(embedder, missing, signal, patience()), signal)
          : null;
      for (const query of queriesOf(missing, vectors)) known.set(query.text, query);
      return texts.map((text) => known.get(text)!);
    };
    return {
      understand,
      /** Near where their answers lie, as far as that can be had. */
      async seek(texts) {
        const meant = await understand(texts);
        const sought = await inTimeOrNot(() => seeker.seek(texts, signal, patience()), signal);
        if (sought) return meant.map((query, place) => towards(query, unitVector(sought[place]!)));
        seeker.load();
        return meant;
      },
    };
  }

  const mend = (text: string) => index.mend(text);

  async function adventureOf({ gameId, hasAdventure }: Game): Promise<ScriptIndex | null> {
    const index = hasAdventure ? await shelf.find(gameId) : null;
    return index && index.size > 0 ? index : null;
  }

  return {
    ready,

    async excerpts(consultation): Promise<Excerpts> {
      const { gameId, message, isCut, heldFrom, cutEntries, signal } = consultation;
      const adventure = await adventureOf(consultation);
      const texts = queryTexts(message, mend);
      const { understand, seek } = hearing(signal);
      // Where nothing is searched, a vector would be made for nobody.
      const queries = adventure || cutEntries.length > 0 ? await understand(texts) : [];
      return {
        rulebooks: index.size > 0 ? await rulebookExcerpts(index, texts, understand, settings.rulebooks) : [],
        script: adventure && scriptExcerpts(adventure, { ...consultation, queries }),
        story: isCut ? await memory.recall(gameId, await seek(wholeTexts(texts)), heldFrom) : [],
        recorded: memory.recorded(cutEntries, message, queries),
      };
    },

    async recall({ query, where, heldFrom, signal, ...game }): Promise<Recalled[]> {
      const texts = queryTexts(query, mend);
      const { understand, seek } = hearing(signal);
      if (where === 'adventure') {
        const adventure = await adventureOf(game);
        return adventure ? recalledScenes(adventure, query, await understand(texts)) : [];
      }
      if (where === 'rules') {
        // Whoever looks something up asks, however it is put.
        const threshold = Number.NEGATIVE_INFINITY;
        const rules = await rulebookExcerpts(index, texts, understand, { ...settings.rulebooks, threshold });
        return rules.map(({ book, heading, text }) => ({ source: `${book}, ${heading}`, text }));
      }
      const story = await memory.recall(game.gameId, await seek(wholeTexts(texts)), heldFrom);
      return story.map(({ playerName, text }) => ({ source: playerName ?? 'You, the DM', text }));
    },

    readAdventure: (text, signal) => readAdventure(embedder, text, signal),
    readScript: embedder.readScript,

    status: () => status,
    books: () => books,
    forget: shelf.forget,

    async close() {
      closing.abort();
      await embedder.close();
      await ready;
    },
  };
}

/** How much what a message means itself counts beside what was learned of its answer: of the two each finds some that the other misses. */
const MEANT = 0.3;

function towards({ text, vector }: Query, sought: Float32Array): Query {
  return {
    text,
    vector: vector ? unitVector(sought.map((value, at) => value + MEANT * vector[at]!)) : sought,
  };
}

function queriesOf(texts: readonly string[], vectors: Int8Array[] | null): Query[] {
  return texts.map((text, place) => ({ text, vector: vectors ? unitVector(vectors[place]!) : null }));
}

function buildIndex(passages: StoredPassage[], words: string[] | undefined): RulebookIndex {
  return new RulebookIndex(
    passages.map(({ passage, vectors }) => ({ passage, vectors: unpackVectors(vectors) })),
    words,
  );
}

function countPassages(passages: StoredPassage[]): { name: string; passages: number }[] {
  const counts = new Map<string, number>();
  for (const { passage } of passages) counts.set(passage.book, (counts.get(passage.book) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, passages: count }));
}
