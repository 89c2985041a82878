import { ground } from '../ground.ts';
import { type Act, type Phrase, type Step, talkActs } from '../reading.ts';
import { isBeing, type Scene } from '../scene.ts';

const fighting: ReadonlySet<Act> = new Set(['attack', 'cast', 'shove', 'steal', 'surrender']);
const moving: ReadonlySet<Act> = new Set(['go', 'return', 'follow', 'flee', 'climb', 'jump', 'swim']);
const sensing: ReadonlySet<Act> = new Set([
  'look',
  'search',
  'listen',
  'smell',
  'taste',
  'touch',
  'read',
  'watch',
  'track',
]);
const bearing: ReadonlySet<Act> = new Set([
  'gesture',
  'think',
  'sit',
  'wait',
  'wear',
  'perform',
  'pray',
  'other',
  'tell',
]);
/** Never only said in passing, whatever it is done to. */
const weighty: ReadonlySet<Act> = new Set([
  'hide',
  'sneak',
  'rest',
  'heal',
  'help',
  'disguise',
  'disarm',
  'unlock',
  'defend',
  'pay',
  'trade',
  'persuade',
  'threaten',
  'deceive',
  'burn',
  'dig',
]);

/** What the rules count: whoever has it has it on their sheet. */
const counted =
  /^(?:sword|longsword|shortsword|greatsword|dagger|axe|handaxe|battleaxe|greataxe|bow|longbow|shortbow|crossbow|arrow|bolt|spear|mace|club|staff|hammer|warhammer|rapier|whip|halberd|shield|armou?r|gun|pistol|rifle|revolver|shotgun|blaster|laser|cutter|grenade|bomb|dynamite|explosive|ammo|ammunition|bullet|knife|blade|weapon|potion|elixir|antidote|poison|scroll|wand|amulet|ring|lockpick|pick|crowbar|kit|tool|rope|gold|coin|money|purse|silver|gp|credit|jewel|gem|diamond|key|keycard|medkit|stimpack)s?$/;

const isCounted = (phrase: Phrase | null) =>
  phrase !== null && (counted.test(phrase.head) || phrase.words.some((word) => counted.test(word)));

const here = new Set(['thing', 'person', 'foe', 'companion', 'exit', 'obstacle', 'place', 'spell', 'gold']);

function isHere(phrase: Phrase | null, { turn }: Scene): boolean {
  if (phrase === null) return false;
  const { kind } = ground(phrase, turn);
  // `my helmet lamp` is not the lamp that hangs here.
  return here.has(kind) && !(phrase.isOwn && kind === 'thing');
}

/** Something that a writer has added: scenery, clothes, what somebody like that has about them. */
const isAdded = (phrase: Phrase | null, scene: Scene) =>
  phrase !== null &&
  !isHere(phrase, scene) &&
  ground(phrase, scene.turn).kind !== 'item' &&
  !isBeing(phrase, scene) &&
  !isCounted(phrase);

/** How much a deed weighs beside the others of a message: 0 is colour. */
export function weightOf({ act, object, target, speech, topic, echo }: Step, scene: Scene): number {
  const isAtBeing = [object, target].some((phrase) => phrase && isBeing(phrase, scene));
  const isReal = isAtBeing || isHere(object, scene) || isHere(target, scene);
  if (fighting.has(act)) return 4;
  if (act === 'defend' && isBodily(object, scene)) return 0;
  if (weighty.has(act)) return 3;
  if (talkActs.has(act) && (speech || topic)) return 3;
  if (act === 'other' && isOfOwn(object, scene)) return 2;
  if (bearing.has(act)) return act === 'other' && !isAtBeing && isHere(object, scene) ? 1 : 0;
  // Where somebody wants to get to is no colour, be it there or not.
  if (moving.has(act)) return isReal ? 3 : / (?:to|home) /.test(echo) ? 2 : 1;
  if ((act === 'touch' || act === 'taste') && !isReal) return 0;
  if (sensing.has(act) && isOnThem(object, scene)) return 0;
  if (act === 'search') return isReal ? 3 : 2;
  if (sensing.has(act)) return isReal && !isAtBeing ? 2 : 1;
  if (talkActs.has(act)) return isReal && !isAdded(object, scene) ? 3 : 0;
  if (isBodily(object, scene)) return 0;
  if (isHere(object, scene) || isCounted(object)) return isOfOwn(object, scene) && putAway.has(act) ? 1 : 3;
  // What is only made ready is no deed by itself.
  return isOfOwn(object, scene) ? 1 : 0;
}

/** `the seals of my suit`. */
const isOnThem = (phrase: Phrase | null, scene: Scene) =>
  phrase !== null && /\b(?:your|my)\b/.test(phrase.shown) && isAdded(phrase, scene);

const putAway: ReadonlySet<Act> = new Set(['put', 'drop', 'lift']);
const isOfOwn = (phrase: Phrase | null, { turn }: Scene) =>
  phrase !== null && ground(phrase, turn).kind === 'item';
const isBodily = (phrase: Phrase | null, { turn }: Scene) =>
  phrase?.isOwn === true && ground(phrase, turn).kind === 'self';

/** A deed without what was only added to it: then nobody looks for it in vain. */
function withoutAdded(step: Step, scene: Scene): Step {
  const instrument = isAdded(step.instrument, scene) ? null : step.instrument;
  if (!sensing.has(step.act)) return { ...step, instrument };
  const isNowhere = isAdded(step.object, scene) && ground(step.object!, scene.turn).kind === 'absent';
  return { ...step, instrument, object: isNowhere ? null : step.object };
}

/** `I put my ear to the lid. I listen.`: what is sensed is what was turned to. */
function atSame(step: Step, before: Step | undefined, scene: Scene): Step {
  if (!sensing.has(step.act) || step.object || !before) return step;
  const near = [before.target, before.object].find((phrase) => isHere(phrase, scene));
  return near ? { ...step, object: near } : step;
}

/** The deeds of a message that matter, without its colour: those that weigh so much, beside heavier ones so much more. */
export function whatCounts(
  steps: readonly Step[],
  least: number,
  scene: Scene,
  beside = Number.POSITIVE_INFINITY,
): Step[] {
  const rated = steps
    .map((step, at) => atSame(step, steps[at - 1], scene))
    .map((step) => ({ step, weight: weightOf(step, scene) }));
  const heaviest = Math.max(0, ...rated.map(({ weight }) => weight));
  if (heaviest < least) return [];
  // Of several blows the last counts, and nothing besides.
  if (heaviest > 3) return [withoutAdded(rated.findLast(({ weight }) => weight > 3)!.step, scene)];
  return rated
    .filter(({ weight }) => weight >= Math.min(beside, heaviest))
    .map(({ step }) => withoutAdded(step, scene));
}

/** What somebody only shows, feels or sees: nothing that comes to be. */
export const isMereColour = ({ act }: Step): boolean =>
  (bearing.has(act) && act !== 'other' && act !== 'tell') || sensing.has(act);

/** What is only colour throughout: somebody looks about them meanwhile. */
export const onlyColour = (step: Step): Step => ({
  ...step,
  act: 'look',
  object: null,
  target: null,
  instrument: null,
});
