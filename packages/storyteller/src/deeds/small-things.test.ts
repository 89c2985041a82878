import { describe, expect, it } from 'vitest';
import { aTelling, type TellingOptions } from '../../test/a-telling.ts';
import { millYard } from '../../test/mill-yard.ts';
import { step } from '../../test/steps.ts';
import type { Step } from '../reader/reading.ts';
import { isDoneAlready } from './done-already.ts';
import { doStep } from './do-step.ts';

async function play(given: Step, options: TellingOptions = {}) {
  const telling = await aTelling({ world: millYard, ...options });
  await doStep(telling.turn, given);
  return telling;
}

describe('small things', () => {
  it('who climbs down is down, without a roll', async () => {
    const { text, rolls } = await play(step('climb', 'climb down'));
    expect(rolls()).toEqual([]);
    expect(text()).toMatch(/ground|down/);
    expect(text()).not.toMatch(/you are up|taller|further from there/);
  });

  it('who cuts a strip from their cloak has it', async () => {
    const given = step('cut', 'cut a strip of cloth from your cloak', {
      object: 'a strip of cloth',
      target: 'your cloak',
    });
    const { turn } = await play(given);
    expect(turn.sheet!.inventory.map(({ name }) => name)).toContain('Strip of cloth');
  });

  it('who crawls under something does not stand before it', async () => {
    const { text } = await play(step('go', 'crawl under the wall', { object: 'the wall' }));
    expect(text()).not.toMatch(/stop|stand before|within reach/);
  });

  it('who picks something up has put it in the pocket', () => {
    const first = step('take', 'pick up a stone', { object: 'a stone' });
    const put = (echo: string, target: string) => step('put', echo, { object: 'it', target });
    expect(isDoneAlready(first, put('put it in your pocket', 'your pocket'))).toBe(true);
    expect(isDoneAlready(first, put('put it on the table', 'the table'))).toBe(false);
  });
});
