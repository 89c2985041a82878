import type { Query } from '../library/queries.ts';
import type { ScriptExcerpt, ScriptExcerpts } from '../ports.ts';
import { calledFor } from './called-for.ts';
import { locate } from './locate.ts';
import { writeTrail } from './place.ts';
import { sceneLength } from './script.ts';
import type { IndexedPassage, ScriptIndex } from './script-index.ts';

/** Characters of the script in one prompt; an adventure that is no longer is there whole. */
export const scriptCharacters = 12_000;
/** At most of the scene in which the party is, and at least of one beside it while there is room. */
const sceneCharacters = 8_000;
const besideCharacters = 3_000;
const openingCharacters = 1_200;
/** Less of a scene tells nothing. */
const leastCharacters = 200;
/** Left for the opening and for whom the message is about. */
const reserved = 3_000;

export interface ScriptRequest {
  /** As the world record keeps it. */
  place: string;
  /** Empty for the greeting. */
  message: string;
  lastNarration: string;
  queries: readonly Query[];
}

/** Of a scene that is too long what is read aloud, and then what is nearest to the message, in the order of the text. */
function within(
  passages: readonly IndexedPassage[],
  nearness: readonly number[],
  bound: number,
): IndexedPassage[] {
  const rank = (at: number) => (passages[at]!.label === 'read aloud' ? 2 : 0) + (nearness[at] ?? 0);
  const order = [...passages.keys()].sort((one, other) => rank(other) - rank(one) || one - other);
  let left = bound;
  const kept = new Set<number>();
  for (const at of order) {
    if (passages[at]!.text.length > left) continue;
    left -= passages[at]!.text.length;
    kept.add(at);
  }
  if (kept.size === 0 && passages.length > 0)
    return [{ ...passages[order[0]!]!, text: passages[order[0]!]!.text.slice(0, bound).toWellFormed() }];
  return passages.filter((_, at) => kept.has(at));
}

/** What a turn's prompt holds of the script. */
export function scriptExcerpts(index: ScriptIndex, request: ScriptRequest): ScriptExcerpts {
  const { scenes, first } = index.script;
  const located = locate(index, request);
  const { trail } = located;
  const here = trail.place ?? first;
  const reached = new Set([here, located.before, ...trail.been]);
  const excerptOf = (number: number, { label, text }: IndexedPassage): ScriptExcerpt => ({
    scene: number,
    label,
    isLater: !reached.has(number) && ['scene', 'ending'].includes(scenes[number - 1]!.kind),
    text,
  });
  const { outline, isMarked } = index;
  const known = { outline, first, here, place: writeTrail(trail), isMarked };
  if (index.length <= scriptCharacters) {
    const passages = scenes.flatMap(({ number, passages: own }) => own.map((one) => excerptOf(number, one)));
    return { ...known, isWhole: true, passages };
  }
  const passages: ScriptExcerpt[] = [];
  let left = scriptCharacters;
  const add = (number: number, bound: number) => {
    const scene = scenes[number - 1]!;
    const most = Math.min(bound, left);
    if (most < leastCharacters) return;
    const own =
      sceneLength(scene) <= most
        ? scene.passages
        : within(
            scene.passages,
            index.nearness(number - 1, request.message, index.meanings(request.queries)),
            most,
          );
    for (const one of own) {
      passages.push(excerptOf(number, one));
      left -= one.text.length;
    }
  };
  add(here, sceneCharacters);
  if (located.before !== here) add(located.before, Math.max(besideCharacters, left - reserved));
  for (const number of located.beside) add(number, Math.min(besideCharacters, left - openingCharacters));
  // Whatever happens, the DM has before its eyes how it began.
  if (!passages.some(({ scene }) => scene === first)) {
    const opening = scenes[first - 1]!.passages;
    const aloud = opening.filter(({ label }) => label === 'read aloud');
    for (const one of within(
      aloud.length > 0 ? aloud : opening.slice(0, 1),
      aloud.map(() => 0),
      Math.min(openingCharacters, left),
    )) {
      passages.push(excerptOf(first, one));
      left -= one.text.length;
    }
  }
  for (const excerpt of calledFor(index, { here, message: request.message })) {
    if (
      excerpt.text.length > left ||
      passages.some(({ scene, text }) => scene === excerpt.scene && text === excerpt.text)
    )
      continue;
    left -= excerpt.text.length;
    passages.push(excerpt);
  }
  return { ...known, isWhole: false, passages };
}
