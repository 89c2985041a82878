import { messageParts, packMarks, wordTraces } from '@fireside/engine';
import type { NamedMessage } from '../games/message-queries.ts';
import type { Embedder } from '../library/embedder/embedder.ts';
import type { Store } from '../store/store.ts';
import { packBytes } from '../store/travelling-bytes.ts';
import { markQueries } from './mark-queries.ts';

interface Parts {
  store: Store;
  embedder: Pick<Embedder, 'embed'>;
  signal: AbortSignal;
}

/** Gives the messages of a game that are about to leave the prompt their marks, a handful at a time, oldest first: what a crash interrupts is done again. Everything else comes before it. */
export async function markMessages({ store, embedder, signal }: Parts, gameId: string): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const { after, messages } = await store.call(markQueries.unmarked, { gameId });
    const last = messages.at(-1);
    if (!last) return;
    const parts = messages.map(({ content }) => messageParts(content));
    const vectors = await embedder.embed(parts.flat(), { priority: 'background', signal });
    const marks = messages.map((message, index) => {
      const marked = parts[index]!.map((part) => ({
        vector: vectors.shift() ?? null,
        words: wordTraces(`${speakerOf(message)} ${part}`),
      }));
      return { messageId: message.id, marks: packBytes(packMarks(marked)) };
    });
    await store.call(markQueries.store, { gameId, after, upTo: last.id, marks });
  }
}

/** Who said it is asked for as often as what. */
function speakerOf({ player_name, character_name }: NamedMessage): string {
  return [player_name, character_name].filter(Boolean).join(' ');
}
