import { signed } from '@fireside/contract/sheet';

export type Edge = 'plain' | 'advantage' | 'disadvantage';

/** A d20 roll before it is made: what is rolled, and in words why so. */
export interface D20Plan {
  /** `1d20+3`, `2d20kh1+5`, `2d20kl1+5-1d4` */
  notation: string;
  modifier: number;
  edge: Edge;
  /** What helps and what hinders. */
  reasons: string[];
}

/** What speaks for a roll and what against it. */
export interface Leaning {
  advantages: readonly string[];
  disadvantages: readonly string[];
  /** Dice that come on top: `+1d4`. */
  dice?: readonly string[];
}

/**
 * However much helps and hinders, there are two dice at most, and one of each cancels out.
 * players-handbook: How to Play > Advantage and Disadvantage
 */
export function edgeOf({ advantages, disadvantages }: Leaning): Edge {
  if (advantages.length > 0 === disadvantages.length > 0) return 'plain';
  return advantages.length > 0 ? 'advantage' : 'disadvantage';
}

const twenty = { plain: '1d20', advantage: '2d20kh1', disadvantage: '2d20kl1' } as const;

/** `1d20+3`, or two dice of which the higher or the lower counts. */
export function d20Notation(modifier: number, edge: Edge = 'plain'): string {
  return twenty[edge] + signed(modifier);
}

export function planD20(modifier: number, leaning: Leaning): D20Plan {
  const edge = edgeOf(leaning);
  const notation = d20Notation(modifier, edge) + (leaning.dice ?? []).join('');
  const reasons = [
    ...leaning.advantages.map((reason) => `advantage: ${reason}`),
    ...leaning.disadvantages.map((reason) => `disadvantage: ${reason}`),
  ];
  return { notation, modifier, edge, reasons };
}
