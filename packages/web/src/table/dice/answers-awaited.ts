import type { PendingRoll } from '@fireside/contract';
import { abilityOrder, skills } from '@fireside/contract/sheet';
import type { Check } from '../../characters/sheet/rolling.ts';

const skillNames = Object.keys(skills).map((name) => name.toLowerCase());

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function has(words: readonly string[], name: string): boolean {
  return wordsOf(name).every((word) => words.includes(word));
}

/** The skills that a reason names, or the abilities where it names none: `Wisdom (Perception)` is about Perception. */
function named(words: readonly string[]): readonly string[] {
  const named = skillNames.filter((name) => has(words, name));
  return named.length > 0 ? named : abilityOrder.filter((name) => words.includes(name));
}

const isSave = (words: readonly string[]) => words.some((word) => /^sav(e|es|ing)$/.test(word));

function sidesOf(notation: string): string {
  return /d(\d+|%)/i.exec(notation)?.[1] ?? '';
}

function plain(notation: string): string {
  return notation.toLowerCase().replace(/\s+/g, '').replace(/[−–]/g, '-').replace(/^d/, '1d');
}

/**
 * Whether a number of the sheet is the one that the DM waits for. Named by its name it is, whatever the DM adds to it; where the
 * reason names no check at all, the same dice are.
 */
export function answersAwaited(check: Check, awaited: PendingRoll): boolean {
  if (sidesOf(check.notation) !== sidesOf(awaited.notation)) return false;
  const reason = wordsOf(awaited.reason);
  const asked = named(reason);
  const meant = wordsOf(check.reason);
  if (asked.length === 0)
    return has(reason, check.reason) || plain(check.notation) === plain(awaited.notation);
  return named(meant).some((name) => asked.includes(name)) && isSave(meant) === isSave(reason);
}
