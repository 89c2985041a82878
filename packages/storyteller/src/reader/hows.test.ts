import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { quill } from '../../test/sheets.ts';

/** What only says how, at Marrow Bridge: one deed, and nothing more to do or to find. */
const readings: [string, string][] = [
  [
    'I lower the bucket into the well, but I mind the edge',
    'other: lower the bucket into the well, but you mind the edge; object=well; target=well',
  ],
  [
    'I search the strongbox, wary of needles',
    'search: search the strongbox, wary of needles; object=strongbox',
  ],
  [
    'I look into the well without leaning over the rim',
    'look: look into the well without leaning over the rim; object=well',
  ],
  [
    'I climb the well and try not to think of the depth',
    'climb: climb the well and try not to think of the depth; object=well; target=well',
  ],
  [
    "I take the lantern but I don't light it",
    "take: take the lantern, but you don't light it; object=lantern",
  ],
  ['I walk up to Odra, but not too near', 'go: walk up to Odra but not too near; object=odra; target=odra'],
  [
    'I open the strongbox, ready to jump aside',
    'open: open the strongbox, ready to jump aside; object=strongbox',
  ],
  [
    'I jump over the well but twist my hip',
    'jump: jump over the well but twist your hip; object=well; target=well',
  ],
];

const unseen: [string, string][] = [
  [
    'I walk to the well but keep to the shadows',
    'sneak: walk to the well but keep to the shadows; object=well; target=well; how=quietly',
  ],
  [
    'Making sure nobody hears me, I go to the gate',
    'sneak: go to the gate, making sure nobody hears you; object=obstacle salt-stair; target=obstacle salt-stair; how=quietly',
  ],
  [
    'I pick up the lantern without alerting Bram',
    'take: pick up the lantern without alerting Bram; object=lantern; how=quietly',
  ],
  ['I go to the well. Keep low.', 'sneak: go to the well, keep low; object=well; target=well; how=quietly'],
  [
    'I go through the gate but quietly',
    'sneak: go through the gate but quietly; object=obstacle salt-stair; target=obstacle salt-stair; how=quietly',
  ],
];

const apart: [string, string][] = [
  [
    'I go to the well but ask Bram about the gate',
    'ask: go to the well and ask Bram about the gate; target=bram; topic=gate',
  ],
  ['I light the lantern and keep watch', 'light: light the lantern; object=lantern THEN watch: keep watch'],
  ['I stay low', 'wait: stay low'],
];

describe('what says how a deed is done', () => {
  it.each(readings)('is no second one: %s', async (message, read) => {
    expect(await readCompactly(message, (await aTelling({ message, sheet: quill })).turn)).toBe(read);
  });

  it.each(unseen)('may mean that nobody should see it: %s', async (message, read) => {
    expect(await readCompactly(message, (await aTelling({ message, sheet: quill })).turn)).toBe(read);
  });

  it.each(apart)('is not what is done by itself: %s', async (message, read) => {
    expect(await readCompactly(message, (await aTelling({ message, sheet: quill })).turn)).toBe(read);
  });
});
