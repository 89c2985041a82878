import { applyEffect, type Effect, reverseEffect } from '@fireside/contract';
import type { Snapshot } from '../snapshot.ts';

/** A turn that is told in other words. */
export interface Retelling {
  /** What it did; that stands. */
  effects: readonly Effect[];
  /** What of it the words may speak of; all of it when absent. */
  told?: readonly Effect[];
  /** What whoever asked for it wishes; empty for nothing. */
  guidance: string;
}

/** The table as it was when the turn began, as far as that can still be told. */
export function beforeTurn(snapshot: Snapshot, effects: readonly Effect[]): Snapshot {
  const before = effects.toReversed().reduce((table, effect) => {
    const reverse = reverseEffect(table, effect);
    return reverse ? applyEffect(table, reverse) : table;
  }, snapshot);
  const { speaker, party } = before;
  return {
    ...before,
    speaker: speaker && (party.find(({ user_id }) => user_id === speaker.user_id) ?? speaker),
  };
}
