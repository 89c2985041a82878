import { Refusal, type SetupChat, type SetupReply } from '@fireside/contract';
import { countGuesses } from '../http/count-guesses.ts';
import type { Handlers } from '../http/handlers.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import { StreamedList } from '../http/streamed-list.ts';
import { chronicleQueries } from '../memory/chronicle-queries.ts';
import { isForeignKeyViolation, type Store } from '../store/store.ts';
import type { Games } from './games.ts';
import { honestyQueries } from './honesty-queries.ts';
import { latestMessages, messagesAtOnce } from './latest-messages.ts';
import type { Page } from './message-queries.ts';
import { searchQueries } from './search-queries.ts';
import { seatQueries } from './seat-queries.ts';
import { worldQueries } from './world-queries.ts';

interface Parts {
  store: Store;
  games: Games;
  issueTicket(request: { gameId: string; userId: string; sessionHash: string }): Promise<string>;
  removeMessage(removal: { gameId: string; userId: string; messageId: number }): Promise<void>;
  online(gameId: string): ReadonlySet<string>;
  setup(userId: string, chat: SetupChat, signal: AbortSignal): Promise<SetupReply>;
  limits: Record<'create' | 'wrongCodes' | 'setup' | 'removals' | 'searches' | 'tickets', RateLimiter>;
}

type Operations =
  | 'listGames'
  | 'createGame'
  | 'setupChat'
  | 'readGame'
  | 'deleteGame'
  | 'latestMessages'
  | 'messageHistory'
  | 'removeMessage'
  | 'joinGame'
  | 'issueTicket'
  | 'changeSeat'
  | 'setSelfRolls'
  | 'readParty'
  | 'readWorld'
  | 'readEncounter'
  | 'addSafety'
  | 'readHonesty'
  | 'readChronicle'
  | 'changeChronicle'
  | 'searchStory';

const pastEveryId = Number.MAX_SAFE_INTEGER;
/** So many games with the longest descriptions are no longer a page. */
const many = 51;

export function gameHandlers({
  store,
  games,
  issueTicket,
  removeMessage,
  online,
  setup,
  limits,
}: Parts): Handlers<Operations> {
  const pageOf = (page: Page) =>
    new StreamedList(latestMessages(store, page), { isShort: page.limit <= messagesAtOnce });
  return {
    listGames: async ({ caller, query }) =>
      new StreamedList(games.list(caller.userId, query), { isShort: (query.limit ?? many) < many }),
    async createGame(given) {
      const { caller, body } = given;
      limits.create.take(caller.userId);
      return games.create(caller.userId, body, given);
    },
    async setupChat({ caller, body, signal }) {
      limits.setup.take(caller.userId);
      return setup(caller.userId, body, signal);
    },
    readGame: ({ caller, params }) => games.read(caller.userId, params.game_id),
    async deleteGame({ caller, params }) {
      await games.delete(caller.userId, params.game_id);
      return undefined;
    },
    latestMessages: async ({ caller, params, query: { limit } }) =>
      pageOf({ ...seatOf(caller, params), beforeId: pastEveryId, limit }),
    messageHistory: async ({ caller, params, query: { limit, before_id: beforeId = pastEveryId } }) =>
      pageOf({ ...seatOf(caller, params), beforeId, limit }),
    async removeMessage({ caller, params }) {
      limits.removals.take(caller.userId);
      await removeMessage({ ...seatOf(caller, params), messageId: params.message_id });
      return undefined;
    },
    async joinGame({ caller, params, body, address }) {
      const taken = limits.wrongCodes.take(`user ${caller.userId}`, `address ${address}`);
      return countGuesses('wrong_code', [taken], () => games.join(caller.userId, params.game_id, body));
    },
    async issueTicket({ caller, params }) {
      limits.tickets.take(caller.userId);
      const seat = seatOf(caller, params);
      try {
        return { ticket: await issueTicket({ ...seat, sessionHash: caller.sessionHash }) };
      } catch (error) {
        if (!isForeignKeyViolation(error)) throw error;
        // Either the game or the session has ended since.
        await store.call(seatQueries.require, seat);
        throw new Refusal('not_authenticated');
      }
    },
    changeSeat: ({ caller, params, body }) =>
      games.changeSeat(caller.userId, params.game_id, body.character_id),
    setSelfRolls: ({ caller, params, body }) =>
      games.setSelfRolls(caller.userId, params.game_id, body.self_rolls),
    async readParty({ caller, params }) {
      const party = await store.call(seatQueries.party, seatOf(caller, params));
      const present = online(params.game_id);
      return party.map((member) => ({ ...member, online: present.has(member.user_id) }));
    },
    readWorld: ({ caller, params }) => store.call(worldQueries.read, seatOf(caller, params)),
    readEncounter: ({ caller, params }) => store.call(worldQueries.encounter, seatOf(caller, params)),
    async addSafety({ caller, params, body }) {
      await games.addSafety(caller.userId, params.game_id, body);
      return undefined;
    },
    readHonesty: ({ caller, params }) => store.call(honestyQueries.read, seatOf(caller, params)),
    readChronicle: ({ caller, params }) => store.call(chronicleQueries.read, seatOf(caller, params)),
    changeChronicle: ({ caller, params, body }) =>
      store.call(chronicleQueries.change, { seat: seatOf(caller, params), change: body }),
    async searchStory({ caller, params, query: { q, limit, before = pastEveryId } }) {
      limits.searches.take(caller.userId);
      return store.call(searchQueries.find, { ...seatOf(caller, params), text: q, beforeId: before, limit });
    },
  };
}

function seatOf({ userId }: { userId: string }, { game_id: gameId }: { game_id: string }) {
  return { gameId, userId };
}
