import type { Question } from '../reader/reading.ts';
import { partnerIn } from '../talk/listener.ts';
import { retortIn } from '../talk/retort.ts';
import { subjectOf } from '../talk/topics.ts';
import type { Telling } from '../telling/telling.ts';

const ofTheMatter =
  /^\W*(?:(?:so|and|ok|okay|well|hey|hi|hello|good \p{L}+),? )*what(?:['’]?s| is| has)? (?:happened|going on|wrong|the matter|up|the problem|the trouble)\b(?!.*\b(?:so far|last|until now|before)\b)/iu;
const kinds = new Set<Question['kind']>(['open', 'told', 'may', 'scene', 'hint']);

/** In an adventure of the host's own what somebody here can answer is asked of them, and not of whoever tells the tale. */
export function isForThoseHere(turn: Telling, question: Question): boolean {
  const { message, state, excerpts, table } = turn;
  if (state.outline !== null || !excerpts.script || table.encounter || !kinds.has(question.kind))
    return false;
  const person = partnerIn(turn);
  if (!person) return false;
  const retort = retortIn(message);
  if (retort === 'reward' || retort === 'purpose' || ofTheMatter.test(message)) return true;
  if (question.kind === 'scene' && question.asks !== 'who') return false;
  if (/\b(?:i|my|me)\b/i.test(message)) return false;
  const subject = subjectOf({ topic: null, text: message }, person, state.people[person.id]?.told ?? []);
  return subject.kind === 'topic' && !subject.isVague;
}
