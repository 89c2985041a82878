import type { AnyProcedure } from '../../store/procedure.ts';
import { applyOutcome } from './apply-outcome.ts';
import { claimTurn } from './claim-turn.ts';
import { nextTurn } from './next-turn.ts';
import { readTable } from './read-table.ts';
import { storePost } from './store-post.ts';

/** What a turn asks of the database, each in one step. */
export const tableProcedures: readonly AnyProcedure[] = [
  storePost,
  nextTurn,
  claimTurn,
  readTable,
  applyOutcome,
];
