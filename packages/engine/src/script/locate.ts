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

/** What speaks for a scene must be more than nothing. */
const leastToGo = 0.05;

/** Where one can be: in a scene or an ending, and not in a list of people. */
function standing(index: ScriptIndex, at: number): number {
  const { scenes, first } = index.script;
  const kind = scenes[at]?.kind;
  if (kind === 'scene' || kind === 'ending') return at;
  const within = kind === 'part' ? index.map.next(at, new Set()) : -1;
  return within < 0 ? Math.max(0, first - 1) : within;
}

/** The trail once it is known where the DM's last words were spoken: a guess that was wrong leaves no trace. */
function tread(trail: Trail, kept: number, here: number): Trail {
  if (here === kept) return { ...trail, place: here, isGuess: false };
  return arrive({ ...trail, place: trail.isGuess ? null : kept }, here, false);
}

/** Where the party is now, from where it was, what the DM said last and what the message says. */
export function locate(index: ScriptIndex, { place, lastNarration, ...said }: Whereabouts): Located {
  const { scenes, first } = index.script;
  const trail = readTrail(place, scenes.length);
  const kept = standing(index, (trail.place ?? first) - 1);
  if (said.message.trim() === '')
    return { trail: tread(trail, kept + 1, kept + 1), before: kept + 1, beside: [] };
  const here = whereTold(index, kept, trail, lastNarration);
  const trod = tread(trail, kept + 1, here + 1);
  const left = trod.been.map((number) => number - 1);
  const been = new Set([...left, here]);
  const all = signsOf(index, { here, been, left, hasJustCome: here !== kept, lastNarration, ...said });
  const scores = all.map((signs) => (signs ? scoreOf(signs) : Number.NEGATIVE_INFINITY));
  const ranked = [...scores.keys()].sort((one, other) => scores[other]! - scores[one]! || one - other);
  const least = Math.max(leastToGo, scores[here]!);
  const target = scores[ranked[0]!]! > least ? ranked[0]! : here;
  const now = index.map.event(been);
  const doubtful = ranked.find((at) => at !== target && !been.has(at));
  const isDoubtful = doubtful !== undefined && scores[doubtful]! >= Math.max(least, scores[target]!) - doubt;
  const seen = ranked.find((at) => left.includes(at) && at !== target && at !== now && all[at]);
  const beside = [now, isDoubtful ? doubtful : undefined, seen].filter(
    (at): at is number => at !== undefined && at >= 0 && at !== here && at !== target,
  );
  return {
    trail: target === here ? trod : arrive(trod, target + 1, true),
    before: here + 1,
    beside: beside.map((at) => at + 1),
  };
}
