import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openTales } from './tales.ts';

const tales = openTales([fileURLToPath(new URL('../../tales', import.meta.url))]);
const opened = (name: string, description: string, seed = 5) =>
  tales.open(tales.compose({ name, description, lines: [] }, seed, new Set()));

const hallowWick =
  'Gothic horror. Hallow Wick is a candle-making village on the edge of the Sedge Moor. For nine nights a child has vanished each night, and in every empty bed lies a small figure of wax. Mother Agathe Pell, the chandler, supplies every house with candles and hates questions. Constable Edwin Thrale is a drunk who lost his own daughter Rosie on the first night. Father Lucan Moss, the parish priest, has locked the church crypt and will not say why. The Tallow Man, a thing of melted fat and hair, walks when the candles burn low. The heroes must find the children alive before the tenth night.';

describe('the opening of a tale that a host has described', () => {
  it('tells all that the host has told, in its order, and leaves the task to whoever asks', () => {
    const { places, threat, patron } = opened('Hallow Wick', hallowWick);
    const { name, arrival } = places[0]!;
    expect(name).toBe('Hallow Wick');
    const told = [
      'For nine nights a child',
      'Mother Agathe Pell',
      'Edwin Thrale',
      'Lucan Moss',
      'Tallow Man',
    ];
    const at = told.map((one) => arrival.indexOf(one));
    expect(at.every((one, index) => one > (at[index - 1] ?? -1))).toBe(true);
    expect(arrival).not.toMatch(/must find/);
    expect(threat!.quest).toBe('Find the children alive before the tenth night');
    expect(threat!.villain.name).toBe('the Tallow Man');
    expect(patron!.name).toBe('Constable Edwin Thrale');
  });

  it('tells all of it where little was told', () => {
    const { places } = opened(
      'The Cup',
      'The cup final is tonight! The referee was bribed and the ball is alive.',
    );
    expect(places[0]!.arrival).toContain('The referee was bribed and the ball is alive.');
  });

  it('keeps what is for the players to find out', () => {
    const { places } = opened(
      'Grey Ford',
      'Grey Ford has lost its bell. The reeve, Tobin Marsh, asks for help. The smith is secretly a thief. A heron stands by the ford.',
    );
    expect(places[0]!.arrival).not.toMatch(/secretly/);
    expect(places[0]!.arrival).toMatch(/lost its bell.*asks for help.*heron/s);
  });

  it('lets people speak of what befell them, and not of what they are called', () => {
    const { places } = opened('Hallow Wick', hallowWick);
    const thrale = places[0]!.people.find(({ name }) => name.includes('Thrale'))!;
    expect(thrale.topics.map(({ says }) => says)).toContain(
      'I lost my own daughter Rosie on the first night.',
    );
  });

  it.each([
    ['A young hedge-mage comes to a fishing town where the tide has stopped coming back.', 'tide'],
    ['Every bell in the city of Orrin has gone silent in a single night.', 'bell'],
    ['Someone is poisoning the miners of Copper Gulch.', 'miners'],
    ["A painter's portraits show how people will die.", 'portraits'],
    ['A retired detective receives letters from a man who died ten years ago.', 'letters'],
  ])('makes one sentence the whole tale: %s', (description, word) => {
    for (const seed of [1, 2, 3, 4]) {
      const { places, threat, slots } = opened('A Game', description, seed);
      const [first] = places;
      expect(first!.arrival.toLowerCase()).toContain(word);
      expect(threat!.quest.toLowerCase()).toContain(word);
      expect(String(slots.matter)).toContain(word);
      expect(threat!.villain.name).toMatch(/^the one /);
      expect(threat!.minion.name).toBe('watcher');
      const known = first!.people.filter(({ topics }) => topics.some(({ says }) => says.includes(word)));
      expect(known.length).toBe(first!.people.length);
      expect(first!.people.some(({ role }) => /mage|detective/.test(role))).toBe(false);
    }
  });
});
