import { askingSigns } from './asking-signs.ts';
import {
  ASKING_BIAS,
  ASKING_LIKENESS_WEIGHTS,
  ASKING_SIGN_WEIGHTS,
  ASKING_WEIGHTS,
} from './asking-weights.ts';
import type { RankedPassage } from './rulebook-index.ts';

/** What the gate learns from besides a message's meaning: how near the rulebooks come to it. */
export function likeness({ meaning, score }: Pick<RankedPassage, 'meaning' | 'score'>): number[] {
  return [meaning, score];
}

/**
 * How much a message wants something that the rulebooks have: above 0 it rather does. Similarity alone cannot tell "I pat the horse on the neck" from
 * a question about riding; what the message does, and how it is put, can.
 */
export function asking(query: { text: string; vector: Float32Array }, best: RankedPassage): number {
  return (
    ASKING_BIAS +
    product(ASKING_WEIGHTS, query.vector) +
    product(ASKING_SIGN_WEIGHTS, askingSigns(query.text)) +
    product(ASKING_LIKENESS_WEIGHTS, likeness(best))
  );
}

function product(weights: ArrayLike<number>, values: ArrayLike<number>): number {
  let sum = 0;
  for (let place = 0; place < weights.length; place += 1) sum += weights[place]! * values[place]!;
  return sum;
}
