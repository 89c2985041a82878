import type { CharacterRead, Roll } from '@fireside/contract';
import type { HistoryMessage, Seat, Snapshot, World } from '@fireside/engine';
import { charactersAt } from '../characters/character-queries.ts';
import { type NamedMessage, selectMessages } from '../games/message-queries.ts';
import { reading, room } from '../store/procedure.ts';
import { type Database, query } from '../store/query.ts';
import type { GameRow, ParticipantRow } from '../store/schema.ts';
import type { ClaimedTurn } from './turn-queries.ts';

/** A turn reads this many messages however long the game is; the engine cuts them to its budget of tokens. */
const historyMessages = 60;

const emptyWorld: World = { scene: '', time: '', quests: [], people: [], facts: [], notes: '' };

export interface TableRead extends Pick<Snapshot, 'game' | 'world' | 'history' | 'message' | 'dmMessages'> {
  gameHasEnded: boolean;
  seats: (Seat & { character: CharacterRead | null })[];
}

type GameAndWorld = Pick<GameRow, 'name' | 'description' | 'has_adventure' | 'dm_messages' | 'status'> & {
  state_json: string | null;
};

const selectGame = query<{ gameId: string }, GameAndWorld>(
  `select name, description, has_adventure, dm_messages, status, state_json
   from games left join world_states on world_states.game_id = games.id
   where games.id = :gameId`,
);

type SeatRow = Pick<ParticipantRow, 'user_id' | 'character_id' | 'self_rolls' | 'has_spoken'> & {
  name: string;
};

const selectSeats = query<{ gameId: string }, SeatRow>(
  `select user_id, character_id, self_rolls, has_spoken, users.name
   from participants join users on users.id = participants.user_id
   where game_id = :gameId order by joined_at, user_id`,
);

async function readSeats(db: Database, gameId: string): Promise<TableRead['seats']> {
  const sheets = new Map((await charactersAt(db, gameId)).map((sheet) => [sheet.id, sheet]));
  return (await selectSeats(db, { gameId })).map((row) => ({
    userId: row.user_id,
    name: row.name,
    selfRolls: row.self_rolls === 1,
    hasSpoken: row.has_spoken === 1,
    character: (row.character_id && sheets.get(row.character_id)) || null,
  }));
}

/**
 * What had been said when a message was written, and what the DM has answered since: a message that waits for its own turn
 * is not history yet.
 */
const selectSaid = query<{ gameId: string; messageId: number; limit: number }, NamedMessage>(
  `${selectMessages}
   where messages.game_id = :gameId and (messages.id < :messageId or sender_type != 'player')
   order by messages.id desc limit :limit`,
);

const selectContent = query<{ messageId: number }, { content: string }>(
  'select content from messages where id = :messageId',
);

function historyMessage(row: NamedMessage): HistoryMessage {
  return {
    sender: row.sender_type,
    playerName: row.player_name,
    characterName: row.character_name,
    content: row.content,
    rolls: row.rolls_json === '[]' ? [] : (JSON.parse(row.rolls_json) as Roll[]),
  };
}

async function readTable(db: Database, { gameId, messageId }: ClaimedTurn): Promise<TableRead | null> {
  const game = await selectGame.first(db, { gameId });
  const message = messageId === null ? { content: '' } : await selectContent.first(db, { messageId });
  if (!game || !message) return null;
  const world = game.state_json === null ? {} : (JSON.parse(game.state_json) as Partial<World>);
  const said = await selectSaid(db, {
    gameId,
    messageId: messageId ?? Number.MAX_SAFE_INTEGER,
    limit: historyMessages,
  });
  return {
    gameHasEnded: game.status === 'ended',
    game: {
      id: gameId,
      name: game.name,
      description: game.description,
      hasAdventure: game.has_adventure === 1,
    },
    seats: await readSeats(db, gameId),
    world: { ...emptyWorld, ...world },
    history: said.reverse().map(historyMessage),
    message: message.content,
    dmMessages: game.dm_messages,
  };
}

export const tableQueries = room('table', {
  /** Everything that stands about a table when a turn begins; null when its game or its message is gone. */
  read: reading(readTable),
});
