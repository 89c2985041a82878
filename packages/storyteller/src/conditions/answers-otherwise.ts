import { isQuestion } from '../talk/tone.ts';
import { attitudeOf, hear, knownTo, slotsOf, turnAttitude } from '../talk/people.ts';
import { questionKind } from '../talk/question-kind.ts';
import { retortIn } from '../talk/retort.ts';
import { smallQuestionIn } from '../talk/small-questions.ts';
import { subjectOf } from '../talk/topics.ts';
import { sentencesOf } from '../language/sentences.ts';
import type { Step } from '../reader/reading.ts';
import type { Outcome } from '../telling/attempt.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import type { Ability, Condition } from './condition.ts';
import * as lines from './lines.ts';
import { conditionNow, conditionsOf, end, hindranceTo } from './people-now.ts';

/** What is said to somebody. */
export interface Said {
  words: string;
  /** Tells it back, before the answer. */
  repeat: () => void;
  /** Whether it is to move them, which the dice decide where they understand it. */
  isPlea?: boolean;
}

const wanted: readonly [Ability, string][] = [
  [
    'come',
    'come|follow|walk|run|go with|go along|join|get up|stand up|lead|accompany|leave|take us|take me|show (?:me|us) the way',
  ],
  ['hand', 'give|hand|pass|lend|throw|toss|show (?:me|us) (?:the|your|that)'],
  [
    'act',
    'open|fight|help (?:me|us)|carry|lift|push|pull|fetch|bring|hold|write|draw|dig|climb|unlock|attack|cook|play|dance|sit|wave',
  ],
];
const asking =
  "(?:^(?:[^,.!?]{1,30}, )?|\\b(?:to|please|and|can you|could you|will you|would you|let's|let us|you must|you should|you can|you could|why don't you) )(?:please |just |quickly |now |quietly |kindly )*";
const requests = wanted.map(([ability, verbs]) => [ability, new RegExp(`${asking}(?:${verbs})\\b`)] as const);

/** What somebody is asked to do with hands or feet; null for mere words. */
export function abilityAsked(words: string): Ability | null {
  const plain = words.toLowerCase().replace(/^(?:you )?(?:say|tell|ask) [^"]*"/, '');
  return requests.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

const ofSight =
  /\b(?:see|sees|saw|seen|looks?|looked|watch(?:ed)?|notice[ds]?|colou?r|wearing|wore|wears|describe|recogni[sz]ed?|read|witness(?:ed)?)\b/i;
const withoutVoice =
  /\b(?:writ(?:e|es|ing|ten)|notes?|signs?|gestur\w*|mime|point(?:s|ing)?|draw(?:s|ing)?|spell|letters|lips?|slate|chalk|paper|parchment|nods?|show(?:s|ing)? (?:him|her|them|me|us))\b/i;
const toOpen = /\b(?:come|open|out|unlock|unbolt|let (?:me|us) in)\b/i;

/** Whether somebody who has locked themselves in is asked to come out, which is for the dice to say. */
export function isAskedOut(turn: Telling, person: Person, words: string): boolean {
  return conditionNow(turn, person, 'locked')?.isOwnWill === true && toOpen.test(words);
}

const slotsFor = (turn: Telling, person: Person, { how }: Condition) => ({
  ...slotsOf(turn, person),
  how,
  next: turn.place.exits.find(({ to }) => !turn.state.been.includes(to))?.name,
});

/** What nobody can do who is like that, said so; a line is always left. */
function refuse(turn: Telling, person: Person, table: readonly string[], condition: Condition): true {
  const slots = slotsFor(turn, person, condition);
  if (!turn.line(table, slots)) turn.line(stillSo, slots);
  return true;
}

const stillSo = [
  '{person} is {how}, [as before|still|and nothing has changed in that][, {you}|].',
  '[Once more|Again|Still]: {person} is {how}[, and that is that| and stays so for now|].',
  'It is [no different|the same] now: {person}, {how}, [cannot|is not able to].',
];

/** Whether somebody takes what is said in another way than by an answer in words; then that is told. */
export function answersOtherwise(turn: Telling, person: Person, said: Said): boolean {
  if (conditionsOf(turn, person).length === 0 || turn.table.encounter) return false;
  const { words, repeat, isPlea = false } = said;
  const told = (table: readonly string[], condition: Condition): true => {
    repeat();
    return refuse(turn, person, table, condition);
  };
  const unheard = hindranceTo(turn, person, 'hear');
  if (unheard && !(unheard.is === 'deaf' && withoutVoice.test(turn.message)))
    return told(lines.unheard[unheard.is] ?? stillSo, unheard);
  const ability = abilityAsked(words);
  const hindrance = ability && hindranceTo(turn, person, ability);
  const isOpening = isAskedOut(turn, person, words);
  const voiceless = hindranceTo(turn, person, 'speak');
  if (hindrance && !isOpening && !voiceless) return told(lines.cannotDo[hindrance.is] ?? stillSo, hindrance);
  // To nod or to write takes no winning over.
  const isSigned = voiceless !== null && withoutVoice.test(words);
  if (isOpening || (isPlea && !isSigned)) return false;
  if (voiceless) {
    repeat();
    return takeSilently(turn, person, words, voiceless, ability);
  }
  const sightless = conditionNow(turn, person, 'blind');
  if (sightless && isQuestionOf(words) && ofSight.test(words)) return told(lines.unseeing, sightless);
  const child = conditionNow(turn, person, 'child');
  if (child && isBeyondThem(turn, person, words)) {
    repeat();
    return (
      turn.line(lines.childish, slotsFor(turn, person, child)) ||
      refuse(turn, person, lines.seen.child!, child)
    );
  }
  return false;
}

const isQuestionOf = (words: string) => isQuestion(words) || /^ask\b/.test(words);

/** What a child is asked and was never told. */
function isBeyondThem(turn: Telling, person: Person, words: string): boolean {
  if (!isQuestionOf(words) || retortIn(words) !== null || smallQuestionIn(words) !== null) return false;
  if (questionKind(words) === 'who' && /\byou\b/i.test(words)) return false;
  const subject = subjectOf({ topic: null, text: words }, person, knownTo(turn, person).told);
  return subject.kind !== 'topic' || subject.isVague === true;
}

/** By signs, sounds or in writing. */
function takeSilently(
  turn: Telling,
  person: Person,
  words: string,
  condition: Condition,
  ability: Ability | null,
): true {
  const slots = slotsFor(turn, person, condition);
  const known = knownTo(turn, person);
  hear(turn, person, words);
  if (condition.is === 'animal')
    return (
      (ability !== null && turn.line(lines.animalsOrdered, slots)) ||
      refuse(turn, person, lines.animals, condition)
    );
  if (condition.is === 'gagged') return refuse(turn, person, lines.gagged, condition);
  const bound = ability && hindranceTo(turn, person, ability);
  if (bound) return refuse(turn, person, lines.seen[bound.is] ?? stillSo, bound);
  if (/\b(?:show|point|lead|map)\b/i.test(words) && turn.line(lines.mute.where, slots)) return true;
  if (ability === 'come' || !isQuestionOf(words) || attitudeOf(turn, person) === 'hostile') {
    if (!withoutVoice.test(words)) return refuse(turn, person, lines.mute.heard, condition);
  }
  const subject = subjectOf({ topic: null, text: words }, person, known.told);
  const at = subject.kind === 'topic' ? subject.at : null;
  if (withoutVoice.test(words) && !conditionNow(turn, person, 'bound')) {
    const fresh = at ?? person.topics.findIndex((_, index) => !known.told.includes(index));
    const says = person.topics[fresh]?.says;
    if (!says) return refuse(turn, person, lines.mute.nothingToWrite, condition);
    known.told = [...new Set([...known.told, fresh])];
    return (
      turn.line(lines.mute.written, { ...slots, says: sentencesOf(says)[0] ?? says }) ||
      refuse(turn, person, lines.mute.heard, condition)
    );
  }
  const kind = questionKind(words);
  if (kind === 'whether' && turn.line(at === null ? lines.mute.no : lines.mute.yes, slots)) return true;
  if (kind === 'where' && turn.line(lines.mute.where, slots)) return true;
  return refuse(turn, person, lines.mute.plain, condition);
}

/** What is said by who can be heard and not seen comes through something. */
export function tellWhatLiesBetween(turn: Telling, person: Person): void {
  const between = conditionNow(turn, person, 'locked');
  if (between) turn.line(lines.through, slotsFor(turn, person, between));
}

/** What is held out to somebody who cannot take it. Whether it was. */
export function cannotTake(turn: Telling, person: Person, repeat: () => void): boolean {
  const hindrance = hindranceTo(turn, person, 'hand');
  if (!hindrance) return false;
  repeat();
  return refuse(turn, person, lines.untaken[hindrance.is] ?? stillSo, hindrance);
}

/** A gift that is taken without a word. Whether it was. */
export function takesSilently(turn: Telling, person: Person, gift: string): boolean {
  const voiceless = hindranceTo(turn, person, 'speak');
  return voiceless !== null && turn.line(lines.mute.taken, { ...slotsFor(turn, person, voiceless), gift });
}

/** What comes of winning somebody over who has no words for it, or is to come out. Whether that was all. */
export function isWonOtherwise(turn: Telling, person: Person, step: Step, { isSuccess }: Outcome): boolean {
  const locked = conditionNow(turn, person, 'locked');
  if (locked && isAskedOut(turn, person, `${step.echo} ${step.speech ?? ''}`)) {
    if (isSuccess) end(turn, person, 'locked');
    return refuse(turn, person, isSuccess ? lines.letOut.comesOut : lines.letOut.staysIn, locked);
  }
  const voiceless = hindranceTo(turn, person, 'speak');
  if (!voiceless) return false;
  if (isSuccess || step.act === 'threaten') turnAttitude(turn, person, isSuccess ? 1 : -1);
  if (isSuccess) hear(turn, person, `was won over: ${step.echo}`);
  return refuse(turn, person, isSuccess ? lines.won : lines.lost, voiceless);
}
