import { type Genre, genres } from '../../world/world.ts';
import type { TaleLibrary } from '../sources.ts';
import { plainWordsOf, singularOf } from '../words.ts';

/** Kinds of tales that hosts ask for by name, and the world in which each is told. */
const nearest: Readonly<Record<string, Genre>> = {
  steampunk: 'fantasy',
  samurai: 'fantasy',
  ninja: 'fantasy',
  pirate: 'fantasy',
  viking: 'fantasy',
  myth: 'fantasy',
  mythology: 'fantasy',
  fairytale: 'fantasy',
  fable: 'fantasy',
  arthurian: 'fantasy',
  medieval: 'fantasy',
  wuxia: 'fantasy',
  roman: 'fantasy',
  cyberpunk: 'science fiction',
  space: 'science fiction',
  'sci-fi': 'science fiction',
  scifi: 'science fiction',
  'post-apocalyptic': 'science fiction',
  'post-apocalypse': 'science fiction',
  dystopia: 'science fiction',
  dystopian: 'science fiction',
  solarpunk: 'science fiction',
  dinosaur: 'science fiction',
  vampire: 'horror',
  zombie: 'horror',
  lovecraftian: 'horror',
  gothic: 'horror',
  slasher: 'horror',
  haunted: 'horror',
  noir: 'mystery',
  trial: 'mystery',
  detective: 'mystery',
  whodunit: 'mystery',
  victorian: 'mystery',
  superhero: 'modern',
  thriller: 'modern',
  spy: 'modern',
  cowboy: 'western',
  'wild west': 'western',
};

const named: readonly [RegExp, Genre][] = [
  [/\bscience[- ]fiction\b|\bsci-?fi\b/i, 'science fiction'],
  [/\bfantasy\b/i, 'fantasy'],
  [/\bhorror\b/i, 'horror'],
  [
    /\b(?:a|murder|cosy|cozy) mystery\b|\bmystery (?:tale|story|game|adventure)\b|^mystery\b|\(mystery\)/im,
    'mystery',
  ],
  [/\bmodern[- ]day\b|\bmodern (?:tale|story|game|world|times|adventure)\b|^modern\b/im, 'modern'],
  [/\bwestern\b|\bwild west\b/i, 'western'],
];

/** A world with engines is told only to who asks for it. */
export const later: ReadonlySet<Genre> = new Set<Genre>(['science fiction', 'modern']);

/** Trades, houses and things of a time before engines: who speaks of them and of one moon does not mean space. */
const ofOld =
  /\b(?:(?:wind|water|salt|old) ?mill|millers?|weavers?|loom|bakers?|blacksmith|smithy|forge|tanner|cooper|shepherds?|goatherd|ferryman|monks?|abbot|abbey|nuns?|friars?|priests?|village|villagers|hamlet|inn|innkeeper|lantern|candles?|gold(?: pieces| coins)|\d+ gold|harvest|grain|cart|oxen|mule|peasants?|serfs?|squire|baron|village green|herbs?|lighthouse|keeper|longbow|fishwife|fishing boats?|reef|quay|wharf|sails?|sailors?|tidal|tides?)\b/gi;

/** The moon over any field. */
const moonlit = /\b(?:new|full|half|harvest|hunter['’]s|blood|crescent|waning|waxing|last|next|by) moon\b/gi;

/** Hardly more than a word by the way, beside so much of another time. */
const isByTheWay = (score: number, text: string) => score === 1 && (text.match(ofOld)?.length ?? 0) >= 2;

/** The genre that a text speaks of, with the host's own word for it; null where it does not say. */
export function chooseGenre(
  text: string,
  library: TaleLibrary,
): { genre: Genre | null; label: string | null; isSure: boolean } {
  const said = text.replace(moonlit, ' ');
  const words = new Set(plainWordsOf(said).flatMap((word) => [word, singularOf(word)]));
  const label = Object.keys(nearest).find((kind) => words.has(kind)) ?? null;
  const outright = named.find(([pattern]) => pattern.test(text));
  if (outright) return { genre: outright[1], label, isSure: true };
  let best: Genre | null = null;
  let most = 0;
  for (const genre of genres) {
    const own = library.genres.get(genre)?.palette.words ?? [];
    const spoken = new Set(own.filter((word) => words.has(word)).map(singularOf)).size;
    const score = spoken + (label && nearest[label] === genre ? 3 : 0);
    if (score > most) [best, most] = [genre, score];
  }
  if (best && later.has(best) && isByTheWay(most, text)) best = 'fantasy';
  return { genre: best, label, isSure: most > 1 };
}

/** Kinds of tales that are told with the people and places of another. */
const far: readonly [RegExp, string, Genre][] = [
  [/\bsteampunk\b/i, 'steampunk', 'fantasy'],
  [/\b(?:samurai|ninjas?|wuxia|feudal japan)\b/i, 'samurai and their time', 'fantasy'],
  [/\b(?:super-?hero(?:es)?|super ?powers)\b/i, 'superheroes', 'modern'],
  [/\b(?:dinosaurs?|stone age|cavemen)\b/i, 'dinosaurs', 'science fiction'],
  [/\b(?:greek|norse|egyptian) (?:myths?|mythology|gods)\b/i, 'the old myths', 'fantasy'],
  [/\b(?:talking animals|animal heroes)\b/i, 'talking animals', 'fantasy'],
  [/\b(?:world war|wwii|ww2|napoleonic)\b/i, 'the wars of history', 'modern'],
  [/\b(?:roman empire|ancient rome|gladiators?)\b/i, 'ancient Rome', 'fantasy'],
];

/** What a host asks for that has no world of its own, with the nearest; null where there is one. */
export function farGenre(text: string): { name: string; nearest: Genre } | null {
  const found = far.find(([asked]) => asked.test(text));
  const outright = named.find(([pattern]) => pattern.test(text));
  return found ? { name: found[1], nearest: outright?.[1] ?? found[2] } : null;
}
