import { startFight } from '../fight/fight.ts';
import { listed } from '../language/nouns.ts';
import { hasMark, mark as markThing } from '../deeds/marks.ts';
import { resolveSearch } from '../deeds/search.ts';
import { bare, titled } from '../deeds/number.ts';
import { ground } from '../reader/ground.ts';
import type { Step } from '../reader/reading.ts';
import { travel } from '../story/travel.ts';
import { giveUp } from '../talk/kept.ts';
import { slotsOf } from '../talk/people.ts';
import { lostBy } from '../talk/win-lines.ts';
import type { Thing, Trait } from '../world/world.ts';
import { attempt, type Resolve } from '../telling/attempt.ts';
import { gainItem } from '../telling/belongings.ts';
import type { Telling } from '../telling/telling.ts';
import { contentWords, sharedWords } from './content-words.ts';
import { addressed, tidy } from './findings.ts';
import { harm, hazardIn } from './hazards.ts';
import { eventOf } from './on-the-way.ts';
import { type Opened, openAdventure, roomOf } from './opened.ts';
import { notesOf } from './notes/notes.ts';
import { resolverOf } from './notes/resolver-of.ts';
import { doesByProse, sparedNow, tellsForIt } from './prose-deeds.ts';
import { isMeant, personIn, tellFailure, tellOutcome, truthOf } from './outcome.ts';
import { toldTruth } from './person-of.ts';
import type { Room } from './rooms.ts';
import { itDoesNotWork, partWorks, yoursNow } from './script-lines.ts';
import { markSolved, solvedIn } from './seen.ts';
import { isDeed, metBy, type Solution, solutionsIn, isKindness } from './solutions.ts';
import { titleWords, waysFrom } from './ways.ts';
import { nextRoom } from './whereabouts.ts';

/** The turns in which something was tried that the text knows. */
const tried = new WeakSet<Telling>();
/** What the text says of what was solved in a turn. */
const solvedBy = new WeakMap<Telling, Solution>();
export const solvedNow = (turn: Telling) => solvedBy.get(turn) ?? null;
export function wordsOfSolved(turn: Telling): string {
  const solution = solvedNow(turn);
  return solution ? textOf(solution) : '';
}
/** What is noted down of it; what a blow brings about solves nothing. */
const markOf = ({ id, isBlow }: Solution) => (isBlow ? `blow:${id}` : id);
const textOf = ({ sentence, consequence, more }: Solution) => [sentence, consequence, ...more].join(' ');

/** Everything of the text that has come to pass where the party is or was. */
export function happenedIn({ state, world }: Telling, adventure: Opened): string {
  const solved = adventure.rooms.flatMap((room) => {
    const marks = solvedIn(state, room.id);
    return marks.length === 0 ? [] : workingIn(room, adventure).filter((one) => marks.includes(markOf(one)));
  });
  const admitted = world.places
    .flatMap(({ people }) => people)
    .filter(({ id }) => state.things[id]?.includes(toldTruth))
    .flatMap((person) => truthOf(adventure, person));
  return [...solved.map(textOf), ...admitted].join(' ');
}

/** What works in a room: as its own text says, and in the last also what is said behind the scenes of how it ends. */
export function workingIn(room: Room, { rooms, background }: Opened): readonly Solution[] {
  const own = solutionsIn(room.paragraphs);
  return rooms.at(-1)?.id === room.id ? [...own, ...solutionsIn(background)] : own;
}

export const hasTried = (turn: Telling) => tried.has(turn);

const marksOf = ({ state }: Telling) => solvedIn(state, state.at);
const mark = ({ state }: Telling, what: string) => markSolved(state, state.at, what);

export const isSolved = (turn: Telling) => marksOf(turn).some((one) => !one.includes(':'));

interface Match {
  solution: Solution;
  parts: number[];
  /** Whether somebody is to be won over by words, and not by what else would do it. */
  isByWords?: boolean;
}

/** The solution of this room that some words are likest to; what was solved is not solved again. */
function matchIn(
  turn: Telling,
  adventure: Opened,
  room: Room | null,
  message: string,
  step?: Step,
): Match | null {
  if (!room) return null;
  const known = room.id === turn.state.at ? marksOf(turn) : [];
  const only = step ? onlyHaul(turn, room, step) : null;
  const matches = workingIn(room, adventure).flatMap((solution): Match[] => {
    if (known.includes(markOf(solution))) return [];
    if (step && (wins(turn, step, solution) || strikes(turn, step, solution)))
      return [{ solution, parts: [0], isByWords: true }];
    const isDone = step !== undefined && (isDeed(step, solution) || solution.id === only);
    if (solution.handing && !isAtHand(turn, solution.handing)) return [];
    const met = isDone ? solution.conditions.map((_, at) => at) : metBy(message, solution);
    const parts = known.includes(solution.id)
      ? []
      : met.filter((part) => !known.includes(`${solution.id}:${part}`));
    return parts.length > 0 ? [{ solution, parts }] : [];
  });
  return matches.sort((one, other) => other.parts.length - one.parts.length)[0] ?? null;
}

const skillOf: Partial<Record<Step['act'], string>> = {
  persuade: 'Persuasion',
  flatter: 'Persuasion',
  calm: 'Persuasion',
  threaten: 'Intimidation',
  deceive: 'Deception',
  perform: 'Performance',
};

const meantBy = (turn: Telling, { target, object }: Step) =>
  [target, object].flatMap((phrase) => {
    const meant = phrase && ground(phrase, turn);
    return meant?.kind === 'person' ? [meant.person] : [];
  })[0];

/** Whether somebody is to be won over in a way for which the text has a check. */
function wins(turn: Telling, step: Step, solution: Solution): boolean {
  const skill = skillOf[step.act];
  if (!solution.isWon || !skill || !solution.check?.skills.some((one) => one === skill || one === 'Charisma'))
    return false;
  const person = personIn(turn, solution);
  const meant = meantBy(turn, step);
  return person !== null && (meant === undefined || meant.id === person.id);
}

/** Whether a blow is aimed at somebody of whom the text says what they do then. */
function strikes(turn: Telling, step: Step, solution: Solution): boolean {
  if (!solution.isBlow || step.act !== 'attack' || turn.table.encounter) return false;
  const meant = meantBy(turn, step);
  return meant !== undefined && meant.id === personIn(turn, solution)?.id;
}

/** Whether what is to be handed over is carried by somebody, or lies here. */
export function isAtHand(
  { table, place, state }: Telling,
  handing: NonNullable<Solution['handing']>,
): boolean {
  return (
    table.party.some(({ character }) => character?.inventory.some(({ name }) => isMeant(name, handing))) ||
    place.things.some(
      ({ words, isHidden, id }) => !isHidden && words.includes(handing.noun) && !hasMark(state, id, 'taken'),
    )
  );
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
function toWhoeverDoes(solution: Solution): Solution {
  const isAnybody =
    /\b(?:somebody|someone|anybody|anyone|whoever|a character|those who|who|the (?:characters|party|heroes|players))\b/i;
  if (!isAnybody.test(solution.sentence)) return solution;
  const consequence = solution.consequence
    .replace(
      /\b(gives?|hands?|shows?|tells?|lends?|leads?|pays?|offers?|lets?|takes?|follows?|brings?|asks?|begs?|warns?|invites?|thanks?|attacks?) them\b/gi,
      '$1 you',
    )
    .replace(/\bwith them\b/gi, 'with you');
  return { ...solution, consequence };
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
  mark(turn, markOf(solution));
  solvedBy.set(turn, solution);
  turn.state.progress += 2;
  await bringAlong(turn, adventure, solution);
  const to = leadsTo(turn, adventure, solution, carries);
  if (to) return await travel(turn, to.id);
  if (!turn.table.encounter && provokes.test(solution.consequence) && turn.place.foes.length > 0)
    return await provoke(turn, adventure, solution);
  const owner = turn.place.people.find(({ kept }) => kept?.some(({ id }) => id === solution.id));
  const kept = owner?.kept?.find(({ id }) => id === solution.id);
  if (owner && kept) giveUp(turn, owner, kept);
  else await tellOutcome(turn, adventure, toWhoeverDoes(solution));
  const led = leadsTo(turn, adventure, { ...solution, sentence: textOf(solution) }, guides);
  if (led && !turn.isWaiting && !turn.table.encounter) return await travel(turn, led.id);
  if (turn.table.encounter && endsFights.test(solution.sentence)) await turn.call('end_encounter', {});
  const next = nextRoom(turn, adventure);
  if (next && !turn.state.open.includes(next.id)) turn.state.open = [...turn.state.open, next.id].slice(-12);
}

const carries =
  /\b(?:can|may|could|must) be (?:rowed|sailed|ridden|driven|steered|paddled|poled|walked|followed|crossed|climbed|taken|reached|flown|swum|launched|used)\b[^.]*? (?:to|into|across to|up to|down to|through to|as far as) ([^.,;]{3,60})/i;

/** `He will then lead the party to the mine` */
const guides =
  /\b(?:leads?|takes?|brings?|carr(?:y|ies)|guides?|rows?|fl(?:y|ies)|ferr(?:y|ies)|drives?|escorts?) (?:you|them|him|her|(?:the|a) (?:party|heroes|hero|characters?|players?|group|crew|adventurers?))(?: \p{Ll}+)? (?:to|into) ([^.,;]{3,60})/iu;

/** Where something leads of which the text says so: `The boat can be rowed to the tower`. */
function leadsTo(
  { state }: Telling,
  adventure: Opened,
  { sentence }: Solution,
  pattern: RegExp,
): Room | null {
  const [, where] = pattern.exec(sentence) ?? [];
  const at = roomOf(adventure, state.at);
  if (!where || !at) return null;
  const words = new Set(contentWords(where));
  const ways = waysFrom(at, adventure).filter(({ room }) => titleWords(room).some((word) => words.has(word)));
  return ways[0]?.room ?? null;
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

const besides = new Set<Step['act']>(['look', 'listen', 'think', 'wait', 'rest', 'go', 'return']);

const blows = /\b(?:attack|hit|stab|shoot|kill|strike at|smash|swing|slash|fireball|fight)\b/i;

/** Of several ways one has the check that stands behind it. */
function checkOf({ solution, parts, isByWords }: Match): Solution['check'] {
  const { check, isAny, checkAt, isWon } = solution;
  if (isWon && !isByWords) return null;
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
    if (isKindness(condition)) return true;
    return sharedWords(words, condition).length >= Math.min(3, condition.size);
  });
}

/** What is looked for by a skill that the player names, where the text has something for it; it may be hidden in no thing. */
function findBySkill({ place, state, message }: Telling): Thing | null {
  const said = message.toLowerCase();
  const isNamed = ({ check, isHidden, id }: Thing) =>
    isHidden === true &&
    !hasMark(state, id, 'searched') &&
    check?.skills.some((name) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(said));
  return place.things.find(isNamed) ?? null;
}

const senses = new Set<Step['act']>([
  'look',
  'search',
  'heal',
  'help',
  'other',
  'think',
  'touch',
  'watch',
  'read',
]);

/** Whoever names the skill that the text has in mind rolls for what is written. Whether it was so. */
async function looksBySkill(turn: Telling, step: Step): Promise<boolean> {
  const thing = senses.has(step.act) && !turn.table.encounter ? findBySkill(turn) : null;
  const [first] = thing?.check?.skills ?? [];
  if (!thing?.check || !first) return false;
  const said = turn.message.toLowerCase();
  const skill = thing.check.skills.find((name) => said.includes(name.toLowerCase())) ?? first;
  const { difficulty } = thing.check;
  tried.add(turn);
  await attempt(
    turn,
    { by: 'search', step: { ...step, act: 'search' }, skill, difficulty, about: thing.id },
    resolveSearch,
  );
  return true;
}

/** Something that the text says would work here. Whether that is what the step is. */
export async function triesSolution(turn: Telling, step: Step): Promise<boolean> {
  const { script } = turn.excerpts;
  if (!script) return false;
  if (await looksBySkill(turn, step)) return true;
  if (await doesByProse(turn, step)) {
    tried.add(turn);
    return true;
  }
  if (besides.has(step.act)) return false;
  const adventure = openAdventure(script);
  const room = roomOf(adventure, turn.state.at);
  const match = matchIn(turn, adventure, room, `${step.echo} ${step.speech ?? ''}`, step);
  if (
    !match?.solution.isBlow &&
    (step.act === 'attack' || (turn.place.foes.length > 0 && blows.test(turn.message)))
  )
    return false;
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

export const resolveSolution: Resolve = async (turn, given, outcome) => {
  const { script } = turn.excerpts;
  if (!script) return;
  const noted = resolverOf(given.about);
  if (noted) return await noted(turn, given, outcome);
  const { step, about } = given;
  const { isSuccess } = outcome;
  const adventure = openAdventure(script);
  const room = roomOf(adventure, turn.state.at);
  const [, kind, of] = /^(?:(hazard|failure|way|note) )?(.+)$/.exec(about ?? '') ?? [];
  const own = kind === 'note' && room ? notesOf(room).find(({ id }) => id === of) : undefined;
  const left = kind === 'way' ? roomOf(adventure, of ?? '') : null;
  const met = own ? hazardIn(own.text) : left && hazardIn(eventOf(left) ?? '');
  if (met) return await harm(turn, met, isSuccess);
  const solution = room ? workingIn(room, adventure).find(({ id }) => id === of) : undefined;
  const hazard = kind && solution ? hazardIn(kind === 'failure' ? solution.failure : textOf(solution)) : null;
  if (hazard) return await harm(turn, hazard, isSuccess);
  if (step.echo !== '') turn.say(tidy(`You ${isSuccess ? '' : 'try to '}${step.echo}`));
  if (!isSuccess && solution) {
    const person = solution.isWon ? personIn(turn, solution) : null;
    if (await tellFailure(turn, adventure, solution)) return;
    if (!person || !turn.line(lostBy(step.act), slotsOf(turn, person))) turn.line(itDoesNotWork);
    return;
  }
  if (!isSuccess) return void turn.line(itDoesNotWork);
  await takeAlong(turn, step);
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
  if (sparedNow(turn, adventure) || (await tellsForIt(turn))) {
    tried.add(turn);
    return false;
  }
  if (turn.place.foes.length > 0 && blows.test(turn.message)) return false;
  const match = matchIn(turn, adventure, roomOf(adventure, turn.state.at), turn.message);
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
  const match =
    turn.state.at === room.id
      ? null
      : matchIn(turn, openAdventure(turn.excerpts.script!), room, turn.message);
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
