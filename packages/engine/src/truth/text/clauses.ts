import { wordSet } from './inflect.ts';
import type { Token } from './tokens.ts';

export const breaks = wordSet(', ; : — – ( ) | . ! ? …');
export const joints = wordSet(
  'and but or then so while when as before until because though although which who where',
);

/** Nobody's clause is longer; whoever writes without an end costs no more for it. */
const mostWords = 40;

/** The clause around a place: between marks, or between words that join clauses. */
export function clauseAt(tokens: readonly Token[], at: number): [number, number] {
  const ends = (token: Token | undefined) => !token || breaks.has(token.text) || joints.has(token.text);
  let [from, to] = [at, at];
  while (from > 0 && at - from < mostWords && !ends(tokens[from - 1])) from--;
  while (to < tokens.length && to - at < mostWords && !ends(tokens[to + 1])) to++;
  return [from, Math.min(to + 1, tokens.length)];
}

/** The part of a sentence around a place, between its marks. */
export function segmentAt(tokens: readonly Token[], at: number): [number, number] {
  let [from, to] = [at, at];
  while (from > 0 && at - from < mostWords && !breaks.has(tokens[from - 1]!.text)) from--;
  while (to < tokens.length && to - at < mostWords && !breaks.has(tokens[to]!.text)) to++;
  return [from, to];
}
