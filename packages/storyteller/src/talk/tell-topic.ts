import { isInSight } from '../deeds/marks.ts';
import { findClue, gain } from '../story/advance.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import * as lines from './ask-lines.ts';
import { hostFacts } from './host-facts.ts';
import { lacks } from './lack-lines.ts';
import { attitudeOf, knownTo, slotsOf } from './people.ts';
import { answersKind, questionKind } from './question-kind.ts';
import { matterOf } from './say-so-asked.ts';
import { spoken, spokenAgain } from './spoken.ts';
import { askedWords, inShort, nameOfTopic, type Question } from './topics.ts';
import { isSameWord } from './words.ts';

/** Tells what somebody knows. What does not answer what was asked is told as what it is: all that they know of it. */
export function tellTopic(turn: Telling, person: Person, at: number, asked: Question | null = null): void {
  const known = knownTo(turn, person);
  const topic = person.topics[at]!;
  if (topic.isDone) return void turn.say(`${person.name} ${topic.says}.`);
  const isNews = !known.told.includes(at);
  const kind = asked ? questionKind(asked.text) : 'what';
  if (asked && !answersKind(kind, topic, askedWords(asked.text, person, asked.called?.words))) {
    const instead = isNews && !topic.isPlea ? turn.prose.draw(lines.pointers.instead, {}) : '';
    sayLack(turn, person, asked, instead || pointerFor(turn, person, []).text);
    if (instead === '') return;
  }
  if (!isNews) return void spokenAgain(turn, person, topic.says);
  known.told = [...known.told, at].slice(-16);
  const { common, says } = topic;
  const isCommon = common !== undefined && turn.prose.draw(['{fact}'], { fact: common.fact }) === '';
  if (!isCommon && spoken(turn, person, says)) {
    if (common) turn.prose.claim(common.fact);
    return void countAsLearnt(turn, person, known.told.length === 1);
  }
  if (topic.isPlea) return void spokenAgain(turn, person, says);
  const slots = { ...slotsOf(turn, person), short: inShort(says), own: common?.own };
  if (turn.line(lines.commonKnowledge, slots) || turn.line(lines.toldByOthers, slots))
    return void (common && countAsLearnt(turn, person, known.told.length === 1));
  spokenAgain(turn, person, says);
}

/** That they do not know what was asked for, and who or what might help. */
export function sayLack(turn: Telling, person: Person, asked: Question, pointer: string): void {
  const slots = { ...slotsOf(turn, person), matter: matterOf(turn, asked.topic) ?? 'that' };
  const lack = turn.prose.draw(lacks[questionKind(asked.text)], slots);
  if (lack === '' || !turn.line(lines.unknown[attitudeOf(turn, person)], { ...slots, lack, pointer }))
    turn.line(lines.unknownSpent, slots);
}

/** So many sentences of the host's make a tale of its own. */
const toldEnough = 3;

/** Somebody who begins to talk is worth most; now and then it leads to something. */
export function countAsLearnt(turn: Telling, person: Person, isFirst: boolean): void {
  gain(turn, isFirst ? 1 : 0.5);
  if (!turn.state.outline || turn.table.encounter || !turn.random.chance(isFirst ? 0.5 : 0.2)) return;
  // Where the host has told what it is about, nobody hands over anything that was thought up.
  if (hostFacts(turn).length >= toldEnough) return;
  const before = turn.told.length;
  if (!findClue(turn)) return;
  const shown = turn.prose.line(lines.showings, slotsOf(turn, person));
  if (shown !== '') turn.told.splice(before, 0, shown);
}

/** Whether they have something to tell that nobody has told yet. */
export function hasNews(turn: Telling, person: Person): boolean {
  const { told } = knownTo(turn, person);
  return person.topics.some(
    ({ says, common, isDone }, at) =>
      !common && !isDone && !told.includes(at) && turn.prose.draw(['{speech}'], { speech: says }) !== '',
  );
}

/** Asked for nothing in particular, they tell what they have not told yet. Whether there was anything. */
export function tellUntold(turn: Telling, person: Person): boolean {
  const known = knownTo(turn, person);
  const all = person.topics.flatMap(({ says, common, isDone }, index) =>
    isDone || known.told.includes(index) ? [] : [{ says, index, common }],
  );
  // What everybody knows comes last.
  const untold = [...all.filter(({ common }) => !common), ...all.filter(({ common }) => common)];
  const isNews = ({ says }: { says: string }) => turn.prose.draw(['{speech}'], { speech: says }) !== '';
  const at = untold.find(isNews)?.index ?? -1;
  if (at >= 0) tellTopic(turn, person, at);
  return at >= 0;
}

/** Somebody here who knows, or something that they do know themselves: then it is their own. */
export function pointerFor(
  turn: Telling,
  person: Person,
  words: readonly string[],
): { text: string; isOwn: boolean } {
  const knowing = turn.place.people.find(
    (other) =>
      other.id !== person.id &&
      other.topics.some((topic) => words.some((word) => topic.words.some((one) => isSameWord(one, word)))),
  );
  const { told } = knownTo(turn, person);
  // What only asks for help, and what everybody knows, is nothing to offer.
  const untold = person.topics.filter(
    ({ isPlea, common, isDone }, index) => !told.includes(index) && !isPlea && !common && !isDone,
  );
  const draw = (table: readonly string[], slots: Record<string, string>) => turn.prose.draw(table, slots);
  if (knowing)
    return {
      text: draw(lines.pointers.somebody, { other: knowing.name }) || `There is ${knowing.name}.`,
      isOwn: false,
    };
  // Only what has a name of its own is worth naming: `the watchers` of somebody's sentence are no matter.
  const matter = untold
    .map(nameOfTopic)
    .find((name) => name !== null && isProper(name) && !isPersonHere(turn, name));
  const text =
    (matter && draw(lines.pointers.topic, { matter })) ||
    elsewhere(turn, person) ||
    draw(lines.pointers.nothing, {}) ||
    'Sorry.';
  return { text, isOwn: true };
}

const isPersonHere = ({ place }: Telling, name: string) => place.people.some((one) => one.name === name);
const isProper = (name: string) => /^(?:the )?\p{Lu}/u.test(name);

/** Where more might be found out: with somebody else, in something that nobody has gone over, in the next place. */
function elsewhere({ place, state, prose }: Telling, person: Person): string {
  const other = place.people.find(({ id, topics }) => id !== person.id && topics.length > 0);
  const thing = place.things.find(
    (one) => one.find !== '' && isInSight(state, one) && !state.things[one.id]?.includes('searched'),
  );
  // Of a host's own adventure nobody gives away where it leads.
  const next = state.outline ? place.exits.find(({ to }) => !state.been.includes(to)) : undefined;
  return (
    (other && prose.draw(lines.pointers.anybody, { other: other.name })) ||
    (thing && prose.draw(lines.pointers.thing, { thing: thing.name })) ||
    (next && prose.draw(lines.pointers.place, { next: next.name })) ||
    ''
  );
}
