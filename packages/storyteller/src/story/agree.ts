import { canAnswer } from '../conditions/people-now.ts';
import type { Step } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import { declines } from './lines.ts';

const plainly = (act: Step['act'], echo: string): Step => ({
  ...{ act, verb: act, echo, object: null, instrument: null, target: null },
  ...{ topic: null, manner: null, speech: null, amount: null },
});

/** A plain yes takes up what lies nearest: the open way, somebody who waits, a look around. A plain no leaves it. */
export async function agree(turn: Telling, isYes: boolean): Promise<void> {
  const { place, state } = turn;
  if (!isYes) {
    turn.isTimeless = true;
    turn.line(declines);
    return;
  }
  const exit = place.exits.find(
    ({ to, obstacle }) => (!obstacle || state.open.includes(to)) && !state.been.includes(to),
  );
  if (exit) return await turn.take(plainly('go', `go on to ${exit.name}`));
  const person = place.people.find((one) => canAnswer(turn, one));
  if (person && !state.people[person.id]) return await turn.take(plainly('ask', `turn to ${person.name}`));
  await turn.take(plainly('look', 'look around'));
}
