import type { Budget, BudgetState } from '@fireside/contract';
import { requireSeat, type SeatKey } from '../games/seat-queries.ts';
import { budgetOf, keptBudget } from '../games/settings.ts';
import { Refused, reading, readingRows, room, writingOnce } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { GameRow, GameSettingsRow, GameSpendingRow } from '../store/schema.ts';
import { spendingOf } from './spending-queries.ts';

type BudgetColumns = Pick<GameSettingsRow, 'budget_kind' | 'budget_amount'>;

interface StandingRow extends BudgetColumns, Pick<GameSettingsRow, 'budget_state'> {
  model: string | null;
  input_tokens: GameSpendingRow['input_tokens'] | null;
  output_tokens: GameSpendingRow['output_tokens'] | null;
}

/** As many rows as the game had models; none for a game without a budget. */
const selectStanding = query<{ gameId: string }, StandingRow>(
  `select settings.budget_kind, settings.budget_amount, settings.budget_state,
     spending.model, spending.input_tokens, spending.output_tokens
   from game_settings as settings left join game_spending as spending on spending.game_id = settings.game_id
   where settings.game_id = :gameId and settings.budget_kind is not null`,
);

/** A budget, and the tokens that each model took of it. */
export interface Standing {
  budget: Budget;
  /** As it was last told; empty where it never was. */
  told: GameSettingsRow['budget_state'];
  spent: { model: string; input: number; output: number }[];
}

function standingOf(rows: StandingRow[]): Standing | null {
  const [row] = rows;
  const budget = row ? budgetOf(row) : null;
  if (!row || !budget) return null;
  const spent = rows.flatMap(({ model, input_tokens, output_tokens }) =>
    model === null ? [] : [{ model, input: input_tokens ?? 0, output: output_tokens ?? 0 }],
  );
  return { budget, told: row.budget_state, spent };
}

/** What a game may cost, and what it has; null where it has no budget. */
export async function readStanding(db: Database, gameId: string): Promise<Standing | null> {
  return standingOf(await selectStanding(db, { gameId }));
}

/** Unless it was told already, or there is another budget by now. */
const setTold = change<{ gameId: string; state: BudgetState } & ReturnType<typeof keptBudget>>(
  `update game_settings set budget_state = :state
   where game_id = :gameId and budget_state <> :state and budget_kind = :budget_kind
     and budget_amount = :budget_amount`,
);

const selectChosen = query<
  { gameId: string },
  Pick<GameRow, 'creator_id'> & BudgetColumns & { model: string | null }
>(
  `select creator_id, settings.model, settings.budget_kind, settings.budget_amount
   from games left join game_settings as settings on settings.game_id = games.id where games.id = :gameId`,
);

async function readChosen(db: Database, { gameId, userId }: SeatKey) {
  const chosen = await selectChosen.first(db, { gameId });
  if (!chosen) throw new Refused('game_not_found');
  if (chosen.creator_id !== userId) throw new Refused('not_game_changer');
  return { model: chosen.model, budget: budgetOf(chosen) };
}

async function readCost(db: Database, { at, ...seat }: SeatKey & { at: string }) {
  await requireSeat(db, seat);
  const chosen = (await selectChosen.first(db, { gameId: seat.gameId }))!;
  return {
    model: chosen.model,
    ...(await spendingOf(db, seat.gameId, at)),
    standing: await readStanding(db, seat.gameId),
  };
}

export const budgetQueries = room('budgets', {
  standing: readingRows(selectStanding, standingOf),
  /** Whether it had not been told before. */
  tell: writingOnce(
    async (db, { gameId, state, budget }: { gameId: string; state: BudgetState; budget: Budget }) =>
      (await setTold(db, { gameId, state, ...keptBudget(budget) })) > 0,
  ),
  /** What its creator has chosen for a game; refuses everybody else. */
  chosen: reading(readChosen),
  /** For whoever sits there. */
  cost: reading(readCost),
});
