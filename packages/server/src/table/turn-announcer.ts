import type { CharacterRead, ServerEvent } from '@fireside/contract';
import type { TurnObserver } from '@fireside/engine';
import type { Bus } from '../cluster/bus.ts';
import type { ClaimedTurn } from './procedures/claim-turn.ts';

/** How long narration is gathered before it goes out as one event. */
const batchMilliseconds = 40;

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
  let timer: NodeJS.Timeout | undefined;
  const shown = new Map<string, CharacterRead>();
  const publish = (event: ServerEvent, after?: number) =>
    bus.publish({ kind: 'room', gameId, event, turn: id, epoch, after });

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (gathered === '') return;
    const text = gathered;
    gathered = '';
    publish({ type: 'delta', text });
  }

  function send(event: ServerEvent, after?: number) {
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
      if (timer) return;
      // The first words go out at once; what follows within the window goes out together.
      flush();
      timer = setTimeout(() => {
        timer = undefined;
        flush();
      }, batchMilliseconds);
    },
    character(staged) {
      const sheet = sheets.get(staged.id);
      if (!sheet) return;
      const character = { ...sheet, ...staged };
      shown.set(character.id, character);
      send({ type: 'character', character });
    },
    finish(how) {
      if (how === 'drop') gathered = '';
      flush();
    },
  };
}
