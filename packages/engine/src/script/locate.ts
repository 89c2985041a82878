import type { Query } from '../library/queries.ts';
import { arrive, readTrail, type Trail } from './place.ts';
import type { ScriptIndex } from './script-index.ts';
import { type Signs, signsOf } from './signs.ts';

export interface Whereabouts {
  /** As the world record keeps it. */
  place: string;
  message: string;
  lastNarration: string;
  queries: readonly Query[];
}

export interface Located {
  trail: Trail;
  /** Where the party was when the message was written, as far as the DM's last words tell. */
  before: number;
  /** What the message may mean as well. */
  also: number[];
  debug?: unknown;
}

/** How much each sign says; found by trying, see docs/decisions/0020-the-script.md. */
export const weights: Record<string, number> = {
  words: 0.9,
  title: 0.6,
  meaning: 1,
  'stay-none': 0.34,
  'stay-consent': 0.15,
  'stay-on': -0.05,
  'stay-in': 0.1,
  'stay-back': -0.25,
  'stay-to': 0.08,
  door: 0.3,
  pointed: -0.3,
  way: 1.3,
  led: 0.5,
  last: 1.5,
  'next-none': 0,
  'next-consent': 0.1,
  'next-on': 0.35,
  'next-in': 0.25,
  'next-back': 0,
  'next-to': 0.12,
  child: 0.3,
  exit: 0.15,
  far: -0.35,
  opening: -0.1,
  returned: 0.25,
  visited: -0.12,
  previous: 0,
};

const margins = { previous: 0.02, near: 0.08, earlier: 0.12, distant: 0.14 };
const readOfNarration = 2_000;

/** Where the DM's last words were spoken: where the party was thought to be, unless they clearly tell of another scene. */
function correct(index: ScriptIndex, kept: number, trail: Trail, lastNarration: string): number {
  const { map } = index;
  const told = index.likeness(lastNarration.slice(-readOfNarration));
  const been = new Set(trail.been.map((number) => number - 1));
  const previous = (trail.been[0] ?? 0) - 1;
  let here = kept;
  let best = told[kept]!;
  for (const [at, likeness] of told.entries()) {
    if (at === kept || !map.isPlayed(at)) continue;
    const isNear = map.chapters[at] === map.chapters[kept];
    const margin =
      at === previous
        ? margins.previous
        : been.has(at)
          ? margins.earlier
          : isNear
            ? margins.near
            : margins.distant;
    if (likeness - margin <= best) continue;
    best = likeness - margin;
    here = at;
  }
  return here;
}

export function scoreOf(signs: Signs): number {
  let score = 0;
  for (const [name, value] of Object.entries(signs)) score += weights[name]! * value;
  return score;
}

/** Where the party is now, from where it was, what the DM said last and what the message says. */
export function locate(index: ScriptIndex, { place, message, lastNarration, queries }: Whereabouts): Located {
  const { scenes, first } = index.script;
  const trail = readTrail(place, scenes.length);
  const kept = (trail.place ?? first) - 1;
  const here = correct(index, kept, trail, lastNarration);
  // A guess that was wrong leaves no trace.
  const trod: Trail = { place: here + 1, been: trail.been.filter((number) => number !== here + 1) };
  const left = trod.been.map((number) => number - 1);
  const been = new Set([...left, here]);
  const signs = signsOf(index, { here, been, left, message, lastNarration, queries });
  let target = here;
  let best = Number.NEGATIVE_INFINITY;
  for (const [at, own] of signs.entries()) {
    const score = own ? scoreOf(own) : Number.NEGATIVE_INFINITY;
    if (score > best) {
      best = score;
      target = at;
    }
  }
  return { trail: arrive(trod, target + 1), before: here + 1, also: [], debug: { signs, here } };
}
