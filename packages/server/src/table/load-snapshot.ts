import type { CharacterRead, Roll } from '@fireside/contract';
import type { HistoryMessage, Seat, Snapshot, World } from '@fireside/engine';
import { characterRead } from '../characters/character-row.ts';
import type { Store } from '../store/store.ts';
import type { ClaimedTurn } from './turns.ts';

/** A turn reads this many messages however long the game is; the engine cuts them to its budget of tokens. */
const historyMessages = 60;

const emptyWorld: World = { scene: '', time: '', quests: [], people: [], facts: [], notes: '' };

export interface LoadedSnapshot {
  gameHasEnded: boolean;
  snapshot: Snapshot;
  /** The sheets in play as clients know them, by id. */
  sheets: Map<string, CharacterRead>;
}

async function loadSeats(store: Store, gameId: string) {
  const rows = await store.db
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
    .where('participants.game_id', '=', gameId)
    .orderBy('participants.joined_at')
    .orderBy('participants.user_id')
    .execute();
  const sheets = new Map<string, CharacterRead>();
  const seats = rows.map((row): Seat => {
    // A left join makes every column of an absent character null.
    const sheet = row.id === null ? null : characterRead(row as Parameters<typeof characterRead>[0]);
    if (sheet) sheets.set(sheet.id, sheet);
    return {
      userId: row.user_id,
      name: row.user_name,
      selfRolls: row.self_rolls === 1,
      hasSpoken: row.has_spoken === 1,
      character: sheet,
    };
  });
  return { seats, sheets };
}

/**
 * What had been said when this message was written, and what the DM has answered since: a message that waits for
 * its own turn is not history yet.
 */
async function loadHistory(store: Store, turn: ClaimedTurn): Promise<HistoryMessage[]> {
  let query = store.db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.user_id')
    .leftJoin('characters', 'characters.id', 'messages.character_id')
    .select([
      'sender_type',
      'content',
      'rolls_json',
      'users.name as player_name',
      'characters.name as character_name',
    ])
    .where('game_id', '=', turn.gameId)
    .orderBy('messages.id', 'desc')
    .limit(historyMessages);
  const { messageId } = turn;
  if (messageId !== null) {
    query = query.where((where) =>
      where.or([where('messages.id', '<', messageId), where('sender_type', '!=', 'player')]),
    );
  }
  const rows = await query.execute();
  return rows.reverse().map((row) => ({
    sender: row.sender_type,
    playerName: row.player_name,
    characterName: row.character_name,
    content: row.content,
    rolls: JSON.parse(row.rolls_json) as Roll[],
  }));
}

/** Everything a turn knows when it begins; null when its game or its message is gone. */
export async function loadSnapshot(store: Store, turn: ClaimedTurn): Promise<LoadedSnapshot | null> {
  const [game, { seats, sheets }, world, history, message] = await Promise.all([
    store.db
      .selectFrom('games')
      .select(['name', 'description', 'has_adventure', 'dm_messages', 'status'])
      .where('id', '=', turn.gameId)
      .executeTakeFirst(),
    loadSeats(store, turn.gameId),
    store.db
      .selectFrom('world_states')
      .select('state_json')
      .where('game_id', '=', turn.gameId)
      .executeTakeFirst(),
    loadHistory(store, turn),
    turn.messageId === null
      ? { content: '' }
      : store.db.selectFrom('messages').select('content').where('id', '=', turn.messageId).executeTakeFirst(),
  ]);
  if (!game || !message) return null;
  return {
    sheets,
    gameHasEnded: game.status === 'ended',
    snapshot: {
      game: {
        id: turn.gameId,
        name: game.name,
        description: game.description,
        hasAdventure: game.has_adventure === 1,
      },
      kind: turn.kind,
      speaker: seats.find((seat) => seat.userId === turn.userId) ?? null,
      seats,
      world: world ? { ...emptyWorld, ...(JSON.parse(world.state_json) as Partial<World>) } : emptyWorld,
      history,
      message: message.content,
      pendingRoll: turn.pendingRoll,
      dmMessages: game.dm_messages,
    },
  };
}
