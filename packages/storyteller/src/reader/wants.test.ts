import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { marrowBridge } from '../../test/marrow-bridge.ts';
import type { Person, World } from '../world/world.ts';
import { playedTable } from '../../test/played-table.ts';
import { brannoch } from '../../test/sheets.ts';

const [bridge, ...others] = marrowBridge.places;
const gerd: Person = {
  ...bridge!.people[1]!,
  id: 'gerd',
  name: 'Gerd Rook',
  role: 'innkeeper',
  words: ['gerd', 'rook', 'innkeeper'],
  attitude: 'friendly',
  topics: [],
};
const world: World = {
  ...marrowBridge,
  places: [{ ...bridge!, people: [bridge!.people[0]!, gerd] }, ...others],
};
const read = async (message: string) => readCompactly(message, (await aTelling({ message, world })).turn);

describe('what is wanted for money', () => {
  it.each([
    [
      'Could I perhaps have a bowl of something hot?',
      /^trade: ask for a bowl of something hot; .*target=gerd/,
    ],
    ["I'd like to buy a round for the whole house", /^trade: ask for a round/],
    ["I'll have an ale, Gerd", /^trade: ask for an ale; .*target=gerd/],
    ['I ask Gerd for a room', /^trade: ask Gerd for a room/],
    ['I nod and ask Gerd whether he has a room, and what it costs', /^trade: (?!.*THEN)/],
    [
      'can we get two rooms and a bath. what does that come to',
      /^trade: ask for the price of two rooms and a bath(?!.*THEN)/,
    ],
    ['hey innkeeper, got anything stronger than water?', /^trade: ask for the price/],
    ['do you take silver?', /^trade: ask whether silver is taken/],
    ['What would it cost to have my coat mended?', /^trade: ask what it would cost/],
    ["that's too much, I'll give you two silver for a candle", /^trade: haggle over a candle/],
    // Nothing that is sold, or something of the tale.
    ['how much is the toll?', /^ask: .*toll/],
    ['can I have the lantern?', /^may /],
    ['could I have a word with Gerd?', /^ask: talk to Gerd/],
    ['could I get a better look at the well?', /^may look/],
    ["I'd like to rest", /^rest/],
    ['I take the room in at a glance', /^(?!trade)/],
  ])('%s', async (message, expected) => {
    expect(await read(message)).toMatch(expected);
  });

  it('is served by whoever keeps the bar, priced alike before and after, and never given for nothing', async () => {
    const table = await playedTable({
      party: [brannoch],
      name: 'The Lucky Mule',
      description:
        'A western tale. Mabel Ott keeps the bar of the Lucky Mule saloon, and somebody has robbed the train.',
    });
    const priced = await table.say(0, 'Hey barkeep, how much for a whiskey?');
    expect(priced.narration).toMatch(/Mabel Ott.*1 gold|1 gold.*Mabel Ott/s);
    expect(priced.effects.some(({ kind }) => kind === 'rolled' || kind === 'item')).toBe(false);
    const bought = await table.say(0, 'ok then a whiskey please');
    expect(bought.narration).toMatch(/1 gold/);
    expect(JSON.stringify(bought.effects)).toMatch(/"quantity":14|14/);
    const dear = await table.say(0, "that's too much! not a copper more than five silver for a lantern");
    expect(dear.narration).toMatch(/no lantern/i);
    expect(dear.effects.some(({ kind }) => kind === 'rolled')).toBe(false);
  });
});
