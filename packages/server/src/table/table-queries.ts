import type { Roll } from '@fireside/contract';
import { rollsOf, standingFight, type World } from '@fireside/contract/effects';
import type { HistoryMessage, OpenMove, OpenRoll, Seat, Snapshot } from '@fireside/engine';
import { effectsOf, type NamedMessage, selectMessages } from '../games/message-queries.ts';
import { inStory, whisperedWith } from '../games/readers.ts';
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
import { labelCharacters } from '../memory/due-chapter.ts';
import { reading, room } from '../store/procedure.ts';
import { type Database, query } from '../store/query.ts';
import type { GameRow, MessageRow } from '../store/schema.ts';
import { readStanding, type Standing } from '../usage/budget-queries.ts';
import type { ClaimedTurn } from './turn-queries.ts';

/** Messages are read so many at a time, until they fill what the prompt may hold of them. */
const pageSize = 50;

/** What a turn knows of its table; whether the game is over decides whether there is a turn at all. */
export interface TableRead extends Omit<Snapshot, 'kind' | 'speaker'> {
  game: Snapshot['game'] & Pick<GameSettings, 'model'>;
  /** What the game may cost, and what it has; null where it has no budget. */
  standing: Standing | null;
  /** Whether everything that the turn was to answer was removed. */
  isRemoved: boolean;
  /** Whose message is the first that is answered; null for the greeting. */
  speakerId: string | null;
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
async function readSeats(db: Database, turn: TableWanted['turn'], isOpen: boolean): Promise<Seat[]> {
  const { gameId, also } = turn;
  // What only one of several may know, the answer to all of them does not hear of.
  const seats = await seatsAt(db, { gameId, userId: isOpen ? null : turn.userId });
  const taken = new Map<string | null, Pick<Seat, 'pending_roll' | 'isRollSecret'>>();
  for (const { userId, pendingRoll: pending_roll, isRollWhispered } of [turn, ...also])
    if (!taken.get(userId)?.pending_roll)
      taken.set(userId, { pending_roll, isRollSecret: isOpen && isRollWhispered });
  return seats.map((seat) => ({ ...seat, ...taken.get(seat.user_id) }));
}

/**
 * What had been said when a message was written, and what the DM has answered since: a message that waits for its own turn
 * is not history yet.
 */
const saidPage = (which: string) => `select id from (
    select messages.id from messages
    where messages.game_id = :gameId and ${which} and messages.id < :beforeId and messages.id > :toldUpTo
      and (messages.id < :messageId or sender_type != 'player')
    order by messages.id desc limit :limit
  ) as page`;

/** The story, and what the DM and the one who is answered have whispered: each in an index of its own, past all table talk. */
const selectSaid = query<SaidBefore & { beforeId: number; limit: number }, NamedMessage>(
  `with said (id) as (${saidPage(inStory)} union all ${saidPage(whisperedWith(':userId'))})
   ${selectMessages} join said on said.id = messages.id
   order by messages.id desc limit :limit`,
);

interface SaidBefore {
  gameId: string;
  messageId: number;
  toldUpTo: number;
  /** Who is answered; empty for the greeting. */
  userId: string;
}

/**
 * The newest messages that fit, newest first, and whether there are older ones: the engine cuts them exactly. They begin where
 * the chapters end, and so with the same message in turn after turn: a provider's cache keeps what it has read.
 */
async function readSaid(
  db: Database,
  { end, ...given }: SaidBefore & { end: number },
  characters: number,
): Promise<{ said: NamedMessage[]; isCut: boolean }> {
  const said: NamedMessage[] = [];
  let left = characters;
  while (left > 0) {
    const beforeId = said.at(-1)?.id ?? end;
    const page = await selectSaid(db, { ...given, beforeId, limit: pageSize });
    for (const { content } of page) left -= content.length + labelCharacters;
    said.push(...page);
    if (page.length < pageSize) return { said, isCut: given.toldUpTo > 0 };
  }
  return { said, isCut: true };
}

const selectContents = query<
  { messageIds: number[] },
  Pick<MessageRow, 'id' | 'user_id' | 'content' | 'removed_after' | 'effects_json'>
>(`select id, user_id, content, removed_after, effects_json from messages
   where id in (:messageIds...) order by id`);

/** Of the open rolls and moves since it last looked the DM is told so many. */
const mostOpenDeeds = 5;

/** Up to which message the last turn that this player knows of has read. */
const selectReadUpTo = query<{ gameId: string; userId: string; turnId: number }, { read_id: number }>(
  `select turns.read_id from turns left join messages on messages.id = turns.message_id
   where turns.game_id = :gameId and turns.id <> :turnId and turns.reply_id is not null
     and (messages.kind is null or messages.kind <> 'whisper' or turns.user_id = :userId)
   order by turns.id desc limit 1`,
);

const selectOpenDeeds = query<
  { gameId: string; after: number; through: number; limit: number },
  NamedMessage
>(
  `${selectMessages}
   where messages.game_id = :gameId and messages.kind = 'table' and messages.effects_json <> '[]'
     and messages.id > :after and messages.id <= :through
   order by messages.id desc limit :limit`,
);

/** Every one of them stands in one turn: the next that begins. */
async function readOpenDeeds(
  db: Database,
  { id: turnId, gameId, userId, readId: through }: TableWanted['turn'],
): Promise<{ openRolls: OpenRoll[]; openMoves: OpenMove[] }> {
  const seen = await selectReadUpTo.first(db, { gameId, userId: userId ?? '', turnId });
  const after = seen?.read_id ?? 0;
  const rows = await selectOpenDeeds(db, { gameId, after, through, limit: mostOpenDeeds });
  const done = rows
    .reverse()
    .filter(({ removed_after }) => removed_after === 0)
    .map((row) => ({
      userId: row.user_id ?? '',
      playerName: row.player_name ?? 'A player',
      characterName: row.character_name,
      words: row.content,
      rolls: rollsOf(effectsOf(row)),
    }));
  return {
    openRolls: done.flatMap(({ rolls, words: _, ...by }) => rolls.map((roll) => ({ ...by, roll }))),
    openMoves: done.flatMap(({ rolls, userId: _, ...move }) => (rolls.length === 0 ? [move] : [])),
  };
}

/** The roll that the service has made for a player, where the message says it. */
function madeRollIn(message: Pick<MessageRow, 'effects_json'>): Roll | null {
  return rollsOf(effectsOf(message))[0] ?? null;
}

function historyMessage(row: NamedMessage): HistoryMessage {
  return {
    id: row.id,
    sender: row.sender_type,
    playerName: row.player_name,
    characterName: row.character_name,
    content: row.content,
    isWhispered: row.kind === 'whisper',
    // Of all that happened the prompt repeats the dice.
    rolls: row.effects_json.includes('"rolled"') ? rollsOf(effectsOf(row)) : [],
  };
}

/** What awaited rolls decide, of those who sit at the table. */
function awaitedOf(awaited: World['awaited'], party: readonly Seat[]): World['awaited'] {
  return Object.fromEntries(
    Object.entries(awaited).filter(([userId]) => party.some(({ user_id }) => user_id === userId)),
  );
}

/** A turn, and how many characters of the talk so far its prompt can hold. */
export interface TableWanted {
  turn: Pick<
    ClaimedTurn,
    | 'id'
    | 'gameId'
    | 'messageId'
    | 'userId'
    | 'pendingRoll'
    | 'isRollWhispered'
    | 'isWhisper'
    | 'readId'
    | 'also'
  >;
  /** From here on nothing that was said is read: an answer that is to be told anew, and what followed it. */
  beforeId?: number;
  /** Nothing that was whispered is read: somebody else hears the words too. */
  isOpen?: boolean;
  historyCharacters: number;
}

async function readTable(
  db: Database,
  { turn, beforeId = Number.MAX_SAFE_INTEGER, isOpen = turn.also.length > 0, historyCharacters }: TableWanted,
): Promise<TableRead | null> {
  const { gameId, messageId } = turn;
  const game = await selectGame.first(db, { gameId });
  const messageIds = messageId === null ? [] : [messageId, ...turn.also.map((other) => other.messageId)];
  const said = messageIds.length > 0 ? await selectContents(db, { messageIds }) : [];
  if (!game || said.length < messageIds.length) return null;
  const standing = said.filter(({ removed_after }) => removed_after === 0);
  const { chapters, pinned } = await readChronicle(db, gameId);
  const toldUpTo = (await selectMemory.first(db, { gameId }))?.chronicled_id ?? 0;
  const { said: told, isCut } = await readSaid(
    db,
    {
      gameId,
      messageId: messageId ?? Number.MAX_SAFE_INTEGER,
      toldUpTo,
      // What one of several whispered stands in no answer to all of them.
      userId: (!isOpen && turn.userId) || '',
      end: beforeId,
    },
    historyCharacters,
  );
  const party = await readSeats(db, turn, isOpen);
  // Whoever has left the table waits for no answer.
  const [first, ...others] = standing.flatMap(({ user_id, content, effects_json }) => {
    const speaker = party.find((seat) => seat.user_id === user_id);
    return speaker ? [{ speaker, message: content, madeRoll: madeRollIn({ effects_json }) }] : [];
  });
  const settings = settingsOf(game);
  const { world, encounter } = keptWorld(game.state_json);
  return {
    game: {
      id: gameId,
      name: game.name,
      description: game.description,
      hasAdventure: game.has_adventure === 1,
      code: game.participation_code,
      ...settings,
    },
    standing: settings.budget && (await readStanding(db, gameId)),
    world: { ...world, awaited: awaitedOf(world.awaited, party) },
    encounter: standingFight(encounter, party),
    zero_hp: settings.zero_hp,
    party,
    ended_reason: game.status === 'ended' ? (game.ended_reason ?? '') : null,
    // Left out here and not in the query, which would walk past every one of them.
    history: told
      .reverse()
      .filter(({ removed_after }) => removed_after === 0)
      .map(historyMessage),
    isCut,
    chronicle: { chapters, pinned: pinned.map(({ text }) => text) },
    message: first?.message ?? '',
    isWhisper: turn.isWhisper,
    madeRoll: first?.madeRoll ?? null,
    ...(await readOpenDeeds(db, turn)),
    also: others,
    speakerId: first?.speaker.user_id ?? null,
    isRemoved: messageIds.length > 0 && standing.length === 0,
    dmMessages: game.dm_messages,
  };
}

export const tableQueries = room('table', {
  /** Everything that stands about a table when a turn begins; null when its game or its message is gone. */
  read: reading(readTable),
});
