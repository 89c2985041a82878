import { affairIn } from '../lives/affair-in.ts';
import { asksForEar } from '../reader/courtesies.ts';
import type { Phrase } from '../reader/reading.ts';
import { nameMeant } from '../reader/name-meant.ts';
import { isPlausibleThing } from '../reader/plausible-thing.ts';
import { knownVerb } from '../reader/verbs.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { bare, quoted, sayOneOf } from './echo.ts';
import { smallQuestionIn } from './small-questions.ts';
import { isQuestion } from './tone.ts';
import { isWeak, wordsIn } from './words.ts';

interface Asking {
  topic: Phrase | null;
  /** As it follows `You `, where it was asked in the player's own clause. */
  echo: string | null;
  /** The very words, where they were spoken. */
  speech: string | null;
}

/** What is a part of a question rather than a matter: `about you`, `about who told you that`. */
const unnamed =
  /^(?:good (?:morning|day|evening|afternoon|night)|hello|hi|hey|please|thanks|sir|madam|you|yourself|yours?|it|that|this|these|those|ok|okay|so|well|and|but|who|what|where|when|why|how|which|is|are|do|does|did|can|could|if|since)\b|\b(?:me|my|I)\b/i;

/** What may follow a name without being a part of it. */
const ends =
  /^(?:$|[^\p{L}\p{N}'-]|\s+(?:\p{Ll}{1,3}|about|with|from|that|this|then|when|where|here|were|have|does|could|would|should|again|before|after|lately|please)\b)/u;

/** What was done is no matter: `the found`. */
function isDone(word: string): boolean {
  const verb = knownVerb(word);
  return verb !== null && verb !== word && !word.endsWith('s') && !word.endsWith('ing');
}

const doing = /\b(?:did|does|do|will|would|can|could|should)\b/i;
const determined = /\b(?:the|an?|my|your|his|her|their|this|that|these|those|any|some|no|of|about|for)\s+$/i;

/** The matter of a question as it follows `about`, where it can be named: the whole of it, and not `the winter` of a winter seal. */
export function matterOf({ message }: Telling, topic: Phrase | null): string | null {
  if (!topic || unnamed.test(topic.shown) || topic.shown.split(' ').length > 6) return null;
  const name = nameMeant(topic, message);
  if (name) return name;
  if (!isPlausibleThing(topic, message)) return null;
  const plain = bare(topic);
  const last = plain.split(' ').at(-1)!.toLowerCase();
  if (isDone(last) || isWeak(last) || /^(?:last|first|all|next|same|other)$/.test(last)) return null;
  // `Hugo quarrel`: a name, and what was done.
  if (/^\p{Lu}\p{Ll}+ \p{Ll}+$/u.test(plain)) return null;
  const at = message.toLowerCase().indexOf(plain.toLowerCase());
  // `when did the singing begin`, `who sings at night`: what is done is no matter unless it is called one.
  if (knownVerb(last) && (doing.test(message) || !determined.test(message.slice(0, at)))) return null;
  return at < 0 || ends.test(message.slice(at + plain.length)) ? topic.shown : null;
}

/** The player's own question, where that is what they wrote. */
export function inOwnWords({ message }: Telling): string | null {
  const isShort = message.length <= 160 && !message.includes('\n');
  return isShort &&
    isQuestion(message) &&
    !asksForEar(message) &&
    !/^\s*(?:i|we|let|(?:then |now |just |please )?ask)\b/i.test(message)
    ? message.trim()
    : null;
}

/** `ask her where she was`: told back as it was written. */
const asksItself = /^ask\b.*\b(?:who|whom|whose|what|where|when|why|how|which|if|whether)\b/i;

/** Put as it is spoken: `when did he …`. */
const isDirect = /^\w+ (?:\w+ )?(?:did|does|do|was|were|is|are|has|have|had|would|could|can|will)\b/i;
const asking = /^(?:who|whom|whose|what|where|when|why|how|which|if|whether)\b/i;

/** What is only said of the asking is no part of what is asked: `I ask Priya.` */
function withoutAsking(speech: string): string {
  const sentences = speech.split(/(?<=[.!?])\s+/);
  const kept = sentences.filter(
    (one) =>
      !/^(?:(?:ok|okay|so|then|and),? )*(?:i|we) (?:ask|say|tell|talk|speak|turn|look|smile|nod)\b[^?]*$/i.test(
        one,
      ),
  );
  return kept.length > 0 ? kept.join(' ') : speech;
}

const askedOf =
  /\bask(?:s|ed|ing)?\b[^.?!]{0,40}?\b((?:how|what|where|when|why|if|whether|who) [^.?!"]{3,80})/i;

/** `I ask the captain how long we can hold`, as it is told back; null where it was asked in other words. */
function retold({ message }: Telling, speech: string | null): string | null {
  const [, clause] = speech === null ? (askedOf.exec(message) ?? []) : [];
  if (!clause || isDirect.test(clause) || /["“:]/.test(message)) return null;
  return clause
    .trim()
    .replace(/\b(?:I|we) (?:am|are)\b/g, 'you are')
    .replace(/\b(?:I|we|us|me)\b/g, 'you')
    .replace(/\b(?:our|my)\b/g, 'your');
}

/** What was asked comes back first, and of whom. */
export function saySoAsked(
  turn: Telling,
  { name }: Person,
  { topic, echo: asked, speech: given }: Asking,
): void {
  // `ask Till about the walk`: of what is no thing nothing is retold.
  const echo = topic && !isPlausibleThing(topic, turn.message) ? null : asked;
  const own = given ?? inOwnWords(turn);
  const speech = own && withoutAsking(own);
  // Nobody is asked about themselves by name.
  const isThey = topic !== null && wordsIn(topic.shown).every((word) => wordsIn(name).includes(word));
  const isOfThem = own && (smallQuestionIn(own) || (turn.state.outline && affairIn(own, name)));
  const about = isThey || isOfThem ? null : matterOf(turn, topic);
  const [, clause] = isThey ? (askedOf.exec(turn.message) ?? []) : [];
  if (clause) return void sayOneOf(turn, [`You ask ${name} ${clause}`, `You ask ${name} again ${clause}`]);
  const isRetold = speech && /\bask/i.test(turn.message) && !/["“:]/.test(turn.message);
  if (isRetold && asking.test(speech) && !isDirect.test(speech) && !(echo && asksItself.test(echo))) {
    const asks = speech.charAt(0).toLowerCase() + speech.slice(1).replace(/[?.!]+$/, '');
    sayOneOf(turn, [`You ask ${name} ${asks}`, `You ask ${name} again ${asks}`]);
  } else if (echo && asksItself.test(echo) && /\bask/i.test(turn.message))
    sayOneOf(turn, [`You ${echo}`, `Once more you ${echo}`, `You ${echo}, not for the first time`]);
  else if (about) {
    sayOneOf(turn, [
      `You ask ${name} about ${about}`,
      `You ask ${name} about ${about} again`,
      `Once more you ask ${name} about ${about}`,
      `You come back to ${about} with ${name}`,
    ]);
  } else if (speech && !isQuestion(speech)) {
    const words = quoted(speech);
    sayOneOf(turn, [`You say to ${name}: ${words}`, `Once more you say to ${name}: ${words}`]);
  } else if (speech) {
    const words = quoted(speech, '?');
    sayOneOf(turn, [
      `You ask ${name}: ${words}`,
      `You ask ${name} again: ${words}`,
      `And once more, to ${name}: ${words}`,
    ]);
  } else if (retold(turn, speech)) {
    const clause = retold(turn, speech)!;
    sayOneOf(turn, [`You ask ${name} ${clause}`, `You ask ${name} again ${clause}`]);
  } else if (echo) sayOneOf(turn, [`You ${echo}`, `Once more you ${echo}`, `You turn to ${name} again`]);
  else sayOneOf(turn, [`You turn to ${name}`, `You turn to ${name} once more`]);
}
