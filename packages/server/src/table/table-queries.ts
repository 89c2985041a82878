import { rollsOf } from '@fireside/contract/effects';
import type { HistoryMessage, Seat, Snapshot } from '@fireside/engine';
import { charactersAt } from '../characters/character-queries.ts';
import { effectsOf, type NamedMessage, selectMessages } from '../games/message-queries.ts';
import { rollOf } from '../games/seat-queries.ts';
import { keptWorld } from '../games/world-queries.ts';
import { reading, room } from '../store/procedure.ts';
import { type Database, query } from '../store/query.ts';
import type { GameRow, ParticipantRow } from '../store/schema.ts';
import type { ClaimedTurn } from './turn-queries.ts';

/** A turn reads this many messages however long the game is; the engine cuts them to its budget of tokens. */
const historyMessages = 60;

/** What a turn knows of its table; whether the game is over decides whether there is a turn at all. */
export type TableRead = Omit<Snapshot, 'kind' | 'speaker'>;

type GameAndWorld = Pick<
  GameRow,
  'name' | 'description' | 'has_adventure' | 'dm_messages' | 'status' | 'ended_reason'
> & {
  state_json: string | null;
};

const selectGame = query<{ gameId: string }, GameAndWorld>(
  `select name, description, has_adventure, dm_messages, status, ended_reason, state_json
   from games left join world_states on world_states.game_id = games.id
   where games.id = :gameId`,
);

type SeatRow = Omit<ParticipantRow, 'game_id' | 'joined_at'> & { name: string };

const selectSeats = query<{ gameId: string }, SeatRow>(
  `select user_id, character_id, self_rolls, has_spoken, pending_notation, pending_reason, users.name
   from participants join users on users.id = participants.user_id
   where game_id = :gameId order by joined_at, user_id`,
);

async function readSeats(db: Database, { gameId, userId, pendingRoll }: ClaimedTurn): Promise<Seat[]> {
  const sheets = new Map((await charactersAt(db, gameId)).map((sheet) => [sheet.id, sheet]));
  return (await selectSeats(db, { gameId })).map((row) => ({
    user_id: row.user_id,
    name: row.name,
    self_rolls: row.self_rolls === 1,
    has_spoken: row.has_spoken === 1,
    // The turn has taken up what was awaited from its speaker.
    pending_roll: row.user_id === userId ? pendingRoll : rollOf(row),
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
    rolls: rollsOf(effectsOf(row)),
  };
}

async function readTable(db: Database, turn: ClaimedTurn): Promise<TableRead | null> {
  const { gameId, messageId } = turn;
  const game = await selectGame.first(db, { gameId });
  const message = messageId === null ? { content: '' } : await selectContent.first(db, { messageId });
  if (!game || !message) return null;
  const said = await selectSaid(db, {
    gameId,
    messageId: messageId ?? Number.MAX_SAFE_INTEGER,
    limit: historyMessages,
  });
  return {
    game: {
      id: gameId,
      name: game.name,
      description: game.description,
      hasAdventure: game.has_adventure === 1,
    },
    ...keptWorld(game.state_json),
    party: await readSeats(db, turn),
    ended_reason: game.status === 'ended' ? (game.ended_reason ?? '') : null,
    history: said.reverse().map(historyMessage),
    message: message.content,
    dmMessages: game.dm_messages,
  };
}

export const tableQueries = room('table', {
  /** Everything that stands about a table when a turn begins; null when its game or its message is gone. */
  read: reading(readTable),
});
