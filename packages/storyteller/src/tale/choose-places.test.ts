import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openTales } from './tales.ts';

const tales = openTales([fileURLToPath(new URL('../../tales', import.meta.url))]);

function placesOf(description: string, seed: number): string[] {
  return tales
    .compose({ name: 'A Game', description, lines: [] }, seed, new Set())
    .places.map(({ id }) => id);
}

/** What the shipped fantasy tales have of it. */
const sandy = /singing[- ]erg|qasrim|sun[- ]tomb|zahrut/i;

it('nobody walks from a village among oaks into the desert', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const [first, ...rest] = placesOf('A fantasy tale about a village and its forest.', seed);
    expect(first).not.toMatch(sandy);
    expect(rest.filter((id) => sandy.test(id))).toEqual([]);
  }
});

it('who asks for a desert is led through it', () => {
  const all = Array.from({ length: 20 }, (_, seed) =>
    placesOf('A fantasy caravan lost in the desert.', seed + 1),
  );
  expect(all.filter((places) => places.some((id) => sandy.test(id))).length).toBeGreaterThan(15);
});

it('a harbour that was asked for is one, even where every harbour was seen lately', () => {
  const wish = { name: 'A Game', description: 'It all happens in the harbour of Selvane.', lines: [] };
  const seen = new Set<string>();
  for (let seed = 1; seed <= 8; seed += 1) {
    const { genre, places } = tales.compose(wish, seed, seen);
    const [first] = places;
    const { nature } = tales.library.genres.get(genre)!.places.get(first!.id)!;
    expect(nature.some((noun) => ['harbour', 'port', 'sea', 'dock'].includes(noun))).toBe(true);
    for (const { id } of places) seen.add(id);
  }
});
