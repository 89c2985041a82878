import { redactEffect, type ServerEvent } from '@fireside/contract';
import type { TurnObserver } from '@fireside/engine';
import type { Bus } from '../cluster/bus.ts';
import type { ClaimedTurn } from './turn-queries.ts';

/** Narration goes out once in this time. */
const windowMilliseconds = 40;

/** Shows a running turn to its room: narration in batches, everything else at once and in order. */
export interface TurnAnnouncer extends TurnObserver {
  typing(): void;
  /** `after`: for what has an order, the place before it. */
  send(event: ServerEvent, after?: number): void;
  /** Sends what is still gathered, or with `drop` forgets it. */
  finish(how?: 'drop'): void;
}

export function createTurnAnnouncer(
  bus: Bus,
  { id, gameId, epoch, after: claimedAfter }: Pick<ClaimedTurn, 'id' | 'gameId' | 'epoch' | 'after'>,
): TurnAnnouncer {
  let gathered = '';
  let window: NodeJS.Timeout | undefined;
  const publish = (event: ServerEvent, after?: number) =>
    bus.publish({ kind: 'room', gameId, event, turn: id, epoch, after });

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

  function send(event: ServerEvent, after?: number) {
    closeWindow();
    flush();
    publish(event, after);
  }

  return {
    send,
    // Behind everything that was said or taken back before, at whichever node.
    typing: () => send({ type: 'typing' }, claimedAfter),
    rolling: ({ notation, reason }) => send({ type: 'rolling', notation, reason }),
    effect(effect) {
      const seen = redactEffect(effect);
      if (seen) send({ type: 'effect', effect: seen });
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
