import { redactEffect, type ServerEvent } from '@fireside/contract';
import type { TurnObserver } from '@fireside/engine';
import type { Bus } from '../cluster/bus.ts';
import { secretOf } from './secret-rolls.ts';
import type { ClaimedTurn } from './turn-queries.ts';

/** Narration goes out once in this time. */
const windowMilliseconds = 40;

/**
 * Shows a running turn to its room: narration in batches, everything else at once and in order. A whispered turn is shown to the
 * one who whispered; what it does the others are told with its end.
 */
export interface TurnAnnouncer extends TurnObserver {
  typing(): void;
  /** `after`: for what has an order, the place before it. */
  send(event: ServerEvent, after?: number): void;
  /** Sends what is still gathered, or with `drop` forgets it. */
  finish(how?: 'drop'): void;
}

export function createTurnAnnouncer(
  bus: Bus,
  turn: Pick<
    ClaimedTurn,
    'id' | 'gameId' | 'epoch' | 'after' | 'userId' | 'isWhisper' | 'pendingRoll' | 'isRollWhispered' | 'also'
  >,
): TurnAnnouncer {
  const { id, gameId, epoch } = turn;
  const speaker = turn.userId ?? undefined;
  const hearer = turn.isWhisper ? speaker : undefined;
  let gathered = '';
  let window: NodeJS.Timeout | undefined;
  const publish = (event: ServerEvent, after?: number, only = hearer) =>
    bus.publish({ kind: 'room', gameId, event, turn: id, epoch, after, only });

  function flush() {
    if (gathered === '') return;
    const text = gathered;
    gathered = '';
    publish({ type: 'delta', text });
  }

  function openWindow() {
    window = undefined;
    if (gathered === '') return;
    flush();
    window = setTimeout(openWindow, windowMilliseconds);
  }

  function closeWindow() {
    clearTimeout(window);
    window = undefined;
  }

  function send(event: ServerEvent, after?: number, only?: string) {
    closeWindow();
    flush();
    publish(event, after, only);
  }

  return {
    send,
    // Behind everything that was said or taken back before, at whichever node.
    typing: () => send({ type: 'typing' }, turn.after),
    rolling: ({ notation, reason }) => send({ type: 'rolling', notation, reason }),
    effect(effect) {
      const seen = redactEffect(effect);
      if (seen) send({ type: 'effect', effect: seen }, undefined, secretOf(turn, effect) ?? undefined);
    },
    delta(text) {
      gathered += text;
      // The first words go out at once; what follows goes out together, once in every window.
      if (!window) openWindow();
    },
    finish(how) {
      closeWindow();
      if (how === 'drop') gathered = '';
      flush();
    },
  };
}
