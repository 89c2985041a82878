import type { Roll } from '@fireside/contract';

/** The number on the d20 that counted, as the breakdown shows it; null where no single one did. */
export function naturalOf({ notation, breakdown }: Pick<Roll, 'notation' | 'breakdown'>): number | null {
  if (!/^[12]d20(?:k[hl]1)?(?![\w])/i.test(notation)) return null;
  const pool = /\[([^\]]*)\]/.exec(breakdown)?.[1]?.split(',') ?? [];
  const kept = pool.map((die) => die.trim()).filter((die) => /^\d+$/.test(die));
  return kept.length === 1 ? Number(kept[0]) : null;
}

/** The die behind a total that a player has told; null where other dice are in it too. */
export function naturalBehind(notation: string, total: number): number | null {
  const plain = /^[12]d20(?:k[hl]1)?([+-]\d+)?$/i.exec(notation);
  return plain && total - Number(plain[1] ?? 0);
}
