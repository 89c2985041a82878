import type { Random } from '../random.ts';
import type { Outline } from '../world/state.ts';
import type { FoeKind, Threat } from '../world/world.ts';
import { patternMark } from './compose.ts';
import { foesOf } from './foes-of.ts';
import { without } from './never.ts';
import type { FoeSource, GenreTales, TaleLibrary, Telltale } from './sources.ts';

/** What is told of an outline's threat, and who is in it. */
export function threatOf(
  { patterns }: TaleLibrary,
  { threats, palette }: GenreTales,
  outline: Outline,
  random: Random,
): { telltale: Telltale; villain: FoeSource; minion: FoeKind } {
  const pattern = [...patterns.values()].find(({ id }) => `${patternMark}${id}` === outline.threat);
  if (pattern) return { telltale: pattern, ...foesOf(outline, palette, random) };
  const threat = threats.get(outline.threat) ?? [...threats.values()][0];
  if (threat) return { telltale: threat, villain: threat.villain, minion: threat.minion };
  return { telltale: [...patterns.values()][0]!, ...foesOf(outline, palette, random) };
}

/** A threat as it is played, without lines that mention what must not come up. */
export function openThreat(
  telltale: Telltale,
  { twist, wished }: Outline,
  quest: string,
  villain: FoeKind,
  minion: FoeKind,
): Threat {
  const { id, weakness, clues, twists } = telltale;
  const never = neverOf(wished);
  const kept = (lines: readonly string[]) => without(lines, never);
  return {
    id,
    quest,
    villain,
    minion,
    hook: kept(telltale.hook),
    rumours: kept(telltale.rumours),
    clues,
    signs: kept(telltale.signs),
    twist: twists[twist] ?? twists[0] ?? null,
    weakness,
    ambush: kept(telltale.ambush),
    confront: kept(telltale.confront),
    taunts: kept(telltale.taunts),
    sway: kept(telltale.sway),
    turning: kept(telltale.turning),
    victory: kept(telltale.victory),
    resolved: kept(telltale.resolved),
    defeat: kept(telltale.defeat),
  };
}

export function neverOf(wished: Outline['wished']): string[] {
  return (wished.never ?? '').split('; ').filter(Boolean);
}
