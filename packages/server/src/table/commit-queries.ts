import type { MessageRead } from '@fireside/contract';
import { type Effect, redactEffects, sheetOf, type Table } from '@fireside/contract/effects';
import type { Honesty, TokenUsage, TurnOutcome } from '@fireside/engine';
import { changeCharacter, endGamesOfFallen, fallenReason } from '../characters/character-queries.ts';
import { playedOldAdventure } from '../games/adventure-rows.ts';
import { messageRead, type NamedMessage, selectMessages, storeMessage } from '../games/message-queries.ts';
import { setPendingRoll } from '../games/seat-queries.ts';
import { joinedSettings, type KeptSettings } from '../games/settings.ts';
import { type KeptWorld, writeWorld } from '../games/world-queries.ts';
import { lockGame } from '../store/locks.ts';
import { room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { GameRow, TurnRow } from '../store/schema.ts';
import { type LockedTable, lockTable, speakersOf } from './lock-table.ts';
import type { Spent } from '../usage/count-usage.ts';
import { addUsage } from '../usage/usage-queries.ts';
import { closeAttached } from './round-queries.ts';
import { secretOf } from './secret-rolls.ts';
import { type SettledTurn, settleTurn } from './settle-turn.ts';
import { type ClaimedTurn, isAnyOpen } from './turn-queries.ts';

export interface CommittedTurn {
  message: MessageRead;
  /** The id of the message before it. */
  after?: number;
  /** What followed from the turn by the rules: nobody has been shown it. */
  consequences: Effect[];
  /** Games that the turn ended, this one or others in which a fallen character is played. */
  ended: { gameId: string; reason: string }[];
  /** Whether what it has cost may matter. */
  hasBudget: boolean;
  /** Whether no other turn of the game was open when it was committed. */
  isLast: boolean;
}

export interface Commit {
  turn: Pick<
    ClaimedTurn,
    'id' | 'gameId' | 'userId' | 'epoch' | 'pendingRoll' | 'isRollWhispered' | 'isWhisper' | 'also'
  >;
  outcome: TurnOutcome;
  /** How many characters were played at the table when the turn began. */
  played: number;
  /** What the model was asked for it. */
  spent: Spent;
  at: string;
}

interface Standing
  extends Pick<TurnRow, 'status' | 'epoch' | 'reply_id'>,
    Pick<GameRow, 'ended_reason'>,
    Pick<KeptSettings, 'zero_hp' | 'budget_kind'> {
  game_epoch: number;
  game_status: GameRow['status'];
  /** How many characters are played there; null where a fall ends the game. */
  played: number | null;
}

const selectStanding = query<{ turnId: number }, Standing>(
  `select turns.status, turns.epoch, turns.reply_id, games.epoch as game_epoch, games.status as game_status,
     games.ended_reason, settings.budget_kind, settings.zero_hp, case when settings.zero_hp = 'fall' then
       (select count(character_id) from participants where participants.game_id = games.id)
     end as played
   from turns join games on games.id = turns.game_id ${joinedSettings} where turns.id = :turnId`,
);

const selectReply = query<{ id: number }, NamedMessage>(`${selectMessages} where messages.id = :id`);

const finishTurn = change<
  TokenUsage & Honesty & { id: number; replyId: number; effects: string; at: string }
>(
  `update turns set status = 'done', reply_id = :replyId, effects_json = :effects, failure = null, finished_at = :at,
     pending_notation = null, pending_reason = null, input_tokens = :inputTokens,
     output_tokens = :outputTokens, cached_tokens = :cachedInputTokens, claims = :claims, borne_out = :borneOut,
     repaired = :repaired, withheld = :withheld
   where id = :id`,
);

const countReply = change<{ gameId: string }>(
  'update games set dm_messages = dm_messages + 1 where id = :gameId',
);

const endGame = change<{ gameId: string; reason: string }>(
  `update games set status = 'ended', ended_reason = :reason where id = :gameId and status = 'active'`,
);

/** Writes what the turn has changed, and nothing else. */
async function writeTable(
  db: Database,
  { turn, at }: Commit,
  { table: before, rows }: LockedTable,
  { table: after }: SettledTurn<Table>,
): Promise<void> {
  const { id, gameId } = turn;
  for (const row of rows) {
    const sheet = sheetOf(after, row.id)!;
    if (sheet !== sheetOf(before, row.id)) {
      const { id: _, name: __, ...changed } = sheet;
      await changeCharacter(db, row, changed, at);
    }
  }
  if (after.world !== before.world || after.encounter !== before.encounter) {
    const { world, encounter } = after as KeptWorld;
    // A scene of the adventure before is no place in this one.
    const place = (await playedOldAdventure(db, gameId, id)) ? '' : world.place;
    await writeWorld(db, { gameId, at }, { world: { ...world, place }, encounter });
  }
  const speakers = speakersOf(turn);
  for (const [place, { user_id: userId, pending_roll: awaited }] of after.party.entries()) {
    if (userId === '') continue;
    // The roll that was awaited of a speaker left the seat when the turn was claimed.
    const isChanged = speakers.has(userId) ? awaited : awaited !== before.party[place]!.pending_roll;
    if (isChanged) await setPendingRoll(db, { gameId, userId }, awaited, turn.isWhisper);
  }
}

/** Ends this game where the turn says so, and every other in which somebody who fell is played. */
async function endGames(
  db: Database,
  gameId: string,
  { table: { ended_reason: reason }, fallen }: SettledTurn<Table>,
): Promise<CommittedTurn['ended']> {
  const ended: CommittedTurn['ended'] = [];
  if (reason !== null && (await endGame(db, { gameId, reason })) > 0) ended.push({ gameId, reason });
  for (const { character_id: id, name, after } of fallen) {
    for (const other of await endGamesOfFallen(db, { id, name, current_hp: after }))
      ended.push({ gameId: other, reason: fallenReason(name, after) });
  }
  return ended;
}

/** The effects as they are stored: with the other games that ended, should the fall or the end ever be taken back. */
function withOtherGames(
  { effects, fallen }: SettledTurn<Table>,
  gameId: string,
  ended: CommittedTurn['ended'],
): Effect[] {
  const also = ended.map((game) => game.gameId).filter((id) => id !== gameId);
  if (also.length === 0) return effects;
  const bearer = effects.find(({ kind }) => kind === 'game_ended') ?? fallen[0];
  return effects.map((effect) => (effect === bearer ? { ...bearer, also } : effect));
}

async function applyOutcome(db: Database, commit: Commit): Promise<CommittedTurn | null> {
  const { turn, outcome, spent, at } = commit;
  const { gameId } = turn;
  await lockGame(db, gameId);
  const standing = await selectStanding.first(db, { turnId: turn.id });
  if (!standing || standing.epoch !== turn.epoch) return null;
  const hasBudget = standing.budget_kind !== null;
  // A commit whose confirmation was lost on the way: it stands, and is not made again.
  if (standing.status === 'done' && standing.reply_id !== null) {
    const reply = await selectReply.first(db, { id: standing.reply_id });
    const hasEnded = standing.game_status === 'ended';
    return {
      message: messageRead(reply!),
      consequences: [],
      ended: hasEnded ? [{ gameId, reason: standing.ended_reason ?? '' }] : [],
      hasBudget,
      isLast: false,
    };
  }
  if (standing.status !== 'running' || standing.game_epoch !== turn.epoch) return null;

  const locked = await lockTable(db, turn, outcome.effects, {
    zero_hp: standing.zero_hp ?? 'end',
    ended_reason: standing.game_status === 'ended' ? (standing.ended_reason ?? '') : null,
    hasSomebodyLeft: (standing.played ?? 0) < commit.played,
  });
  const settled = settleTurn(locked.table, outcome.effects, locked.played);
  await writeTable(db, commit, locked, settled);
  const ended = await endGames(db, gameId, settled);
  const row = {
    sender_type: 'dm' as const,
    user_id: null,
    character_id: null,
    content: outcome.narration,
    effects_json: JSON.stringify(
      redactEffects(settled.effects).filter((effect) => secretOf(turn, effect) === null),
    ),
    created_at: at,
    withheld: outcome.honesty.withheld,
    kind: turn.isWhisper ? ('whisper' as const) : ('narration' as const),
    recipient: turn.isWhisper ? turn.userId : null,
  };
  const { id, after } = await storeMessage(db, { ...row, game_id: gameId, client_id: null });
  const { inputTokens, outputTokens, cachedInputTokens } = outcome.usage;
  const effects = JSON.stringify(withOtherGames(settled, gameId, ended));
  await finishTurn(db, {
    inputTokens,
    outputTokens,
    cachedInputTokens,
    ...outcome.honesty,
    id: turn.id,
    replyId: id,
    effects,
    at,
  });
  if (turn.also.length > 0) await closeAttached(db, { id: turn.id, status: 'done', failure: null, at });
  await countReply(db, { gameId });
  await addUsage(db, gameId, at, spent);
  return {
    message: messageRead({
      ...row,
      id,
      player_name: null,
      character_name: null,
      removed_after: 0,
      takes: 1,
      retold_after: 0,
    }),
    after,
    consequences: settled.consequences,
    ended,
    hasBudget,
    isLast: !(await isAnyOpen(db, gameId)),
  };
}

export const commitQueries = room('commits', {
  /**
   * Everything a turn did, in one transaction. Null when the turn is no longer ours to commit: the game is gone, or another
   * holder has taken it up since.
   */
  apply: writing(applyOutcome),
});
