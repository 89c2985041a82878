import { expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { marrowBridge } from '../../test/marrow-bridge.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { createUnderstanding } from './understand.ts';

it.each([
  ['I turn to Bram. What do you know about the toll?', /target=bram/],
  ['I ask Odra about the toll. When did she last see Bram?', /^ask: ask Odra about the toll; target=odra/],
  ['talk to bram. how much is the toll', /^ask: .*target=bram/],
])('whoever was turned to is asked: %s', async (message, read) => {
  const { turn } = await aTelling({ message });
  expect(await readCompactly(message, turn)).toMatch(read);
});

it('who is called by name and is elsewhere is not taken for somebody here', async () => {
  const away = {
    ...marrowBridge.places[0]!.people[0]!,
    id: 'nonna',
    name: 'Nonna Vex',
    words: ['nonna', 'vex'],
  };
  const [first, second, ...rest] = marrowBridge.places;
  const world = { ...marrowBridge, places: [first!, { ...second!, people: [away] }, ...rest] };
  for (const message of ['Nonna, where were you last night?', 'Where were you on Monday night, Nonna?']) {
    const { turn } = await aTelling({ message, world });
    expect(await readCompactly(message, turn)).toMatch(/target=absent nonna/);
  }
});

it.each(['What toll? I ask Odra about the toll.', 'Why does the bell ring? I ask Odra why the bell rings.'])(
  'what is asked twice is asked once: %s',
  async (message) => {
    const { turn } = await aTelling({ message });
    const reading = await createUnderstanding(undefined)(message, turn);
    expect(reading).toMatchObject({ kind: 'steps' });
    expect(reading).not.toHaveProperty('asks');
  },
);
