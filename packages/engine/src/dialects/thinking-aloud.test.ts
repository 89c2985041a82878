import { describe, expect, it } from 'vitest';
import { virtualClock } from '../../test/virtual-clock.ts';
import type { Model } from '../ports.ts';
import { askModel } from '../turn/ask-model.ts';
import { startWatch } from '../turn/watch.ts';

/** Says one answer after the other, in small pieces. */
function speaker(): Model & { answer: string } {
  return {
    name: 'scripted',
    answer: '',
    async ask(_, hear) {
      for (let at = 0; at < this.answer.length; at += 3)
        hear({ type: 'text', text: this.answer.slice(at, at + 3) });
      return { reason: 'stop' };
    },
  };
}

/** What is heard of an answer, piece by piece. */
async function listen(model: Model & { answer: string }, answer: string): Promise<string[]> {
  const heard: string[] = [];
  const clock = virtualClock();
  const limits = { milliseconds: 1_000, idleMilliseconds: 1_000 };
  const watch = startWatch(clock, new AbortController().signal, limits);
  model.answer = answer;
  const call = { messages: [], tools: [], mayCall: false };
  await askModel({ model, call, clock, watch, retries: 0, heard: (text) => heard.push(text) > 0 });
  watch.stop();
  return heard;
}

const aloud = 'The user wants in. Secretly the duke is the traitor.\n</think>\nThe door opens.';
const plain = 'The door opens, and nobody is there.';

describe('a model whose chat template opens its thoughts', () => {
  it('[E7.30] is known by a closing alone, and its next thoughts are not shown', async () => {
    const model = speaker();
    await listen(model, aloud);
    for (let count = 0; count < 3; count++)
      expect((await listen(model, aloud)).join('')).toBe('\nThe door opens.');
    expect((await listen(speaker(), plain)).length).toBeGreaterThan(1);
  });

  it('[E7.30] is heard at the end of an answer without a thought, and forgotten after three of them', async () => {
    const model = speaker();
    await listen(model, aloud);
    expect(await listen(model, plain)).toEqual([plain]);
    expect(await listen(model, plain)).toEqual([plain]);
    expect((await listen(model, aloud)).join('')).toBe('\nThe door opens.');
    for (let count = 0; count < 3; count++) expect(await listen(model, plain)).toEqual([plain]);
    const streamed = await listen(model, plain);
    expect(streamed.length).toBeGreaterThan(1);
    expect(streamed.join('')).toBe(plain);
  });
});
