import { fillTemplate } from '../language/phrase.ts';
import { hashText } from '../random.ts';
import { toldWords } from '../reader/scenery.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { slotsOf } from './people.ts';
import { judgements, type SmallFact, type SmallKind, smallFacts } from './small-facts.ts';
import { spoken, spokenAgain } from './spoken.ts';
import { toTheirFace } from './to-their-face.ts';
import { isWeak, shares, wordsIn } from './words.ts';

export interface SmallQuestion {
  fact: SmallFact;
  /** Whom or what they are to judge, as it follows `about`; null where they are asked about themselves. */
  matter: string | null;
}

const ofSomething = new Set<SmallKind>(['opinion', 'acquaintance', 'sighting']);

/** Behind which the matter stands that somebody is to judge, or to know. */
const judged =
  /\b(?:(?:think|thinks|thought|opinion|feel|feels|thoughts|make|makes) (?:of|about|on)|trusts?|likes?|loves?|hates?|believes? in|knows?|knew|met|meet|friends with|related to|sees?|saw|seen|noticed?)\s+([^.?!,;"]{2,60})/i;

/** What is asked after a word of asking is no matter: `do you know where he went`. */
const noMatter =
  /^(?:what|where|who|whom|when|why|how|which|whose|if|whether|that|about|anything|something|anyone|anybody|someone|somebody|nobody|strangers|newcomers|any|to|a way|it|this|you|him or)\b/i;

/** One is acquainted with people, not with the way. */
const somebody = /^(?:the )?\p{Lu}|^(?:him|her|them)$/u;

function matterIn(text: string): string | null {
  const [, found] = judged.exec(text.replaceAll('“', '"')) ?? [];
  if (!found || noMatter.test(found)) return null;
  const words = found.trim().split(/\s+/);
  if (words.length > 6) return null;
  return words
    .join(' ')
    .replace(
      / (?:well|personally|too|here|at all|yourself|himself|herself|much|lately|then|so far|anyway|really|now)$/i,
      '',
    )
    .replace(/^(?:me|us)$/i, 'you')
    .replace(/\b(?:my|our)\b/gi, 'your')
    .replace(/^(?:an?) (?=\p{Lu})/u, '');
}

/** What somebody is asked about themselves, where it is nothing that a tale has to know. */
export function smallQuestionIn(text: string): SmallQuestion | null {
  const said = toTheirFace(text);
  const matter = matterIn(text);
  const fits = (kind: SmallKind) =>
    kind === 'acquaintance' ? somebody.test(matter ?? '') : !ofSomething.has(kind) || matter !== null;
  const fact = smallFacts.find(
    ({ asked, kind }) => asked.some((one) => said.includes(` ${one} `)) && fits(kind),
  );
  return fact ? { fact, matter: ofSomething.has(fact.kind) ? matter : null } : null;
}

/** Lines by whom they speak of: nobody praises whoever is behind all of it. */
function linesFor(turn: Telling, person: Person, { fact, matter }: SmallQuestion): readonly string[] {
  const { world } = turn;
  const told = person.topics.flatMap(({ common }) => (common ? wordsIn(common.fact) : []));
  if (fact.known && shares(fact.known.words, told)) return fact.known.says;
  const own = [...(fact.only?.[world.genre] ?? []), ...fact.says];
  if (fact.kind !== 'opinion' || !matter) return own;
  const words = wordsIn(matter);
  const { threat, patron } = world;
  if (threat && shares(words, [...threat.villain.words, ...threat.minion.words])) return judgements.ill;
  if (patron && patron.id !== person.id && shares(words, wordsIn(patron.name))) return judgements.well;
  return isHeardOf(turn, words) ? own : judgements.none;
}

/** Whether anybody of this tale, any place or anything that was told has to do with it. */
export function isHeardOf(turn: Telling, words: readonly string[]): boolean {
  const strong = words.filter((word) => !isWeak(word));
  if (strong.length === 0) return true;
  const { places, gossip } = turn.world;
  const known = places.flatMap(({ name, words: own, people, things }) => [
    ...[...wordsIn(name), ...own],
    ...people.flatMap((one) => [
      ...wordsIn(one.name),
      ...wordsIn(one.role),
      ...one.topics.flatMap((topic) => [...topic.words, ...wordsIn(topic.says)]),
    ]),
    ...things.flatMap((thing) => [...thing.words, ...wordsIn(thing.name)]),
  ]);
  return shares(strong, [...known, ...gossip.flatMap(wordsIn), ...toldWords(turn)]);
}

/** Always the same of the same person in the same game, and of two people not the same. */
function factOf(turn: Telling, person: Person, question: SmallQuestion): string | null {
  const { world, state, random } = turn;
  const everybody = world.places.flatMap(({ people }) => people.map(({ id }) => id));
  const lines = linesFor(turn, person, question);
  const start = hashText(`${state.seed} ${question.fact.kind} ${question.matter?.toLowerCase() ?? ''}`);
  const at = start + Math.max(0, everybody.indexOf(person.id));
  const slots = { ...slotsOf(turn, person), matter: question.matter ?? undefined };
  const usable = lines.map((line) => fillTemplate(line, slots, random)).filter((line) => line !== null);
  return usable[at % usable.length] ?? null;
}

/** Answers it; once more in short, where it was asked before. Whether there was an answer. */
export function answerSmall(turn: Telling, person: Person, question: SmallQuestion): boolean {
  const speech = factOf(turn, person, question);
  if (speech === null) return false;
  if (!spoken(turn, person, speech)) spokenAgain(turn, person, speech);
  return true;
}

export const smallFactOf = (kind: SmallKind): SmallQuestion => ({
  fact: smallFacts.find((one) => one.kind === kind)!,
  matter: null,
});
