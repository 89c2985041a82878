import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitVector, VECTOR_BYTES } from '../library/vectors.ts';
import { packMarks, wordTraces } from './marks.ts';
import { StoryIndex } from './story-index.ts';

/** Directions that look like those of an embedder: no two alike, none orthogonal. */
function direction(seed: number): Int8Array {
  let state = seed * 2_654_435_761 + 1;
  return Int8Array.from({ length: VECTOR_BYTES }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 24) - 128;
  });
}

/** Nearly the same. */
function near(vector: Int8Array): Float32Array {
  return unitVector(vector.map((value, index) => (index % 4 === 0 ? -value / 2 : value)));
}

function storyOf(texts: string[], hasVectors = true): StoryIndex {
  const index = new StoryIndex();
  for (const [place, text] of texts.entries()) {
    const vector = hasVectors ? direction(place) : null;
    index.add(place + 1, packMarks([{ vector, words: wordTraces(text) }]));
  }
  return index;
}

const long = Array.from({ length: 3_000 }, (_, place) => `line ${place} of the talk`);

describe('what was said in a game', () => {
  it('[E6.9] is found by what it means, from any age', () => {
    const index = storyOf(long);
    fc.assert(
      fc.property(fc.nat(long.length - 1), (place) => {
        const query = { text: 'nothing in common', vector: near(direction(place)) };
        expect(index.search([query], Number.MAX_SAFE_INTEGER, 1)).toMatchObject([
          { messageId: place + 1, part: 0 },
        ]);
      }),
      { numRuns: 50 },
    );
  });

  it('[E6.9] is found by its words alone while there is no meaning to compare', () => {
    const index = storyOf([...long, 'Odo buried the lantern under the willow', ...long], false);
    const query = { text: 'where is the lantern that Odo hid?', vector: null };
    expect(index.search([query], Number.MAX_SAFE_INTEGER, 1)).toMatchObject([{ messageId: long.length + 1 }]);
  });

  it('is not given from the message on that the prompt repeats', () => {
    const index = storyOf(long);
    fc.assert(
      fc.property(fc.nat(long.length), fc.nat(4_000), (seed, before) => {
        const query = { text: 'line of the talk', vector: near(direction(seed)) };
        for (const { messageId } of index.search([query], before, 20)) expect(messageId).toBeLessThan(before);
      }),
      { numRuns: 50 },
    );
  });

  it('answers the best of several questions first', () => {
    const index = storyOf(long);
    const queries = [7, 1_500, 2_999].map((place) => ({ text: '', vector: near(direction(place)) }));
    const found = index.search(queries, Number.MAX_SAFE_INTEGER, 3).map(({ messageId }) => messageId);
    expect(found.toSorted((one, other) => one - other)).toEqual([8, 1_501, 3_000]);
  });

  it('[E6.9] is found by what stood beside it in its message', () => {
    const parts = ['Wrenna grew up on a salt barge', 'her price was eleven silver'];
    const add = (index: StoryIndex, id: number, texts: string[]) =>
      index.add(
        id,
        packMarks(texts.map((text, part) => ({ vector: direction(id * 7 + part), words: wordTraces(text) }))),
      );
    const index = new StoryIndex();
    for (let id = 1; id <= 600; id += 1) add(index, id, ['line of the talk', 'another line']);
    add(index, 601, parts);
    for (let id = 602; id <= 1_200; id += 1) add(index, id, ['line of the talk', 'another line']);
    const query = { text: '', vector: near(direction(601 * 7)) };
    const found = index.search([query], Number.MAX_SAFE_INTEGER, 2);
    expect(found.map(({ messageId, part }) => [messageId, part])).toEqual([
      [601, 0],
      [601, 1],
    ]);
  });

  it('knows nothing when nothing was said', () => {
    const query = { text: 'anything', vector: near(direction(1)) };
    expect(new StoryIndex().search([query], Number.MAX_SAFE_INTEGER, 5)).toEqual([]);
  });
});
