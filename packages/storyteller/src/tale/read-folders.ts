import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Tie } from '../lives/life.ts';
import { readLives } from '../lives/read-lives.ts';
import type { LifeSource } from '../lives/sources.ts';
import { type Genre, genres } from '../world/world.ts';
import { expected, expectOnly, idOf, optional, part, required, textsOf, wordsOf } from './entry-fields.ts';
import { readPalette } from './read-palette.ts';
import { readPlace } from './read-place.ts';
import { type Entry, readTaleFile, TaleError } from './read-tale-file.ts';
import { readTelltale, readThreat, threatFields, threatParts } from './read-threat.ts';
import {
  type GenreTales,
  type Palette,
  type PatternName,
  patternNames,
  type PlaceSource,
  type SpokenLines,
  spokenParts,
  type TaleLibrary,
  type Telltale,
  type ThreatSource,
  type WholeTale,
} from './sources.ts';

const largestFile = 1_000_000;
const patternsFile = 'patterns.md';
const livesFolder = 'lives';

interface Drafted {
  palette: Palette | null;
  places: Map<string, PlaceSource>;
  threats: Map<string, ThreatSource>;
  tales: Map<string, WholeTale>;
}

/** Everything in the given folders; a later one adds to the earlier ones, and replaces what has the same name. */
export function readFolders(folders: readonly string[]): TaleLibrary {
  const drafts = new Map<Genre, Drafted>();
  const patterns = new Map<PatternName, Telltale>();
  const lives = new Map<string, LifeSource>();
  const ties = new Map<string, Tie>();
  let spoken: SpokenLines | null = null;
  for (const folder of folders) {
    for (const name of namesIn(folder)) {
      const inside = path.join(folder, name);
      if (name === patternsFile) spoken = readPatterns(entriesOf(inside), patterns) ?? spoken;
      else if (name === livesFolder) for (const entries of filesIn(inside)) readLives(entries, lives, ties);
      else if (statSync(inside).isDirectory()) readGenre(inside, genreOf(name, inside), drafts);
    }
  }
  if (!spoken || patterns.size < patternNames.length)
    throw new Error(
      `Expected ${patternsFile} with "# Pattern: any", ${patternNames.join(', ')} in ${folders.join(', ')}`,
    );
  return {
    genres: new Map([...drafts].map(([genre, draft]) => [genre, whole(genre, draft)])),
    patterns,
    spoken,
    lives: [...lives.values()],
    ties: [...ties.values()],
  };
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no folder of tales at ${folder}`);
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

const filesIn = (folder: string): Entry[][] =>
  namesIn(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => entriesOf(path.join(folder, name)));

function genreOf(name: string, folder: string): Genre {
  const genre = genres.find((one) => one.replaceAll(' ', '-') === name);
  if (genre) return genre;
  const known = genres.map((one) => one.replaceAll(' ', '-')).join(', ');
  throw new Error(`${folder}: expected a folder named after a genre: ${known}; or ${livesFolder}`);
}

function entriesOf(file: string): Entry[] {
  if (statSync(file).size > largestFile) throw new TaleError(file, 1, 'expected a file of at most 1 MB');
  return readTaleFile(readFileSync(file, 'utf8'), file);
}

function readGenre(folder: string, genre: Genre, drafts: Map<Genre, Drafted>): void {
  const draft = drafts.get(genre) ?? {
    palette: null,
    places: new Map(),
    threats: new Map(),
    tales: new Map(),
  };
  drafts.set(genre, draft);
  const seen = new Set<string>();
  for (const entry of filesIn(folder).flat()) {
    const key = `${entry.kind} ${idOf(entry.name)}`;
    if (seen.has(key)) throw expected(entry, 'a name that no other of its kind has in this folder');
    seen.add(key);
    readEntry(entry, genre, draft);
  }
}

function readEntry(entry: Entry, genre: Genre, draft: Drafted): void {
  const id = idOf(entry.name);
  if (entry.kind === 'Place') draft.places.set(id, readPlace(entry));
  else if (entry.kind === 'Threat') draft.threats.set(id, readThreat(entry));
  else if (entry.kind === 'Palette') draft.palette = readPalette(entry, genre);
  else if (entry.kind === 'Tale') draft.tales.set(id, readWholeTale(entry));
  else throw expected(entry, 'a Place, a Threat, a Palette or a Tale');
}

function readWholeTale(entry: Entry): WholeTale {
  expectOnly(entry, { fields: ['places', 'threat', 'tags'] });
  const threat = optional(entry, 'threat');
  const places = required(entry, 'places').split(';');
  return {
    id: idOf(entry.name),
    name: entry.name,
    tags: wordsOf(entry, 'tags'),
    places: places.map(idOf).filter((id) => id !== ''),
    threat: threat === null ? null : idOf(threat),
  };
}

/** What the patterns say; their shared lines are an entry of their own. */
function readPatterns(entries: Entry[], patterns: Map<PatternName, Telltale>): SpokenLines | null {
  const shared = entries.find(({ name }) => name === 'any');
  for (const entry of entries) {
    if (entry.kind !== 'Pattern') throw expected(entry, 'a Pattern');
    if (entry === shared) continue;
    const name = patternNames.find((one) => one === entry.name);
    if (!name) throw expected(entry, `the name of a pattern: any, ${patternNames.join(', ')}`);
    expectOnly(entry, { fields: threatFields, parts: threatParts });
    patterns.set(name, readTelltale(entry, name, shared));
  }
  if (!shared) return null;
  expectOnly(shared, { fields: [], parts: [...threatParts, ...spokenParts] });
  const lines = (kind: keyof SpokenLines) => {
    const texts = textsOf(part(shared, kind));
    if (texts.length === 0) throw expected(shared, `a part "## ${kind}" with items`);
    return texts;
  };
  return {
    Arrival: lines('Arrival'),
    Trace: lines('Trace'),
    Reached: lines('Reached'),
    Seen: lines('Seen'),
    Found: lines('Found'),
    Known: lines('Known'),
    Witness: lines('Witness'),
    About: lines('About'),
    Onward: lines('Onward'),
    Asker: lines('Asker'),
    Plea: lines('Plea'),
    Prize: lines('Prize'),
    Oneself: lines('Oneself'),
    Complication: lines('Complication'),
    Missing: lines('Missing'),
  };
}

function whole(genre: Genre, { palette, places, threats, tales }: Drafted): GenreTales {
  if (!palette) throw new Error(`Expected "# Palette: ${genre}" in the folder ${genre.replaceAll(' ', '-')}`);
  for (const tale of tales.values()) {
    const missing = tale.places.find((id) => !places.has(id));
    if (missing) throw new Error(`Tale "${tale.name}": expected a place named "${missing}" in its genre`);
    if (tale.threat && !threats.has(tale.threat))
      throw new Error(`Tale "${tale.name}": expected a threat named "${tale.threat}" in its genre`);
  }
  return { genre, palette, places, threats, tales };
}
