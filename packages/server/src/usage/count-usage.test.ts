import type { Hands, Leader, Model, ModelFinish, TellRequest } from '@fireside/engine';
import { describe, expect, it } from 'vitest';
import { countUsage } from './count-usage.ts';

const request = { messages: [], tools: [], mayCall: false };

function modelThat(ask: Model['ask']): Model {
  return { name: 'openai:test', lateSystem: true, ask };
}

function answering(usage?: ModelFinish['usage']): Model {
  return modelThat(async () => ({ reason: 'stop', ...(usage && { usage }) }));
}

async function spentBy(model: Model, signal = new AbortController().signal) {
  const counted = countUsage(model);
  await counted.model.ask(request, () => {}, signal).catch(() => {});
  return counted.spent();
}

const once = {
  model: 'openai:test',
  calls: 1,
  failures: 0,
  unmetered: 0,
  inputTokens: 0,
  outputTokens: 0,
  cachedTokens: 0,
};

describe('what is counted of a model', () => {
  it('[E8.182] every call with what its provider counts', async () => {
    const counted = countUsage(answering({ inputTokens: 10, outputTokens: 4, cachedInputTokens: 3 }));
    for (let times = 0; times < 2; times += 1)
      await counted.model.ask(request, () => {}, new AbortController().signal);
    expect(counted.spent()).toEqual({
      ...once,
      calls: 2,
      inputTokens: 20,
      outputTokens: 8,
      cachedTokens: 6,
    });
    expect(counted.model).toMatchObject({ name: 'openai:test', lateSystem: true });
  });

  it('[E8.183] a call without a count, and one with a count of nothing, are not taken for free', async () => {
    expect(await spentBy(answering())).toEqual({ ...once, unmetered: 1 });
    const nothing = { inputTokens: 0, outputTokens: 0, cachedInputTokens: 0 };
    expect(await spentBy(answering(nothing))).toEqual({ ...once, unmetered: 1 });
  });

  it('[E8.183] a failure is a failure; what was cut off may have cost something', async () => {
    const failing = modelThat(async () => {
      throw new Error('refused');
    });
    expect(await spentBy(failing)).toEqual({ ...once, failures: 1 });
    expect(await spentBy(failing, AbortSignal.abort())).toEqual({ ...once, unmetered: 1 });
  });

  it('[E8.183] the storyteller has no tokens, and that is known', async () => {
    const teller: Leader = {
      name: 'storyteller',
      tell: async () => {},
      discuss: async () => ({ reply: 'Well?', proposal: null }),
    };
    const counted = countUsage(teller);
    if ('tell' in counted.model) await counted.model.tell({} as TellRequest, {} as Hands);
    expect(counted.spent()).toEqual({ ...once, model: 'storyteller' });
  });
});
