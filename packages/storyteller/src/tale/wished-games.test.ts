import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../language/phrase.ts';
import { createRandom } from '../random.ts';
import type { World } from '../world/world.ts';
import { openTales } from './tales.ts';

const tales = openTales([fileURLToPath(new URL('../../tales', import.meta.url))]);
const opened = (description: string, lines: string[] = [], seed = 5) =>
  tales.open(tales.compose({ name: 'A Game', description, lines }, seed, new Set()));

/** What a table may hear before it leaves the first place. */
function heardAtFirst({ places, threat, slots }: World): string {
  const [first] = places;
  const hooks = threat!.hook.map((line) => fillTemplate(line, slots, createRandom(1)) ?? '');
  return [
    first!.arrival,
    ...hooks,
    threat!.quest,
    ...first!.things.map(({ see }) => see),
    ...first!.people.flatMap(({ name, topics }) => [name, ...topics.map(({ says }) => says)]),
  ].join('\n');
}

describe('a game that was asked for', () => {
  it.each<[string, string[]]>([
    [
      'orcs are coming. 3 days. the fort has forty men and a broken gate. captain Merrow wont surrender',
      ['Captain Merrow', 'broken gate', 'the fort', 'orcs'],
    ],
    [
      'A funny heist in a floating city of glass. We steal the Sun Lens from Lord Vane.',
      ['the floating city of glass', 'Sun Lens', 'Lord Vane'],
    ],
    [
      'Save Princess Mirabel from the dragon Ashmaw. King Odo is too proud to ask.',
      ['Princess Mirabel', 'Ashmaw', 'King Odo'],
    ],
    [
      'cyberpunk. neon, megacorp called Oyama-Blum, we steal the memories off a server',
      ['Oyama-Blum', 'memories', 'neon'],
    ],
    [
      'Talking animals in the Bramble Wood. The acorns for the winter have gone missing!',
      ['the Bramble Wood', 'acorns', 'winter'],
    ],
    [
      'A circus stands in the field again. ringmaster = Mr Sallow. Free tickets.',
      ['circus', 'Mr Sallow', 'tickets'],
    ],
  ])('speaks of what was named: %s', (description, named) => {
    const heard = heardAtFirst(opened(description)).toLowerCase();
    expect(named.filter((name) => !heard.includes(name.toLowerCase()))).toEqual([]);
  });

  it('has nobody who asks for help against themselves', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const { places, threat } = opened(
        'A keeper who has vanished, a smuggler called Dorrit, and a storm.',
        [],
        seed,
      );
      expect(places[0]!.people.map(({ name }) => name)).toContain('Dorrit');
      expect(`${threat!.quest} ${threat!.villain.name}`).not.toMatch(/smuggler|Dorrit/);
    }
  });

  it('has people who know at least five things each, and no open slot anywhere', () => {
    for (const description of [
      'fantasy',
      'a heist in a floating city',
      'ghosts',
      'noir',
      'modern',
      'western',
      'space',
    ])
      for (const seed of [1, 2, 3]) {
        const world = opened(description, [], seed);
        const people = world.places.flatMap((place) => place.people);
        expect(people.length).toBeGreaterThan(1);
        for (const { topics } of people) expect(topics.length).toBeGreaterThanOrEqual(5);
        expect(world.patron).not.toBeNull();
        expect(JSON.stringify(world.places)).not.toMatch(/[{}]name|\{[A-Za-z]+\}/);
        const lines = Object.values(world.threat!)
          .flat()
          .filter((line) => typeof line === 'string');
        for (const line of lines)
          expect(fillTemplate(line, world.slots, createRandom(1)), line).not.toBeNull();
      }
  });

  it('lets nobody be met whom somebody plays, who has vanished or who lies senseless; whoever asks comes first', () => {
    const described = {
      name: 'The Pass',
      description:
        'The toll keeper, Ansel Grud, has vanished. The old librarian Brother Cassian was found unconscious. Kestrel was sent by the envoy Mara Thale, and the night watchman Dunstan, the banker Tullio Greve and Ines Corvo are here.',
      lines: [],
      players: ['Kestrel Marsh'],
    };
    const { places, patron, threat } = tales.open(tales.compose(described, 7, new Set()));
    expect(places[0]!.people.map(({ name }) => name)).toEqual([
      'Mara Thale',
      'Dunstan',
      'Tullio Greve',
      'Ines Corvo',
    ]);
    expect(places[0]!.people.map(({ role }) => role)).toEqual(['envoy', 'night watchman', 'banker', '']);
    expect(patron?.name).toBe('Mara Thale');
    expect(threat?.quest).toBe('Find Ansel Grud');
  });

  it('keeps namesakes apart, and whoever hires is no villain', () => {
    const { places, patron, threat } = opened(
      'Sheriff Amos Pike was found dead in his own cell. Widow Clara Pike, who runs the boarding house, hires you to find the killer. The telegraph operator Eli Finch knows more.',
    );
    expect(patron?.name).toBe('Widow Clara Pike');
    expect(places[0]!.people.map(({ name }) => name)).toEqual(['Widow Clara Pike', 'Eli Finch']);
    expect(threat?.villain.name).not.toContain('Pike');
  });

  it('tells of a place only what fits it: no city of canals hangs in trees', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const wish = { name: 'Masks', description: 'A ball in the canal city of Verrazo.', lines: [] };
      const { arrival } = tales.open(tales.compose(wish, seed, new Set())).places[0]!;
      expect(arrival).not.toMatch(/trees|above the barley|mountain/);
    }
  });

  it('lets people be met where they are wanted: those who were named at once, whoever is to be saved at the end', () => {
    const { places } = opened(
      'Save Princess Mirabel from the dragon Ashmaw. King Odo and Captain Reeve ask you to.',
    );
    const names = (at: number) => places.at(at)!.people.map(({ name }) => name);
    expect(names(0)).toEqual(['King Odo', 'Captain Reeve']);
    expect(names(-1)).toEqual(['Princess Mirabel']);
    expect(opened('fantasy').places[0]?.people.length).toBe(2);
  });

  it('plays what was proposed, and nobody asks for what is to be taken from themselves', () => {
    for (const [genre, { threats }] of tales.library.genres)
      for (const { id, titles, pitches, villain } of threats.values()) {
        const description = pitches[0]!.replaceAll('{place}', 'Saltmarsh').replace(/\{[^{}]*\}/g, 'it');
        const outline = tales.compose({ name: titles.at(-1)!, description, lines: [] }, 3, new Set());
        expect([outline.genre, outline.threat], description).toEqual([genre, id]);
        const names = outline.cast.map(({ name }) => name);
        expect(names.filter((name) => villain.name.includes(name) || name.includes(villain.name))).toEqual(
          [],
        );
        expect(tales.open(outline).patron?.name).not.toBe(villain.name);
      }
    const retold = opened(
      'Lucan Strand won the town at cards, every roof and lamp-post of it. Steal the deed.',
    );
    expect(retold.patron?.name).not.toBe('Lucan Strand');
  });

  it('stays below its bounds, however long the description', () => {
    const long =
      'The orcs of the Grey Hand have stolen the crown of King Odo from the floating city of glass. '.repeat(
        60,
      );
    const outline = tales.compose({ name: 'x'.repeat(200), description: long, lines: [] }, 1, new Set());
    expect(JSON.stringify(outline).length).toBeLessThan(2_500);
  });

  it('[E9.7] leaves out what a table never wants', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { places, threat } = opened('fantasy', ['spiders', 'rats', 'child'], seed);
      const told = JSON.stringify([
        places.map(({ things, arrival, senses }) => [things, arrival, senses]),
        threat,
      ]);
      expect(told.match(/.{30}\b(?:spiders?|rats?|child|children)\b.{20}/gi) ?? []).toEqual([]);
    }
  });

  it('[E9.11] shares no place with the ten games before it', () => {
    for (const genre of ['fantasy', 'science fiction', 'horror', 'mystery', 'modern', 'western']) {
      const seen: string[] = [];
      for (let game = 0; game < 11; game++) {
        const outline = tales.compose(
          { name: `Game ${game}`, description: `A ${genre} tale`, lines: [] },
          game,
          new Set(seen),
        );
        const ids = outline.places.map(({ id }) => id);
        expect(ids.filter((id) => seen.includes(id))).toEqual([]);
        seen.push(...ids);
      }
    }
  });

  it('plays a tale with places of its own when it is named', () => {
    const own = openTales([
      fileURLToPath(new URL('../../tales', import.meta.url)),
      fileURLToPath(new URL('../../test/tales', import.meta.url)),
    ]);
    const outline = own.compose({ name: 'The Ferry at Marrow', description: '', lines: [] }, 1, new Set());
    const world = own.open(outline);
    expect(world.places[0]?.name).toBe('Marrow Ford');
    expect(world.patron?.name).toBe('Odra Venn');
    expect(world.places[0]?.people[0]?.topics[0]?.says).toMatch(/two silver/);
    expect(world.places.length).toBe(5);
    expect(world.places.at(-1)?.beat).toBe('climax');
  });
});
