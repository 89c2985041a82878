import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { latch, modelAnswers, tokensOf } from './answers.ts';
import { type ModelStandIn, startModelStandIn } from './model-stand-in.ts';

const chat = (content: string) => ({
  method: 'POST',
  body: JSON.stringify({ model: 'any', stream: true, messages: [{ role: 'user', content }] }),
});

/** The words of a streamed answer. */
async function wordsOf(response: Response): Promise<string> {
  const tokens = (await response.text()).matchAll(/"content":("[^"\\]*(?:\\.[^"\\]*)*")/g);
  return Array.from(tokens, ([, token]) => JSON.parse(token!)).join('');
}

describe('a model stand-in', () => {
  let standIn: ModelStandIn;
  beforeEach(async () => {
    standIn = await startModelStandIn({ protocol: 'openai' });
  });
  afterEach(() => standIn.close());

  const ask = (content: string) => fetch(`${standIn.url}/chat/completions`, chat(content));

  it('echoes the latest message when nothing is scripted', async () => {
    expect(await wordsOf(await ask('I light a torch.'))).toContain('I light a torch.');
  });

  it('carries out its script in order, one answer for each request, then the default', async () => {
    standIn.script(modelAnswers.status(503), (request) => modelAnswers.text(`heard: ${request.latest}`));
    standIn.answerWith(() => modelAnswers.text('the default'));
    expect((await ask('one')).status).toBe(503);
    expect(await wordsOf(await ask('two'))).toBe('heard: two');
    expect(await wordsOf(await ask('three'))).toBe('the default');
    expect(standIn.requests.map(({ latest }) => latest)).toEqual(['one', 'two', 'three']);
  });

  it('sends the first token after its delay and the others at their interval', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    standIn.script(modelAnswers.tokens(3, { firstTokenAfter: 60, interval: 20 }));
    const reader = (await ask('go')).body!.getReader();
    for (const [index, pause] of [60, 20, 20].entries()) {
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      const heard = Buffer.from((await reader.read()).value!).toString();
      expect(heard.match(/word\d/g)).toEqual([`word${index}`]);
    }
  });

  it('holds back what follows its first tokens until it may go on', async () => {
    const { until, goOn } = latch();
    standIn.script(modelAnswers.text('one two three', { until, tokensBefore: 1 }));
    const reader = (await ask('go')).body!.getReader();
    const first = Buffer.from((await reader.read()).value!).toString();
    expect([first.includes('one'), first.includes('two')]).toEqual([true, false]);
    goOn();
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read())
      rest += Buffer.from(part.value);
    expect(rest).toMatch(/two[\s\S]*three[\s\S]*DONE/);
  });

  it('streams to many clients at once, each its own answer', async () => {
    standIn.answerWith(({ latest }) =>
      modelAnswers.text(`${latest} and so it goes`, { firstTokenAfter: 20, interval: 1 }),
    );
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => (await ask(`game-${index}`)).text()),
    );
    for (const [index, answer] of answers.entries()) expect(answer).toContain(`"game-${index} "`);
    expect(standIn.received).toBe(100);
  });

  it('hands out a request as soon as it arrives, to everybody who waits for it', async () => {
    const waiting = [standIn.request(2), standIn.request(2)];
    await ask('one');
    await ask('two');
    expect((await Promise.all(waiting)).map(({ latest }) => latest)).toEqual(['two', 'two']);
    expect((await standIn.request(1)).latest).toBe('one');
  });

  it('notices that a client went away', async () => {
    standIn.script(modelAnswers.endless());
    const controller = new AbortController();
    await fetch(`${standIn.url}/chat/completions`, { ...chat('go'), signal: controller.signal });
    controller.abort();
    const request = await standIn.request(1);
    await request.closed;
    expect(request.aborted).toBe(true);
  });

  it('forgets the oldest requests and keeps counting', async () => {
    const small = await startModelStandIn({ protocol: 'openai', remember: 2 });
    for (const content of ['a', 'b', 'c']) {
      await (await fetch(`${small.url}/chat/completions`, chat(content))).text();
    }
    expect(small.requests.map(({ latest }) => latest)).toEqual(['b', 'c']);
    expect((await small.request(3)).latest).toBe('c');
    await expect(small.request(1)).rejects.toThrow('no longer remembered');
    await small.close();
  });
});

it('tokens joined are the text again', () => {
  fc.assert(fc.property(fc.string(), (text) => tokensOf(text).join('') === text));
});
