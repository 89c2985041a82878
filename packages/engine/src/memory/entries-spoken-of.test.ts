import { describe, expect, it } from 'vitest';
import { VECTOR_BYTES } from '../library/vectors.ts';
import { entriesSpokenOf } from './entries-spoken-of.ts';

/** Of two such vectors the cosine is 1 at one place, else 0. */
const towards = (place: number) =>
  Int8Array.from({ length: VECTOR_BYTES }, (_, index) => (index === place ? 127 : 0));
const query = (text: string, place: number | null = null) => ({
  text,
  vector: place === null ? null : Float32Array.from(towards(place), (value) => value / 127),
});
const willow = { text: 'Odo keeps his silver under the third willow', vector: towards(1) };
const mill = { text: 'The mill burns', vector: towards(2) };

describe('entries that a message speaks of', () => {
  it('[E6.12] are those that share a word, the more the better, without any vector', () => {
    const entries = [mill, { ...willow, vector: null }];
    expect(entriesSpokenOf(entries, 'What about the willow?', [query('What about the willow?')])).toEqual([
      willow.text,
    ]);
    expect(
      entriesSpokenOf(entries, 'Silver in the mill, or under the willow?', [
        query('Silver in the mill, or under the willow?'),
      ]),
    ).toEqual([willow.text, mill.text]);
  });

  it('[E6.12] are those that a long message names at its beginning, of which no query is made', () => {
    expect(entriesSpokenOf([mill, willow], 'The willow! And then much else.', [query('much else')])).toEqual([
      willow.text,
    ]);
  });

  it('[E6.12] are those that mean the same in other words', () => {
    expect(entriesSpokenOf([mill, willow], 'Where is the money?', [query('Where is the money?', 1)])).toEqual(
      [willow.text],
    );
  });

  it('are none for a greeting or when nothing is said of them', () => {
    expect(entriesSpokenOf([mill, willow], '', [])).toEqual([]);
    expect(entriesSpokenOf([mill, willow], 'hello', [query('hello', 7)])).toEqual([]);
  });
});
