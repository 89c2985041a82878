import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { quill } from '../../test/sheets.ts';

const read = async (message: string) =>
  await readCompactly(message, (await aTelling({ message, sheet: quill })).turn);

const readings: [string, string][] = [
  ['if Odra screams I run', 'kept if Odra screams: go: run'],
  [
    'when the watchman yawns I steal his purse',
    'kept when the watchman yawns: steal: steal his purse; object=bram',
  ],
  [
    'I duck behind the well the moment something moves',
    'kept the moment something moves: hide: duck behind the well; object=well; target=well',
  ],
  [
    'unless somebody stops us, we go through the gate',
    'kept unless somebody stops you: go: go through the gate; object=obstacle salt-stair; target=obstacle salt-stair',
  ],
  [
    'as soon as she sits down, take the lantern',
    'kept as soon as she sits down: take: take the lantern; object=lantern',
  ],
  ['I am ready to jump if the bell rings', 'kept if the bell rings: jump: jump'],
  [
    'I crouch behind the well, and if Bram comes closer I kick him',
    'hide: crouch behind the well; object=well; target=well THEN kept if Bram comes closer: attack: kick him; object=bram',
  ],
  [
    'I wait until Bram falls asleep, then search the strongbox',
    'kept as soon as Bram falls asleep: search: search the strongbox; object=strongbox',
  ],
  [
    'I wait for Odra to leave, then I open the strongbox',
    'kept once you have waited for Odra to leave: open: open the strongbox; object=strongbox',
  ],
  [
    'If I hear anything I blow out the lantern',
    'kept if you hear anything: extinguish: blow out the lantern; object=lantern',
  ],
];

describe('what waits for something to happen', () => {
  it.each(readings)('is kept ready: %s', async (message, kept) => {
    expect(await read(message)).toBe(kept);
  });

  it.each([
    ['If the strongbox is heavy I push it', 'push: push it if the strongbox is heavy; object=strongbox'],
    ['once I am inside I look around', 'look: look around once you are inside'],
    ['I wait until nightfall, then look around', 'wait: wait until nightfall THEN look: look around'],
    [
      'while Bram looks away I take the lantern',
      'take: take the lantern while Bram looks away; object=lantern',
    ],
    [
      'I ask Odra if the bell rings at night',
      'ask: ask Odra if the bell rings at night; target=odra; topic=bell',
    ],
  ])('is none where it is so or not, or is one’s own to do: %s', async (message, deed) => {
    expect(await read(message)).toBe(deed);
  });
});

describe('a coin or a die that decides', () => {
  it.each([
    [
      'I flip a coin: heads I climb the well, tails I leave',
      'tossed coin: heads climb the well, tails leave',
    ],
    ["Let's toss a coin. Tails we fight, heads we talk.", 'tossed coin: tails fight, heads talk'],
    ['roll a die, on even I knock, on odd I kick the gate', 'tossed die: even knock, odd kick the gate'],
    ['I toss a coin to decide whether to wake Bram', 'tossed coin: heads wake Bram, tails do not wake Bram'],
    ['I flip a coin', 'tossed coin: heads null, tails null'],
  ])('is left to chance: %s', async (message, toss) => {
    expect(await read(message)).toBe(toss);
  });

  it.each(['I toss a coin into the well', 'I flip a coin to Odra', 'I throw the lantern over the gate'])(
    'is none that goes somewhere: %s',
    async (message) => {
      expect(await read(message)).not.toContain('tossed');
    },
  );
});
