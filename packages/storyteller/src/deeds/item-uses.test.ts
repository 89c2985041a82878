import { describe, expect, it } from 'vitest';
import { aTelling, type TellingOptions } from '../../test/a-telling.ts';
import { quill } from '../../test/sheets.ts';
import { takeStep } from '../answer.ts';
import { readWords } from '../reader/understand.ts';
import { sceneOf } from '../reader/scene.ts';

const carrying = (...names: string[]) => ({
  ...quill,
  current_hp: Math.floor(quill.max_hp / 2),
  inventory: names.map((name) => ({ name, quantity: name.endsWith('s') ? 5 : 1, note: '' })),
});

async function done(message: string, items: string[], options: TellingOptions = {}) {
  const telling = await aTelling({ message, sheet: carrying(...items), ...options });
  const reading = readWords(message, sceneOf(telling.turn));
  if (reading.kind !== 'steps') throw new Error(`read as ${reading.kind}`);
  await takeStep(telling.turn, reading.steps[0]!);
  const left = Object.fromEntries(
    telling.turn.sheet!.inventory.map(({ name, quantity }) => [name, quantity]),
  );
  return { ...telling, left };
}

describe('a thing does what its kind does, without a roll', () => {
  it.each([
    ['I take a photo of the old well', 'camera', /photo of the old well/],
    ['I photograph the strongbox with my phone', 'smartphone', /photograph the strongbox/],
    ['I take a picture of Bram with the flash to blind him', 'camera', /flash|White light|spots/],
    ['I call the guild on my phone', 'smartphone', /answers|no voice|picks up|comes back/],
    ['I google the drowned bell', 'smartphone', /google the drowned bell/],
    ['I switch on my flashlight', 'flashlight', /flashlight/],
    ['I write down what Odra said in my notebook', 'notebook', /write down what Odra said/],
    ['I smoke', 'cigars', /smoke/],
    ['I tend my wound with my medical bag', 'medical bag', /wound/],
  ])('%s', async (message, item, expected) => {
    const { text, rolls } = await done(message, [item]);
    expect(text()).toMatch(expected);
    expect(rolls()).toEqual([]);
  });

  it('looks up what is known', async () => {
    const description = 'A heist. Viktor Hahn was found dead in his gallery.';
    const { turn } = await aTelling();
    const table = { game: { ...turn.table.game, description } };
    const { text } = await done('I look up Viktor Hahn on my phone', ['smartphone'], { table });
    expect(text()).toContain('Viktor Hahn was found dead in his gallery');
  });

  it('is not to be had by whoever does not carry it', async () => {
    const { text } = await done('I switch on my flashlight', ['rope']);
    expect(text()).toMatch(/flashlight/);
    expect(text()).not.toMatch(/beam|circle|shadows/);
  });
});

it('is a notebook, and what is written in it no letter', async () => {
  const { left } = await done('I write down what Odra said in my notebook', ['notebook']);
  expect(left).toEqual({ notebook: 1 });
});

it('is food, by whatever name', async () => {
  const { left } = await done('I eat something', ['rations']);
  expect(left.rations).toBe(4);
});

describe('what holds more than one', () => {
  it('keeps the rest after a sip', async () => {
    const { left } = await done('I drink some whiskey', ['whiskey flask']);
    expect(left['whiskey flask']).toBe(1);
  });

  it('is gone when it is emptied', async () => {
    const { left } = await done('I empty the whiskey flask', ['whiskey flask']);
    expect(left['whiskey flask'] ?? 0).toBeLessThan(2);
  });

  it('loses one of several', async () => {
    const { left } = await done('I light a cigar', ['cigars']);
    expect(left.cigars).toBe(4);
  });
});

describe('a shot at a thing', () => {
  it('breaks it, where there is something to shoot with', async () => {
    const { turn, rolls } = await done('I shoot the lock', ['revolver'], { face: 18 });
    expect(rolls().map(({ reason }) => reason)).toEqual([expect.stringMatching(/^Dexterity check/)]);
    expect(turn.state.things.strongbox).toContain('open');
  });

  it('needs a gun or a bow', async () => {
    const { turn, rolls } = await done('I shoot the strongbox', ['rope']);
    expect(rolls()).toEqual([]);
    expect(turn.isTimeless).toBe(true);
  });
});

describe('time', () => {
  it('of a long rest is long', async () => {
    const { turn, rolls } = await done('I take a long rest', ['rope']);
    expect(turn.sheet!.current_hp).toBe(turn.sheet!.max_hp);
    expect(rolls()).toEqual([]);
  });

  it('passes for whoever waits for an hour', async () => {
    const { turn, text } = await done('I wait until midnight', ['rope']);
    expect(turn.state.hour).toBe('midnight');
    expect(text()).toContain('midnight');
  });
});
