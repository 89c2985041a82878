import { emptyStep } from './empty-step.ts';
import { ground } from './ground.ts';
import { isPronoun } from './pronouns.ts';
import type { Act, Phrase, Reading, Step } from './reading.ts';
import { talkActs } from './reading.ts';
import type { Scene } from './scene.ts';
import { textOf, type Token } from './tokens.ts';

interface Read {
  sentence: readonly Token[];
  reading: Reading;
}

/** Whoever does this to somebody means to speak with them next. */
const turning: ReadonlySet<Act> = new Set([
  'go',
  'look',
  'watch',
  'gesture',
  'other',
  'sit',
  'follow',
  'touch',
]);

const isPerson = (phrase: Phrase | null, { turn }: Scene): phrase is Phrase =>
  phrase !== null && ground(phrase, turn).kind === 'person';

/** Whether a sentence names somebody itself, rather than leaving it to what goes before; whose something is says nothing of who is asked. */
const isNamed = (sentence: readonly Token[], { words, head }: Phrase): boolean =>
  !isPronoun(head) && sentence.some(({ kind, low }) => kind === 'word' && words.includes(low));

/** To whom a sentence turns by name; null where it turns to nobody. */
function turnedTo({ sentence, reading }: Read, scene: Scene): Phrase | null {
  if (reading.kind === 'speech') return isPerson(reading.to, scene) ? reading.to : null;
  if (reading.kind !== 'steps') return null;
  const step = reading.steps.findLast(({ act }) => talkActs.has(act) || turning.has(act));
  const who = [step?.target ?? null, step?.object ?? null].find((one) => isPerson(one, scene)) ?? null;
  return who && isNamed(sentence, who) ? who : null;
}

const asksOf = ({ reading }: Read): Step | null =>
  reading.kind === 'steps' && reading.isAsked && reading.steps[0]?.act === 'ask' ? reading.steps[0] : null;

/** A question that names nobody, put to somebody. */
function putTo(read: Read, who: Phrase, isAnything: boolean): Read {
  const { sentence, reading } = read;
  const asked = asksOf(read);
  if (asked && !(asked.target && isNamed(sentence, asked.target))) {
    const step = { ...asked, target: who, speech: asked.speech ?? textOf(sentence) };
    return { sentence, reading: { kind: 'steps', isAsked: true, steps: [step] } };
  }
  if (reading.kind !== 'question') return read;
  const { question } = reading;
  const isThing = isAnything && question.kind === 'scene' && question.asks === 'thing';
  if (question.kind !== 'open' && !isThing) return read;
  const topic = question.kind === 'open' ? question.topic : question.of;
  const step: Step = {
    ...{ ...emptyStep, act: 'ask', verb: 'ask', echo: `ask ${who.shown}`, target: who, topic },
    speech: textOf(sentence),
  };
  return { sentence, reading: { kind: 'steps', isAsked: true, steps: [step] } };
}

/** `I turn to Desmond. What did you quarrel about?`, `Who had a key? I ask Priya about it.`: what names nobody is for whoever was turned to. */
export function ofTheSame(reads: readonly Read[], scene: Scene): Read[] {
  const later = reads.find(
    (read) => read.reading.kind === 'steps' && !read.reading.isAsked && read.reading.steps[0]?.act === 'ask',
  );
  // `What colour is it? I ask Brandt.`: whatever it was, it is asked.
  const isBare = later?.reading.kind === 'steps' && later.reading.steps[0]!.topic === null;
  let who = later ? turnedTo(later, scene) : null;
  return reads.map((read) => {
    const next = who ? putTo(read, who, isBare) : read;
    who = turnedTo(next, scene) ?? who ?? asksOf(next)?.target ?? null;
    return next;
  });
}

/** Whether two questions are one: `What seal? I ask Maren about the seal.` */
export function isSameQuestion(one: Step, other: Step): boolean {
  if (one.act !== 'ask' || other.act !== 'ask') return false;
  const [asked] = /\b(?:why|how|when|where)\b/i.exec(other.speech ?? '') ?? [];
  if (asked && new RegExp(`\\b${asked}\\b`, 'i').test(`${one.echo} ${one.speech ?? ''}`)) return true;
  if (!one.topic || !other.topic) return false;
  const strange = (some: Phrase, others: Phrase) => some.words.filter((word) => !others.words.includes(word));
  return strange(one.topic, other.topic).length === 0 || strange(other.topic, one.topic).length === 0;
}
