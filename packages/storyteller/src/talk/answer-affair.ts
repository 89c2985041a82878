import { sentencesOf } from '../language/sentences.ts';
import { affairIn } from '../lives/affair-in.ts';
import { type Affair, familyAffairs, privateAffairs, secretAffairs } from '../lives/life.ts';
import { lastAsked } from '../reader/prose/asked.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { factFor, hostFacts, retold } from './host-facts.ts';
import { attitudeOf } from './people.ts';
import { questionKind } from './question-kind.ts';
import { inOwnWords } from './say-so-asked.ts';
import type { SmallKind } from './small-facts.ts';
import { answerSmall, smallFactOf } from './small-questions.ts';
import { sayFact, spoken, spokenAgain } from './spoken.ts';
import { askedWords, type Question } from './topics.ts';
import { wordsIn } from './words.ts';

/** What of their own life somebody is asked in a tale; null for anything else, and where there is no life to tell of. */
export function affairAsked(turn: Telling, person: Person, question: Question): Affair | null {
  if (!turn.state.outline || !person.life) return null;
  const { speech, text } = question;
  const own = speech ?? inOwnWords(turn);
  const asked = own ? [lastAsked(own, wordsIn(person.name)) ?? own, own] : [text];
  const called = `${person.name} ${question.called?.words.join(' ') ?? ''}`;
  for (const one of asked) {
    const affair = affairIn(one, called);
    if (affair) return affair;
  }
  return null;
}

/** By which words a tale has told of it. */
const kinOf: Partial<Record<Affair, string>> = {
  Children: 'daughters?|sons?|child|children|twins|kids',
  Spouse: 'wife|husband|fianc\\p{L}+|widow\\p{L}*|married',
  Siblings: 'brothers?|sisters?|twin',
  Parents: 'mother|father|parents',
};
const anyKin = `${Object.values(kinOf).join('|')}|family|uncle|aunt|niece|nephew|grand\\p{L}+`;
const named = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'iu');
const ofMine = (words: string) => new RegExp(`\\b(?:my|our) (?:\\p{L}+ ){0,2}(?:${words})\\b`, 'iu');

/** `My grandmother said so`: what they said is not what they are. */
const theirWord =
  /\b(?:my|our) \p{L}+ (?:always |used to )?(?:said|says|say|told|swore|claimed|thought|believed)\b/iu;

/** What the tale has said of those of their family who go by these words, in their own mouth. */
function toldOfKin(turn: Telling, person: Person, words: string): string | null {
  const own = person.topics.find(
    ({ says, common }) => !common && ofMine(words).test(says) && !theirWord.test(says),
  );
  if (own) return own.says;
  const facts = factsOfKin(turn, person, words).map((fact) => retold(turn, person, fact));
  return facts.find((fact) => fact && ofMine(words).test(fact)) ?? null;
}

function factsOfKin(turn: Telling, { name }: Person, words: string): string[] {
  const last = name.split(' ').at(-1)!;
  return hostFacts(turn).filter((fact) => fact.includes(last) && named(words).test(fact));
}

/** Whose family a tale has spoken of leaves it at that, rather than say what may be otherwise. */
const leavesIt: readonly string[] = smallFactOf('family').fact.known!.says;

/** Answers it: what the tale says of it before what they say of themselves. Whether there was an answer. */
export function answerAffair(turn: Telling, person: Person, affair: Affair, question: Question): boolean {
  const written = writtenOf(turn, person, affair, question);
  if (written) {
    sayFact(turn, person, written);
    return true;
  }
  const isStranger = attitudeOf(turn, person) !== 'friendly';
  if (secretAffairs.has(affair) || (isStranger && privateAffairs.has(affair))) return declines(turn, person);
  const told = isSpokenOf(turn, person, affair) ? undefined : person.life?.affairs[affair];
  if (!told && familyAffairs.has(affair)) return spokenFresh(turn, person, leavesIt);
  if (!told) return affair in small && answerSmall(turn, person, smallFactOf(small[affair]!));
  if (spoken(turn, person, told.says)) return true;
  if (!told.again || !spoken(turn, person, told.again)) spokenAgain(turn, person, told.says);
  return true;
}

/** Whether what a household says of it might be otherwise than what the tale has told of the family. */
function isSpokenOf(turn: Telling, person: Person, affair: Affair): boolean {
  if (!familyAffairs.has(affair)) return false;
  const words = kinOf[affair] ?? anyKin;
  return factsOfKin(turn, person, words).length > 0 || toldOfKin(turn, person, words) !== null;
}

/** What is written of it, as they would say it of themselves. */
function writtenOf(turn: Telling, person: Person, affair: Affair, question: Question): string | null {
  if (familyAffairs.has(affair)) {
    const words = kinOf[affair] ?? (affair === 'Family' ? anyKin : null);
    return words && toldOfKin(turn, person, words);
  }
  const said = question.speech ?? inOwnWords(turn) ?? question.text;
  const fact = factFor(turn, person, questionKind(said), askedWords(said, person, question.called?.words));
  return fact && /\b(?:I|[Mm]y|[Oo]ur|[Ww]e)\b/.test(sentencesOf(fact)[0] ?? '') ? fact : null;
}

/** What anybody says of it, where no life does. */
const small: Partial<Record<Affair, SmallKind>> = {
  ...{ Leisure: 'leisure', Food: 'food', Age: 'age', Whereabouts: 'whereabouts' },
};

const declines = (turn: Telling, person: Person) => spokenFresh(turn, person, person.life?.declines ?? []);

/** The first of these that nobody has said yet; once all of them are, the first again, in short. */
function spokenFresh(turn: Telling, person: Person, says: readonly string[]): boolean {
  const [first] = says;
  if (!first) return false;
  if (!says.some((one) => spoken(turn, person, one))) spokenAgain(turn, person, first);
  return true;
}
