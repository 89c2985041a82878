import { listed } from '../language/nouns.ts';
import { trySentence, type Resolve } from '../telling/attempt.ts';
import { travel } from '../story/travel.ts';
import { placeBeen } from '../reader/place-been.ts';
import type { Telling } from '../telling/telling.ts';
import type { Exit, Obstacle } from '../world/world.ts';
import { carries, spoken } from './carried.ts';
import { decide, nameAid, nameTrouble } from './checks.ts';
import { isFighting } from './company.ts';
import {
  add,
  type Deed,
  exitOf,
  type Handler,
  nameOf,
  nameOfObject,
  readDeed,
  refuse,
  tell,
} from './deed.ts';
import { leftHere } from './left-behind.ts';
import { lookAround } from './lines/senses.ts';
import { did } from './lines/reactions.ts';
import * as lines from './lines/ways.ts';
import { bare } from './number.ts';
import { enterSpot, isLeaving, isOutOfSpot, leaveSpot, spotMeant } from './spots.ts';
import { skillOf } from './way-skills.ts';

const { left: whatIsLeft } = lookAround;

export function isOpen({ state }: Telling, { to, obstacle }: Exit): boolean {
  return !obstacle || state.open.includes(to);
}

/** Through an open way at once; past what stands before it by a roll. */
export async function tryWay(deed: Deed, exit: Exit): Promise<void> {
  const { turn, step } = deed;
  if (isFighting(turn)) return await turn.take({ ...step, act: 'flee' });
  if (isOpen(turn, exit)) {
    tell(deed, lines.off);
    return await arrive(deed, exit.to);
  }
  const key = keyTo(turn, exit.obstacle!);
  if (key) {
    tell(deed, lines.unlocked, { key: spoken(key), way: exit.name });
    openWay(turn, exit.to);
    return await arrive(deed, exit.to);
  }
  const { block, isShut } = exit.obstacle!;
  if (isShut && walksOnly.has(step.act) && !byMeans.test(step.echo)) {
    turn.isTimeless = true;
    turn.hasPointed = true;
    return void (turn.say(block) || refuse(deed, lines.stillShut, { way: exit.name }));
  }
  const isTold = turn.say(block);
  const skill = skillOf(deed, exit.obstacle!);
  await decide(deed, { skill, difficulty: 'fair', about: exit.to, by: 'way' }, resolveWay);
  // That it is shut and that it was opened do not stand in one answer.
  if (isTold && turn.hasMoved && opening.has(step.act)) turn.told.splice(turn.told.indexOf(block), 1);
}

const walksOnly = new Set(['go', 'follow', 'return', 'other']);
/** How somebody means to get by what is shut. */
const byMeans =
  /\b(?:sneak|creep|slip|squeeze|climb|crawl|force|break|kick|smash|ram|push|past|unseen|quietly|window|roof|back way|other way|over|around)\b/;

/** What the speaker carries that opens it. */
const keyTo = (turn: Telling, { key }: Obstacle): string | null =>
  key ? carries(turn, new RegExp(`\\b${key}s?\\b`, 'i')) : null;

const opening = new Set(['open', 'unlock', 'break']);

export const resolveWay: Resolve = async (turn, { step, about }, outcome) => {
  const deed = readDeed(turn, step);
  const exit = turn.place.exits.find(({ to }) => to === about);
  if (!exit?.obstacle) return;
  const { obstacle, name, to } = exit;
  const slots = { thing: obstacle.name, way: name };
  if (!outcome.isSuccess) {
    if (turn.prose.claim(obstacle.fail)) {
      turn.say(trySentence(deed.step));
      turn.told.push(obstacle.fail);
    } else tell(deed, lines.failed, slots);
    nameAid(deed, outcome);
    return nameTrouble(deed, outcome);
  }
  const passage = outcome.grade === 'partial' ? obstacle.cost : obstacle.pass;
  if (turn.prose.claim(passage)) {
    turn.say(`You ${deed.step.echo}.`);
    turn.told.push(passage);
  } else tell(deed, lines.passed, slots);
  nameAid(deed, outcome);
  openWay(turn, to);
  turn.remember(`made it past ${obstacle.name}`);
  await arrive(deed, to);
};

/** Who comes back finds what they left. */
async function arrive(deed: Deed, to: string): Promise<void> {
  const { turn } = deed;
  await travel(turn, to);
  const left = turn.state.at === to ? leftHere(turn) : [];
  if (left.length > 0) add(deed, whatIsLeft, { left: listed(left.slice(-3)) });
}

const mostOpen = 24;

function openWay({ state }: Telling, to: string): void {
  if (!state.open.includes(to)) state.open.push(to);
  if (state.open.length > mostOpen) state.open.splice(0, state.open.length - mostOpen);
}

/** What is done to an obstacle, or to a way, is an attempt to get by. Whether it was one. */
export async function isWay(deed: Deed): Promise<boolean> {
  const exit = exitOf(deed);
  if (!exit) return false;
  // A wood that one may walk into is nothing to be opened or broken.
  if (!exit.obstacle && handling.has(deed.step.act)) return false;
  if (isOpen(deed.turn, exit) && !walks.has(deed.step.act)) {
    refuse(deed, lines.openAlready, { way: exit.name, thing: exit.obstacle?.name ?? exit.name });
    return true;
  }
  await tryWay(deed, exit);
  return true;
}

const handling = new Set(['break', 'cut', 'dig', 'lift', 'pull']);
const walks = new Set(['go', 'follow', 'climb', 'jump', 'swim', 'sneak', 'return', 'use', 'other', 'take']);

export const go: Handler = async (deed) => {
  const { turn, object, target, step } = deed;
  const isLeft = isLeaving(step.echo) || isOutOfSpot(turn, step.object ?? step.target);
  if (isLeft && leaveSpot(deed)) return;
  const exit = exitOf(deed);
  const spot = object?.kind === 'thing' ? null : spotMeant(turn, step.object ?? step.target, step.echo);
  // What a way is called by is the way; what only lies near it may be a spot.
  const isWayNamed =
    exit && spot && `${exit.name} ${exit.obstacle?.name ?? ''}`.toLowerCase().includes(spot.noun);
  if (spot && !isFighting(turn) && (!exit || !isWayNamed)) return enterSpot(deed, spot);
  if (exit) return await tryWay(deed, exit);
  const to = object ?? target;
  const phrase = object ? step.object : step.target;
  const { exits } = turn.place;
  // `to the moon, it is next door` is no next place.
  const isOnward = onward.test(to?.kind === 'absent' || to?.kind === 'scenery' ? phrase!.shown : step.echo);
  if (!to || (to.kind !== 'person' && isOnward)) {
    const fresh = exits.filter((one) => !turn.state.been.includes(one.to));
    if (fresh.length === 1) return await tryWay(deed, fresh[0]!);
    // Where everything ends there is no way onward, and nobody means the way back by it.
    if (turn.place.beat === 'climax' && exits.length > 0)
      return refuse(deed, lines.whichWay, { ways: waysOf(turn) });
  }
  switch (to?.kind) {
    case undefined:
      return await goOn(deed);
    case 'place':
      if (onward.test(step.echo) || isLeaving(step.echo)) return await goOn(deed);
      return void tell(deed, lines.hereAlready);
    case 'scenery': {
      const known = /\bback\b/.test(step.echo) ? placeBeen(phrase!, turn) : null;
      if (known) return await goTo(deed, known.id);
      if (leads.test(phrase!.head) && throughIt.test(step.echo)) return await goOn(deed);
      if (besides.test(step.echo)) return void tell(deed, did);
      if (!heavens.test(phrase!.head)) return void tell(deed, lines.walkTo, { thing: phrase!.shown });
      return await goFar(deed, phrase!.words, phrase!.shown);
    }
    case 'absent':
      return await goFar(deed, phrase!.words, phrase!.shown);
    case 'thing':
      if (besides.test(step.echo)) return void tell(deed, did);
      tell(deed, lines.walkTo, { thing: to.thing.name });
      return void turn.say(to.thing.see);
    case 'self':
      return void tell(deed, did);
    default:
      return void tell(deed, lines.walkTo, { thing: nameOf(to, phrase) || nameOfObject(deed) });
  }
};

/** Wherever the way leads: by the only one that there is, otherwise it is asked. */
async function goOn(deed: Deed): Promise<void> {
  const { turn } = deed;
  const { exits } = turn.place;
  // `there` is where something was just spoken of, and no way onward.
  if (/^(?:go|walk|head|run|hurry|ride|return) (?:over |in |inside |back )?there$/.test(deed.step.echo))
    return void tell(deed, did);
  if (exits.length === 1) return await tryWay(deed, exits[0]!);
  if (exits.length === 0) return refuse(deed, lines.nowhereAtAll, { where: 'anywhere else' });
  const fresh = exits.filter(({ to }) => !turn.state.been.includes(to));
  if (onward.test(deed.step.echo) && fresh.length === 1) return await tryWay(deed, fresh[0]!);
  refuse(deed, lines.whichWay, { ways: waysOf(turn) });
}

const onward = /\b(?:next|another|other|new|elsewhere|onwards?|forward)\b/;
/** What one goes through or along to get somewhere else. */
const leads =
  /^(?:door|doorway|gate|gateway|exit|corridor|hall|hallway|passage|passageway|path|road|street|lane|tunnel|stair|staircase|steps?|trail|archway|way)$/;
const throughIt = / (?:through|down|up|along|out|into|on|onto|past|by) /;
/** Under the bench one does not stand before it. */
const besides = / (?:under|underneath|beneath|behind|inside|into|through|over|around) /;

const heavens = /^(?:moon|sun|star|sky|cloud|horizon|heaven|space)$/;

/** What takes hands or feet to where a thing is. */
const reaching = new Set('climb jump swim open break push pull lift cut take steal eat tie'.split(' '));

/** Whether somebody reaches for what no arm and no leap comes to, which is said then. */
export function reachesTooFar(deed: Deed): boolean {
  const { step, object, target } = deed;
  const isFar = (phrase: Deed['step']['object'], found: Deed['object']) =>
    found?.kind === 'scenery' && phrase?.head !== 'space' && heavens.test(phrase?.head ?? '');
  if (!reaching.has(step.act) || !(isFar(step.object, object) || isFar(step.target, target))) return false;
  refuse(deed, lines.beyondReach);
  return true;
}

function waysOf({ place }: Telling): string {
  return listed(
    place.exits.slice(0, 5).map(({ name }) => name),
    'or',
  );
}

/** A place that is no exit of this one: where one has been before, or nowhere. */
async function goFar(deed: Deed, words: readonly string[], shown: string): Promise<void> {
  const { turn } = deed;
  const phrase = deed.step.object ?? deed.step.target;
  const known =
    (phrase && placeBeen(phrase, turn)) ??
    turn.world.places.find(
      (place) =>
        turn.state.been.includes(place.id) &&
        place.id !== turn.state.at &&
        (bare(place.name).toLowerCase() === bare(shown).toLowerCase() ||
          place.words.some((word) => words.includes(word))),
    );
  if (known) return await goTo(deed, known.id);
  const ways = waysOf(turn);
  refuse(deed, ways ? lines.nowhere : lines.nowhereAtAll, { where: shown, ways: ways || undefined });
}

async function goTo(deed: Deed, id: string): Promise<void> {
  const { turn } = deed;
  const exit = turn.place.exits.find(({ to }) => to === id);
  if (exit) return await tryWay(deed, exit);
  if (isFighting(turn)) return await turn.take({ ...deed.step, act: 'flee' });
  tell(deed, lines.off);
  await arrive(deed, id);
}

/** To where one came from. */
export const goBack: Handler = async (deed) => {
  const { turn, object, target, step } = deed;
  const named = step.object ?? step.target;
  const spot = spotMeant(turn, named, step.echo);
  if (spot && turn.state.spot?.noun !== spot.noun) return enterSpot(deed, spot);
  if ((!named || spot || isOutOfSpot(turn, named)) && leaveSpot(deed)) return;
  // Of several places where one has been, the one that is named.
  const known = named && object?.kind !== 'person' ? placeBeen(named, turn) : null;
  if (known) return await goTo(deed, known.id);
  if (
    exitOf(deed) ||
    [object, target].some(
      (one) => one && one.kind !== 'scenery' && one.kind !== 'self' && one.kind !== 'place',
    )
  )
    return await go(deed);
  const { been, at } = turn.state;
  const last = been.findLast((id) => id !== at && turn.world.places.some((place) => place.id === id));
  if (!last) return refuse(deed, lines.noWayBack);
  await goTo(deed, last);
};

export const follow: Handler = async (deed) => {
  const { object } = deed;
  if (object?.kind === 'person') return void tell(deed, lines.following, { who: object.person.name });
  await go(deed);
};
