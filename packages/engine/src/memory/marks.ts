import { VECTOR_BYTES } from '../library/vectors.ts';
import { contentWords } from '../library/words.ts';

/** Bits in which a part's words leave their traces. */
const wordBits = 1_024;
export const WORD_BYTES = wordBits / 8;
/** By what a part of a message is found: its meaning, then its words. */
export const MARK_BYTES = VECTOR_BYTES + WORD_BYTES;

function hash(word: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < word.length; index += 1)
    value = Math.imul(value ^ word.charCodeAt(index), 16_777_619);
  value ^= value >>> 15;
  return (Math.imul(value, 0x2c1b3c6d) >>> 8) % wordBits;
}

/** The two bits that a word sets. Another word sets the same two once in a few hundred parts. */
export function bitsOf(word: string): [number, number] {
  return [hash(word, 0x811c9dc5), hash(word, 0x050c5d1f)];
}

/** The traces of a text's words: whether a word is in it can be asked, which words are in it cannot. */
export function wordTraces(text: string): Uint8Array {
  const traces = new Uint8Array(WORD_BYTES);
  for (const word of new Set(contentWords(text))) {
    for (const bit of bitsOf(word)) traces[bit >> 3]! |= 1 << (bit & 7);
  }
  return traces;
}

/** One run of bytes for all parts of a message; a part whose meaning could not be had keeps its words. */
export function packMarks(parts: { vector: Int8Array | null; words: Uint8Array }[]): Uint8Array {
  const marks = new Uint8Array(parts.length * MARK_BYTES);
  for (const [index, { vector, words }] of parts.entries()) {
    if (vector) marks.set(new Uint8Array(vector.buffer, vector.byteOffset, VECTOR_BYTES), index * MARK_BYTES);
    marks.set(words, index * MARK_BYTES + VECTOR_BYTES);
  }
  return marks;
}
