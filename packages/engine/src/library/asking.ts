import { ASKING_BIAS, ASKING_WEIGHTS } from './asking-weights.ts';

/**
 * How much a message sounds as if it wants something from the rulebooks: above 0 it rather does. Similarity alone cannot
 * tell "I pat the horse on the neck" from a question about riding; what the message does can.
 */
export function asking(query: Float32Array): number {
  let sum = ASKING_BIAS;
  for (let dimension = 0; dimension < query.length; dimension += 1) {
    sum += ASKING_WEIGHTS[dimension]! * query[dimension]!;
  }
  return sum;
}
