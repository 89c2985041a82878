import type { CharacterRead, MessageRead } from '@fireside/contract';
import type { CharacterChange, Ending, TurnOutcome } from '@fireside/engine';
import { endedReason } from '@fireside/engine';
import type { Transaction } from 'kysely';
import { characterColumns, characterRead } from '../characters/character-row.ts';
import { endGamesOfFallen, fallenReason } from '../characters/hp-rule.ts';
import { messageRead, selectMessages } from '../games/message-reader.ts';
import type { Tables } from '../store/schema.ts';
import { lockCharacter } from '../store/lock-character.ts';
import { lockGame } from '../store/lock-game.ts';
import type { Store } from '../store/store.ts';
import { storeMessage } from './store-message.ts';
import { type ClaimedTurn, setPendingRoll } from './turns.ts';

export interface CommittedTurn {
  message: MessageRead;
  /** The id of the message before it. */
  after?: number;
  /** The sheets that the turn changed, as they now stand. */
  characters: CharacterRead[];
  /** Games that the turn ended, this one or others in which a fallen character is played. */
  ended: { gameId: string; reason: string }[];
}

interface Parts {
  store: Store;
  now: () => number;
}

/** Applies staged changes to the sheet as it is now: HP is a difference, never above the maximum. */
async function applyChange(
  { now }: Parts,
  transaction: Transaction<Tables>,
  change: CharacterChange,
): Promise<CharacterRead | null> {
  const row = await lockCharacter(transaction, change.characterId);
  // Its owner deleted it while the DM was speaking.
  if (!row) return null;
  const owner = await transaction
    .selectFrom('users')
    .select('name')
    .where('id', '=', row.owner_id)
    .executeTakeFirst();
  const max = change.set.max_hp ?? row.max_hp;
  const current = Math.min(row.current_hp + change.hpChange, max);
  const columns = {
    ...characterColumns({ ...change.set, current_hp: current }),
    updated_at: new Date(now()).toISOString(),
  };
  await transaction.updateTable('characters').set(columns).where('id', '=', change.characterId).execute();
  return characterRead({ ...row, ...columns, owner_name: owner?.name ?? null });
}

async function applyEnding(transaction: Transaction<Tables>, gameId: string, ending: Ending | null) {
  if (!ending) return [];
  const reason = endedReason(ending);
  const changed = await transaction
    .updateTable('games')
    .set({ status: 'ended', ended_reason: reason })
    .where('id', '=', gameId)
    .where('status', '=', 'active')
    .returning('id')
    .execute();
  return changed.map(() => ({ gameId, reason }));
}

/**
 * Everything a turn changed, in one transaction. Null when the turn is no longer ours to commit: the game is
 * gone, or another holder has taken it up since.
 */
export function commitTurn(
  parts: Parts,
  turn: ClaimedTurn,
  outcome: TurnOutcome,
): Promise<CommittedTurn | null> {
  const { store, now } = parts;
  return store.write(async (transaction) => {
    await lockGame(transaction, turn.gameId);
    const game = await transaction
      .selectFrom('games')
      .select(['epoch', 'status', 'ended_reason'])
      .where('id', '=', turn.gameId)
      .executeTakeFirst();
    const row = await transaction
      .selectFrom('turns')
      .select(['status', 'epoch', 'reply_id'])
      .where('id', '=', turn.id)
      .executeTakeFirst();
    if (!game || row?.epoch !== turn.epoch) return null;
    const loadMessage = async (id: number) =>
      messageRead(
        await selectMessages(transaction, turn.gameId)
          .where('messages.id', '=', id)
          .executeTakeFirstOrThrow(),
      );
    // A commit whose confirmation was lost on the way: it stands, and is not made again.
    if (row.status === 'done' && row.reply_id !== null) {
      const hasEnded = game.status === 'ended';
      return {
        message: await loadMessage(row.reply_id),
        characters: [],
        ended: hasEnded ? [{ gameId: turn.gameId, reason: game.ended_reason ?? '' }] : [],
      };
    }
    if (row.status !== 'running' || game.epoch !== turn.epoch) return null;

    const characters: CharacterRead[] = [];
    for (const change of outcome.characters) {
      const sheet = await applyChange(parts, transaction, change);
      if (sheet) characters.push(sheet);
    }
    const ended = await applyEnding(transaction, turn.gameId, outcome.ending);
    for (const sheet of characters) {
      for (const gameId of await endGamesOfFallen(transaction, sheet)) {
        ended.push({ gameId, reason: fallenReason(sheet.name, sheet.current_hp) });
      }
    }

    const at = new Date(now()).toISOString();
    if (outcome.world) {
      const state = { state_json: JSON.stringify(outcome.world), updated_at: at };
      await transaction
        .insertInto('world_states')
        .values({ game_id: turn.gameId, ...state })
        .onConflict((conflict) => conflict.column('game_id').doUpdateSet(state))
        .execute();
    }
    if (outcome.pendingRoll && turn.userId) {
      await setPendingRoll(transaction, turn.gameId, turn.userId, outcome.pendingRoll);
    }
    const { id, after } = await storeMessage(transaction, {
      game_id: turn.gameId,
      sender_type: 'dm',
      user_id: null,
      character_id: null,
      content: outcome.narration,
      rolls_json: JSON.stringify(outcome.rolls),
      client_id: null,
      created_at: at,
    });
    await transaction
      .updateTable('turns')
      .set({
        status: 'done',
        reply_id: id,
        failure: null,
        finished_at: at,
        pending_notation: null,
        pending_reason: null,
        input_tokens: outcome.usage.inputTokens,
        output_tokens: outcome.usage.outputTokens,
        cached_tokens: outcome.usage.cachedInputTokens,
      })
      .where('id', '=', turn.id)
      .execute();
    await transaction
      .updateTable('games')
      .set((set) => ({ dm_messages: set('dm_messages', '+', 1) }))
      .where('id', '=', turn.gameId)
      .execute();
    return { message: await loadMessage(id), after, characters, ended };
  });
}
