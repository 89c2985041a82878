import { describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createEntryVectors } from './entry-vectors.ts';

/** An embedder that answers when it is told to. */
function slowEmbedder() {
  const asked: string[] = [];
  const answers: ((error?: Error) => void)[] = [];
  return {
    asked,
    answers,
    embed: ([text]: string[]) =>
      new Promise<Int8Array[]>((resolve, reject) => {
        asked.push(text!);
        answers.push((error) => (error ? reject(error) : resolve([Int8Array.of(text!.length)])));
      }),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

function open(most?: number) {
  const embedder = slowEmbedder();
  const { signal } = new AbortController();
  return { embedder, vectors: createEntryVectors({ embedder, log: createLog('silent'), signal }, most) };
}

describe('what entries of a world record mean', () => {
  it('[E6.12] is worked out once, in the background, and known from then on', async () => {
    const { embedder, vectors } = open();
    expect(vectors.of('mill')).toBeNull();
    expect(vectors.of('mill')).toBeNull();
    embedder.answers[0]!();
    await settled();
    expect(vectors.of('mill')).toEqual(Int8Array.of(4));
    expect(embedder.asked).toEqual(['mill']);
  });

  it('is asked for again after a failure, and forgotten beyond a bound, that first which nobody asked for', async () => {
    const { embedder, vectors } = open(2);
    vectors.of('one');
    embedder.answers[0]!(new Error('it died'));
    await settled();
    for (const text of ['one', 'two']) vectors.of(text);
    for (const answer of embedder.answers.slice(1)) answer();
    await settled();
    vectors.of('one');
    vectors.of('three');
    embedder.answers[3]!();
    await settled();
    expect(vectors.of('one')).toEqual(Int8Array.of(3));
    expect(vectors.of('three')).toEqual(Int8Array.of(5));
    expect(vectors.of('two')).toBeNull();
    expect(embedder.asked).toEqual(['one', 'one', 'two', 'three', 'two']);
  });

  it('never keeps more than a hundred waiting', () => {
    const { embedder, vectors } = open();
    for (let entry = 0; entry < 500; entry += 1) vectors.of(`entry ${entry}`);
    expect(embedder.asked).toHaveLength(100);
  });
});
