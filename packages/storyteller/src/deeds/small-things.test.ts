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

  it('what was only told of and fits a pocket can be taken, once', async () => {
    const told = {
      ...millYard,
      places: millYard.places.map((place) => ({
        ...place,
        senses: ['A thread of blue wool has caught on the door, and a sword hangs over it.'],
      })),
    };
    const taking = (what: string) => step('take', `take ${what}`, { object: what });
    const { turn } = await play(taking('the thread'), { world: told });
    const carried = () => turn.sheet!.inventory.filter(({ name }) => /thread/i.test(name));
    expect(carried()).toMatchObject([{ name: 'Thread', quantity: 1 }]);
    await doStep(turn, taking('the thread'));
    expect(carried()).toMatchObject([{ quantity: 1 }]);
    await doStep(turn, taking('the sword over the door'));
    expect(turn.sheet!.inventory.filter(({ name }) => /over the door/i.test(name))).toEqual([]);
  });

  it('a torch that burns is dropped once', async () => {
    const { turn, text } = await play(step('light', 'light a torch', { object: 'a torch' }));
    const torches = () => turn.sheet!.inventory.find(({ name }) => /torch/i.test(name))!.quantity;
    const left = torches();
    await doStep(turn, step('drop', 'drop the torch', { object: 'the torch' }));
    expect(torches()).toBe(left);
    expect(text()).toContain('burning torch');
    await doStep(turn, step('drop', 'drop a torch', { object: 'a torch' }));
    expect(torches()).toBe(left - 1);
  });
});
