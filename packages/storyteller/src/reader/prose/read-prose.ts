import { sentencesIn } from '../clauses.ts';
import { shortened } from '../echo.ts';
import { emptyStep } from '../empty-step.ts';
import { ground } from '../ground.ts';
import { askStep } from '../question.ts';
import { ownSubject } from '../frames.ts';
import { skipFillers } from '../read-clause.ts';
import { type Act, type Phrase, type Question, type Reading, type Step, talkActs } from '../reading.ts';
import { isBeing, type Scene } from '../scene.ts';
import { lowWords, type Token, tokensOf } from '../tokens.ts';
import type { Read } from '../together.ts';
import { topicOf } from '../topic.ts';
import { lastAsked } from './asked.ts';
import { fromWhoActs } from './opening.ts';
import { proseIn } from './told-prose.ts';
import { isMereColour, onlyColour, whatCounts } from './what-counts.ts';
import { beingIn, calledIn, phrasesIn } from './whom.ts';

type ReadSentence = (sentence: Token[], scene: Scene) => Reading;

/** What is told around the speech, sentence by sentence. */
interface Told {
  steps: Step[];
  questions: Question[];
}

/** Whoever is rough with somebody has said what they had to say. */
const rough: ReadonlySet<Act> = new Set([
  'attack',
  'cast',
  'shove',
  'steal',
  'surrender',
  'flee',
  'sneak',
  'hide',
]);
const leaving: ReadonlySet<Act> = new Set(['go', 'return', 'follow', 'flee', 'climb']);
/** What a player cannot decide in prose either. */
const refused = /^(?:outcome|power|treasure|level|identity)$/;
const answered = /^(?:scene|sheet|rule|told|may|hint)$/;
const musing =
  /^(?:who knows|maybe|perhaps|what if|why me|how could|what else|what now|or was it|or is it)\b/;

const isOwn = (sentence: readonly Token[], scene: Scene) =>
  ownSubject(sentence, skipFillers(sentence), scene) !== null;

/** Reads what is told; null where it holds what has to be refused. */
function readTold(sentences: readonly Token[][], scene: Scene, read: ReadSentence): Told | null {
  const told: Told = { steps: [], questions: [] };
  for (const sentence of sentences) {
    if (musing.test(lowWords(sentence).join(' '))) continue;
    const reading = read(sentence, scene);
    if (reading.kind === 'declared' && refused.test(reading.claim)) {
      if (!isAround({ sentence, reading }, scene)) return null;
      continue;
    }
    if (reading.kind === 'steps' && !reading.isAsked)
      told.steps.push(...reading.steps.map((step) => goingTo(step, sentence, scene)));
    if (reading.kind === 'question' && answered.test(reading.question.kind))
      told.questions.push(reading.question);
  }
  told.steps = told.steps.filter(({ verb }) => verb !== 'hold back');
  return told;
}

/** `I walked on past the houses towards the pier`: where it leads, not what is passed. */
function goingTo(step: Step, sentence: readonly Token[], scene: Scene): Step {
  if (!leaving.has(step.act)) return step;
  const isWay = (phrase: Phrase | null) =>
    phrase !== null && /^(?:exit|obstacle|thing|person)$/.test(ground(phrase, scene.turn).kind);
  const way = [step.object, step.target].some(isWay) ? null : phrasesIn(sentence, scene).findLast(isWay);
  return way ? { ...step, object: null, target: way } : step;
}

/** What is said as a step of its own, beside a deed. */
function spokenStep(said: string, to: Phrase | null, scene: Scene, how?: Step): Step {
  if (how) return { ...how, target: how.target ?? to, speech: said };
  const called = to?.words ?? [];
  const asked = lastAsked(said, called);
  const topic =
    asked &&
    topicOf(
      tokensOf(asked).filter(({ low }) => !called.includes(low)),
      scene,
    );
  if (asked) return askStep(to, topic || null, said);
  const echo = `say${to ? ` to ${to.shown}` : ''}: "${said}"`;
  return { ...emptyStep, act: 'tell', verb: 'say', echo, target: to, speech: said };
}

/** `told him to wait`, `asked my question again`: the saying of what stands in quotation marks. */
const isSaying = ({ act, speech, topic, verb }: Step) =>
  (talkActs.has(act) && act !== 'give' && act !== 'pay' && act !== 'trade' && !speech && !topic) ||
  verb === 'repeat';

/** Shorter ones are no prose. */
const fewest = 11;
const fewestTold = 14;
const lengthOf = (tokens: readonly Token[]) =>
  tokens.reduce((sum, { kind, text }) => sum + (kind === 'mark' ? 0 : text.split(' ').length), 0);

const winning: ReadonlySet<Act> = new Set(['persuade', 'threaten', 'deceive', 'flatter', 'calm']);

/** `I want to scare him.`: how the words are meant. */
const isHow = ({ act, speech, target, object }: Step, scene: Scene) =>
  winning.has(act) &&
  speech === null &&
  [target, object].every((phrase) => !phrase || isBeing(phrase, scene));

/** A message in prose with words that are said in it: one speech, and the deed that matters; null where it is none. */
export function readProse(tokens: readonly Token[], scene: Scene, read: ReadSentence): Reading | null {
  const prose = lengthOf(tokens) < fewest ? null : proseIn(tokens);
  if (!prose) return null;
  const { said, saidAt } = prose;
  const told = readTold(sentencesIn(prose.told).map(fromWhoActs), scene, read);
  if (!told) return null;
  const to = calledIn(said, scene) ?? beingIn(prose.whom, scene) ?? beingIn(prose.told, scene);
  const how = told.steps.find((step) => isHow(step, scene));
  const deeds = whatCounts(
    told.steps.filter((step) => !isSaying(step) && !winning.has(step.act)),
    2,
    scene,
  );
  const [question] = told.questions;
  const also = question && { also: question };
  const spoken = spokenStep(said, to, scene, how);
  const deed = deeds.at(-1);
  const isTagged = spoken.act === 'ask' && !said.includes('?');
  if (!deed && !also && !how && !isTagged) return { kind: 'speech', words: said, to };
  if (!deed)
    return { kind: 'steps', steps: [spoken], ...(spoken.act === 'ask' && { isAsked: true }), ...also };
  if (rough.has(deed.act)) {
    const echo = said.length < 80 ? shortened(`say "${said}" and ${deed.echo}`) : deed.echo;
    // Who is told that it comes is whom it is meant for.
    const isAimed = [deed.object, deed.target].some((phrase) => phrase && isBeing(phrase, scene));
    const object = deed.act === 'attack' && !isAimed && to ? to : deed.object;
    return { kind: 'steps', steps: [{ ...deed, echo, object }], ...also };
  }
  // Whoever leaves has said it before.
  if (saidAt === 0 || leaving.has(deed.act)) return { kind: 'steps', steps: [spoken, ...deeds], ...also };
  return { kind: 'steps', steps: deeds, asks: spoken, ...also };
}

/** `First …, then …`: what is listed is all meant. */
const listing = /^(?:next|first|second|third|finally|lastly|after|afterwards|then you)\b/;

/** `I switched on my lamp`: as a writer has it. */
const isInPast = (sentence: readonly Token[]) =>
  sentence.some(
    ({ low }, at) => /^(?:i|we)$/.test(low) && /\p{L}{3}(?<!e)ed$/u.test(sentence[at + 1]?.low ?? ''),
  );

/** Whether somebody tells what they do in several sentences of their own, or in one as of the past. */
export function isTelling(sentences: readonly Token[][], scene: Scene): boolean {
  return (
    (sentences.length > 1 || sentences.some(isInPast)) &&
    sentences.reduce((sum, sentence) => sum + lengthOf(sentence), 0) >= fewestTold &&
    sentences.some((sentence) => isOwn(fromWhoActs(sentence), scene)) &&
    !sentences.some(
      (sentence) =>
        listing.test(lowWords(sentence).join(' ')) || sentence.some(({ kind }) => kind === 'quote'),
    )
  );
}

/** What happens around somebody in their own telling: neither a claim nor a deed. */
export const isAround = ({ sentence, reading }: Read, scene: Scene): boolean =>
  reading.kind === 'declared' && !isOwn(sentence, scene) && !beingIn(sentence, scene);

/** The same where nothing is said in it: its deeds without its colour. */
export function withoutColour(reading: Reading, isTold: boolean, scene: Scene): Reading {
  if (!isTold || reading.kind !== 'steps' || reading.isAsked) return reading;
  const steps = whatCounts(reading.steps, 1, scene, 2);
  if (steps.length > 0) return { ...reading, steps };
  if (!reading.steps.every(isMereColour)) return reading;
  return { ...reading, steps: reading.steps.slice(-1).map(onlyColour) };
}
