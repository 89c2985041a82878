import { Refusal, type SetupChat, type SetupReply } from '@fireside/contract';
import type { Handlers } from '../http/handlers.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import { isForeignKeyViolation } from '../store/foreign-key-violation.ts';
import type { Store } from '../store/store.ts';
import type { Games } from './games.ts';
import { latestMessages } from './message-reader.ts';
import { readParty, readWorld } from './party.ts';

interface Parts {
  store: Store;
  games: Games;
  issueTicket(request: { gameId: string; userId: string; sessionHash: string }): Promise<string>;
  online(gameId: string): ReadonlySet<string>;
  setup(chat: SetupChat): Promise<SetupReply>;
  limits: { create: RateLimiter; wrongCodes: RateLimiter; setup: RateLimiter };
}

type Operations =
  | 'listGames'
  | 'createGame'
  | 'setupChat'
  | 'readGame'
  | 'deleteGame'
  | 'latestMessages'
  | 'messageHistory'
  | 'joinGame'
  | 'issueTicket'
  | 'setSelfRolls'
  | 'readParty'
  | 'readWorld';

export function gameHandlers({
  store,
  games,
  issueTicket,
  online,
  setup,
  limits,
}: Parts): Handlers<Operations> {
  return {
    listGames: ({ caller }) => games.list(caller.userId),
    async createGame({ caller, body }) {
      limits.create.take(caller.userId);
      return games.create(caller.userId, body);
    },
    async setupChat({ caller, body }) {
      limits.setup.take(caller.userId);
      return setup(body);
    },
    readGame: ({ caller, params }) => games.read(caller.userId, params.game_id),
    async deleteGame({ caller, params }) {
      await games.delete(caller.userId, params.game_id);
      return undefined;
    },
    async latestMessages({ caller, params, query }) {
      await games.requireSeat(caller.userId, params.game_id);
      return latestMessages(store.db, params.game_id, query.limit);
    },
    async messageHistory({ caller, params, query }) {
      await games.requireSeat(caller.userId, params.game_id);
      return latestMessages(store.db, params.game_id, query.limit, query.before_id);
    },
    async joinGame({ caller, params, body, address }) {
      // Only refused attempts count, so that a code cannot be guessed and nobody else is slowed down.
      const refund = limits.wrongCodes.take(`user ${caller.userId}`, `address ${address}`);
      const game = await games.join(caller.userId, params.game_id, body);
      refund();
      return game;
    },
    async issueTicket({ caller, params }) {
      const { userId, sessionHash } = caller;
      await games.requireSeat(userId, params.game_id);
      try {
        return { ticket: await issueTicket({ gameId: params.game_id, userId, sessionHash }) };
      } catch (error) {
        if (!isForeignKeyViolation(error)) throw error;
        // Either the game or the session has ended since.
        await games.requireSeat(userId, params.game_id);
        throw new Refusal('not_authenticated');
      }
    },
    setSelfRolls: ({ caller, params, body }) =>
      games.setSelfRolls(caller.userId, params.game_id, body.self_rolls),
    async readParty({ caller, params }) {
      await games.requireSeat(caller.userId, params.game_id);
      return readParty(store, params.game_id, online(params.game_id));
    },
    async readWorld({ caller, params }) {
      await games.requireSeat(caller.userId, params.game_id);
      return readWorld(store, params.game_id);
    },
  };
}
