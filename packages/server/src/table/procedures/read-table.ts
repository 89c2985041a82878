import type { CharacterRead, Roll } from '@fireside/contract';
import type { HistoryMessage, Seat, Snapshot, World } from '@fireside/engine';
import type { Kysely } from 'kysely';
import { characterRead } from '../../characters/character-row.ts';
import { selectMessages } from '../../games/message-reader.ts';
import { compileOnce, type Queryable } from '../../store/compile-once.ts';
import { reading } from '../../store/procedure.ts';
import type { Tables } from '../../store/schema.ts';
import type { ClaimedTurn } from './claim-turn.ts';

/** A turn reads this many messages however long the game is; the engine cuts them to its budget of tokens. */
const historyMessages = 60;

const emptyWorld: World = { scene: '', time: '', quests: [], people: [], facts: [], notes: '' };

export interface TableRead extends Pick<Snapshot, 'game' | 'world' | 'history' | 'message' | 'dmMessages'> {
  gameHasEnded: boolean;
  seats: (Seat & { character: CharacterRead | null })[];
}

const selectGame = compileOnce('table-game', (db, given: { gameId: string }) =>
  db
    .selectFrom('games')
    .leftJoin('world_states', 'world_states.game_id', 'games.id')
    .select(['name', 'description', 'has_adventure', 'dm_messages', 'status', 'state_json'])
    .where('games.id', '=', given.gameId),
);

const selectSeats = compileOnce('table-seats', (db, given: { gameId: string }) =>
  db
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.user_id')
    .leftJoin('characters', 'characters.id', 'participants.character_id')
    .leftJoin('users as owner', 'owner.id', 'characters.owner_id')
    .selectAll('characters')
    .select([
      'participants.user_id',
      'participants.self_rolls',
      'participants.has_spoken',
      'users.name as user_name',
      'owner.name as owner_name',
    ])
    .where('participants.game_id', '=', given.gameId)
    .orderBy('participants.joined_at')
    .orderBy('participants.user_id'),
);

async function loadSeats(db: Queryable, gameId: string) {
  const rows = await selectSeats(db, { gameId });
  return rows.map((row) => ({
    userId: row.user_id,
    name: row.user_name,
    selfRolls: row.self_rolls === 1,
    hasSpoken: row.has_spoken === 1,
    // A left join makes every column of an absent character null.
    character: row.id === null ? null : characterRead(row as Parameters<typeof characterRead>[0]),
  }));
}

const newestMessages = (db: Kysely<Tables>, gameId: string) =>
  selectMessages(db, gameId).orderBy('messages.id', 'desc').limit(historyMessages);

const selectAll = compileOnce('history', (db, given: { gameId: string }) => newestMessages(db, given.gameId));

const selectSaidBefore = compileOnce('history-before', (db, given: { gameId: string; messageId: number }) =>
  newestMessages(db, given.gameId).where((where) =>
    where.or([where('messages.id', '<', given.messageId), where('sender_type', '!=', 'player')]),
  ),
);

const selectContent = compileOnce('message-content', (db, given: { messageId: number }) =>
  db.selectFrom('messages').select('content').where('id', '=', given.messageId),
);

/**
 * What had been said when this message was written, and what the DM has answered since: a message that waits for
 * its own turn is not history yet.
 */
async function loadHistory(db: Queryable, { gameId, messageId }: ClaimedTurn): Promise<HistoryMessage[]> {
  const rows =
    messageId === null ? await selectAll(db, { gameId }) : await selectSaidBefore(db, { gameId, messageId });
  return rows.reverse().map((row) => ({
    sender: row.sender_type,
    playerName: row.player_name,
    characterName: row.character_name,
    content: row.content,
    rolls: row.rolls_json === '[]' ? [] : (JSON.parse(row.rolls_json) as Roll[]),
  }));
}

/** Everything that stands about a table when a turn begins; null when its game or its message is gone. */
export const readTable = reading('read-table', async (db, turn: ClaimedTurn): Promise<TableRead | null> => {
  const { gameId, messageId } = turn;
  const [[game], seats, history, [message]] = await Promise.all([
    selectGame(db, { gameId }),
    loadSeats(db, gameId),
    loadHistory(db, turn),
    messageId === null ? [{ content: '' }] : selectContent(db, { messageId }),
  ]);
  if (!game || !message) return null;
  const world = game.state_json === null ? {} : (JSON.parse(game.state_json) as Partial<World>);
  return {
    gameHasEnded: game.status === 'ended',
    game: {
      id: gameId,
      name: game.name,
      description: game.description,
      hasAdventure: game.has_adventure === 1,
    },
    seats,
    world: { ...emptyWorld, ...world },
    history,
    message: message.content,
    dmMessages: game.dm_messages,
  };
});
