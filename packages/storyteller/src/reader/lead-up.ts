import { ground } from './ground.ts';
import { type Act, type Phrase, type Step, talkActs } from './reading.ts';
import { isBeing, type Scene } from './scene.ts';

/** How somebody stands, looks and feels while they do what counts. */
const postures: ReadonlySet<Act> = new Set(['gesture', 'sit', 'think']);
const idle: ReadonlySet<Act> = new Set(['wait', 'look', 'listen']);
const slight: ReadonlySet<Act> = new Set(['other', 'wear', 'touch', 'perform', 'fix', 'drop']);
/** Done in passing where a blow follows it. */
const loud: ReadonlySet<Act> = new Set([
  'break',
  'push',
  'pull',
  'throw',
  'jump',
  'open',
  'close',
  'put',
  'lift',
]);
const handled: ReadonlySet<Act> = new Set(['open', 'lift', 'push', 'pull', 'touch', 'other', 'put']);
/** What is drawn, nocked or raised for it. */
const readied: ReadonlySet<Act> = new Set(['take', 'use', 'other', 'put', 'lift']);
/** `keep my distance`, `lower my voice`. */
const kept = /^(?:keep|hold|stand|lower|raise|steel|steady|lose|clear|set)\b/;
/** Stands or falls by itself: nothing is only done on the way to less. */
const slightest: ReadonlySet<Act> = new Set([
  ...postures,
  ...idle,
  'other',
  'go',
  'return',
  'follow',
  'wear',
]);

const isThing = (phrase: Phrase | null, { turn }: Scene) =>
  phrase !== null && ['thing', 'exit', 'obstacle', 'foe', 'item', 'gold'].includes(ground(phrase, turn).kind);

const isSame = (first: Phrase | null, second: Phrase | null, { turn }: Scene) => {
  if (!first || !second) return false;
  const one = ground(first, turn);
  const other = ground(second, turn);
  return one.kind === 'thing' && other.kind === 'thing' && one.thing.id === other.thing.id;
};

/** What somebody does with their own things before what they mean to do with them. */
const handling: ReadonlySet<Act> = new Set([
  'use',
  'lift',
  'light',
  'open',
  'wear',
  'other',
  'take',
  'look',
  'fix',
]);
/** By itself no deed to be readied for. */
const aimless: ReadonlySet<Act> = new Set(['gesture', 'think', 'sit', 'wait', 'rest', 'other', 'wear']);

/** `light my lantern and …`, `open my notebook and …`: one's own, made ready. */
export function isReadying({ act, object, target, verb }: Step, { turn }: Scene): boolean {
  if (!handling.has(act) || !object || target) return false;
  if (act === 'other' && !readyingVerbs.test(verb)) return false;
  const found = ground(object, turn);
  // A torch burns down: to light it is a deed of its own, which the sheet has to hear of.
  if (act === 'light' && found.kind === 'item' && !/lantern|lamp/i.test(found.name)) return false;
  return found.kind === 'item' || (act === 'wear' && found.kind === 'self');
}

const readyingVerbs =
  /^(?:lower|ready|aim|cock|load|reload|prepare|unsling|raise|holster|sheath|sheathe|adjust|tighten|shine|switch|check)\b/;

const moving: ReadonlySet<Act> = new Set(['go', 'return', 'follow', 'climb']);
const stairs = /^(?:stairs?|staircase|steps?|ladder)$/;
const withinReach = new Set(['person', 'thing', 'foe', 'companion', 'place', 'scenery', 'self']);

const aFewSteps =
  /\b(?:over|up|upstairs|down|downstairs|closer?|near|nearer|forward|in|inside|around|aside)$/;

/** `walk over to him and …`, `climb the stairs and …`: a few steps within the place, to what is meant there. */
function isApproach({ act, object, target, echo }: Step, next: Step, { turn }: Scene): boolean {
  if (!moving.has(act) || moving.has(next.act) || next.act === 'jump' || next.act === 'flee') return false;
  const to = [target, object].flatMap((phrase) => (phrase ? [ground(phrase, turn).kind] : []));
  if (to.includes('exit') || to.includes('obstacle')) return false;
  if (act === 'climb') return stairs.test(object?.head ?? '');
  if (to.length === 0 && !aFewSteps.test(echo)) return false;
  const isAway = [target, object].some(
    (phrase) =>
      phrase &&
      turn.world.places.some(
        ({ id, words }) =>
          id !== turn.state.at && turn.state.been.includes(id) && words.includes(phrase.head),
      ),
  );
  if (isAway) return false;
  const aim = next.object ?? next.target;
  // A yard that nobody has told of is crossed on the way to what is here.
  return to.every((kind) => withinReach.has(kind)) || (aim !== null && isFound(aim, turn));
}

const isFound = (phrase: Phrase, turn: Scene['turn']) =>
  ['person', 'thing', 'foe', 'companion', 'obstacle'].includes(ground(phrase, turn).kind);

/** `find Grice and ask him`: whoever is here needs no finding. */
function isLookForOne({ act, object }: Step, next: Step, { turn }: Scene): boolean {
  if (act !== 'search' && act !== 'look') return false;
  return talkActs.has(next.act) && object !== null && ground(object, turn).kind === 'person';
}

const onIt: ReadonlySet<Act> = new Set([
  'break',
  'open',
  'unlock',
  'disarm',
  'push',
  'pull',
  'lift',
  'cut',
  'search',
  'take',
]);

/** `light a candle and put it in the window`: what is done with it then is no less. */
function isOnSame({ act, object }: Step, next: Step, { turn }: Scene): boolean {
  if (act !== 'light' || !object || !next.object) return false;
  const [lit, handled] = [ground(object, turn), ground(next.object, turn)];
  return lit.kind === 'item' && handled.kind === 'item' && lit.name === handled.name;
}

/** `take the letter and read it`. */
const isItself = (first: Phrase | null, second: Phrase | null) =>
  first !== null &&
  (second === null || /^(?:it|them|this|that)$/.test(second.shown) || second.head === first.head);

/** Done in passing, without risk, on the way to the next. */
export function isInPassing(step: Step, next: Step, scene: Scene): boolean {
  if (isOnSame(step, next, scene)) return false;
  if (step.speech !== null || step.amount !== null || aimless.has(next.act)) return false;
  if (isReadying(step, scene) || isApproach(step, next, scene) || isLookForOne(step, next, scene))
    return true;
  if (step.act === 'take' && next.act === 'read') return isItself(step.object, next.object);
  return step.act === 'look' && onIt.has(next.act) && isSame(step.object, next.object, scene);
}

/** Whether a step only leads up to the next: what somebody did with their face, their feet or their voice before the deed. */
export function isLeadUp(step: Step, next: Step, scene: Scene): boolean {
  if (isInPassing(step, next, scene)) return true;
  if (slightest.has(next.act) || step.speech !== null || step.amount !== null) return false;
  if (step.verb === 'hold back') return true;
  if (postures.has(step.act)) return true;
  if (idle.has(step.act))
    return !isThing(step.object, scene) && (step.object === null || talkActs.has(next.act));
  if (slight.has(step.act) && !isThing(step.object, scene) && !isThing(step.target, scene)) {
    // Somebody is bothered: that is a deed.
    const isBothering = [step.object, step.target].some((phrase) => phrase && isBeing(phrase, scene));
    return !isBothering || talkActs.has(next.act) || next.act === 'watch';
  }
  const isBlow =
    next.act === 'attack' || (next.act === 'cast' && next.target !== null && isBeing(next.target, scene));
  if (isBlow && readied.has(step.act)) {
    const kind = step.object ? ground(step.object, scene.turn).kind : 'self';
    if (kind === 'item' || kind === 'absent' || kind === 'self') return true;
  }
  if (isBlow && loud.has(step.act)) return !(step.object && isBeing(step.object, scene));
  // Whoever walks up to somebody means what they do there.
  if (step.act === 'go' && (isBlow || next.act === 'steal') && !isThing(step.target ?? step.object, scene))
    return true;
  // `bump into him and lift his purse`: one trick.
  if (next.act === 'steal' && (step.act === 'shove' || step.act === 'touch' || step.act === 'tell'))
    return true;
  if (kept.test(step.verb) && step.object?.isOwn) return !isThing(step.object, scene);
  return next.act === 'search' && handled.has(step.act) && isSame(step.object, next.object, scene);
}
