import type { Handlers } from '../../http/handlers.ts';
import type { Store } from '../../store/store.ts';
import { retellQueries } from './retell-queries.ts';
import { withdrawnQueries } from './withdrawn-queries.ts';

/** What was said before it was told anew or taken back. */
export function takingBackHandlers({
  store,
}: {
  store: Store;
}): Pick<Handlers, 'listTakes' | 'listWithdrawn'> {
  return {
    listTakes: ({ caller, params }) =>
      store.call(retellQueries.takes, {
        gameId: params.game_id,
        userId: caller.userId,
        messageId: params.message_id,
      }),
    listWithdrawn: ({ caller, params }) =>
      store.call(withdrawnQueries.list, { gameId: params.game_id, userId: caller.userId }),
  };
}
