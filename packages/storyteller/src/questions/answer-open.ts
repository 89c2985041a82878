import { canAnswer } from '../conditions/people-now.ts';
import { sentencesOf } from '../language/sentences.ts';
import type { Question } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person, Topic } from '../world/world.ts';
import { meant } from './meant.ts';
import { answerScene } from './answer-scene.ts';
import { askPartner } from './ask-partner.ts';
import { lineAnyway } from './say-anyway.ts';
import { wordsIn } from '../talk/words.ts';
import { somebodyNamed, tellOfSomebody } from './somebody.ts';
import { tellNotKnown } from './what-is-known.ts';
import { contentWords, stem } from './words.ts';

const firstTime = [
  '"{says}" [answers|says] {who}.',
  'It is {who} who answers: "{says}"',
  '{who} [looks up|has heard you]: "{says}"',
  '"{says}" It is {who} who says it[, half to the air|].',
  '{who} takes it upon [{self}|{self} to answer]: "{says}"',
];
const again = [
  '"As I said: {says}" {who} [adds nothing to it|leaves it at that].',
  '{who} [says it once more|has only this]: "{says}"',
  '"I can only repeat myself: {says}" says {who}.',
  '{who} [sighs|nods] and [repeats|says again]: "{says}"',
  '"Again? {says}" {who} [shrugs|spreads both hands].',
];
const selves = { he: 'himself', she: 'herself', it: 'itself', they: 'themself' } as const;

/** Who here knows about it, and what. */
function knows(
  { place, state }: Telling,
  words: ReadonlySet<string>,
): { person: Person; topic: Topic } | null {
  for (const person of place.people) {
    if ((state.people[person.id]?.attitude ?? person.attitude) === 'hostile') continue;
    if (!canAnswer({ place, state }, person)) continue;
    const topic = person.topics.find((one) => one.words.some((word) => words.has(stem(word.toLowerCase()))));
    if (topic) return { person, topic };
  }
  return null;
}

type Open = Extract<Question, { kind: 'open' }>;

const wordsOf = ({ topic, text }: Open) =>
  new Set([...(topic?.words ?? []).map(stem), ...contentWords(text)]);

/** Whether somebody here could answer it. */
export const isKnownHere = (turn: Telling, question: Open): boolean =>
  knows(turn, wordsOf(question)) !== null;

/** A question to nobody in particular: whoever knows answers it, else what can be seen does. */
export function answerOpen(turn: Telling, question: Open): void {
  const { topic, text } = question;
  if (askPartner(turn, false, text)) return;
  const found = knows(turn, wordsOf(question));
  if (found) {
    const { name, pronoun } = found.person;
    const slots = { who: name, self: selves[pronoun] };
    if (turn.line(firstTime, { ...slots, says: found.topic.says })) return;
    const [short = found.topic.says] = sentencesOf(found.topic.says);
    return void lineAnyway(turn, again, { ...slots, says: short });
  }
  if (topic) {
    const seen = meant(turn, topic);
    if (seen.kind === 'thing' || seen.kind === 'person' || seen.kind === 'exit' || seen.kind === 'obstacle')
      return void answerScene(turn, { kind: 'scene', asks: 'thing', of: topic });
  }
  if (askPartner(turn, true, text)) return;
  const words = wordsIn(text);
  const somebody = somebodyNamed(turn, words);
  if (somebody && somebody.place !== turn.place) return void tellOfSomebody(turn, somebody);
  tellNotKnown(turn, words);
}
