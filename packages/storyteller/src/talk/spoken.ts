import { sentencesOf } from '../language/sentences.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import * as lines from './ask-lines.ts';
import { attitudeOf, slotsOf } from './people.ts';
import { inShort } from './topics.ts';

/** Says something in somebody's voice, unless it was said before, by whomever. */
export function spoken(turn: Telling, person: Person, speech: string): boolean {
  if (turn.prose.draw(['{speech}'], { speech }) === '') return false;
  const isSaid = turn.line(lines.answers[attitudeOf(turn, person)], { ...slotsOf(turn, person), speech });
  if (isSaid) for (const sentence of sentencesOf(speech)) turn.prose.claim(sentence);
  return isSaid;
}

/** What they have said before, in short and in other words around it. */
export function spokenAgain(turn: Telling, person: Person, speech: string): void {
  const slots = slotsOf(turn, person);
  const short = inShort(speech);
  if (!turn.line(lines.toldBefore, { ...slots, short, shorter: short })) turn.line(lines.saidEnough, slots);
}
