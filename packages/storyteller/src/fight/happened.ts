import type { Combatant, Effect, Encounter } from '@fireside/contract';
import { hasFallen } from './combatants.ts';

export type Verdict = 'hit' | 'critical hit' | 'miss';

/** A blow whose roll lies on the table. */
export interface RolledBlow {
  by: string;
  attack: string;
  target: string;
  verdict: Verdict;
}

const blow = /^(.{1,200}) attack on (.{1,200}): (hit|critical hit|miss)$/;

/** Every roll to hit among what happened. */
export function blowsIn(effects: readonly Effect[]): RolledBlow[] {
  return effects.flatMap((effect) => {
    if (effect.kind !== 'rolled') return [];
    const [, attack, target, verdict] = blow.exec(effect.roll.reason) ?? [];
    return attack && target ? [{ by: effect.by, attack, target, verdict: verdict as Verdict }] : [];
  });
}

/** A save or a death save whose roll lies on the table. */
export interface RolledSave {
  by: string;
  label: string;
  isSuccess: boolean;
}

const save = /^(.{1,200}?)(?:, DC \d+)?: (success|failure)$/;

export function savesIn(effects: readonly Effect[]): RolledSave[] {
  return effects.flatMap((effect) => {
    if (effect.kind !== 'rolled') return [];
    const [, label, verdict] = save.exec(effect.roll.reason) ?? [];
    return label && /\bsave\b/i.test(label)
      ? [{ by: effect.by, label, isSuccess: verdict === 'success' }]
      : [];
  });
}

/** What became of somebody. */
export interface Change {
  was: Combatant;
  now: Combatant;
  /** Hit points; less than 0 where they came back. */
  lost: number;
  /** In proportion to all that they have. */
  share: number;
  hasFallen: boolean;
  hasRisen: boolean;
  gained: string[];
  ended: string[];
}

function changeOf(was: Combatant, now: Combatant): Change {
  const lost = (was.hp?.current ?? 0) - (now.hp?.current ?? 0);
  return {
    was,
    now,
    lost,
    share: lost / Math.max(1, now.hp?.max ?? 1),
    hasFallen: hasFallen(now) && !hasFallen(was),
    hasRisen: hasFallen(was) && !hasFallen(now),
    gained: now.conditions.filter((entry) => !was.conditions.includes(entry)),
    ended: was.conditions.filter((entry) => !now.conditions.includes(entry)),
  };
}

/** Everybody of whom something changed between two moments of a fight. */
export function changesBetween(before: Encounter | null, after: Encounter | null): Change[] {
  if (!before || !after) return [];
  return after.combatants.flatMap((now) => {
    const was = before.combatants.find(({ id }) => id === now.id);
    if (!was) return [];
    const change = changeOf(was, now);
    const isChanged =
      change.lost !== 0 || change.gained.length > 0 || change.ended.length > 0 || was.state !== now.state;
    return isChanged ? [change] : [];
  });
}
