import { describe, expect, it } from 'vitest';
import { marrowBridge } from '../../test/marrow-bridge.ts';
import { ilsabet, quill } from '../../test/sheets.ts';
import { aStep, phrase } from '../../test/talk-steps.ts';
import { done, odra, watchman } from '../../test/talked.ts';
import type { Step } from '../reader/reading.ts';
import type { World } from '../world/world.ts';

describe('gold and gifts', () => {
  it.each<[string, Step, number, RegExp]>([
    ['a payment', aStep('pay', 'pay Odra five gold', { target: odra, amount: 5 }), -5, /five gold.*10 left/],
    ['a payment without a number', aStep('pay', 'pay Odra', { object: odra }), -2, /2 gold/],
    [
      'a single coin',
      aStep('pay', 'toss Odra a coin', { target: odra, object: phrase('a coin') }),
      -1,
      /1 gold/,
    ],
    [
      'silver',
      aStep('pay', 'pay Odra two silver for the crossing', { target: odra, amount: 2 }),
      -1,
      /14 gold and 8 silver left/,
    ],
    [
      'all of it',
      aStep('pay', 'give Odra all your gold', { target: odra, object: phrase('your gold') }),
      -15,
      /last of it/,
    ],
    [
      'gold that is given',
      aStep('give', 'give Odra 3 gold', { target: odra, object: phrase('gold'), amount: 3 }),
      -3,
      /3 gold/,
    ],
    [
      'more than there is',
      aStep('give', 'give Odra 20 gold for the best room', {
        target: odra,
        object: phrase('gold'),
        amount: 20,
      }),
      0,
      /only 15 gold/,
    ],
  ])('%s', async (_, what, change, answer) => {
    const { gold, text, skills } = await done(what);
    expect(gold).toBe(change);
    expect(text()).toMatch(answer);
    expect(skills).toEqual([]);
  });

  it.each([
    [19, ['salt-stair']],
    [2, []],
  ])('a bribe is gone whether it works or not (%i)', async (face, open) => {
    const what = aStep('pay', 'bribe the watchman with 5 gold to open the gate', {
      object: watchman,
      amount: 5,
    });
    const { gold, skills, state, text } = await done(what, { face });
    expect(gold).toBe(-5);
    expect(skills).toEqual([expect.stringMatching(/Persuasion/)]);
    expect(state.open).toEqual(open);
    expect(text()).toMatch(/5 gold.*10 left/);
  });

  it('a larger bribe is easier', async () => {
    const bribe = (amount: number) =>
      aStep('pay', `bribe the watchman with ${amount} gold to open the gate`, { object: watchman, amount });
    // 8 − 1 is 7: enough for 10 gold (difficulty 6), not for 2 (difficulty 10).
    expect((await done(bribe(10), { face: 8 })).state.open).toEqual(['salt-stair']);
    expect((await done(bribe(2), { face: 8 })).state.open).toEqual([]);
  });

  it('a bribe that the purse does not hold is no bribe', async () => {
    const { gold, skills, text } = await done(
      aStep('pay', 'bribe the watchman with 50 gold', { object: watchman, amount: 50 }),
    );
    expect([gold, skills]).toEqual([0, []]);
    expect(text()).toMatch(/only 15 gold/);
  });

  it.each<[string, Step, string | null, RegExp]>([
    [
      'what is carried',
      aStep('give', 'give Odra your rope', { target: odra, object: phrase('your rope') }),
      'Rope (50 ft)',
      /rope/,
    ],
    [
      'one of several',
      aStep('give', 'give Odra one of your torches', { target: odra, object: phrase('one of your torches') }),
      'Torch',
      /torches.*Odra/,
    ],
    [
      'what is not carried',
      aStep('give', 'give Odra your potion', { target: odra, object: phrase('your potion') }),
      null,
      /no potion/,
    ],
    [
      'more than is carried',
      aStep('give', 'give Odra nine torches', { target: odra, object: phrase('your torches'), amount: 9 }),
      null,
      /only 3/,
    ],
  ])('a gift of %s', async (_, what, name, answer) => {
    const { items, text, skills } = await done(what);
    expect(items.map(({ item }) => item)).toEqual(name === null ? [] : [name]);
    expect(text()).toMatch(answer);
    expect(skills).toEqual([]);
  });

  it('a gift makes somebody friendlier', async () => {
    const { state } = await done(
      aStep('give', 'give the watchman your rope', { target: watchman, object: phrase('your rope') }),
    );
    expect(state.people.bram!.attitude).toBe('friendly');
  });

  it('a gift to a companion is on their sheet afterwards', async () => {
    const what = aStep('give', 'give Ilsabet your rope', {
      target: phrase('Ilsabet'),
      object: phrase('your rope'),
    });
    const { turn } = await done(what, { others: [ilsabet], message: 'Ilsabet' });
    const [mine, hers] = turn.table.party.map(({ character }) =>
      character!.inventory.map(({ name }) => name),
    );
    expect(mine).not.toContain('Rope (50 ft)');
    expect(hers).toContain('Rope (50 ft)');
  });

  it.each<[string, Step, RegExp]>([
    [
      'what nobody sells',
      aStep('trade', 'buy a sword from Odra', { target: odra, object: phrase('a sword') }),
      /sword/,
    ],
    [
      'what they cannot pay for',
      aStep('trade', 'sell Odra your shield', { target: odra, object: phrase('your shield') }),
      /shield/,
    ],
    [
      'what is not there to be sold',
      aStep('trade', 'sell Odra your crown', { target: odra, object: phrase('your crown') }),
      /no crown/,
    ],
  ])('a trade in %s changes nothing', async (_, what, answer) => {
    const { items, gold, text, skills } = await done(what);
    expect([items, gold, skills]).toEqual([[], 0, []]);
    expect(text()).toMatch(answer);
  });

  it.each([
    ['merchant', 'a torch', -1, 'Torch'],
    ['innkeeper', 'an ale', -1, null],
  ])('a %s sells %s', async (role, ware, change, item) => {
    const [bridge, ...rest] = marrowBridge.places;
    const seller = { ...bridge!.people[0]!, role };
    const world: World = { ...marrowBridge, places: [{ ...bridge!, people: [seller] }, ...rest] };
    const { gold, items } = await done(aStep('trade', `buy ${ware}`, { object: phrase(ware) }), {
      world,
      sheet: quill,
    });
    expect(gold).toBe(change);
    expect(items.some((effect) => effect.item === item)).toBe(item !== null);
  });
});
