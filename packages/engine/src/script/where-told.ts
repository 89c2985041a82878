import type { Trail } from './place.ts';
import type { ScriptIndex } from './script-index.ts';

/** By how much the DM's words must be more like another scene; less for one to which the party may well have gone. */
const margins = { previous: 0.02, likely: 0.04, near: 0.08, been: 0.12, distant: 0.12 };
/** What is less like tells nothing. */
const faint = 0.12;
/** By how much more against a DM who says where they are. */
const againstSaid = 0.15;
const wholly = 0.9;
const readOfNarration = 2_000;

/** Where the DM's last words were spoken: where the party was thought to be, unless they clearly tell of another scene. */
export function whereTold(index: ScriptIndex, kept: number, trail: Trail, lastNarration: string): number {
  const { map } = index;
  const told = index.likeness(lastNarration.slice(-readOfNarration));
  const been = new Set(trail.been.map((number) => number - 1));
  const previous = (trail.been[0] ?? 0) - 1;
  const likely = new Set<number>();
  for (const from of previous < 0 || !trail.isGuess ? [kept] : [kept, previous]) {
    likely.add(map.next(from, new Set([...been, from])));
    for (const { to, named } of index.waysFrom(from)) if (named >= wholly) likely.add(to);
  }
  const come = trail.isGuess ? been : new Set([...been, kept]);
  const now = map.event(come);
  const due = map.due(kept, come);
  // What time brings has come when nothing else is as like.
  const hasCome = told.every((likeness) => likeness <= told[due]!);
  const mayBe = (at: number) =>
    map.isPlayed(at) && (!map.isTimed || !map.isEvent(at) || at === now || (at === due && hasCome));
  const extra = trail.isSaid ? againstSaid : 0;
  const marginOf = (at: number) => {
    if (at === previous && trail.isGuess) return margins.previous;
    if (been.has(at)) return margins.been;
    if (likely.has(at) || map.parents[at] === kept) return margins.likely;
    return map.chapters[at] === map.chapters[kept] ? margins.near : margins.distant;
  };
  let here = kept;
  let best = told[kept]!;
  for (const [at, likeness] of told.entries()) {
    if (at === kept || !mayBe(at) || likeness - marginOf(at) - extra <= best) continue;
    if (likeness < faint && at !== previous) continue;
    best = likeness - marginOf(at) - extra;
    here = at;
  }
  return here;
}
