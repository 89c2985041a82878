import { messageParts, packMarks, wordTraces } from '@fireside/engine';
import type { NamedMessage } from '../games/message-queries.ts';
import type { Embedder } from '../library/embedder/embedder.ts';
import type { Store } from '../store/store.ts';
import { packBytes } from '../store/travelling-bytes.ts';
import { type Leaving, markQueries } from './mark-queries.ts';

interface Parts {
  store: Store;
  embedder: Pick<Embedder, 'embed'>;
  signal: AbortSignal;
}

/** Gives the messages of a game that are about to leave the prompt their marks, a handful at a time, oldest first: what a crash interrupts is done again. Everything else comes before it. */
export async function markMessages({ store, embedder, signal }: Parts, game: Leaving): Promise<void> {
  signal.throwIfAborted();
  const { gameId } = game;
  const upTo = await store.call(markQueries.leaving, game);
  while (upTo > 0) {
    signal.throwIfAborted();
    const { after, messages } = await store.call(markQueries.unmarked, { gameId, upTo });
    const last = messages.at(-1);
    if (!last) return;
    const parts = messages.flatMap(({ content }) => messageParts(content));
    const vectors = await embedder.embed(parts, { priority: 'background', signal });
    const marks = messages.map((message) => ({
      messageId: message.id,
      marks: packBytes(marksOf(message, vectors)),
    }));
    await store.call(markQueries.store, { gameId, after, upTo: last.id, marks });
  }
}

/** The marks of a message, of as many of its parts with their meaning as there are vectors, which are taken from the list. */
export function marksOf(message: NamedMessage, vectors: Int8Array[] = []): Uint8Array {
  const parts = messageParts(message.content).map((part) => ({
    vector: vectors.shift() ?? null,
    words: wordTraces(`${speakerOf(message)} ${part}`),
  }));
  return packMarks(parts);
}

/** Who said it is asked for as often as what. */
function speakerOf({ player_name, character_name }: NamedMessage): string {
  return [player_name, character_name].filter(Boolean).join(' ');
}
