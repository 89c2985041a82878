import { messageParts, type Query, type Recollection, type StoryExcerpt, StoryIndex } from '@fireside/engine';
import type { NamedMessage } from '../games/message-queries.ts';
import type { Store } from '../store/store.ts';
import { marksOf } from './mark-messages.ts';
import { markQueries } from './mark-queries.ts';
import type { StoryShelf } from './story-shelf.ts';

/** Parts that are looked at, and characters of all that are given: of short messages many, of long ones some two dozen. */
const mostParts = 40;
const mostCharacters = 6_000;
/** Below it a part has nothing to do with the question. */
const leastScore = 0.15;

interface Wanted {
  gameId: string;
  queries: readonly Query[];
  /** Only messages before this one. */
  beforeId: number;
}

/** What was said long ago and answers, newest first: where two disagree, the newer one holds. */
export async function recallStory(
  { store, shelf }: { store: Store; shelf: StoryShelf },
  { gameId, queries, beforeId }: Wanted,
): Promise<StoryExcerpt[]> {
  // Before the marks are read: what gets them meanwhile is found twice and not missed.
  const unmarked = await store.call(markQueries.unmarkedBefore, { gameId, beforeId });
  const found = [byWords(unmarked), await shelf.find(gameId)]
    .flatMap((index) => index.search(queries, beforeId, mostParts))
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostParts);
  const ids = [...new Set(found.map(({ messageId }) => messageId))];
  const messages = await store.call(markQueries.told, { gameId, ids });
  return excerptsOf(found, new Map(messages.map((message) => [message.id, message])));
}

/**
 * What has left the prompt before it got its marks is found by its words meanwhile: where the history was made shorter, whispers or dice took its place or the
 * embedder failed.
 */
function byWords(messages: NamedMessage[]): StoryIndex {
  const index = new StoryIndex();
  for (const message of messages.toReversed()) index.add(message.id, marksOf(message));
  return index;
}

/** The best parts that fit together, those of one message as one excerpt. */
function excerptsOf(found: Recollection[], messages: Map<number, NamedMessage>): StoryExcerpt[] {
  const chosen = new Map<number, Set<number>>();
  const partsOf = new Map([...messages].map(([id, { content }]) => [id, messageParts(content)]));
  let left = mostCharacters;
  for (const { messageId, part } of found) {
    const text = partsOf.get(messageId)?.[part];
    if (text === undefined || text.length > left) continue;
    left -= text.length;
    chosen.set(messageId, (chosen.get(messageId) ?? new Set()).add(part));
  }
  return [...chosen]
    .sort(([one], [other]) => other - one)
    .map(([messageId, parts]) => {
      const { sender_type, player_name, character_name: characterName } = messages.get(messageId)!;
      // Only the DM has no name at all: somebody whose account is gone has said it all the same.
      const playerName = sender_type === 'player' ? (player_name ?? 'A player') : player_name;
      const texts = [...parts].sort((one, other) => one - other).map((part) => partsOf.get(messageId)![part]);
      return { messageId, playerName, characterName, text: texts.join(' … ') };
    });
}
