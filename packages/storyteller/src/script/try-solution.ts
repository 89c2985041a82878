import { startFight } from '../fight/fight.ts';
import { listed } from '../language/nouns.ts';
import { mark as markThing } from '../deeds/marks.ts';
import { bare, titled } from '../deeds/number.ts';
import { ground } from '../reader/ground.ts';
import type { Step } from '../reader/reading.ts';
import { giveUp } from '../talk/kept.ts';
import type { Trait } from '../world/world.ts';
import { attempt, type Resolve } from '../telling/attempt.ts';
import { gainItem } from '../telling/belongings.ts';
import type { Telling } from '../telling/telling.ts';
import { contentWords, sharedWords } from './content-words.ts';
import { addressed, findingOf, tidy } from './findings.ts';
import { type Opened, openAdventure, roomOf } from './opened.ts';
import { speaksOf } from './names.ts';
import type { Room } from './rooms.ts';
import { itDoesNotWork, itWorks, partWorks, yoursNow } from './script-lines.ts';
import { markSolved, solvedIn } from './seen.ts';
import { isDeed, metBy, type Solution, solutionsIn } from './solutions.ts';
import { nextRoom } from './whereabouts.ts';

/** The turns in which something was tried that the text knows. */
const tried = new WeakSet<Telling>();
/** What the text says of what was solved in a turn. */
const solvedBy = new WeakMap<Telling, string>();
export const wordsOfSolved = (turn: Telling) => solvedBy.get(turn) ?? '';
export const hasTried = (turn: Telling) => tried.has(turn);

const marksOf = ({ state }: Telling) => solvedIn(state, state.at);
const mark = ({ state }: Telling, what: string) => markSolved(state, state.at, what);

export const isSolved = (turn: Telling) => marksOf(turn).some((one) => !one.includes(':'));

interface Match {
  solution: Solution;
  parts: number[];
}

/** The solution of this room that some words are likest to; what was solved is not solved again. */
function matchIn(turn: Telling, room: Room | null, message: string, step?: Step): Match | null {
  if (!room) return null;
  const known = room.id === turn.state.at ? marksOf(turn) : [];
  const only = step ? onlyHaul(turn, room, step) : null;
  const matches = solutionsIn(room.paragraphs).flatMap((solution): Match[] => {
    const isDone = step !== undefined && (isDeed(step, solution) || solution.id === only);
    const met = isDone ? solution.conditions.map((_, at) => at) : metBy(message, solution);
    const parts = known.includes(solution.id)
      ? []
      : met.filter((part) => !known.includes(`${solution.id}:${part}`));
    return parts.length > 0 ? [{ solution, parts }] : [];
  });
  return matches.sort((one, other) => other.parts.length - one.parts.length)[0] ?? null;
}

const hauls = new Set<Step['act']>(['pull', 'lift']);
const fast = new Set<Trait>(['door', 'furniture', 'container', 'animal']);

/** `I pull up what hangs below it`: where there is one thing to haul, that is meant, unless another is named. */
function onlyHaul(turn: Telling, room: Room, { act, object }: Step): string | null {
  if (!hauls.has(act) || !object) return null;
  const meant = ground(object, turn);
  const isOther =
    meant.kind === 'thing' ? meant.thing.traits.some((trait) => fast.has(trait)) : !elsewhere.has(meant.kind);
  const known = marksOf(turn);
  const [only, ...others] = solutionsIn(room.paragraphs).filter(
    ({ id, check, deed }) => check && deed && hauls.has(deed.act) && !known.includes(id),
  );
  return isOther || others.length > 0 ? null : (only?.id ?? null);
}

/** What is neither a person nor a thing of one's own. */
const elsewhere = new Set<ReturnType<typeof ground>['kind']>(['absent', 'scenery']);

/** The last of several conditions settles it, and so do all of them together. */
function settles(turn: Telling, { solution, parts }: Match): boolean {
  const { id, conditions } = solution;
  const done = conditions.filter(
    (_, at) => parts.includes(at) || marksOf(turn).includes(`${id}:${at}`),
  ).length;
  return solution.isAny || parts.includes(conditions.length - 1) || done === conditions.length;
}

/** Whoever does it is the one who is told: of `if somebody speaks with her, she gives them the key`, `gives you`. */
function toWhoeverDoes({ place }: Telling, { sentence, consequence }: Solution): string {
  const isAnybody = /\b(?:somebody|someone|anybody|anyone|whoever|a character|those who|who)\b/i.test(
    sentence,
  );
  const condition = sentence.replace(consequence, '');
  const person = place.people.find((one) => speaksOf(condition, one));
  const told = person ? consequence.replace(/^(?:he|she)\b/i, person.name) : consequence;
  if (!isAnybody) return told;
  return told
    .replace(
      /\b(gives?|hands?|shows?|tells?|lends?|leads?|pays?|offers?|lets?|takes?|follows?|brings?|asks?|begs?|warns?|invites?|thanks?|attacks?) them\b/gi,
      '$1 you',
    )
    .replace(/\bwith them\b/gi, 'with you');
}

const handsOver =
  /\b(?:gives?|hands?|lends?) you (?:the|an?|his|her|their) ((?:\p{L}[\p{L}'’-]* ){0,3}?\p{L}[\p{L}'’-]*)(?=[.,;]| (?:and|of|for|with|to|from|that|which|as)\b|$)/iu;

/** What the text says is given is on the sheet. */
async function receive(turn: Telling, told: string): Promise<void> {
  const given = handsOver.exec(told)?.[1];
  if (given && !/^(?:boat|horse|word|promise|hand|look|way|room|advice|help)$/i.test(given))
    await gainItem(turn, titled(given).slice(0, 60));
}

async function tellConsequence(turn: Telling, adventure: Opened, solution: Solution): Promise<void> {
  const { guard } = adventure;
  const told = solution.isSecret ? '' : tidy(addressed(findingOf(toWhoeverDoes(turn, solution))));
  const isWhole =
    told !== '' &&
    guard.maySay(told) &&
    /^\p{Lu}|^(?:the|a|an|you|he|she|it|they|\p{Lu}\p{Ll}+ )/iu.test(told);
  if (!isWhole || !turn.say(told)) turn.line(itWorks);
  else await receive(turn, told);
}

const provokes = /\b(?:will fight|fights?|attacks?)\b/i;
const endsFights =
  /\b(?:kills?|turn(?:s|ed)? into|lay down|lays down|flees?|ends?|dies|die|crumbles?|sit down|sits down|stops?|lulls?|sleep|asleep|harmless|frees?|hold still)\b/i;

async function succeed(turn: Telling, adventure: Opened, match: Match): Promise<void> {
  const { solution, parts } = match;
  if (!settles(turn, match)) {
    for (const part of parts) mark(turn, `${solution.id}:${part}`);
    turn.line(partWorks);
    return;
  }
  mark(turn, solution.id);
  solvedBy.set(turn, `${solution.sentence} ${solution.consequence}`);
  turn.state.progress += 2;
  await bringAlong(turn, adventure, solution);
  if (!turn.table.encounter && provokes.test(solution.consequence) && turn.place.foes.length > 0)
    return await provoke(turn, adventure, solution);
  const owner = turn.place.people.find(({ kept }) => kept?.some(({ id }) => id === solution.id));
  const kept = owner?.kept?.find(({ id }) => id === solution.id);
  if (owner && kept) giveUp(turn, owner, kept);
  else await tellConsequence(turn, adventure, solution);
  if (turn.table.encounter && endsFights.test(solution.sentence)) await turn.call('end_encounter', {});
  const next = nextRoom(turn, adventure);
  if (next && !turn.state.open.includes(next.id)) turn.state.open = [...turn.state.open, next.id].slice(-12);
}

/** `When the bell breaks the surface, the monk rises and attacks`: it is told, and they come whom it names. */
async function provoke(turn: Telling, { guard }: Opened, { consequence, isSecret }: Solution): Promise<void> {
  const told = tidy(addressed(consequence));
  if (!isSecret && guard.maySay(told)) turn.say(told);
  const words = contentWords(consequence);
  const named = turn.place.foes.filter(
    ({ kind }) => sharedWords(words, new Set(contentWords(kind.name))).length > 0,
  );
  await startFight(turn, named.length > 0 ? named : turn.place.foes);
}

/** What was got by a deed and is wanted in another place comes along. */
async function bringAlong(turn: Telling, { rooms }: Opened, { deed }: Solution): Promise<void> {
  const [noun] = contentWords(deed?.object ?? '').slice(-1);
  if (!deed || !noun || !hauling.has(deed.act)) return;
  const isWanted = rooms.some(
    ({ id, paragraphs }) =>
      id !== turn.state.at &&
      solutionsIn(paragraphs).some(({ conditions }) => conditions.some((words) => words.has(noun))),
  );
  if (isWanted && (await gainItem(turn, titled(deed.object).slice(0, 60))))
    turn.line(yoursNow, { what: `the ${deed.object}` });
}

const hauling = new Set<Step['act']>(['pull', 'lift', 'take', 'dig', 'cut', 'open', 'break']);

const fallback: Partial<Record<Step['act'], string>> = {
  threaten: 'Intimidation',
  deceive: 'Deception',
  persuade: 'Persuasion',
  break: 'Athletics',
  sneak: 'Stealth',
  steal: 'Sleight of Hand',
  search: 'Investigation',
  ask: 'Persuasion',
  tell: 'Persuasion',
};

const besides = new Set<Step['act']>(['look', 'listen', 'think', 'wait', 'rest', 'attack', 'go', 'return']);

const blows = /\b(?:attack|hit|stab|shoot|kill|strike at|smash|swing|slash|fireball|fight)\b/i;

/** Of several ways one has the check that stands behind it. */
function checkOf({ solution, parts }: Match): Solution['check'] {
  const { check, isAny, checkAt } = solution;
  return isAny && !parts.includes(checkAt) ? null : check;
}

/** What is taken because the text asks for it is on the sheet as any other thing. */
async function takeAlong(turn: Telling, { act, object }: Step): Promise<void> {
  if ((act !== 'take' && act !== 'steal') || !object) return;
  const meant = ground(object, turn);
  if (meant.kind !== 'thing' && meant.kind !== 'scenery') return;
  const [name = ''] = bare(object.shown).split(/ (?:from|off|out of) /);
  const isPlural = /^(?:all|both|every|each)\b/.test(name);
  if (name === '' || isPlural || !(await gainItem(turn, titled(name).slice(0, 60)))) return;
  if (meant.kind === 'thing') markThing(turn, meant.thing.id, 'taken');
}

/** Whoever only takes or looks through what something is done with has not done it yet. */
const handling = new Set<Step['act']>(['take', 'steal', 'search']);

const onlyHandles = /\b(?:take|grab|pick up|search|look (?:at|for|around|in))\b/i;

function isWhole({ solution, parts }: Match, { echo }: Pick<Step, 'echo'>): boolean {
  const words = contentWords(echo);
  return parts.some((part) => {
    const condition = solution.conditions[part]!;
    return sharedWords(words, condition).length >= Math.min(3, condition.size);
  });
}

/** Something that the text says would work here. Whether that is what the step is. */
export async function triesSolution(turn: Telling, step: Step): Promise<boolean> {
  const { script } = turn.excerpts;
  if (!script || besides.has(step.act)) return false;
  if (turn.place.foes.length > 0 && blows.test(turn.message)) return false;
  const adventure = openAdventure(script);
  const match = matchIn(turn, roomOf(adventure, turn.state.at), `${step.echo} ${step.speech ?? ''}`, step);
  if (!match || (handling.has(step.act) && !isWhole(match, step) && !isDeed(step, match.solution)))
    return false;
  tried.add(turn);
  const check = checkOf(match);
  if (!check) {
    turn.say(tidy(`You ${step.echo}`));
    await takeAlong(turn, step);
    await succeed(turn, adventure, match);
    return true;
  }
  const usual = fallback[step.act] ?? 'Athletics';
  const skill = check.skills.includes(usual) ? usual : (check.skills[0] ?? usual);
  await attempt(
    turn,
    { by: 'story', step, skill, difficulty: check.difficulty, about: match.solution.id },
    resolveSolution,
  );
  return true;
}

export const resolveSolution: Resolve = async (turn, { step, about }, { isSuccess }) => {
  const { script } = turn.excerpts;
  if (!script) return;
  const adventure = openAdventure(script);
  if (step.echo !== '') turn.say(tidy(`You ${isSuccess ? '' : 'try to '}${step.echo}`));
  if (!isSuccess) return void turn.line(itDoesNotWork);
  await takeAlong(turn, step);
  const solutions = solutionsIn(roomOf(adventure, turn.state.at)?.paragraphs ?? []);
  const solution = solutions.find(({ id }) => id === about);
  if (solution) await succeed(turn, adventure, { solution, parts: solution.conditions.map((_, at) => at) });
};

/** Several steps that only together are what the text asks for. */
export async function solvesTogether(turn: Telling, steps: readonly Step[]): Promise<boolean> {
  const [first] = steps;
  if (!first || steps.length < 2) return false;
  if (steps.every(({ act }) => handling.has(act) || besides.has(act))) return false;
  return await triesSolution(turn, { ...first, act: 'other', echo: listed(steps.map(({ echo }) => echo)) });
}

const plainly: Step = {
  ...{ act: 'other', verb: 'do', echo: '', object: null, instrument: null, target: null },
  ...{ topic: null, manner: null, speech: null, amount: null },
};

/** The same by the words of the whole message, where no step was understood that way. */
export async function solveByWords(turn: Telling, adventure: Opened): Promise<boolean> {
  if (tried.has(turn) || turn.table.encounter || /\?\s*$/.test(turn.message)) return false;
  if (turn.place.foes.length > 0 && blows.test(turn.message)) return false;
  const match = matchIn(turn, roomOf(adventure, turn.state.at), turn.message);
  if (!match || (onlyHandles.test(turn.message) && !isWhole(match, { echo: turn.message }))) return false;
  tried.add(turn);
  if (turn.isTimeless) turn.told.length = 0;
  turn.isTimeless = false;
  const { id } = match.solution;
  const check = checkOf(match);
  if (check)
    await attempt(
      turn,
      {
        by: 'story',
        step: plainly,
        skill: check.skills[0] ?? 'Persuasion',
        difficulty: check.difficulty,
        about: id,
      },
      resolveSolution,
    );
  else await succeed(turn, adventure, match);
  return true;
}

/** Whether a message does what the text asks for in another room, so that the party must be there. */
export function belongsTo(turn: Telling, room: Room): boolean {
  if (tried.has(turn) || /\?\s*$/.test(turn.message)) return false;
  const match = turn.state.at === room.id ? null : matchIn(turn, room, turn.message);
  if (!match) return false;
  const { script } = turn.excerpts;
  const here = script && roomOf(openAdventure(script), turn.state.at);
  if (!here) return true;
  // What is done to something that is here as well is done here.
  const own = new Set(here.paragraphs.flatMap(({ text }) => contentWords(text)));
  const meant = match.parts.flatMap((part) => [...match.solution.conditions[part]!]);
  const elsewhere = sharedWords(contentWords(turn.message), new Set(meant)).filter((word) => !own.has(word));
  return elsewhere.length > 1;
}
