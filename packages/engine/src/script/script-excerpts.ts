import type { Query } from '../library/queries.ts';
import type { ScriptExcerpt, ScriptExcerpts } from '../ports.ts';
import { askedFor } from './asked-for.ts';
import { calledFor } from './called-for.ts';
import { locate } from './locate.ts';
import { writeTrail } from './place.ts';
import { sceneLength } from './script.ts';
import type { IndexedPassage, IndexedScene, ScriptIndex } from './script-index.ts';

/** Characters of the script in one prompt; an adventure that is no longer is there whole. */
export const scriptCharacters = 12_000;
/** At most of the scene in which the party is, and at least of one beside it while there is room. */
const sceneCharacters = 8_000;
const besideCharacters = 3_000;
const openingCharacters = 1_200;
const longestGlimpse = 400;
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

function aloudOf({ passages }: Pick<IndexedScene, 'passages'>): IndexedPassage[] {
  return passages.filter(({ label }) => label === 'read aloud');
}

/** Where a text says what a place is before it says what is hidden there. */
const introduction = /^(?:[^.!?\n]{1,200}[.!?]+["”’')]*\s*){1,2}/;

/**
 * Of a scene of which it is not sure that they come there: what the players hear if they do, and nothing that is for the DM alone. Where nothing is
 * marked to be read aloud, its first two sentences.
 */
function glimpseOf(scene: Pick<IndexedScene, 'passages'>): IndexedPassage[] {
  const aloud = aloudOf(scene);
  const [first] = scene.passages;
  if (aloud.length > 0 || !first) return aloud;
  const text = introduction.exec(first.text.trimStart().slice(0, longestGlimpse))?.[0].trim() ?? '';
  return text === '' ? [] : [{ ...first, text }];
}

/** Of passages that are too long what is read aloud, and then what is nearest to the message, in the order of the text. */
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
  const toward = trail.place ?? first;
  const isWhole = index.length <= scriptCharacters;
  const here = located.isClear || isWhole ? toward : located.before;
  const reached = new Set([here, toward, located.before, ...trail.been]);
  const excerptOf = (number: number, { label, text }: IndexedPassage): ScriptExcerpt => ({
    scene: number,
    label,
    isLater: !reached.has(number) && ['scene', 'ending'].includes(scenes[number - 1]!.kind),
    text,
  });
  const { outline, isMarked } = index;
  const known = { outline, first, here, toward, place: writeTrail(trail), isMarked };
  if (isWhole) {
    const passages = scenes.flatMap(({ number, passages: own }) => own.map((one) => excerptOf(number, one)));
    return { ...known, isWhole, passages };
  }
  const passages: ScriptExcerpt[] = [];
  let left = scriptCharacters;
  const holds = (number: number, { text }: Pick<IndexedPassage, 'text'>) =>
    passages.some((one) => one.scene === number && one.text === text);
  const push = (number: number, own: readonly IndexedPassage[]) => {
    for (const one of own) {
      if (holds(number, one)) continue;
      passages.push(excerptOf(number, one));
      left -= one.text.length;
    }
  };
  const add = (number: number, bound: number) => {
    const scene = scenes[number - 1]!;
    const most = Math.min(bound, left);
    if (most < leastCharacters) return;
    if (sceneLength(scene) <= most) push(number, scene.passages);
    else {
      const nearness = index.nearness(number - 1, request.message, index.meanings(request.queries));
      push(number, within(scene.passages, nearness, most));
    }
  };
  const glimpse = (number: number) => {
    const most = Math.min(besideCharacters, left - openingCharacters);
    if (most >= leastCharacters) push(number, within(glimpseOf(scenes[number - 1]!), [], most));
  };
  add(here, sceneCharacters);
  for (const { scene, passage } of askedFor(index, request.message))
    if (passage.text.length <= left - openingCharacters) push(scene, [passage]);
  if (located.before !== here) add(located.before, Math.max(besideCharacters, left - reserved));
  if (toward !== here) glimpse(toward);
  for (const number of located.beside)
    if (reached.has(number)) add(number, Math.min(besideCharacters, left - openingCharacters));
    else glimpse(number);
  // Whatever happens, the DM has before its eyes how it began.
  if (!passages.some(({ scene }) => scene === first)) {
    const aloud = aloudOf(scenes[first - 1]!);
    const opening = aloud.length > 0 ? aloud : scenes[first - 1]!.passages.slice(0, 1);
    push(first, within(opening, [], Math.min(openingCharacters, left)));
  }
  for (const excerpt of calledFor(index, { here, message: request.message })) {
    if (excerpt.text.length > left || holds(excerpt.scene, excerpt)) continue;
    left -= excerpt.text.length;
    passages.push(excerpt);
  }
  return { ...known, isWhole, passages };
}
