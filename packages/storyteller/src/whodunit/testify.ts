import { slotsOf } from '../talk/people.ts';
import { shortName } from '../talk/short-name.ts';
import { spoken, spokenAgain } from '../talk/spoken.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import type { Case, CaseRoom, Statement, Suspect } from './case.ts';
import {
  inquiryOf,
  isKnown,
  lookOf,
  note,
  ownOf,
  personById,
  statementOf,
  suspectById,
  tellStatement,
} from './inquiry.ts';
import * as lines from './lines.ts';
import type { Matter } from './matters.ts';
import { notFinder } from './statements.ts';

/** So many statements are made in one answer. */
const mostAtOnce = 3;

/** Somebody who is asked about the evening answers, in character; the guilty one stays with one story. */
export function testify(turn: Telling, one: Case, person: Person, matter: Matter): void {
  const isCulprit = person.id === one.culprit.id;
  const suspect = suspectById(one, person.id);
  const at = one.suspects.findIndex(({ id }) => id === person.id);
  switch (matter.kind) {
    case 'alibi':
      if (!suspect) return void sayAny(turn, person, strangersAlibi, { found: one.found });
      return void say(turn, one, `a${at}`);
    case 'anything':
      return void sayNext(turn, one, person, at);
    case 'sight':
      return void saySights(turn, one, person);
    case 'opinion': {
      const known = isCulprit ? [statementOf(one, 'q')!] : ownOf(one, person, /^m/);
      const [fresh] = known.filter(({ id }) => !isKnown(turn, id));
      if (fresh) return void tellStatement(turn, fresh);
      return void sayAny(turn, person, lines.noOpinion, {});
    }
    case 'found':
      if (person.id === one.finder.id) return void say(turn, one, 'f');
      return void sayAny(turn, person, notFinder, { finder: one.finder.name });
    case 'means':
      return void sayAny(turn, person, lines.ofTheMeans, { means: one.means });
    case 'hours':
      return void sayAny(turn, person, lines.ofTheHours, { hours: one.hours, found: one.found });
    case 'victim':
      if (suspect) return void say(turn, one, `o${at}`);
      return void sayAny(turn, person, lines.ofTheMatter, { v: one.outline.matter });
    case 'confirm':
      return void sayConfirmed(turn, one, person, at);
    case 'reasons': {
      const [known] = ownOf(one, person, /^m/).filter(({ id }) => !isKnown(turn, id));
      if (known) return void tellStatement(turn, known);
      return void say(turn, one, `o${at}`);
    }
    case 'dead':
      return void sayAny(turn, person, lines.ofTheDead[one.outline.crime], { v: one.outline.matter });
    case 'denial':
      return void sayAny(turn, person, lines.denials, {});
    case 'otherwise':
      return void sayAny(turn, person, lines.byNoChance, { scene: one.scene.at });
    case 'unknown':
      return void sayAny(turn, person, lines.cannotTell, {});
    case 'room':
      return void sayRoom(turn, one, person, matter.room);
    case 'suspect':
      if (matter.of.id === person.id) return void say(turn, one, matter.isWhere ? `a${at}` : `o${at}`);
      return void saySuspect(turn, one, person, matter.of);
    case 'piece':
      return void sayPiece(turn, one, person);
    case 'paper':
      return void sayHerring(turn, one, person, one.herrings[0], 'x1', 'c1');
    case 'strange':
      return void sayHerring(turn, one, person, one.herrings[1], 'x2', 'c2');
    case 'lie':
      return void sayLie(turn, one, person);
  }
}

const strangersAlibi = [
  'I only came {found}, and there were people with me from the gate to the door. I am nobody’s suspect.',
  'I was on the road before that. {Found} I came in; ask whoever took my coat.',
] as const;

function say(turn: Telling, one: Case, id: string): void {
  const statement = statementOf(one, id);
  if (statement) tellStatement(turn, statement);
}

/** Something that anybody might say; whoever has said it all is not at a loss. */
function sayAny(
  turn: Telling,
  person: Person,
  table: readonly string[],
  slots: Readonly<Record<string, string>>,
): boolean {
  const speech = turn.prose.draw(table, { ...turn.slots, ...slots });
  if (speech !== '' && spoken(turn, person, speech)) return true;
  spokenAgain(turn, person, turn.prose.fill(table[0]!, { ...turn.slots, ...slots }));
  return false;
}

/** Of several statements those that are news; the first once more where none is. */
function sayThese(turn: Telling, all: readonly Statement[]): boolean {
  const [first] = all;
  if (!first) return false;
  const fresh = all.filter(({ id }) => !isKnown(turn, id)).slice(0, mostAtOnce);
  for (const statement of fresh.length > 0 ? fresh : [first]) tellStatement(turn, statement);
  return true;
}

function sayNext(turn: Telling, one: Case, person: Person, at: number): void {
  const isFinder = person.id === one.finder.id;
  const own = [
    statementOf(one, `a${at}`),
    isFinder ? statementOf(one, 'f') : null,
    ...ownOf(one, person, /^[sneq]/),
    ...ownOf(one, person, /^m/),
    statementOf(one, `o${at}`),
  ].filter((statement) => statement !== null);
  const next = own.find(({ id }) => !isKnown(turn, id));
  if (next) return void tellStatement(turn, next);
  sayAny(turn, person, lines.noOpinion, {});
}

function saySights(turn: Telling, one: Case, person: Person): void {
  const isFinder = person.id === one.finder.id;
  const seen = [...ownOf(one, person, /^[se]/), ...ownOf(one, person, /^n/), ...ownOf(one, person, /^q/)];
  if (sayThese(turn, seen)) return;
  if (isFinder) return void say(turn, one, 'f');
  sayAny(turn, person, lines.sawNothing, {});
}

/** Of somebody else: what they saw of them, and what they know. */
function saySuspect(turn: Telling, one: Case, person: Person, of: Suspect): void {
  const at = one.suspects.indexOf(of);
  const about = [
    `s${at}`,
    ...(of === one.culprit ? ['e'] : []),
    `m${at}`,
    ...(of === one.herrings[1] ? ['q'] : []),
  ];
  const own = about.flatMap((id) => ownOf(one, person, new RegExp(`^${id}$`)));
  const isNews = own.some(({ id }) => !isKnown(turn, id));
  if (isNews && sayThese(turn, own)) return;
  const other = one.statements.find(
    (statement) => about.includes(statement.id) && !isKnown(turn, statement.id),
  );
  const who = other && other.by !== person.id ? personById(turn, other.by) : null;
  const pointer = who ? turn.prose.draw(lines.askAnother, { other: who.name }) : '';
  if (pointer === '' && sayThese(turn, own)) return;
  const begin = own.length > 0 ? lines.toldAllOf : lines.knowsNothingOf;
  const table = begin.map((line) => `${line} ${pointer}`.trim());
  sayAny(turn, person, table, { x: of.name, short: shortName(of.name) });
}

/** Who bears out what they have said of themselves. */
function sayConfirmed(turn: Telling, one: Case, person: Person, at: number): void {
  if (person.id === one.culprit.id) return void say(turn, one, 'n');
  const by = personById(turn, statementOf(one, `s${at}`)?.by ?? '');
  if (by) sayAny(turn, person, lines.confirmedBy, { other: by.name });
  else sayAny(turn, person, strangersAlibi, { found: one.found });
}

/** Of a room: whom they saw there, that nobody was there, or that they were there themselves. */
function sayRoom(turn: Telling, one: Case, person: Person, { id }: CaseRoom): void {
  const there = one.suspects.flatMap(({ room }, at) => (room.id === id ? [`s${at}`] : []));
  const keys = [...there, ...(one.culprit.room.id === id ? ['e'] : [])];
  const own = keys.flatMap((key) => ownOf(one, person, new RegExp(`^${key}$`)));
  if (sayThese(turn, own)) return;
  const at = one.suspects.findIndex((other) => other.id === person.id && other.room.id === id);
  if (at >= 0) return void say(turn, one, `a${at}`);
  sayAny(turn, person, lines.sawNothing, {});
}

function sayPiece(turn: Telling, one: Case, person: Person): void {
  const { name, belonging } = one.culprit;
  if (person.id !== one.culprit.id) {
    note(turn, lookOf(one, one.culprit), `${name} ${belonging.worn}`);
    return void sayAny(turn, person, lines.ownerNamed, { x: name, worn: belonging.worn });
  }
  squirm(turn, person, lines.squirmsAtPiece, { piece: belonging.piece, scene: one.scene.at });
}

function sayLie(turn: Telling, one: Case, person: Person): void {
  if (person.id !== one.culprit.id) {
    const own = ownOf(one, person, /^e/);
    if (sayThese(turn, own)) return;
    return void sayAny(turn, person, lines.nothingAgainst, {});
  }
  if (!isKnown(turn, 'e', 'u')) return void sayAny(turn, person, lines.nothingAgainst, {});
  squirm(turn, person, lines.squirmsAtLie, { at: one.culprit.room.at });
}

function squirm(
  turn: Telling,
  person: Person,
  table: readonly string[],
  slots: Readonly<Record<string, string>>,
): void {
  sayAny(turn, person, table, slots);
  turn.line(lines.squirms, slotsOf(turn, person));
}

function sayHerring(
  turn: Telling,
  one: Case,
  person: Person,
  of: Suspect,
  explained: string,
  borne: string,
): void {
  if (person.id === of.id) return void say(turn, one, explained);
  if (statementOf(one, borne)?.by === person.id && isKnown(turn, explained))
    return void say(turn, one, borne);
  sayAny(turn, person, lines.askTheOwner, { x: of.name });
}

const mostCold = 4;

/** Whether somebody does not speak with those who have accused them falsely; an apology, or a little time, mends it. */
export function isCold(turn: Telling, person: Person): boolean {
  const { accused } = inquiryOf(turn.state);
  const since = accused[person.id];
  return since !== undefined && since >= 0 && turn.state.turns - since < mostCold;
}

const pardon = /\b(?:sorry|apolog\w+|forgive|pardon|my mistake|i was wrong|take (?:it|that) back|regret)\b/i;

/** Tells that they will not answer, or that they will again. */
export function answersCold(turn: Telling, person: Person, text: string): void {
  const { accused } = inquiryOf(turn.state);
  if (!pardon.test(text)) {
    turn.line(lines.offended, slotsOf(turn, person));
    return;
  }
  accused[person.id] = -1;
  turn.line(lines.forgives, slotsOf(turn, person));
}
