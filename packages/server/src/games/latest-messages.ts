import type { MessageRead } from '@fireside/contract';
import type { Store } from '../store/store.ts';
import { messageQueries, type Page } from './message-queries.ts';

/** Most ask for no more than this, and get it with one query. */
export const messagesAtOnce = 100;

/** The newest messages before an id, oldest first: many of them in pages, which are read as they are asked for. */
export async function* latestMessages(store: Store, page: Page): AsyncGenerator<MessageRead[]> {
  if (page.limit <= messagesAtOnce) return yield await store.call(messageQueries.latest, page);
  const { gameId, userId, beforeId } = page;
  let fromId = await store.call(messageQueries.firstOfLatest, page);
  while (fromId !== null) {
    const messages: MessageRead[] = await store.call(messageQueries.span, {
      gameId,
      userId,
      fromId,
      beforeId,
      limit: messagesAtOnce,
    });
    yield messages;
    fromId = messages.length < messagesAtOnce ? null : messages.at(-1)!.id + 1;
  }
}
