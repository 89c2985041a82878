import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Place } from '../world/world.ts';
import { kindOfName, kindToBegin } from './kind-of-name.ts';
import { spotsWithin } from './spots.ts';
import { openTales } from './tales.ts';

const tales = openTales([fileURLToPath(new URL('../../tales', import.meta.url))]);

const hosts = [
  [
    'Dead Air on Kestrel Station',
    'A science fiction horror. Kestrel Station, a mining station orbiting a gas giant, has gone quiet. Somebody has written COUNT THEM on the wall in grease.',
  ],
  [
    'Harrowgate House',
    'A murder mystery. Lord Edmund was found dead in Harrowgate House. Five people stood to inherit.',
  ],
  [
    'The Great Goose Heist',
    'A funny heist at a county fair: the goose of Lord Pumblewick has been swapped for a painted duck.',
  ],
  [
    'Salt and Silence',
    'The fishing village of Carrow Head has lost three children in nine days, and nobody has seen anything.',
  ],
] as const;

const composed = ([name, description]: readonly [string, string], seed: number) =>
  tales.compose({ name, description, lines: [] }, seed, new Set());

const written = new Set(
  [...tales.library.genres.values()].flatMap(({ places }) =>
    [...places.values()].flatMap(({ things, senses }) => [...things.map(({ see }) => see), ...senses]),
  ),
);

const isWritten = ({ things, senses }: Place) =>
  [...things.map(({ see }) => see), ...senses].filter((text) => written.has(text));

it.each(hosts)('%s: what stands there is of its kind, and nothing of another tale', (...host) => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const outline = composed(host, seed);
    const [first, ...rest] = tales.open(outline).places;
    const kind = kindToBegin(first!.name, outline.genre)!;
    expect(kind.isWide).toBe(true);
    // A place of that very kind may be told as it was written.
    if (outline.places[0]!.isPlain) expect(isWritten(first!)).toEqual([]);
    for (const place of rest) {
      const own = kindOfName(place.name)!;
      expect(spotsWithin(kind).map((noun) => kindOfName(noun)!.kind)).toContain(own.kind);
      expect(isWritten(place)).toEqual([]);
      expect(place.arrival).not.toContain('{');
      expect(place.things.length).toBeGreaterThan(1);
    }
    expect(new Set(rest.map(({ name }) => name)).size).toBe(rest.length);
  }
});

it.each(hosts)('%s: the world is the same each time, and every way leads on', (...host) => {
  const outline = composed(host, 7);
  const { places } = tales.open(outline);
  expect(openTales([fileURLToPath(new URL('../../tales', import.meta.url))]).open(outline).places).toEqual(
    places,
  );
  for (const [at, { exits }] of places.entries()) {
    const [onward] = exits;
    if (at === places.length - 1) continue;
    // In a house where a murder is to be found out, every door is open.
    if (outline.whodunit) expect(onward!.obstacle).toBeNull();
    if (outline.whodunit) continue;
    expect(onward!.name).toBe(places[at + 1]!.name);
    for (const text of [onward!.obstacle!.block, onward!.obstacle!.pass]) {
      expect(text).not.toBe('');
      expect(text).not.toContain('{');
    }
  }
});

it('where a host has spoken of no foe, nobody lies in wait for those who find something out', () => {
  const [, house] = hosts;
  for (let seed = 1; seed <= 12; seed += 1)
    expect(
      tales
        .open(composed(house, seed))
        .places.filter(({ beat, foes }) => beat === 'danger' && foes.length > 0),
    ).toEqual([]);
});

it('a control room is no bedroom, and a fishing village lies by the sea', () => {
  expect(kindOfName('the bedroom')?.kind).toBe('room');
  expect(kindOfName('the control room')?.kind).not.toBe('room');
  expect(kindOfName('the fishing village of Carrow Head')?.kind).toBe('fishing');
  expect(kindOfName('the freighter Halcyon')?.kind).toBe('ship');
  expect(kindOfName('Carrow Head')).toBeNull();
  expect(kindOfName('the mill door')).toBeNull();
  expect(kindOfName('')).toBeNull();
});

it('what kinds of places have is known, and there is more than one thing in each', () => {
  const wide = [
    'village',
    'town',
    'city',
    'castle',
    'school',
    'ship',
    'station',
    'train',
    'hotel',
    'house',
    'circus',
    'museum',
  ];
  for (const noun of wide) {
    const kind = kindOfName(noun)!;
    expect(kind.things.length).toBeGreaterThan(2);
    const spots = spotsWithin(kind);
    expect(spots.length).toBeGreaterThan(5);
    for (const spot of spots) expect(kindOfName(spot)?.things.length, spot).toBeGreaterThan(0);
  }
});

const murder = [
  'The Last Guest of Harrowgate House',
  'Lord Edmund Harrow was found dead this morning in the locked library of Harrowgate House. Three people slept here: Lady Violet, his young widow; Jasper Harrow, the nephew with the debts; and Doctor Amos Pell, who signs too quickly. Somebody in the house did it, and nobody leaves until you know who.',
] as const;

it('whoever was found dead lies there, and everybody is there once', () => {
  const outline = composed(murder, 3);
  const world = tales.open(outline);
  const [house, library] = world.places;
  const bodies = library!.things.filter(({ words }) => words.includes('body'));
  expect(bodies).toMatchObject([{ name: 'the body of Lord Edmund Harrow' }]);
  expect(house!.people.map(({ name, role }) => [name, role])).toEqual([
    ['Lady Violet', 'widow'],
    ['Jasper Harrow', 'nephew'],
    ['Doctor Amos Pell', ''],
  ]);
  expect(world.threat!.quest).toBe('Find out who killed Lord Edmund Harrow');
  const said = house!.people.flatMap(({ topics }) => topics.map(({ says }) => says)).join(' ');
  expect(said).not.toContain('who signs too quickly');
});

it('a planet is nobody, and what stands between commas is no part of what is to be done', () => {
  const { wished, cast } = composed(
    [
      'Dead Air',
      'You are sent to find out why Kestrel Station, a mining station orbiting a gas giant, has gone quiet.',
    ],
    1,
  );
  expect(JSON.stringify({ ...wished, premise: '' })).not.toContain('giant');
  expect(cast.map(({ name }) => name).join()).not.toContain('giant');
});
