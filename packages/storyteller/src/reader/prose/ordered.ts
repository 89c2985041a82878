import { skipFillers } from '../read-clause.ts';
import type { Scene } from '../scene.ts';
import { lowWords, type Token } from '../tokens.ts';
import { isVerb } from '../verbs.ts';

/** Nothing that a player does to something here: `Confess!`, `Leave him alone!` */
const toOthers =
  /^(?:confess|admit (?:it|everything)|stop(?: (?:it|that|this|lying|right there|where you are))?|halt|freeze|explain yourself|answer (?:me|us)|answer the question|speak up|come out(?: (?:of there|now|here))?|show yourself|step aside|stand (?:aside|down|back)|let (?:him|her|them|go of (?:him|her|them|me|us)) go|let go(?: of (?:him|her|them|me|us))?|leave (?:him|her|them|us|me) (?:alone|be)|get (?:away from|off) (?:him|her|them|me|us)|be (?:quiet|honest|reasonable|careful))(?: (?:now|please|at once|this instant|right now))?$/;
/** Asked of whoever tells the tale about one's own things. */
const ofOnesOwn = /^(?:check|use|roll|describe|view|list|count|read|consult|do|take|follow|trust|save)$/;

/** Whether words order somebody to do what only they can do: `Show your face.` */
export function isOrdered(sentence: readonly Token[], { turn, names }: Scene): boolean {
  if (turn.place.people.length === 0 || sentence.some(({ kind }) => kind === 'quote')) return false;
  const words = lowWords(sentence.slice(skipFillers(sentence)));
  const [verb = '', next = '', after = ''] = words;
  if (toOthers.test(words.join(' '))) return true;
  const isTheirs =
    /^(?:your|yourself)$/.test(next) || (/^(?:me|us|up|down|off)$/.test(next) && after === 'your');
  return isTheirs && words.length < 9 && isVerb(verb) && !names.has(verb) && !ofOnesOwn.test(verb);
}
