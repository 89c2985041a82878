import type { Act, Step } from '../reader/reading.ts';
import type { Resolve } from '../telling/attempt.ts';
import type { Telling } from '../telling/telling.ts';
import { missesSomething } from './absent.ts';
import { anything, resolveAnything } from './anything.ts';
import { heal, help, resolveHealing } from './care.ts';
import { drink, eat, resolveSwallowing, resolveWorking, wear } from './consuming.ts';
import { tellContents } from './contents.ts';
import { type Deed, type Handler, readDeed, tell } from './deed.ts';
import { readFace, resolveFace } from './faces.ts';
import { burn, extinguish, light } from './fire.ts';
import {
  breakThing,
  cut,
  fix,
  move,
  resolveBreaking,
  resolveCutting,
  resolveFixing,
  resolveMoving as resolvePushing,
} from './force.ts';
import { attempts } from './lines/outcomes.ts';
import { gestured } from './lines/reactions.ts';
import { dig, make, resolveTying, tie, write } from './making.ts';
import { climb, jump, resolveMoving, resolveSneaking, sneak, swim } from './moving.ts';
import { searchesFallen } from './loot.ts';
import * as self from './oneself.ts';
import { close, disarm, open, resolveDisarming, resolveUnlocking, unlock } from './opening.ts';
import { drop, pour, put, resolveThrow, throwThing } from './parting.ts';
import { react } from './reactions.ts';
import { resolveFrisking, search } from './search.ts';
import { isDoneToScenery, noteScenery, rollsOf } from './scenery-marks.ts';
import * as senses from './senses.ts';
import { opensSpot, resolveSpot } from './spots.ts';
import { resolveStealing, resolveTaking, steal, take } from './taking.ts';
import { use } from './using.ts';
import { follow, go, goBack, isWay, reachesTooFar } from './ways.ts';

export { resolveSearch } from './search.ts';
export { resolveWay } from './ways.ts';

const gesture: Handler = (deed) => {
  tell(deed, gestured);
  react(deed);
};

const watch: Handler = async (deed) => {
  if (!(await readFace(deed))) await senses.look(deed);
};

const handlers: Partial<Record<Act, Handler>> = {
  look: senses.look,
  watch,
  listen: senses.listen,
  smell: senses.smell,
  taste: senses.taste,
  touch: senses.touch,
  read: senses.read,
  search,
  go,
  return: goBack,
  follow,
  climb,
  jump,
  swim,
  sneak,
  hide: sneak,
  open,
  close,
  unlock,
  disarm,
  break: breakThing,
  push: move,
  pull: move,
  lift: move,
  cut,
  fix,
  take,
  steal,
  drop,
  put,
  throw: throwThing,
  pour,
  light,
  extinguish,
  burn,
  use,
  wear,
  eat,
  drink,
  tie,
  make,
  write,
  dig,
  help,
  heal,
  wait: self.wait,
  rest: self.rest,
  sit: self.sit,
  perform: self.perform,
  think: self.think,
  pray: self.pray,
  disguise: self.disguise,
  track: self.track,
  gesture,
};

/** What is done to a way, or to what stands before it, is an attempt to get by. */
const passing = new Set<Act>([
  'climb',
  'jump',
  'swim',
  'sneak',
  'hide',
  'open',
  'unlock',
  'disarm',
  'break',
  'push',
  'pull',
  'lift',
  'cut',
  'dig',
  'follow',
  'other',
  'disguise',
]);

/** Anything that is done with hands, feet and senses: things, items, ways. */
export async function doStep(turn: Telling, given: Step): Promise<void> {
  const deed = readDeed(turn, given);
  const { step } = deed;
  if (await opensSpot(deed)) return;
  if (await searchesFallen(deed)) return;
  if (tellContents(deed)) return;
  if (missesSomething(deed)) return;
  if (reachesTooFar(deed)) return;
  if (passing.has(step.act) && (await isWay(deed))) return;
  if (isDoneToScenery(deed)) return;
  const rolls = rollsOf(turn);
  await (handlers[step.act] ?? anything)(deed);
  noteScenery(deed, rolls);
}

const resolvers: Partial<Record<Act, Resolve>> = {
  watch: resolveFace,
  listen: senses.resolveListening,
  search: resolveFrisking,
  unlock: resolveUnlocking,
  disarm: resolveDisarming,
  break: resolveBreaking,
  push: resolvePushing,
  pull: resolvePushing,
  lift: resolvePushing,
  cut: resolveCutting,
  fix: resolveFixing,
  take: resolveTaking,
  steal: resolveStealing,
  throw: resolveThrow,
  tie: resolveTying,
  use: resolveWorking,
  eat: resolveSwallowing,
  drink: resolveSwallowing,
  climb: resolveMoving,
  jump: resolveMoving,
  swim: resolveMoving,
  sneak: resolveSneaking,
  hide: resolveSneaking,
  heal: resolveHealing,
  perform: self.resolvePerforming,
  think: self.resolveThinking,
  disguise: self.resolveDisguise,
  track: self.resolveTracking,
  other: resolveAnything,
};

const resolvePlainly: Resolve = (turn, { step }, { isSuccess }) => {
  const deed: Deed = readDeed(turn, step);
  tell(deed, isSuccess ? attempts.success : attempts.failure);
};

export const resolveDeed: Resolve = (turn, attempt, outcome) =>
  (attempt.about.startsWith('spot/') && attempt.by === 'deed' && attempt.about.split('/').length === 2
    ? resolveSpot
    : (resolvers[attempt.step.act] ?? resolvePlainly))(turn, attempt, outcome);
