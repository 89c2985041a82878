import type { GameRead, MessageRead } from '@fireside/contract';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../api/call.ts';
import { hasFirstAnswers } from '../api/first-answers.ts';
import { messagesPerPage } from '../api/page-sizes.ts';
import { gameQuery } from '../api/queries.ts';
import { type OpenTable, toOpenTable } from './open-table.ts';
import { withKnownEffects } from './read-event.ts';

/** What a table begins with. From there on the socket tells what happens. */
export interface Opening {
  game: GameRead;
  messages: MessageRead[];
  table: OpenTable;
  /** It was read a while ago, and is read again once the socket is open. */
  isEarly: boolean;
}

/** The page of messages before one of them, or the newest. */
export async function readMessages(
  gameId: string,
  before_id?: number,
  limit: number = messagesPerPage,
): Promise<MessageRead[]> {
  const query = { before_id, limit };
  const page = await call('messageHistory', { params: { game_id: gameId }, query });
  return page.map(withKnownEffects);
}

export async function readTable(queryClient: QueryClient, gameId: string) {
  const params = { game_id: gameId };
  const [game, party, world, encounter] = await Promise.all([
    queryClient.fetchQuery({ ...gameQuery(gameId), staleTime: 0 }),
    call('readParty', { params }),
    call('readWorld', { params }),
    call('readEncounter', { params }),
  ]);
  return { game, table: toOpenTable({ game, party, world, encounter }) };
}

/**
 * Null for whoever has not joined. The messages come first: what a turn does between the two is in the table then, and
 * told once more by the socket, which changes nothing. The other way round it would be missing.
 */
export async function readOpening(queryClient: QueryClient, gameId: string): Promise<Opening | null> {
  const isEarly = hasFirstAnswers();
  try {
    const messages = await readMessages(gameId);
    return { messages, isEarly, ...(await readTable(queryClient, gameId)) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  }
}
