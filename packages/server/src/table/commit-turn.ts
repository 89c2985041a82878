import { endedReason, type TurnOutcome } from '@fireside/engine';
import type { Store } from '../store/store.ts';
import { applyOutcome, type CommittedTurn } from './procedures/apply-outcome.ts';
import type { ClaimedTurn } from './procedures/claim-turn.ts';

interface Parts {
  store: Store;
  now: () => number;
}

/** Makes real what a turn has staged; null when the turn is no longer ours to commit. */
export function commitTurn(
  { store, now }: Parts,
  { id, gameId, userId, epoch }: ClaimedTurn,
  { ending, ...outcome }: TurnOutcome,
): Promise<CommittedTurn | null> {
  return store.call(applyOutcome, {
    turn: { id, gameId, userId, epoch },
    outcome,
    endedReason: ending && endedReason(ending),
    at: new Date(now()).toISOString(),
  });
}
