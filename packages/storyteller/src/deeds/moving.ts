import { fightTurn } from '../fight/fight-turn.ts';
import type { Resolve } from '../telling/attempt.ts';
import { sayNotHere } from './absent.ts';
import { decide, nameAid, nameTrouble } from './checks.ts';
import { foesHere, hasWatchers } from './company.ts';
import type { Deed, Handler } from './deed.ts';
import { readDeed, refuse, tell, thingById, thingOf } from './deed.ts';
import * as lines from './lines/moving.ts';
import { mark } from './marks.ts';
import { put } from './parting.ts';
import { take } from './taking.ts';
import { go } from './ways.ts';

const gentle =
  /stair|step|ladder|hill|slope|bench|table|chair|crate|box|bed|stool|horse|saddle|wagon|cart|stage/;
const steep =
  /wall|tree|roof|cliff|rock|tower|mast|chimney|fence|pillar|statue|rope|house|facade|window|drainpipe|rafter|beam|gutter|post/;

export const climb: Handler = async (deed) => {
  const { object, target, step } = deed;
  const thing = thingOf(deed);
  const isOver = / (?:over|across|through) /.test(step.echo);
  const words = [...(step.object?.words ?? []), ...(step.target?.words ?? [])];
  // A stair is walked.
  if (words.some((word) => /^(?:stairs?|stairway|staircase|steps?)$/.test(word)))
    return void tell(deed, / down\b/.test(step.echo) ? lines.descending.easy : lines.climbing.easy);
  if (thing) {
    const has = (trait: (typeof thing.traits)[number]) => thing.traits.includes(trait);
    const isDown = / (?:down|into|in) /.test(step.echo);
    if ((has('liquid') && !isDown) || has('animal'))
      return refuse(deed, lines.climbing.never, { thing: thing.name });
    if (
      !has('climbable') &&
      (has('furniture') || has('portable') || words.some((word) => gentle.test(word)))
    ) {
      if (!isOver) mark(deed.turn, thing.id, 'climbed');
      return void tell(deed, isOver ? lines.climbing.over : lines.climbing.easy, { thing: thing.name });
    }
    const difficulty = has('climbable') ? 'easy' : 'fair';
    return await decide(deed, { skill: 'Athletics', difficulty, about: thing.id }, resolveMoving);
  }
  const kind = (object ?? target)?.kind;
  if (!kind && / down\b/.test(step.echo)) return void tell(deed, lines.descending.easy);
  if (kind === 'absent') return sayNotHere(deed, (step.object ?? step.target)!);
  if (words.some((word) => steep.test(word)))
    return await decide(deed, { skill: 'Athletics', difficulty: 'fair' }, resolveMoving);
  tell(deed, isOver ? lines.climbing.over : lines.climbing.easy);
};

const perils =
  /roof|ledge|cliff|tower|window|gap|chasm|pit|ravine|balcony|bridge|wall|river|stream|fire|flame|rail|moving|wagon|train|ditch|crevasse|hole|abyss|mast/;

export const jump: Handler = async (deed) => {
  const { step, object, target } = deed;
  if (object?.kind === 'absent' && !perils.test(step.object!.head)) return sayNotHere(deed, step.object!);
  const thing = thingOf(deed);
  if (/ into /.test(step.echo) && (thing?.traits.includes('liquid') || waters.test(step.echo)))
    return void tell(deed, lines.jumping.splash);
  const isPerilous = perils.test(step.echo) || / (?:over|across|off|from|down|through) /.test(step.echo);
  if (!isPerilous || (!object && !target && !perils.test(step.echo)))
    return void tell(deed, lines.jumping.easy);
  const isFall = / (?:off|from|down) /.test(step.echo);
  const check = isFall
    ? ({ skill: 'Acrobatics', difficulty: 'hard' } as const)
    : ({ skill: 'Athletics', difficulty: 'fair' } as const);
  await decide(deed, { ...check, about: thing?.id ?? '' }, resolveMoving);
};

const waters = /water|river|lake|sea|pool|pond|canal|moat|harbour|harbor|stream|ocean|well|flood|bay|tank/;

const water = /^(?:water|river|lake|sea|pool|pond|canal|moat|stream|ocean|flood)$/;

export const swim: Handler = async (deed) => {
  const { step } = deed;
  const thing = thingOf(deed);
  const { place } = deed.turn;
  const said = [...(step.object?.words ?? []), ...(step.target?.words ?? [])];
  const isWet =
    thing?.traits.includes('liquid') ||
    said.some((word) => waters.test(word)) ||
    (said.length > 0 && place.things.some(({ words }) => words.some((one) => water.test(one)))) ||
    (said.length === 0 &&
      (place.things.some(({ traits }) => traits.includes('liquid')) || waters.test(place.arrival)));
  if (!isWet) return refuse(deed, lines.swimming.dry);
  await decide(deed, { skill: 'Athletics', difficulty: 'fair', about: thing?.id ?? '' }, resolveMoving);
};

export const resolveMoving: Resolve = (turn, { step, about }, outcome) => {
  const deed = readDeed(turn, step);
  const thing = thingById(turn, about);
  const isDown = / down\b/.test(step.echo);
  const climbing = isDown ? lines.descending : lines.climbing;
  const table = step.act === 'jump' ? lines.jumping : step.act === 'swim' ? lines.swimming : climbing;
  const { isSuccess } = outcome;
  if (isSuccess && thing && step.act === 'climb') mark(turn, thing.id, 'climbed');
  tell(deed, isSuccess ? table.success : table.failure, thing ? { thing: thing.name } : {});
  if (isSuccess && step.act === 'climb') turn.line(turn.place.senses);
  nameAid(deed, outcome);
  nameTrouble(deed, outcome);
};

/** Nobody there who must not notice: no roll. */
export const sneak: Handler = async (deed) => {
  const { turn, object, target } = deed;
  if (object?.kind === 'absent' && !target) return await go(deed);
  const isKept = object?.kind === 'item' || object?.kind === 'gold';
  if (deed.step.act === 'hide' && isKept && target) return await put(deed);
  if (deed.step.act === 'hide' && object?.kind === 'thing' && target?.kind === 'self')
    return await take(deed);
  if (!hasWatchers(turn)) return void tell(deed, tableFor(deed).alone);
  await decide(deed, { skill: 'Stealth', difficulty: 'fair' }, resolveSneaking);
};

export const resolveSneaking: Resolve = (turn, { step }, outcome) => {
  const deed = readDeed(turn, step);
  if (outcome.isSuccess) {
    // Who is not seen has the better of the next thing.
    turn.state.help = { by: turn.speaker.name, target: turn.speaker.name };
    fightTurn(turn).isGuarded = true;
    tell(deed, tableFor(deed).success, { who: watcherOf(deed) });
  } else tell(deed, tableFor(deed).failure, { who: watcherOf(deed) });
  nameTrouble(deed, outcome);
};

function tableFor({ step }: Deed) {
  return step.act === 'hide' ? lines.hiding : lines.sneaking;
}

function watcherOf(deed: Deed): string {
  const { turn, object } = deed;
  if (object?.kind === 'person') return object.person.name;
  return turn.place.people[0]?.name ?? foesHere(turn)[0] ?? 'whoever is near';
}
