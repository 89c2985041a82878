import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { marrowBridge } from '../../test/marrow-bridge.ts';
import { aStep, phrase } from '../../test/talk-steps.ts';
import { done, odra, to, watchman } from '../../test/talked.ts';
import type { Step } from '../reader/reading.ts';
import type { State } from '../world/state.ts';
import type { Thing, World } from '../world/world.ts';
import { speak, talkStep } from './talk.ts';

describe('in a fight', () => {
  async function inFight(face: number) {
    const told = await aTelling({ face, message: 'Stop!' });
    const answer = await told.turn.call('start_encounter', {
      combatants: [{ name: 'Drowned sleeper', armor_class: 8, hit_points: 22 }],
    });
    expect(answer.error).toBeUndefined();
    return told;
  }

  it.each([
    [20, true],
    [3, false],
  ])('a plea (%i) ends it or does not', async (face, isOver) => {
    const { turn, text } = await inFight(face);
    await talkStep(
      turn,
      aStep('persuade', 'plead with the drowned sleeper to stop', { target: phrase('the drowned sleeper') }),
    );
    expect(turn.table.encounter === null).toBe(isOver);
    expect(text()).toMatch(/sleeper/);
    expect(turn.state.progress).toBe(isOver ? 2 : 0);
  });

  it('words that ask for nothing change nothing', async () => {
    const { turn, rolls } = await inFight(20);
    const before = rolls().length;
    await speak(turn, 'For the king of the eels!', null);
    expect(turn.table.encounter).not.toBeNull();
    expect(rolls()).toHaveLength(before);
  });
});

describe('others who may be spoken to', () => {
  const [bridge, ...rest] = marrowBridge.places;
  const goat: Thing = {
    id: 'goat',
    name: 'the grey goat',
    words: ['goat'],
    traits: ['animal'],
    see: 'A goat.',
    find: '',
    item: null,
  };
  const world: World = { ...marrowBridge, places: [{ ...bridge!, things: [goat] }, ...rest] };

  it.each([
    [18, ['calm']],
    [2, undefined],
  ])('an animal is calmed by Animal Handling (%i)', async (face, marks) => {
    const { skills, state, text } = await done(
      aStep('calm', 'calm the goat', { object: phrase('the goat') }),
      { world, face },
    );
    expect(skills).toEqual([expect.stringMatching(/Animal Handling/)]);
    expect(state.things.goat).toEqual(marks);
    expect(text()).toMatch(/goat/);
  });

  it('an animal that is spoken to needs no roll', async () => {
    const { skills, text } = await done(
      aStep('tell', 'tell the goat a secret', { target: phrase('the goat') }),
      { world },
    );
    expect(skills).toEqual([]);
    expect(text()).toMatch(/goat/);
  });

  it('somebody hostile by nature says what they are asked for, and no more', async () => {
    const matron = { ...bridge!.people[0]!, attitude: 'hostile' as const };
    const hostile: World = { ...marrowBridge, places: [{ ...bridge!, people: [matron] }, ...rest] };
    const { text } = await done(aStep('ask', 'ask Odra about the toll', to(odra, 'the toll')), {
      world: hostile,
    });
    expect(text()).toContain('two silver');
    const { text: vague, state } = await done(aStep('ask', 'ask Odra', to(odra)), { world: hostile });
    expect(vague()).not.toContain('two silver');
    expect(state.people.odra!.told).toEqual([]);
  });
});

describe('a very long message', () => {
  it('is answered without ado, and in short', async () => {
    const words = Array.from({ length: 1600 }, (_, at) => `w${at}rd`).join(' ');
    const { text, state } = await done(`Odra, ${words} toll?`);
    expect(text().length).toBeLessThan(900);
    await done(`${'. '.repeat(4000)}`);
    await done(aStep('tell', `tell Odra that ${words}`, to(odra)));
    expect(JSON.stringify(state).length).toBeLessThan(4000);
  });
});

describe('a long talk', () => {
  const said: (Step | string)[] = [
    aStep('ask', 'ask Odra about the toll', to(odra, 'the toll')),
    aStep('ask', 'ask Odra about dragons', to(odra, 'dragons')),
    aStep('greet', 'greet Odra', { object: odra }),
    'Thank you, Odra.',
    'It has been a long road, Odra.',
    aStep('persuade', 'persuade the watchman to let you pass', { object: watchman }),
    aStep('pay', 'pay Odra a gold piece', { target: odra, object: phrase('gold'), amount: 1 }),
    aStep('give', 'give Odra your crown', { target: odra, object: phrase('your crown') }),
  ];
  it.each(said.map((what): [string, Step | string] => [typeof what === 'string' ? what : what.echo, what]))(
    '%s: twelve times over, each time another answer',
    async (_, what) => {
      let state: State | undefined;
      const sentences: string[] = [];
      for (let count = 0; count < 12; count++) {
        const { turn } = await done(what, { seed: count, ...(state && { state }) });
        expect(turn.told.length).toBeGreaterThan(0);
        sentences.push(...turn.told);
        state = { ...turn.state, said: turn.prose.remembered() };
        expect(JSON.stringify({ ...state, said: null }).length).toBeLessThan(4000);
      }
      expect(new Set(sentences).size).toBe(sentences.length);
    },
  );
});
