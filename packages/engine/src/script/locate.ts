import type { Query } from '../library/queries.ts';
import { arrive, readTrail, type Trail } from './place.ts';
import type { ScriptIndex } from './script-index.ts';
import { type Going, type Signs, signsOf } from './signs.ts';

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
}

/** How much each sign says; how they were found: docs/decisions/0020-the-script.md. */
const weights = {
  words: 1.1,
  title: 0.6,
  meaning: 0.6,
  door: 0.3,
  pointed: -0.3,
  leaving: -0.2,
  way: 0.9,
  led: 0.5,
  last: 1.5,
  child: 0.3,
  inner: -0.2,
  exit: 0.15,
  far: -0.35,
  opening: -0.1,
  returned: 0.25,
  visited: -0.3,
} as const satisfies Record<Exclude<keyof Signs, 'stay' | 'next'>, number>;

const staying: Record<Going, number> = {
  none: 0.45,
  consent: 0.15,
  on: -0.05,
  in: 0.1,
  back: -0.25,
  to: 0.08,
};
const goingOn: Record<Going, number> = { none: 0, consent: 0.1, on: 0.35, in: 0.25, back: 0, to: 0.3 };

const weighed = Object.keys(weights) as (keyof typeof weights)[];

function scoreOf(signs: Signs): number {
  const { stay, next } = signs;
  let score = (stay ? staying[stay] : 0) + (next ? goingOn[next.going] * next.much : 0);
  for (const name of weighed) score += weights[name] * (signs[name] ?? 0);
  return score;
}

/** By how much the DM's words must be more like another scene; less for one to which the party may well have gone. */
const margins = { previous: 0.02, likely: 0.05, near: 0.1, been: 0.12, distant: 0.14 };
const wholly = 0.9;
const readOfNarration = 2_000;

/** Where the DM's last words were spoken: where the party was thought to be, unless they clearly tell of another scene. */
function correct(index: ScriptIndex, kept: number, trail: Trail, lastNarration: string): number {
  const { map } = index;
  const told = index.likeness(lastNarration.slice(-readOfNarration));
  const been = new Set(trail.been.map((number) => number - 1));
  const previous = (trail.been[0] ?? 0) - 1;
  const likely = new Set<number>();
  for (const from of previous < 0 || !trail.isGuess ? [kept] : [kept, previous]) {
    likely.add(map.next(from, new Set([...been, from])));
    for (const { to, named } of index.waysFrom(from)) if (named >= wholly) likely.add(to);
  }
  const marginOf = (at: number) => {
    if (at === previous) return margins.previous;
    if (been.has(at)) return margins.been;
    if (likely.has(at) || map.parents[at] === kept) return margins.likely;
    return map.chapters[at] === map.chapters[kept] ? margins.near : margins.distant;
  };
  let here = kept;
  let best = told[kept]!;
  for (const [at, likeness] of told.entries()) {
    if (at === kept || !map.isPlayed(at) || likeness - marginOf(at) <= best) continue;
    best = likeness - marginOf(at);
    here = at;
  }
  return here;
}

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
  if (said.message.trim() === '') return { trail: tread(trail, kept + 1, kept + 1), before: kept + 1 };
  const here = correct(index, kept, trail, lastNarration);
  const trod = tread(trail, kept + 1, here + 1);
  const left = trod.been.map((number) => number - 1);
  const been = new Set([...left, here]);
  const all = signsOf(index, { here, been, left, lastNarration, ...said });
  let target = here;
  let best = Math.max(leastToGo, scoreOf(all[here]!));
  for (const [at, signs] of all.entries()) {
    const score = signs && at !== here ? scoreOf(signs) : Number.NEGATIVE_INFINITY;
    if (score <= best) continue;
    best = score;
    target = at;
  }
  return { trail: target === here ? trod : arrive(trod, target + 1, true), before: here + 1 };
}
