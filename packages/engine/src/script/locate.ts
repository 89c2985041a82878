import type { Query } from '../library/queries.ts';
import { arrive, readTrail, type Trail } from './place.ts';
import type { ScriptIndex } from './script-index.ts';
import { type Sign, type Signs, signsOf } from './signs.ts';
import { whereTold } from './where-told.ts';

export interface Whereabouts {
  /** As the world record keeps it. */
  place: string;
  message: string;
  lastNarration: string;
  queries: readonly Query[];
}

export interface Located {
  trail: Trail;
  /** The number of the scene in which the message was written, as far as the DM's last words tell. */
  before: number;
  /** Whether the message or the place calls for the scene of the trail: it is more than a likelihood. */
  isClear: boolean;
  /** Other scenes that the turn may need: what time has brought, what may be meant as well, and what of the rest that they know is likeliest. */
  beside: number[];
}

/** How much each sign says; how they were found: docs/decisions/0020-the-script.md. */
const weights: Readonly<Record<Sign, number>> = {
  words: 1.1,
  title: 0.5,
  meaning: 0.8,
  'stay none': 0.45,
  'stay idle': 0.35,
  'stay consent': 0.05,
  'stay on': 0,
  'stay in': 0.3,
  'stay back': -0.25,
  'stay to': 0.05,
  door: 0.4,
  pointed: -0.3,
  leaving: -0.2,
  'next none': 0.05,
  'next idle': 0.05,
  'next consent': 0.1,
  'next on': 0.3,
  'next in': 0.5,
  'next back': 0,
  'next to': 0.2,
  due: 0.65,
  within: 0.2,
  into: 0.2,
  way: 0.9,
  'told way': 0.65,
  led: 0.4,
  told: 0.6,
  unheard: -0.15,
  inner: -0.3,
  far: -0.4,
  opening: -0.1,
  returned: 0.2,
  visited: -0.4,
};

const weighed = Object.entries(weights) as [Sign, number][];

function scoreOf(signs: Signs): number {
  return weighed.reduce((sum, [name, weight]) => sum + weight * (signs[name] ?? 0), 0);
}

/** Of two scenes between which there is so little, either may be meant. */
const doubt = 0.1;

/** So much of a title names its scene, squared. */
const named = 0.5;

/** A message calls for a scene when it names it, and the place does when the scene lies within and the message goes in. */
function calls({ title = 0, into = 0 }: Signs): boolean {
  return title >= named || into > 0;
}

/** What speaks for a scene must be more than nothing. */
const leastToGo = 0.05;

/** Where one can be: in a scene or an ending, and not in a list of people. */
function standing(index: ScriptIndex, { place, been }: Trail): number {
  const { scenes, first } = index.script;
  const isPlayed = (number: number) => ['scene', 'ending'].includes(scenes[number - 1]?.kind ?? '');
  const at = place ?? first;
  const isPart = scenes[at - 1]?.kind === 'part';
  const within = isPart ? index.map.next(at - 1, new Set()) : -1;
  if (within >= 0) return within;
  return Math.max(0, ([at, ...been].find(isPlayed) ?? first) - 1);
}

/** The trail once it is known where the DM's last words were spoken. A DM whose words are elsewhere does not say where they are. */
function tread(trail: Trail, kept: number, here: number): Trail {
  if (here === kept) return { ...trail, place: here, isGuess: false };
  return { ...arrive({ ...trail, place: kept }, here, false), isSaid: false };
}

/** What a DM who says where they are has left as it was, is no guess. */
function heard(trail: Trail): Trail {
  return trail.isSaid ? { ...trail, isGuess: false } : trail;
}

/** Where the party is now, from where it was, what the DM said last and what the message says. */
export function locate(index: ScriptIndex, { place, lastNarration, ...said }: Whereabouts): Located {
  const { scenes } = index.script;
  const trail = heard(readTrail(place, scenes.length));
  const kept = standing(index, trail);
  if (said.message.trim() === '')
    return { trail: tread(trail, kept + 1, kept + 1), before: kept + 1, isClear: true, beside: [] };
  const here = whereTold(index, kept, trail, lastNarration);
  const trod = tread(trail, kept + 1, here + 1);
  const left = trod.been.map((number) => number - 1);
  const been = new Set([...left, here]);
  const all = signsOf(index, { here, been, left, hasJustCome: here !== kept, lastNarration, ...said });
  const scores = all.map((signs) => (signs ? scoreOf(signs) : Number.NEGATIVE_INFINITY));
  const ranked = [...scores.keys()].sort((one, other) => scores[other]! - scores[one]! || one - other);
  const { isSaid } = trod;
  const least = Math.max(leastToGo, scores[here]!);
  const likeliest = scores[ranked[0]!]! > least ? ranked[0]! : here;
  const isClear = been.has(likeliest) || calls(all[likeliest]!);
  // A DM who says where they are asks for what is not clear.
  const target = isClear || !isSaid ? likeliest : here;
  const now = index.map.event(been);
  const doubtful = ranked.find((at) => at !== target && !been.has(at));
  const isDoubtful =
    !isSaid && doubtful !== undefined && scores[doubtful]! >= Math.max(least, scores[target]!) - doubt;
  const seen = ranked.find((at) => left.includes(at) && at !== target && at !== now && all[at]);
  const beside = [now, isDoubtful ? doubtful : undefined, seen].filter(
    (at): at is number => at !== undefined && at >= 0 && at !== here && at !== target,
  );
  return {
    trail: target === here ? trod : arrive(trod, target + 1, true),
    before: here + 1,
    isClear: isClear || target === here,
    beside: beside.map((at) => at + 1),
  };
}
