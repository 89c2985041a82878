import { rollsOf } from '@fireside/contract/effects';
import type { HistoryMessage, Seat, Snapshot } from '@fireside/engine';
import { effectsOf, type NamedMessage, selectMessages } from '../games/message-queries.ts';
import { seatsAt } from '../games/seat-queries.ts';
import { keptWorld } from '../games/world-queries.ts';
import { reading, room } from '../store/procedure.ts';
import { type Database, query } from '../store/query.ts';
import type { GameRow, MessageRow } from '../store/schema.ts';
import type { ClaimedTurn } from './turn-queries.ts';

/** A turn reads this many messages however long the game is; the engine cuts them to its budget of tokens. */
const historyMessages = 60;

/** What a turn knows of its table; whether the game is over decides whether there is a turn at all. */
export interface TableRead extends Omit<Snapshot, 'kind' | 'speaker'> {
  /** Whether the message that the turn was to answer was removed. */
  isRemoved: boolean;
}

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

/** Everybody at the table. What was awaited from the speaker stands with the turn that has taken it up. */
async function readSeats(db: Database, { gameId, userId, pendingRoll }: ClaimedTurn): Promise<Seat[]> {
  const seats = await seatsAt(db, gameId);
  return seats.map((seat) => (seat.user_id === userId ? { ...seat, pending_roll: pendingRoll } : seat));
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

const selectContent = query<{ messageId: number }, Pick<MessageRow, 'content' | 'removed_after'>>(
  'select content, removed_after from messages where id = :messageId',
);

function historyMessage(row: NamedMessage): HistoryMessage {
  return {
    id: row.id,
    sender: row.sender_type,
    playerName: row.player_name,
    characterName: row.character_name,
    content: row.content,
    // Of all that happened the prompt repeats the dice.
    rolls: row.effects_json.includes('"rolled"') ? rollsOf(effectsOf(row)) : [],
  };
}

async function readTable(db: Database, turn: ClaimedTurn): Promise<TableRead | null> {
  const { gameId, messageId } = turn;
  const game = await selectGame.first(db, { gameId });
  const message =
    messageId === null ? { content: '', removed_after: 0 } : await selectContent.first(db, { messageId });
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
    // Left out here and not in the query, which would walk past every one of them.
    history: said
      .reverse()
      .filter(({ removed_after }) => removed_after === 0)
      .map(historyMessage),
    isCut: said.length === historyMessages,
    message: message.content,
    isRemoved: message.removed_after > 0,
    dmMessages: game.dm_messages,
  };
}

export const tableQueries = room('table', {
  /** Everything that stands about a table when a turn begins; null when its game or its message is gone. */
  read: reading(readTable),
});
