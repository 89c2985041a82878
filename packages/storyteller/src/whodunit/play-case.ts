import { canAnswer } from '../conditions/people-now.ts';
import { type Reading, type Step, talkActs } from '../reader/reading.ts';
import { isConversing, type Listener, listenerOf, listenerOfStep, partnerIn } from '../talk/listener.ts';
import { isWronged } from '../talk/people.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { accuse, accusedIn, endCase } from './accuse.ts';
import { accusationLines } from './accusation-lines.ts';
import type { Case, Suspect } from './case.ts';
import { caseOf, isKnown, personById } from './inquiry.ts';
import { goesToRoom, goTo } from './go-to.ts';
import { looksAt, looksInto } from './look-into.ts';
import * as lines from './lines.ts';
import { type Matter, matterIn, namesOf, suspectsIn } from './matters.ts';
import {
  asksToSumUp,
  asksWhatHappened,
  asksWhoIsHere,
  sumUp,
  tellWhatHappened,
  tellWhoIsHere,
} from './sum-up.ts';
import { answersCold, isCold, testify } from './testify.ts';

const open = new Set<Reading['kind']>(['speech', 'question', 'unknown', 'small talk', 'declared', 'steps']);
/** Asked of the rules or of a sheet, it is not asked of the evening. */
const isOfTheGame = (reading: Reading) =>
  reading.kind === 'question' && ['sheet', 'rule', 'may', 'hint', 'table'].includes(reading.question.kind);

/** Whether a message was for the case: an accusation, what is known, a question to somebody or to all of them. */
export async function playsCase(turn: Telling, reading: Reading): Promise<boolean> {
  const one = caseOf(turn);
  if (!one || turn.table.encounter || !open.has(reading.kind)) return false;
  const { message } = turn;
  if (asksWhoIsHere.test(message)) {
    tellWhoIsHere(turn, one);
    return true;
  }
  if (reading.kind !== 'steps' && asksWhatHappened.test(message) && !/\byou\b/i.test(message)) {
    tellWhatHappened(turn, one);
    return true;
  }
  if (asksToSumUp(message)) {
    sumUp(turn, one);
    return true;
  }
  const accused = accusedIn(turn, one, message, isConversing(turn) ?? partnerIn(turn));
  if (accused) {
    if (accused !== 'nobody') await goTo(turn, accused.id);
    accuse(turn, one, accused);
    return true;
  }
  if (isOfTheGame(reading) || reading.kind === 'steps' || reading.kind === 'declared') return false;
  return await hears(turn, one, message, listenerIn(turn, reading));
}

/** Whether a step belongs to the case: a look, a search, a question. */
export async function stepsInCase(turn: Telling, step: Step): Promise<boolean> {
  const one = caseOf(turn);
  if (!one || turn.table.encounter) return false;
  if ((await goesToRoom(turn, step)) || (await looksInto(turn, step))) return true;
  const isConfronting =
    step.act === 'other' && /^(?:confront|press|corner|challenge|interrogate|grill)/.test(step.verb);
  if (!isConfronting && !(talkActs.has(step.act) && !handing.has(step.act))) return false;
  const said = [step.echo, step.speech ?? ''].join(' ');
  // A message that is one deed is heard whole: the reader keeps of a question only what it turns on.
  const isWhole = turn.message.includes(step.verb) || /\?\W*$/.test(turn.message);
  const text = isWhole && turn.message.length < 220 ? turn.message : said;
  const listener = listenerOfStep(turn, step);
  const named = step.target ?? step.object;
  // A message that was heard whole is not heard again for each of its deeds.
  if (text === turn.message && heard.has(turn)) return true;
  const isNamed = (named !== null || step.speech !== null) && !isAskedOfAnybody(turn, text, listener);
  const isHeard = await hears(
    turn,
    one,
    text,
    isNamed ? listener : null,
    isConfronting || step.act === 'ask',
  );
  if (isHeard && text === turn.message) heard.add(turn);
  return isHeard;
}

const heard = new WeakSet<Telling>();

/** `Who found the body?`: whoever knows it may answer, and not only whoever was spoken with. */
function isAskedOfAnybody(turn: Telling, text: string, listener: Listener): boolean {
  if (!/^\W*(?:who|what|where|when|how|did|does|has|have|is|was|were|could) /i.test(text)) return false;
  if (/\byou(?:r|rs)?\b/i.test(text)) return false;
  const named = listener.kind === 'person' ? namesOf(listener.person) : [];
  return !named.some((word) => turn.message.toLowerCase().includes(word));
}

const handing = new Set<Step['act']>(['pay', 'give', 'trade', 'heal', 'help', 'surrender']);

function listenerIn(turn: Telling, reading: Reading): Listener | null {
  if (reading.kind === 'speech') return listenerOf(turn, reading.to, reading.words);
  const one = isConversing(turn);
  return one && /\byou(?:r)?\b/i.test(turn.message) ? { kind: 'person', person: one } : null;
}

const toAll =
  /\b(?:everyone|everybody|each (?:of|one|guest|suspect|person)|all of (?:them|you)|them all|you all|the (?:guests|suspects|others|passengers|family|staff|servants|crew)|all the (?:guests|suspects|others)|one by one|in turn|one after the other)\b/i;
const opens = /\b(?:talk|speak|chat|question|interview|interrogate|grill|press)\b/i;

/** Somebody, or everybody, is asked about the evening. Whether it was about that. */
async function hears(
  turn: Telling,
  one: Case,
  text: string,
  listener: Listener | null,
  isAsked = false,
): Promise<boolean> {
  const asked = called(turn, one, text) ?? (await whoIsAsked(turn, one, text, listener));
  const given = matterIn(turn, one, text, asked);
  const isOpening = isAsked && opens.test(text);
  const several = severalAsked(turn, one, text);
  if (several.length > 1)
    return await allAnswer(
      turn,
      one,
      matterIn(turn, one, text.replace(asking, ''), null) ?? { kind: 'alibi' },
      several,
    );
  if (toAll.test(text) && (!asked || !suspectsIn(turn, one, text).some(({ id }) => id === asked.id)))
    return await allAnswer(turn, one, given ?? (isOpening ? { kind: 'alibi' } : null));
  if (tellsWhoseOrWhere(turn, one, text, given)) return true;
  const matter: Matter | null = given ?? (isOpening && asked ? { kind: 'anything' } : null);
  const person = asked ?? (matter && whoKnows(turn, one, matter));
  if (!person) return false;
  if (isCold(turn, person) && (matter || pardoning.test(text))) {
    answersCold(turn, person, text);
    return true;
  }
  if (!matter) {
    // What is not about the case is said to them as well, and they may be in another room.
    if (asked && called(turn, one, text)?.id === asked.id) await goTo(turn, asked.id);
    return false;
  }
  if (!person || isWronged(turn, person)) return false;
  await goTo(turn, person.id);
  if (!canAnswer(turn, person)) return false;
  turn.isTalking = true;
  sayAsked(turn, text);
  // Asked in general why anybody might, somebody tells of somebody else.
  testify(turn, one, person, matter.kind === 'victim' && !asked ? { kind: 'reasons' } : matter);
  return true;
}

const asksWhatItIs =
  /^\W*(?:so |and |but )?(?:what (?:exactly )?(?:was|is|has been|got|were) (?:\p{L}+ )?(?:stolen|taken|missing|damaged|sabotaged|wrecked|broken)|who (?:exactly )?(?:was|is|has been|got) (?:killed|murdered|poisoned|dead|the victim)|who died|what(?:'s| is) (?:this|it) (?:all )?about|what(?:'s| is) the case)\b/iu;

/** Whose a thing is that somebody wears, and where the thing is with which it was done: whoever looks sees it. */
function tellsWhoseOrWhere(turn: Telling, one: Case, text: string, matter: Matter | null): boolean {
  if (/^\W*where(?:'s| is| are)\b/i.test(text) && matter?.kind === 'means')
    return turn.say(`${one.means.charAt(0).toUpperCase()}${one.means.slice(1)} is still ${one.scene.at}.`);
  if (asksWhatItIs.test(text))
    return turn.line(lines.whatItIs, {
      v: one.outline.matter,
      scene: one.scene.at,
      hours: one.hours,
      found: one.found,
    });
  const isAtScene = turn.place.id === one.scene.id;
  if (isAtScene && /\bhow (?:did|was|were|is|has)\b/i.test(text) && matter?.kind === 'means')
    return turn.line(lines.seenAtScene, { means: one.means, hours: one.hours });
  const [dressed] = /\bwhat (?:does|is|has) .{2,30}\b(?:wear|wearing|on)\b|\blooks? like\b/i.test(text)
    ? suspectsIn(turn, one, text)
    : [];
  if (dressed) return looksAt(turn, one, dressed.id);
  if (!/\bwhose\b|\bwho (?:wears|wore|has|owns|carries|is wearing)\b/i.test(text)) return false;
  const said = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const ofIt = ({ belonging }: Suspect) =>
    said.some((word) => worn.has(word) && `${belonging.worn} ${belonging.piece}`.includes(word));
  const owner = one.suspects.find(ofIt);
  if (!owner) return false;
  const slots = { x: owner.name, worn: owner.belonging.worn };
  return looksAt(turn, one, owner.id) || turn.line(lines.wearer, slots);
}

const worn = new Set(
  'button buttons coat bead beads amber thread scarf cufflink cuffs feather hat nail boots lace ivory stick knob eyelet eyelets gaiters tassel sash fur collar fox bootlace laces'.split(
    ' ',
  ),
);

const pardoning = /\b(?:sorry|apolog\w+|forgive|pardon|my mistake|i was wrong|take (?:it|that) back)\b/i;

/** The player's own words stand before the answer, so that the table reads who was asked what. */
function sayAsked(turn: Telling, text: string): void {
  const said = text.replace(/\s+/g, ' ').trim().slice(0, 160);
  const [, own] = /^(?:i|we) (.+?)[.!?]*$/i.exec(said) ?? [];
  if (own && !/["“]/.test(own))
    turn.say(
      `You ${own
        .replace(/\bmy(?=\b|self\b)/gi, 'your')
        .replace(/\bI\b/g, 'you')
        .replace(/\bam\b/g, 'are')
        .replace(/\bme\b/g, 'you')}.`,
    );
}

const asking =
  /\b(?:ask|question|interrogate|interview|confront|press|grill|talk (?:to|with)|speak (?:to|with)|demand (?:of|that|from))\s+(.{2,60}?)(?=\s+(?:where|what|about|if|whether|how|who|why|when|to|for|with|confess|tell)\b|[.?!,:]|$)/i;

/** `ask Grieve and Pym`: more than one of them. */
const severalAsked = (turn: Telling, one: Case, text: string): Suspect[] =>
  suspectsIn(turn, one, asking.exec(text)?.[1] ?? '');

/** `Graves, do you have an alibi?`: whoever is called by name is meant, wherever they are. */
function called(turn: Telling, one: Case, text: string): Person | null {
  const [, first = ''] = /^\W*(?:and |so |well |now |but )?([\p{L}’' ]{2,30}), /iu.exec(text) ?? [];
  const [, last = ''] = /, ([\p{L}’' ]{2,30})\W*$/u.exec(text) ?? [];
  const [named] = suspectsIn(turn, one, first.split(' ').length < 4 ? first : '');
  const [after] = suspectsIn(turn, one, last.split(' ').length < 4 ? last : '');
  const [object] = severalAsked(turn, one, text);
  const meant = named ?? after ?? object;
  return meant ? personById(turn, meant.id) : null;
}

async function whoIsAsked(
  turn: Telling,
  one: Case,
  text: string,
  listener: Listener | null,
): Promise<Person | null> {
  if (listener?.kind === 'person') return listener.person;
  if (listener?.kind !== 'missing') return null;
  // Whoever is somewhere else in the house is gone to.
  const [named] = suspectsIn(turn, one, `${listener.phrase.shown} ${text}`);
  return named ? personById(turn, named.id) : null;
}

/** Who answers what nobody in particular was asked. */
function whoKnows(turn: Telling, one: Case, matter: Matter): Person | null {
  const by = (id: string) => one.statements.find((statement) => statement.id === id)?.by ?? '';
  const find = (id: string) => personById(turn, id);
  switch (matter.kind) {
    case 'found':
    case 'hours':
    case 'means':
      return find(one.finder.id);
    case 'suspect': {
      const at = one.suspects.indexOf(matter.of);
      if (matter.isWhere && !isKnown(turn, `a${at}`)) return find(matter.of.id);
      const key = [`s${at}`, ...(matter.of === one.culprit ? ['e'] : []), `m${at}`].find(
        (id) => !isKnown(turn, id),
      );
      return find(by(key ?? `m${at}`));
    }
    case 'confirm': {
      const last = isConversing(turn);
      return last ?? find(one.finder.id);
    }
    case 'room': {
      const there = one.suspects.flatMap(({ room }, at) => (room.id === matter.room.id ? [`s${at}`] : []));
      const keys = [...(one.culprit.room.id === matter.room.id ? ['e'] : []), ...there];
      return find(by(keys.find((id) => !isKnown(turn, id)) ?? keys[0]!));
    }
    case 'victim':
    case 'reasons': {
      const key = one.suspects.map((_, at) => `m${at}`).find((id) => !isKnown(turn, id));
      return find(by(key ?? 'm0'));
    }
    case 'sight': {
      const key = one.statements.find(({ id }) => /^[se]/.test(id) && !isKnown(turn, id));
      return find(key?.by ?? one.witness.id);
    }
    case 'piece':
      return find(one.witness.id);
    case 'paper':
      return find(one.herrings[0].id);
    case 'strange':
      return find(one.herrings[1].id);
    default:
      return isConversing(turn) ?? partnerIn(turn) ?? find(one.finder.id);
  }
}

const ofAll = new Set<Matter['kind']>([
  'alibi',
  'sight',
  'opinion',
  'victim',
  'reasons',
  'confirm',
  'piece',
  'found',
]);

async function allAnswer(
  turn: Telling,
  one: Case,
  matter: Matter | null,
  asked: readonly Suspect[] = one.suspects,
): Promise<boolean> {
  if (!matter || !ofAll.has(matter.kind)) return false;
  await goTo(turn, one.suspects[0]!.id);
  turn.isTalking = true;
  sayAsked(turn, turn.message);
  for (const { id } of asked) {
    const person = personById(turn, id);
    if (!person || isWronged(turn, person) || !canAnswer(turn, person)) continue;
    turn.paragraph();
    if (isCold(turn, person)) answersCold(turn, person, turn.message);
    else testify(turn, one, person, matter);
  }
  return true;
}

const turnsBeforePressing = 26;
const turnsBetween = 12;
const turnsBeforeTheEnd = 74;

/** A case moves by what the table finds out; it is not kept open for ever. */
export function advanceCase(turn: Telling, one: Case): void {
  const { state, party } = turn;
  state.turns++;
  if (!turn.hasMoved) state.turnsHere++;
  if (turn.isWaiting || turn.ending || turn.table.encounter) return;
  const turns = Math.floor(state.turns / party.length);
  if (turns >= turnsBeforeTheEnd) return void endCase(turn, one, false);
  const isTime = turns >= turnsBeforePressing && (turns - turnsBeforePressing) % turnsBetween === 0;
  if (!isTime || turn.isTimeless || state.turns % party.length !== 0) return;
  turn.paragraph();
  turn.hasPointed = turn.line(accusationLines.pressed, { finder: one.finder.name });
}
