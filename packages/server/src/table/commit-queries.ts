import type { CharacterRead, MessageRead } from '@fireside/contract';
import type { CharacterChange, TokenUsage, TurnOutcome } from '@fireside/engine';
import {
  changeCharacter,
  endGamesOfFallen,
  fallenReason,
  readCharacter,
} from '../characters/character-queries.ts';
import { messageRead, type NamedMessage, selectMessages, storeMessage } from '../games/message-queries.ts';
import { setPendingRoll } from '../games/seat-queries.ts';
import { lockCharacter, lockGame } from '../store/locks.ts';
import { room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { GameRow, TurnRow } from '../store/schema.ts';
import type { ClaimedTurn } from './turn-queries.ts';

export interface CommittedTurn {
  message: MessageRead;
  /** The id of the message before it. */
  after?: number;
  /** The sheets that the turn changed, as they now stand. */
  characters: CharacterRead[];
  /** Games that the turn ended, this one or others in which a fallen character is played. */
  ended: { gameId: string; reason: string }[];
}

export interface Commit {
  turn: Pick<ClaimedTurn, 'id' | 'gameId' | 'userId' | 'epoch'>;
  outcome: Omit<TurnOutcome, 'ending'>;
  /** Why the DM ended the game; null when it goes on. */
  endedReason: string | null;
  at: string;
}

interface Standing extends Pick<TurnRow, 'status' | 'epoch' | 'reply_id'>, Pick<GameRow, 'ended_reason'> {
  game_epoch: number;
  game_status: GameRow['status'];
}

const selectStanding = query<{ turnId: number }, Standing>(
  `select turns.status, turns.epoch, turns.reply_id, games.epoch as game_epoch, games.status as game_status,
     games.ended_reason
   from turns join games on games.id = turns.game_id where turns.id = :turnId`,
);

const selectReply = query<{ id: number }, NamedMessage>(`${selectMessages} where messages.id = :id`);

const upsertWorld = change<{ gameId: string; state: string; at: string }>(
  `insert into world_states (game_id, state_json, updated_at) values (:gameId, :state, :at)
   on conflict (game_id) do update set state_json = excluded.state_json, updated_at = excluded.updated_at`,
);

const finishTurn = change<TokenUsage & { id: number; replyId: number; at: string }>(
  `update turns set status = 'done', reply_id = :replyId, failure = null, finished_at = :at,
     pending_notation = null, pending_reason = null, input_tokens = :inputTokens,
     output_tokens = :outputTokens, cached_tokens = :cachedInputTokens
   where id = :id`,
);

const countReply = change<{ gameId: string }>(
  'update games set dm_messages = dm_messages + 1 where id = :gameId',
);

const endGame = change<{ gameId: string; reason: string }>(
  `update games set status = 'ended', ended_reason = :reason where id = :gameId and status = 'active'`,
);

/** Applies staged changes to the sheet as it is now: HP is a difference, never above the maximum. */
async function changeSheet(
  db: Database,
  { characterId, set, hpChange }: CharacterChange,
  at: string,
): Promise<CharacterRead | null> {
  const row = await lockCharacter(db, characterId);
  // Its owner deleted it while the DM was speaking.
  if (!row) return null;
  const current_hp = Math.min(row.current_hp + hpChange, set.max_hp ?? row.max_hp);
  await changeCharacter(db, row, { ...set, current_hp }, at);
  return readCharacter(db, characterId);
}

/** The sheets as the turn leaves them, and the games that end with it. */
async function applyToSheets(
  db: Database,
  { turn: { gameId }, outcome, endedReason, at }: Commit,
): Promise<Pick<CommittedTurn, 'characters' | 'ended'>> {
  const characters: CharacterRead[] = [];
  for (const staged of outcome.characters) {
    const sheet = await changeSheet(db, staged, at);
    if (sheet) characters.push(sheet);
  }
  const ended: CommittedTurn['ended'] = [];
  if (endedReason !== null && (await endGame(db, { gameId, reason: endedReason })) > 0)
    ended.push({ gameId, reason: endedReason });
  for (const sheet of characters) {
    for (const fallen of await endGamesOfFallen(db, sheet)) {
      ended.push({ gameId: fallen, reason: fallenReason(sheet.name, sheet.current_hp) });
    }
  }
  return { characters, ended };
}

async function applyOutcome(db: Database, commit: Commit): Promise<CommittedTurn | null> {
  const { turn, outcome, at } = commit;
  const { gameId } = turn;
  await lockGame(db, gameId);
  const standing = await selectStanding.first(db, { turnId: turn.id });
  if (!standing || standing.epoch !== turn.epoch) return null;
  // A commit whose confirmation was lost on the way: it stands, and is not made again.
  if (standing.status === 'done' && standing.reply_id !== null) {
    const reply = await selectReply.first(db, { id: standing.reply_id });
    const hasEnded = standing.game_status === 'ended';
    return {
      message: messageRead(reply!),
      characters: [],
      ended: hasEnded ? [{ gameId, reason: standing.ended_reason ?? '' }] : [],
    };
  }
  if (standing.status !== 'running' || standing.game_epoch !== turn.epoch) return null;

  const changed = await applyToSheets(db, commit);
  if (outcome.world) await upsertWorld(db, { gameId, state: JSON.stringify(outcome.world), at });
  if (outcome.pendingRoll && turn.userId) {
    await setPendingRoll(db, { gameId, userId: turn.userId }, outcome.pendingRoll);
  }
  const row = {
    sender_type: 'dm' as const,
    user_id: null,
    character_id: null,
    content: outcome.narration,
    rolls_json: JSON.stringify(outcome.rolls),
    created_at: at,
  };
  const { id, after } = await storeMessage(db, { ...row, game_id: gameId, client_id: null });
  const { inputTokens, outputTokens, cachedInputTokens } = outcome.usage;
  await finishTurn(db, { inputTokens, outputTokens, cachedInputTokens, id: turn.id, replyId: id, at });
  await countReply(db, { gameId });
  return {
    message: messageRead({ ...row, id, player_name: null, character_name: null }),
    after,
    ...changed,
  };
}

export const commitQueries = room('commits', {
  /**
   * Everything a turn changed, in one transaction. Null when the turn is no longer ours to commit: the game is gone, or
   * another holder has taken it up since.
   */
  apply: writing(applyOutcome),
});
