import { ground } from './ground.ts';
import { type Act, type Phrase, type Step, talkActs } from './reading.ts';
import { isBeing, type Scene } from './scene.ts';

/** How somebody stands, looks and feels while they do what counts. */
const postures: ReadonlySet<Act> = new Set(['gesture', 'sit', 'think']);
const idle: ReadonlySet<Act> = new Set(['wait', 'look', 'listen', 'rest']);
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

/** Whether a step only leads up to the next: what somebody did with their face, their feet or their voice before the deed. */
export function isLeadUp(step: Step, next: Step, scene: Scene): boolean {
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
