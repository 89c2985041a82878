import { createRandom, type Random } from '../random.ts';
import { tables } from '../tables/index.ts';
import type { GenreTables, PlaceKind, Threat } from '../tables/types.ts';
import { agreedLength, genreOf, overlap } from './genre.ts';
import type { Beat, Person, PlotOutline, SceneOutline } from './outline.ts';

interface Wish {
  name: string;
  description: string;
}

const arcs: Record<'short' | 'medium' | 'long', { beat: Beat; kind: PlaceKind }[]> = {
  short: [
    { beat: 'hook', kind: 'hub' },
    { beat: 'danger', kind: 'way' },
    { beat: 'twist', kind: 'site' },
    { beat: 'climax', kind: 'lair' },
  ],
  medium: [
    { beat: 'hook', kind: 'hub' },
    { beat: 'danger', kind: 'way' },
    { beat: 'lead', kind: 'site' },
    { beat: 'twist', kind: 'site' },
    { beat: 'climax', kind: 'lair' },
  ],
  long: [
    { beat: 'hook', kind: 'hub' },
    { beat: 'lead', kind: 'way' },
    { beat: 'danger', kind: 'site' },
    { beat: 'lead', kind: 'way' },
    { beat: 'twist', kind: 'site' },
    { beat: 'climax', kind: 'lair' },
  ],
};

/** A tale for the agreed name and description; what they leave open is up to the seed. */
export function composePlot(seed: number, wish: Wish): PlotOutline {
  const random = createRandom(seed);
  const text = `${wish.name} ${wish.description}`;
  const genre = genreOf(text) ?? 'fantasy';
  const table = tables[genre];
  const threat = fittingThreat(table, text, random);
  const length = agreedLength(wish.description);
  const cast = castOf(table, random);
  return {
    genre,
    threat: threat.id,
    twist: random.below(threat.twists.length),
    cast,
    scenes: scenesOf(table, length, text, random),
  };
}

function fittingThreat(table: GenreTables, text: string, random: Random): Threat {
  const scored = random
    .shuffled(table.threats)
    .map((threat) => ({ threat, score: overlap(text, threat.tags) + likeness(text, threat.pitch) }))
    .sort((a, b) => b.score - a.score);
  return scored[0]!.threat;
}

/** A description that was proposed from a threat's own words is that threat's. */
function likeness(text: string, pitch: string): number {
  const words = pitch.toLowerCase().match(/[a-z]{5,}/g) ?? [];
  return (20 * overlap(text, words.join(' '))) / words.length;
}

function castOf({ names, roles }: GenreTables, random: Random): Person[] {
  const he = random.shuffled(names.he);
  const she = random.shuffled(names.she);
  const family = random.shuffled(names.family);
  return random
    .shuffled(roles)
    .slice(0, 4)
    .map((role, index) => {
      const woman = random.chance(0.5);
      return { name: `${(woman ? she : he)[index]} ${family[index]}`, role, she: woman };
    });
}

function scenesOf(
  table: GenreTables,
  length: 'short' | 'medium' | 'long',
  text: string,
  random: Random,
): SceneOutline[] {
  const named = (name: string) =>
    text.toLowerCase().includes(name.replace(/^the /, '').toLowerCase()) ? 1 : 0;
  const byKind = new Map<PlaceKind, string[]>();
  // A place that the description names comes first.
  for (const place of random.shuffled(table.places).sort((a, b) => named(b.name) - named(a.name)))
    byKind.set(place.kind, [...(byKind.get(place.kind) ?? []), place.id]);
  let people = 0;
  return arcs[length].map(({ beat, kind }) => {
    const place = byKind.get(kind)?.shift() ?? byKind.get(kind === 'site' ? 'way' : 'site')!.shift()!;
    const person = beat === 'danger' || beat === 'climax' ? null : people++;
    return { place, beat, person };
  });
}
