import { askingSigns } from './asking-signs.ts';
import {
  ASKING_BIAS,
  ASKING_KINDS,
  ASKING_OTHER_WEIGHTS,
  ASKING_WEIGHTS,
  QUIET_KINDS,
} from './asking-weights.ts';
import type { RankedPassage } from './rulebook-index.ts';
import { unitVector, unpackVectors } from './vectors.ts';

/** The middles of groups of messages that ask, and of messages that do not. */
export interface Kinds {
  asking: Float32Array[];
  quiet: Float32Array[];
}

const kinds: Kinds = { asking: readKinds(ASKING_KINDS), quiet: readKinds(QUIET_KINDS) };

/**
 * What a message is judged by besides its vector: the signs of a question in it, how near the rulebooks come to it, and how near it comes to any kind of
 * message that asks or does not.
 */
export function askingFeatures(
  { text, vector }: { text: string; vector: Float32Array },
  { meaning, score }: Pick<RankedPassage, 'meaning' | 'score'>,
  { asking, quiet }: Kinds,
): number[] {
  return [...askingSigns(text), meaning, score, nearest(asking, vector), nearest(quiet, vector)];
}

/**
 * How much a message wants something that the rulebooks have: above 0 it rather does. Similarity alone cannot tell "I pat the horse on the neck" from
 * a question about riding; what the message does, and how it is put, can.
 */
export function asking(query: { text: string; vector: Float32Array }, best: RankedPassage): number {
  const features = askingFeatures(query, best, kinds);
  return ASKING_BIAS + product(ASKING_WEIGHTS, query.vector) + product(ASKING_OTHER_WEIGHTS, features);
}

function nearest(middles: Float32Array[], vector: Float32Array): number {
  return Math.max(0, ...middles.map((middle) => product(middle, vector)));
}

function product(weights: ArrayLike<number>, values: ArrayLike<number>): number {
  let sum = 0;
  for (let place = 0; place < weights.length; place += 1) sum += weights[place]! * values[place]!;
  return sum;
}

function readKinds(packed: string): Float32Array[] {
  return unpackVectors(Buffer.from(packed, 'base64')).map(unitVector);
}
