import type { CharacterRead, ServerEvent } from '@fireside/contract';
import type { TurnObserver } from '@fireside/engine';
import type { Bus } from '../cluster/bus.ts';
import type { ClaimedTurn } from './turn-queries.ts';

/** Narration goes out once in this time. */
const windowMilliseconds = 40;

/** Shows a running turn to its room: narration in batches, everything else at once and in order. */
export interface TurnAnnouncer extends TurnObserver {
  typing(): void;
  /** `after`: for a message, the one that was stored before it. */
  send(event: ServerEvent, after?: number): void;
  /** The sheets that were shown as changed, by id. */
  readonly shown: ReadonlyMap<string, CharacterRead>;
  /** Sends what is still gathered, or with `drop` forgets it. */
  finish(how?: 'drop'): void;
}

export function createTurnAnnouncer(
  bus: Bus,
  { id, gameId, epoch }: Pick<ClaimedTurn, 'id' | 'gameId' | 'epoch'>,
  sheets: ReadonlyMap<string, CharacterRead>,
): TurnAnnouncer {
  let gathered = '';
  let window: NodeJS.Timeout | undefined;
  const shown = new Map<string, CharacterRead>();
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
    shown,
    send,
    typing: () => send({ type: 'typing' }),
    rolling: ({ notation, reason }) => send({ type: 'rolling', notation, reason }),
    rolled: (roll) => send({ type: 'rolled', roll }),
    delta(text) {
      gathered += text;
      // The first words go out at once; what follows goes out together, once in every window.
      if (!window) openWindow();
    },
    character(staged) {
      const sheet = sheets.get(staged.id);
      if (!sheet) return;
      const character = { ...sheet, ...staged };
      shown.set(character.id, character);
      send({ type: 'character', character });
    },
    finish(how) {
      closeWindow();
      if (how === 'drop') gathered = '';
      flush();
    },
  };
}
