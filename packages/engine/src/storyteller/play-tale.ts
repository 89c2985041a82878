import { fallen, finish } from './finish.ts';
import type { Script } from './script.ts';
import type { Turn } from './turn.ts';

/** How a tale begins, and how it answers somebody. */
export interface Tale {
  open(turn: Turn): void;
  reply(turn: Turn): Script<void>;
}

/** A way to the turn of the next who has acted, from what the one before has left. */
export type GoOn = (turn: Turn) => Turn;

/** One turn of a tale. In a round everybody who has acted is answered in a part of their own, until the tale is over. */
export function* playTale({ open, reply }: Tale, first: Turn, others: readonly GoOn[]): Script<string> {
  if (first.snapshot.kind === 'greeting' || !first.snapshot.speaker) {
    open(first);
    return yield* finish([first]);
  }
  const turns = [first];
  yield* reply(first);
  for (const goOn of others) {
    const before = turns.at(-1)!;
    if (before.ending || fallen(before)) break;
    const turn = goOn(before);
    turns.push(turn);
    yield* reply(turn);
  }
  return yield* finish(turns);
}
