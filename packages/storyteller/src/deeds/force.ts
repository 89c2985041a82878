import { weaponAttacks } from '@fireside/contract/sheet';
import { gain } from '../story/advance.ts';
import type { Resolve } from '../telling/attempt.ts';
import { loseItem } from '../telling/belongings.ts';
import type { Thing, Trait } from '../world/world.ts';
import { blades, carries, itemOf, spoken } from './carried.ts';
import { type Check, decide, nameAid, nameTrouble } from './checks.ts';
import { type Deed, type Handler, nameOfObject, readDeed, refuse, tell, thingById, thingOf } from './deed.ts';
import * as lines from './lines/force.ts';
import { hasMark, mark, unmark } from './marks.ts';
import { isPiece, takePiece } from './pieces.ts';
import { markScenery } from './scenery-marks.ts';
import { touching } from './lines/senses.ts';

const has = (thing: Thing, ...traits: Trait[]) => thing.traits.some((trait) => traits.includes(trait));
const brittle =
  /\b(?:bottle|lantern|lamp|\w*glass|vase|mirror|jar|plate|cup|pane|egg|twig|urn|jug|seal|candle|quill)(?:s|es)?\b/;
export const isBrittle = ({ words, name }: Thing) =>
  words.some((word) => brittle.test(word)) || brittle.test(name);

/** Blows against somebody are a fight. */
function isAlive({ object }: Deed): boolean {
  return object?.kind === 'person' || object?.kind === 'foe' || object?.kind === 'companion';
}

const canShoot = ({ turn: { sheet } }: Deed) =>
  sheet !== null && weaponAttacks(sheet).some(({ reach }) => reach === 'ranged');

/** `the lock`, where one thing here has one. */
function lockedBy({ turn: { place, state }, step }: Deed): Thing | null {
  if (!/^(?:lock|padlock|latch)$/.test(step.object?.head ?? '')) return null;
  const locked = place.things.filter(
    (thing) => has(thing, 'locked') && !hasMark(state, thing.id, 'open', 'broken'),
  );
  return locked.length === 1 ? locked[0]! : null;
}

export const breakThing: Handler = async (deed) => {
  const { turn, object, step } = deed;
  if (isAlive(deed)) return await turn.take({ ...step, act: 'attack' });
  if (object?.kind === 'item') {
    if (await loseItem(turn, object.name))
      tell(deed, lines.breaking.easy, { thing: `your ${spoken(object.name)}` });
    return;
  }
  const isShot = /^(?:shoot|fire|blast)\b/.test(step.echo);
  if (isShot && !canShoot(deed)) return refuse(deed, lines.nothingToShoot);
  const skill = isShot ? 'Dexterity' : 'Athletics';
  const thing = thingOf(deed) ?? lockedBy(deed);
  if (!thing) return await decide(deed, { skill, difficulty: 'fair' }, resolveBreaking);
  if (hasMark(turn.state, thing.id, 'broken'))
    return refuse(deed, lines.breaking.already, { thing: thing.name });
  if (has(thing, 'animal')) return await turn.take({ ...step, act: 'attack' });
  if (has(thing, 'liquid')) return refuse(deed, lines.breaking.never, { thing: thing.name });
  if (isBrittle(thing) && !/ open$/.test(step.echo)) {
    mark(turn, thing.id, 'broken');
    return void tell(deed, lines.breaking.easy, { thing: thing.name });
  }
  const isSoft = has(thing, 'breakable', 'furniture', 'container', 'door', 'flammable');
  await decide(deed, { skill, difficulty: isSoft ? 'fair' : 'hard', about: thing.id }, resolveBreaking);
};

export const resolveBreaking: Resolve = (turn, { step, about }, outcome) => {
  const deed = readDeed(turn, step);
  const thing = thingById(turn, about);
  const { isSuccess } = outcome;
  if (isSuccess && thing) {
    mark(turn, thing.id, 'broken');
    if (has(thing, 'locked', 'container', 'door', 'closed')) mark(turn, thing.id, 'open');
    gain(turn);
  } else if (isSuccess) markScenery(deed);
  tell(deed, isSuccess ? lines.breaking.success : lines.breaking.failure, thing ? { thing: thing.name } : {});
  nameAid(deed, outcome);
  nameTrouble(deed, outcome);
};

const workings = /lever|switch|button|bell|handle|chain|wheel|crank|knob|valve|cord|rope|trigger/;

/** Whether it is there to be worked: a lever, a crank. */
export function isWorking({ words }: Thing): boolean {
  return words.some((word) => workings.test(word));
}

/** What moves at a touch, whatever it belongs to. */
const cloth =
  /^(?:blanket|sheet|cover|quilt|curtain|pillow|cushion|hood|collar|cloak|rag|cloth|tablecloth|scarf|ribbon|string|thread|page|paper|veil|towel|napkin|feather|leaf|rug|tarp|tarpaulin|canvas)$/;

/** Push, pull, lift: what is loose moves, what works works, the rest is a matter of strength. */
export const move: Handler = async (deed) => {
  const { turn, object, step } = deed;
  if (object?.kind === 'person' || object?.kind === 'foe') return await turn.take({ ...step, act: 'shove' });
  const thing = thingOf(deed);
  if (!thing) return void tell(deed, object?.kind === 'item' ? lines.moving.easy : touching);
  const { id, name } = thing;
  if (has(thing, 'animal'))
    return await decide(deed, { skill: 'Animal Handling', difficulty: 'fair', about: id }, resolveMoving);
  if (cloth.test(step.object?.head ?? '')) return void tell(deed, lines.moving.easy, { thing: name });
  if (isWorking(thing) && !has(thing, 'portable')) {
    mark(turn, id, 'moved');
    return void tell(deed, lines.moving.works, { thing: name });
  }
  if (has(thing, 'portable') || (has(thing, 'furniture', 'door') && !has(thing, 'fixed'))) {
    mark(turn, id, 'moved');
    return void tell(deed, lines.moving.easy, { thing: name });
  }
  const check: Check = {
    skill: 'Athletics',
    difficulty: has(thing, 'furniture', 'container', 'door') ? 'fair' : 'hard',
    about: id,
  };
  await decide(deed, check, resolveMoving);
};

export const resolveMoving: Resolve = (turn, { step, about }, outcome) => {
  const deed = readDeed(turn, step);
  const thing = thingById(turn, about);
  const { isSuccess } = outcome;
  if (isSuccess && thing) mark(turn, thing.id, 'moved');
  tell(deed, isSuccess ? lines.moving.success : lines.moving.failure, thing ? { thing: thing.name } : {});
  nameAid(deed, outcome);
  nameTrouble(deed, outcome);
};

export const cut: Handler = async (deed) => {
  const { turn, step, instrument } = deed;
  if (isAlive(deed)) return await turn.take({ ...step, act: 'attack' });
  const named = itemOf(instrument);
  const blade = named && blades.test(named) ? named : carries(turn, blades);
  if (!blade) return refuse(deed, lines.cutting.dull);
  const slots = { blade: spoken(blade), thing: nameOfObject(deed) };
  if (isPiece(step)) return await takePiece(deed);
  const thing = thingOf(deed);
  if (!thing) return void tell(deed, lines.cutting.done, slots);
  if (hasMark(turn.state, thing.id, 'cut', 'broken')) return refuse(deed, lines.cutting.already, slots);
  if (has(thing, 'fixed') && !has(thing, 'flammable', 'breakable'))
    return await decide(deed, { skill: 'Athletics', difficulty: 'fair', about: thing.id }, resolveCutting);
  mark(turn, thing.id, 'cut');
  tell(deed, lines.cutting.done, slots);
};

export const resolveCutting: Resolve = (turn, { step, about }, outcome) => {
  const deed = readDeed(turn, step);
  const thing = thingById(turn, about);
  if (outcome.isSuccess && thing) mark(turn, thing.id, 'cut', 'broken');
  else if (outcome.isSuccess) markScenery(deed);
  tell(
    deed,
    outcome.isSuccess ? lines.cutting.success : lines.cutting.failure,
    thing ? { thing: thing.name } : {},
  );
  nameTrouble(deed, outcome);
};

export const fix: Handler = async (deed) => {
  const { turn } = deed;
  const thing = thingOf(deed);
  if (!thing) return void tell(deed, lines.fixing.success);
  const isBroken = hasMark(turn.state, thing.id, 'broken', 'cut', 'burnt');
  if (!isBroken && (!has(thing, 'machine', 'breakable') || hasMark(turn.state, thing.id, 'mended')))
    return refuse(deed, lines.fixing.whole, { thing: thing.name });
  await decide(deed, { skill: 'Investigation', difficulty: 'fair', about: thing.id }, resolveFixing);
};

export const resolveFixing: Resolve = (turn, { step, about }, outcome) => {
  const deed = readDeed(turn, step);
  const thing = thingById(turn, about);
  const { isSuccess } = outcome;
  if (isSuccess && thing) {
    unmark(turn, thing.id, 'broken', 'cut', 'burnt');
    mark(turn, thing.id, 'mended');
    gain(turn);
  }
  tell(deed, isSuccess ? lines.fixing.success : lines.fixing.failure, thing ? { thing: thing.name } : {});
  nameAid(deed, outcome);
};
