import { rollsOf } from '@fireside/contract/effects';
import type { HistoryMessage, Seat, Snapshot } from '@fireside/engine';
import { effectsOf, type NamedMessage, selectMessages } from '../games/message-queries.ts';
import { seatsAt } from '../games/seat-queries.ts';
import {
  type GameSettings,
  joinedSettings,
  type KeptSettings,
  settingColumns,
  settingsOf,
} from '../games/settings.ts';
import { keptWorld } from '../games/world-queries.ts';
import { selectMemory } from '../memory/chapter-queries.ts';
import { readChronicle } from '../memory/chronicle-queries.ts';
import { reading, room } from '../store/procedure.ts';
import { type Database, query } from '../store/query.ts';
import type { GameRow, MessageRow } from '../store/schema.ts';
import type { ClaimedTurn } from './turn-queries.ts';

/** Messages are read so many at a time, until they fill what the prompt may hold of them. */
const pageSize = 50;
/** What a message takes in a prompt besides its text. */
const labelCharacters = 20;

/** What a turn knows of its table; whether the game is over decides whether there is a turn at all. */
export interface TableRead extends Omit<Snapshot, 'kind' | 'speaker'> {
  game: Snapshot['game'] & Pick<GameSettings, 'model'>;
  /** Whether the message that the turn was to answer was removed. */
  isRemoved: boolean;
}

type GameAndWorld = Pick<
  GameRow,
  'name' | 'description' | 'has_adventure' | 'participation_code' | 'dm_messages' | 'status' | 'ended_reason'
> &
  KeptSettings & {
    state_json: string | null;
  };

const selectGame = query<{ gameId: string }, GameAndWorld>(
  `select name, description, has_adventure, participation_code, dm_messages, status, ended_reason, state_json, ${settingColumns}
   from games left join world_states on world_states.game_id = games.id ${joinedSettings}
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
const selectSaid = query<
  { gameId: string; messageId: number; toldUpTo: number; beforeId: number; limit: number },
  NamedMessage
>(
  `${selectMessages}
   where messages.game_id = :gameId and messages.id < :beforeId and messages.id > :toldUpTo
     and (messages.id < :messageId or sender_type != 'player')
   order by messages.id desc limit :limit`,
);

/**
 * The newest messages that fit, newest first, and whether there are older ones: the engine cuts them exactly. They begin where
 * the chapters end, and so with the same message in turn after turn: a provider's cache keeps what it has read.
 */
async function readSaid(
  db: Database,
  given: { gameId: string; messageId: number; toldUpTo: number },
  characters: number,
): Promise<{ said: NamedMessage[]; isCut: boolean }> {
  const said: NamedMessage[] = [];
  let left = characters;
  while (left > 0) {
    const beforeId = said.at(-1)?.id ?? Number.MAX_SAFE_INTEGER;
    const page = await selectSaid(db, { ...given, beforeId, limit: pageSize });
    for (const { content } of page) left -= content.length + labelCharacters;
    said.push(...page);
    if (page.length < pageSize) return { said, isCut: given.toldUpTo > 0 };
  }
  return { said, isCut: true };
}

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

/** A turn, and how many characters of the talk so far its prompt can hold. */
export interface TableWanted {
  turn: ClaimedTurn;
  historyCharacters: number;
}

async function readTable(db: Database, { turn, historyCharacters }: TableWanted): Promise<TableRead | null> {
  const { gameId, messageId } = turn;
  const game = await selectGame.first(db, { gameId });
  const message =
    messageId === null ? { content: '', removed_after: 0 } : await selectContent.first(db, { messageId });
  if (!game || !message) return null;
  const { chapters, pinned } = await readChronicle(db, gameId);
  const toldUpTo = (await selectMemory.first(db, { gameId }))?.chronicled_id ?? 0;
  const { said, isCut } = await readSaid(
    db,
    { gameId, messageId: messageId ?? Number.MAX_SAFE_INTEGER, toldUpTo },
    historyCharacters,
  );
  return {
    game: {
      id: gameId,
      name: game.name,
      description: game.description,
      hasAdventure: game.has_adventure === 1,
      code: game.participation_code,
      ...settingsOf(game),
    },
    ...keptWorld(game.state_json),
    party: await readSeats(db, turn),
    ended_reason: game.status === 'ended' ? (game.ended_reason ?? '') : null,
    // Left out here and not in the query, which would walk past every one of them.
    history: said
      .reverse()
      .filter(({ removed_after }) => removed_after === 0)
      .map(historyMessage),
    isCut,
    chronicle: { chapters, pinned: pinned.map(({ text }) => text) },
    message: message.content,
    isRemoved: message.removed_after > 0,
    dmMessages: game.dm_messages,
  };
}

export const tableQueries = room('table', {
  /** Everything that stands about a table when a turn begins; null when its game or its message is gone. */
  read: reading(readTable),
});
