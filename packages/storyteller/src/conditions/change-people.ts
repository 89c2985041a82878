import { carries, cords, lockpicks } from '../deeds/carried.ts';
import { ground } from '../reader/ground.ts';
import type { Step } from '../reader/reading.ts';
import { slotsOf } from '../talk/people.ts';
import { attempt, difficulties, type Resolve } from '../telling/attempt.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { type Condition, type ConditionKind, plainly } from './condition.ts';
import { placesIn } from './kept-at.ts';
import * as lines from './lines.ts';
import { begin, canAnswer, conditionNow, conditionsOf, end, wasOnce } from './people-now.ts';

type Change = 'wake' | 'revive' | 'ungag' | 'free' | 'let out' | 'gag';

const bonds =
  'ropes?|bonds?|bindings?|cords?|ties|straps?|tape|chains?|shackles?|cuffs?|handcuffs?|manacles?|irons?|knots?|fetters?|net|snare|trap';
const undoing =
  'cut|slice|saw|slash|sever|hack|remove|take|pick|break|open|unlock|loosen|undo|unfasten|untie|smash|pull|saw through|get';

/** What a deed is to change, by the player's own words. */
const said: readonly [Change, RegExp][] = [
  [
    'ungag',
    /^(?:ungag)\b|^(?:take|remove|pull|untie|cut|undo|loosen|rip|get|peel|tear|yank)\b.*(?:\b(?:gag|tape)\b|\b(?:out of|from) .*\bmouth\b)/,
  ],
  ['gag', /^gag\b|^(?:stuff|put|shove|push|tie)\b.*\b(?:gag|rag|cloth|scarf|sock)\b.*\b(?:mouth|on|gag)\b/],
  ['wake', /^(?:wake|waken|awaken|rouse|arouse)\b|\bawake\b|\bwake up\b/],
  [
    'revive',
    /^(?:revive|resuscitate|heal|bandage|treat|tend|doctor|nurse|cure)\b|^bring\b.*\b(?:round|around|to|back)\b|^(?:give|use|hold|splash|pour|throw)\b.*\b(?:water|salts|potion|brandy|medicine)\b/,
  ],
  [
    'free',
    new RegExp(
      `^(?:untie|unbind|unchain|unshackle|unstrap|uncuff|unrope|free|release|liberate|loosen|loose|unfasten)\\b|^(?:${undoing})\\b.*\\b(?:${bonds}|loose|free|down)\\b|^(?:help|pull|drag|get|dig|haul|lift|heave)\\b.*\\b(?:out|free|up|loose|off|from under)\\b`,
    ),
  ],
  [
    'let out',
    /^(?:free|release|liberate|rescue|save|spring)\b|^(?:let|get|help|break|bust|fetch)\b.*\bout\b|^(?:open|unlock|unbar|unbolt|break|force|pick|kick|smash|ram|pry|prise|bash|unlatch|jimmy)\b/,
  ],
];
/** What wakes a sleeper and is nothing to anybody else. */
const jogs =
  /^(?:shake|nudge|poke|prod|slap|jostle|kick|tickle|pinch|splash|shove|tap|pat|jab|elbow|shout at|yell at|scream at|clap)\b/;

const cures: Readonly<Record<Change, readonly ConditionKind[]>> = {
  wake: ['asleep', 'senseless'],
  revive: ['senseless', 'asleep'],
  ungag: ['gagged'],
  free: ['bound'],
  'let out': ['locked'],
  gag: [],
};

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Who is meant: named, or the only one of whom it can be said. */
function whomMeant(turn: Telling, { object, target, instrument, echo }: Step, change: Change): Person | null {
  const { people } = turn.place;
  const now = people.filter((one) => conditionNow(turn, one, ...cures[change]) !== null);
  const once = people.filter((one) => cures[change].some((kind) => wasOnce(turn, one, kind)));
  const open = now.length > 0 ? now : once;
  const words = wordsIn(echo);
  // Of two who are locked in, the one whose door it is.
  const theirs = open.filter((one) =>
    conditionsOf(turn, one).some(
      ({ is, how }) => is === 'locked' && placesIn(how).some((noun) => words.includes(noun)),
    ),
  );
  const [first = null] = open.length === 1 ? open : theirs.length === 1 ? theirs : [];
  const only = change === 'gag' ? null : first;
  for (const phrase of [object, target, instrument]) {
    const found = phrase && ground(phrase, turn);
    // `his` is whoever it can be said of.
    const isVague = phrase !== null && /^(?:his|her|their|him|them)\b/i.test(phrase.shown);
    if (found?.kind === 'person')
      return isVague && !open.includes(found.person) ? (only ?? found.person) : found.person;
  }
  const named = people.find((one) =>
    wordsIn(one.name).some((word) => word.length > 2 && words.includes(word)),
  );
  if (named) return named;
  return object === null || !/^\p{Lu}/u.test(object.shown) ? only : null;
}

/** Of `open the cellar door`, whether it is what somebody is locked in; a chest is opened as any other. */
function isTheirDoor({ object, echo, verb }: Step, { how }: Condition, isNamed: boolean): boolean {
  if (/^(?:free|release|liberate|rescue|save|spring|let|get|help|fetch|bust)$/.test(verb)) return true;
  const words = wordsIn(how).filter((word) => word.length > 3 && word !== 'locked');
  const own = wordsIn(echo);
  return (
    words.some((word) => own.includes(word)) ||
    (isNamed && object !== null) ||
    /^(?:door|lock|cell|cage|bolt|bar|gate|padlock)$/.test(object?.head ?? '')
  );
}

function isNamedIn(turn: Telling, { object, target }: Step): boolean {
  return [object, target].some((phrase) => phrase !== null && ground(phrase, turn).kind === 'person');
}

/** What a step is to change of whom; null where it is another kind of deed. */
function changeMeant(turn: Telling, step: Step): { change: Change; person: Person } | null {
  const echo = step.echo.toLowerCase();
  const wanted = said.filter(([, pattern]) => pattern.test(echo)).map(([change]) => change);
  if (jogs.test(echo)) wanted.push('wake');
  for (const change of wanted) {
    const person = whomMeant(turn, step, change);
    if (!person) continue;
    const now = conditionNow(turn, person, ...cures[change]);
    const wasSo = cures[change].some((kind) => wasOnce(turn, person, kind));
    if (change === 'let out') {
      const locked = conditionsOf(turn, person).find(({ is }) => is === 'locked');
      if (!locked || !isTheirDoor(step, locked, isNamedIn(turn, step))) continue;
    }
    const isPlain =
      (change === 'ungag' || /^(?:untie|unbind|unchain|unshackle)$/.test(step.verb)) && turn.state.outline;
    const isOnlyJogged = jogs.test(echo) && !/\bawake\b|\bwake\b/.test(echo);
    if (now || (wasSo && !isOnlyJogged && change !== 'revive') || isPlain || change === 'gag')
      return { change, person };
  }
  return null;
}

/** What a deed does to how somebody is: they are woken, freed, untied, let out. Whether it was such a deed. */
export async function changesPeople(turn: Telling, step: Step): Promise<boolean> {
  if (turn.table.encounter) return false;
  const meant = changeMeant(turn, step);
  if (!meant) return false;
  await change(turn, step, meant.change, meant.person);
  return true;
}

function slotsFor(turn: Telling, person: Person, step: Step, how = '') {
  return { ...slotsOf(turn, person), echo: step.echo, how: how || undefined };
}

/** It is so already, or never was otherwise: no time passes over that. */
function sayIdle(turn: Telling, table: readonly string[], slots: ReturnType<typeof slotsFor>): void {
  turn.isTimeless = true;
  if (!turn.line(table, slots)) turn.line(nothingToDo, slots);
}

const nothingToDo = [
  'There is nothing [left|more] to do there[ for {person}|]: [it is as it is|that was settled before].',
  '[As before|Once more], nothing about {person} needs that[, {you}|].',
];

async function change(turn: Telling, step: Step, wanted: Change, person: Person): Promise<void> {
  const now = conditionNow(turn, person, ...cures[wanted]);
  const slots = slotsFor(turn, person, step, now?.how);
  const tryIt = (skill: string, difficulty: number) =>
    attempt(turn, { by: 'condition', step, skill, difficulty, about: person.id }, resolveChange);
  switch (wanted) {
    case 'wake':
      if (now?.how === 'knocked out') return await tryIt('Medicine', difficulties.easy);
      if (now?.is === 'senseless') return sayIdle(turn, lines.wake.senseless, slots);
      if (!now) return sayIdle(turn, lines.wake.already, slots);
      return await settle(turn, step, wanted, person);
    case 'revive':
      if (now?.is === 'asleep') return await settle(turn, step, 'wake', person);
      return await tryIt(
        'Medicine',
        carries(turn, /healer|medic|first[- ]aid|salts|potion/i) ? difficulties.easy : difficulties.fair,
      );
    case 'ungag':
      if (!now)
        return sayIdle(
          turn,
          wasOnce(turn, person, 'gagged') ? lines.ungag.already : lines.ungag.never,
          slots,
        );
      return await settle(turn, step, wanted, person);
    case 'gag':
      if (conditionNow(turn, person, 'gagged')) return sayIdle(turn, lines.gag.already, slots);
      if (conditionNow(turn, person, 'bound', 'asleep', 'senseless'))
        return await settle(turn, step, wanted, person);
      return await tryIt('Athletics', difficulties.hard);
    case 'free': {
      if (!now)
        return sayIdle(turn, wasOnce(turn, person, 'bound') ? lines.free.already : lines.free.never, slots);
      if (/\b(?:trapped|pinned|stuck|caught|buried)\b/.test(now.how))
        return await tryIt('Athletics', difficulties.fair);
      const isIron = /\b(?:chain|shackle|manacle|cuff|handcuff|iron|fetter|stocks|pillory)/.test(now.how);
      if (!isIron || carries(turn, /\bkey\b/i)) return await settle(turn, step, wanted, person);
      return await tryIt(carries(turn, lockpicks) ? "Thieves' tools" : 'Athletics', difficulties.hard);
    }
    case 'let out': {
      if (!now) return sayIdle(turn, lines.letOut.already, slots);
      if (/\bkey\b/.test(step.echo) && carries(turn, /\bkey\b/i))
        return await settle(turn, step, wanted, person);
      const isPicked = /^(?:pick|unlock|open)\b/.test(step.echo) && carries(turn, lockpicks);
      return await tryIt(isPicked ? "Thieves' tools" : 'Athletics', difficulties.fair);
    }
  }
}

const done: Readonly<Record<Change, readonly string[]>> = {
  wake: lines.wake.done,
  revive: lines.revive.success,
  ungag: lines.ungag.done,
  free: lines.free.done,
  'let out': lines.letOut.done,
  gag: lines.gag.done,
};
const failed: Readonly<Partial<Record<Change, readonly string[]>>> = {
  revive: lines.revive.failure,
  free: lines.free.failure,
  'let out': lines.letOut.failure,
  gag: lines.gag.failure,
};

/** It has worked: that is told, and is so from now on. */
function settle(turn: Telling, step: Step, wanted: Change, person: Person): void {
  const now = conditionNow(turn, person, ...cures[wanted]);
  if (wanted === 'gag') begin(turn, person, 'gagged', plainly.gagged);
  else end(turn, person, ...cures[wanted]);
  const wasGagged = wanted === 'free' && conditionNow(turn, person, 'gagged') !== null;
  if (wasGagged) end(turn, person, 'gagged');
  turn.isBusy = true;
  const isSilent = wanted === 'wake' && !canAnswer(turn, person);
  const slots = slotsFor(turn, person, step, now?.how);
  if (!turn.line(isSilent ? lines.wake.doneSilently : done[wanted], slots))
    turn.say(`You ${step.echo}, and it is done.`);
  if (wasGagged) turn.line(lines.takesOutTheGag, slots);
}

export const resolveChange: Resolve = (turn, { step, about }, { isSuccess }) => {
  const person = turn.place.people.find(({ id }) => id === about);
  const wanted = changeMeant(turn, step)?.change;
  if (!person || !wanted) return void turn.say(`You ${step.echo}.`);
  if (isSuccess) return settle(turn, step, wanted, person);
  const now = conditionNow(turn, person, ...cures[wanted]);
  const slots = slotsFor(turn, person, step, now?.how);
  if (!turn.line(failed[wanted] ?? nothingToDo, slots)) turn.line(nothingToDo, slots);
};

/** What a deed has changed that was told already. */
export function noteChanged(turn: Telling, step: Step): void {
  const meant = changeMeant(turn, step);
  if (meant && meant.change !== 'gag') end(turn, meant.person, ...cures[meant.change]);
}

/** Whoever cannot struggle is tied without a roll; who is bound is bound already. Whether that was it. */
export function isTiedAtOnce(turn: Telling, step: Step, person: Person): boolean {
  const bound = conditionNow(turn, person, 'bound');
  if (bound) {
    sayIdle(turn, lines.tie.already, slotsFor(turn, person, step, bound.how));
    return true;
  }
  if (!carries(turn, cords) || !conditionNow(turn, person, 'asleep', 'senseless')) return false;
  begin(turn, person, 'bound');
  turn.line(lines.tie.done, slotsFor(turn, person, step));
  return true;
}
