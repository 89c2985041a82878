import type { Roll } from '@fireside/contract';

export type Verdict = 'critical hit' | 'hit' | 'miss' | 'success' | 'failure';

/** What a roll was for, what it had to reach, and what came of it, as far as its reason says so. */
export interface Purpose {
  purpose: string;
  /** `DC 15`, of a check or a save. */
  difficulty: number | null;
  verdict: Verdict | null;
}

const verdicts = /\s*[:,–-]\s*(critical hit|hit|miss|success|failure)\.?\s*$/i;
const difficulties = /[\s,;:(–-]*\bDC\s*(\d{1,2})\b\)?/i;

/** `Dexterity save against Fire Breath, DC 15: success`, told apart. Without a verdict the number decides. */
export function readReason({ reason, total }: Pick<Roll, 'reason' | 'total'>): Purpose {
  const [end = '', verdict = null] = verdicts.exec(reason) ?? [];
  const stated = reason.slice(0, reason.length - end.length);
  const [middle = '', written] = difficulties.exec(stated) ?? [];
  const difficulty = written === undefined ? null : Number(written);
  const decided = difficulty === null ? null : total >= difficulty ? 'success' : 'failure';
  return {
    purpose: stated.replace(middle, '').trim(),
    difficulty,
    verdict: (verdict?.toLowerCase() as Verdict | undefined) ?? decided,
  };
}
