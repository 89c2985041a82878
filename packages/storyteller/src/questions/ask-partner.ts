import { answersOtherwise } from '../conditions/answers-otherwise.ts';
import { saySoAsked } from '../talk/say-so-asked.ts';
import { sentencesOf } from '../language/sentences.ts';
import { ask } from '../talk/ask.ts';
import { partnerIn } from '../talk/listener.ts';
import { retortIn } from '../talk/retort.ts';
import type { Telling } from '../telling/telling.ts';

const toSomebody = /\b(?:you|your|yours|yourself)\b/i;

/** What of a message is asked, where the rest of it is done: `Is it bolted down? I cut it loose.` */
function askedIn(message: string): string {
  const sentences = sentencesOf(message);
  const asked = sentences.filter((one) => /\?["')]*$/.test(one));
  const isDone = sentences.some((one) => /^(?:i|we)\b/i.test(one) && !asked.includes(one));
  return isDone && asked.length > 0 ? asked.join(' ') : message;
}

/** What was put to them in this turn: two questions of one message are answered once. */
const askedOf = new WeakMap<Telling, string>();

/** Whether a question is one for whoever is spoken with, rather than for whoever tells the tale; then they answer it. */
export function askPartner(turn: Telling, isForced = false, message = turn.message): boolean {
  const { table } = turn;
  if (table.encounter) return false;
  const person = partnerIn(turn);
  if (!person || !(isForced || retortIn(message) !== null || toSomebody.test(message))) return false;
  const said = askedIn(message);
  if (isForced && askedOf.get(turn) === said) return true;
  askedOf.set(turn, said);
  const repeat = () => saySoAsked(turn, person, { topic: null, echo: null, speech: said });
  if (answersOtherwise(turn, person, { words: said, repeat })) return true;
  ask(turn, person, { topic: null, text: said, echo: null, speech: said, called: null });
  return true;
}
