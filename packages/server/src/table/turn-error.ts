import { type ErrorName, errorTable } from '@fireside/contract';
import { failureKindOf } from '@fireside/engine';
import { pausedTurn } from './taking-back/running-turn-queries.ts';

/** What the table hears where nothing better is known. */
export const generalFailure = 'The game master stumbled, try again';

/** Of a turn that was given up for a rewind: it was stopped, and nothing of it stands. */
export const takenBackTurn = 'The answer was stopped';

/** Turns that the table's own rules ended: for these the table of errors has a name. */
const refused: Record<string, ErrorName> = {
  [errorTable.budget_spent.detail]: 'budget_spent',
  [pausedTurn]: 'game_paused',
};

/** Why a turn failed, as the room hears it. The sentence is what is kept of it; the code follows from it. */
export function turnError(detail: string) {
  const code = detail === generalFailure ? 'stumbled' : (failureKindOf(detail) ?? refused[detail]);
  return { type: 'error', scope: 'turn', detail, ...(code && { code }) } as const;
}
