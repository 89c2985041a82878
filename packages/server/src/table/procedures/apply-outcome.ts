import type { CharacterRead, MessageRead } from '@fireside/contract';
import type { TokenUsage, TurnOutcome } from '@fireside/engine';
import { endGamesOfFallen, fallenReason } from '../../characters/hp-rule.ts';
import { messageRead, selectMessages } from '../../games/message-reader.ts';
import { compileOnce, type Queryable } from '../../store/compile-once.ts';
import { lockGame } from '../../store/lock-game.ts';
import { writing } from '../../store/procedure.ts';
import type { ClaimedTurn } from './claim-turn.ts';
import { changeSheet } from './change-sheet.ts';
import { setPendingRoll } from './pending-roll.ts';
import { storeMessage } from './store-message.ts';

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

const selectStanding = compileOnce('turn-standing', (db, given: { turnId: number }) =>
  db
    .selectFrom('turns')
    .innerJoin('games', 'games.id', 'turns.game_id')
    .select([
      'turns.status',
      'turns.epoch',
      'turns.reply_id',
      'games.epoch as game_epoch',
      'games.status as game_status',
      'games.ended_reason',
    ])
    .where('turns.id', '=', given.turnId),
);

const selectReply = compileOnce('turn-reply', (db, given: { id: number }) =>
  selectMessages(db).where('messages.id', '=', given.id),
);

const upsertWorld = compileOnce('set-world', (db, given: { gameId: string; state: string; at: string }) =>
  db
    .insertInto('world_states')
    .values({ game_id: given.gameId, state_json: given.state, updated_at: given.at })
    .onConflict((conflict) =>
      conflict.column('game_id').doUpdateSet({ state_json: given.state, updated_at: given.at }),
    ),
);

interface FinishedTurn extends TokenUsage {
  id: number;
  replyId: number;
  at: string;
}

const finishTurn = compileOnce('finish-turn', (db, given: FinishedTurn) =>
  db
    .updateTable('turns')
    .set({
      status: 'done',
      reply_id: given.replyId,
      failure: null,
      finished_at: given.at,
      pending_notation: null,
      pending_reason: null,
      input_tokens: given.inputTokens,
      output_tokens: given.outputTokens,
      cached_tokens: given.cachedInputTokens,
    })
    .where('id', '=', given.id),
);

const countReply = compileOnce('count-reply', (db, given: { gameId: string }) =>
  db
    .updateTable('games')
    .set((set) => ({ dm_messages: set('dm_messages', '+', 1) }))
    .where('id', '=', given.gameId),
);

const endGame = compileOnce('end-game', (db, given: { gameId: string; reason: string }) =>
  db
    .updateTable('games')
    .set({ status: 'ended', ended_reason: given.reason })
    .where('id', '=', given.gameId)
    .where('status', '=', 'active')
    .returning('id'),
);

async function applyEnding(transaction: Queryable, gameId: string, reason: string | null) {
  if (reason === null) return [];
  const changed = await endGame(transaction, { gameId, reason });
  return changed.map(() => ({ gameId, reason }));
}

/** The sheets as the turn leaves them, and the games that end with it. */
async function applyToSheets(
  transaction: Queryable,
  { turn: { gameId }, outcome, endedReason, at }: Commit,
): Promise<Pick<CommittedTurn, 'characters' | 'ended'>> {
  const characters: CharacterRead[] = [];
  for (const change of outcome.characters) {
    const sheet = await changeSheet(transaction, change, at);
    if (sheet) characters.push(sheet);
  }
  const ended = await applyEnding(transaction, gameId, endedReason);
  for (const sheet of characters) {
    for (const fallen of await endGamesOfFallen(transaction, sheet)) {
      ended.push({ gameId: fallen, reason: fallenReason(sheet.name, sheet.current_hp) });
    }
  }
  return { characters, ended };
}

/**
 * Everything a turn changed, in one transaction. Null when the turn is no longer ours to commit: the game is
 * gone, or another holder has taken it up since.
 */
export const applyOutcome = writing(
  'apply-outcome',
  async (transaction, commit: Commit): Promise<CommittedTurn | null> => {
    const { turn, outcome, at } = commit;
    const { gameId } = turn;
    await lockGame(transaction, gameId);
    const [standing] = await selectStanding(transaction, { turnId: turn.id });
    if (!standing || standing.epoch !== turn.epoch) return null;
    // A commit whose confirmation was lost on the way: it stands, and is not made again.
    if (standing.status === 'done' && standing.reply_id !== null) {
      const [reply] = await selectReply(transaction, { id: standing.reply_id });
      const hasEnded = standing.game_status === 'ended';
      return {
        message: messageRead(reply!),
        characters: [],
        ended: hasEnded ? [{ gameId, reason: standing.ended_reason ?? '' }] : [],
      };
    }
    if (standing.status !== 'running' || standing.game_epoch !== turn.epoch) return null;

    const changed = await applyToSheets(transaction, commit);
    if (outcome.world) await upsertWorld(transaction, { gameId, state: JSON.stringify(outcome.world), at });
    if (outcome.pendingRoll && turn.userId) {
      await setPendingRoll(transaction, gameId, turn.userId, outcome.pendingRoll);
    }
    const row = {
      sender_type: 'dm' as const,
      user_id: null,
      character_id: null,
      content: outcome.narration,
      rolls_json: JSON.stringify(outcome.rolls),
      created_at: at,
    };
    const { id, after } = await storeMessage(transaction, { ...row, game_id: gameId, client_id: null });
    await finishTurn(transaction, { ...outcome.usage, id: turn.id, replyId: id, at });
    await countReply(transaction, { gameId });
    return {
      message: messageRead({ ...row, id, player_name: null, character_name: null }),
      after,
      ...changed,
    };
  },
);
