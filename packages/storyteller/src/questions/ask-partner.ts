import { ask } from '../talk/ask.ts';
import { partnerIn } from '../talk/listener.ts';
import { retortIn } from '../talk/retort.ts';
import type { Telling } from '../telling/telling.ts';

const toSomebody = /\b(?:you|your|yours|yourself)\b/i;

/** Whether a question is one for whoever is spoken with, rather than for whoever tells the tale; then they answer it. */
export function askPartner(turn: Telling, isForced = false, message = turn.message): boolean {
  const { table } = turn;
  if (table.encounter) return false;
  const person = partnerIn(turn);
  if (!person || !(isForced || retortIn(message) !== null || toSomebody.test(message))) return false;
  ask(turn, person, { topic: null, text: message, echo: null, speech: message, called: null });
  return true;
}
