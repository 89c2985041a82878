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

const kin =
  'daughters?|sons?|wife|husband|child|children|brothers?|sisters?|mother|father|family|twins?|parents|uncle|aunt|niece|nephew|grand\\p{L}+';
const ofOwnKin = new RegExp(`\\b(?:my|our) (?:\\p{L}+ ){0,2}(?:${kin})\\b`, 'iu');
const ofKin = new RegExp(`\\b(?:${kin})\\b`, 'iu');

/** What the tale has said of their family, in their own mouth. */
function toldOfKin(turn: Telling, person: Person): string | null {
  const own = person.topics.find(({ says, common }) => !common && ofOwnKin.test(says));
  if (own) return own.says;
  const last = person.name.split(' ').at(-1)!;
  const facts = hostFacts(turn).filter((fact) => fact.includes(last) && ofKin.test(fact));
  return facts.map((fact) => retold(turn, person, fact)).find((fact) => fact && ofOwnKin.test(fact)) ?? null;
}

/** Answers it: what the tale says of it before what they say of themselves. Whether there was an answer. */
export function answerAffair(turn: Telling, person: Person, affair: Affair, question: Question): boolean {
  const said = question.speech ?? inOwnWords(turn) ?? question.text;
  const written = familyAffairs.has(affair)
    ? toldOfKin(turn, person)
    : factFor(turn, person, questionKind(said), askedWords(said, person, question.called?.words));
  if (written && /\b(?:I|[Mm]y|[Oo]ur|[Ww]e)\b/.test(sentencesOf(written)[0] ?? '')) {
    sayFact(turn, person, written);
    return true;
  }
  const isStranger = attitudeOf(turn, person) !== 'friendly';
  if (secretAffairs.has(affair) || (isStranger && privateAffairs.has(affair))) return declines(turn, person);
  const told = person.life?.affairs[affair];
  if (!told) return false;
  if (spoken(turn, person, told.says)) return true;
  if (!told.again || !spoken(turn, person, told.again)) spokenAgain(turn, person, told.says);
  return true;
}

function declines(turn: Telling, person: Person): boolean {
  const own = person.life?.declines ?? [];
  // In their own way first, and once all of that is said as anybody does.
  const fresh = own.find((one) => turn.prose.draw([one], {}) !== '');
  return fresh !== undefined && spoken(turn, person, fresh);
}
