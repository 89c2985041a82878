import { type Genre, genres } from '../world/world.ts';
import { expected, expectOnly, idOf, optional, textsOf } from '../tale/entry-fields.ts';
import { type Entry, TaleError } from '../tale/read-tale-file.ts';
import { type Affair, affairs, type Said, type Tie, type TieAffair, tieAffairs } from './life.ts';
import { type LifeSource, strands } from './sources.ts';

const declinePart = 'Decline';
const repeat = 'again: ';

/** Adds what a file tells of people's lives; what has the same name replaces what was there. */
export function readLives(
  entries: readonly Entry[],
  lives: Map<string, LifeSource>,
  ties: Map<string, Tie>,
): void {
  for (const entry of entries) {
    const id = `${entry.kind} ${idOf(entry.name)}`;
    if (entry.kind === 'Tie') ties.set(id, readTie(entry));
    else lives.set(id, readLife(entry));
  }
}

function readLife(entry: Entry): LifeSource {
  const strand = strands.find((one) => one === entry.kind);
  if (!strand) throw expected(entry, `a ${[...strands, 'Tie'].join(', ')}`);
  expectOnly(entry, { fields: ['words', 'kin', 'only', 'boss'], parts: [...affairs, declinePart] });
  const words = wordsIn(entry, 'words');
  if (strand === 'Trade' && words.length === 0) throw expected(entry, 'a line "words: …"');
  const parts: Partial<Record<Affair, readonly Said[]>> = {};
  for (const part of entry.parts.filter(({ kind }) => kind !== declinePart))
    parts[part.kind as Affair] = saidIn(part);
  return {
    strand,
    name: entry.name,
    words,
    kin: wordsIn(entry, 'kin'),
    only: genresOf(entry),
    boss: wordsIn(entry, 'boss'),
    parts,
    declines: textsOf(entry.parts.find(({ kind }) => kind === declinePart)),
  };
}

function readTie(entry: Entry): Tie {
  expectOnly(entry, { fields: ['trade'], parts: tieAffairs });
  const of = (kind: TieAffair) => {
    const part = entry.parts.find((one) => one.kind === kind);
    const said = part ? saidIn(part) : [];
    if (said.length < 2) throw expected(entry, `a part "## ${kind}" with two items, one for either of them`);
    return said;
  };
  return {
    name: entry.name,
    trade: optional(entry, 'trade'),
    parts: {
      ...{ Know: of('Know'), Since: of('Since'), Trust: of('Trust') },
      ...{ Opinion: of('Opinion'), Kin: of('Kin') },
    },
  };
}

/** The items of a part; `again:` before one makes it other words for the one above. */
function saidIn({ items, file }: Entry): Said[] {
  const said: Said[] = [];
  for (const { text, line } of items) {
    if (!text.startsWith(repeat)) said.push({ says: text, again: null });
    else if (said.at(-1)?.again === null) said.at(-1)!.again = text.slice(repeat.length).trim();
    else throw new TaleError(file, line, `expected an item before "${repeat.trim()}", and one such for each`);
  }
  return said;
}

function wordsIn(entry: Entry, key: string): string[] {
  return (optional(entry, key) ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

function genresOf(entry: Entry): Genre[] | null {
  const only = wordsIn(entry, 'only');
  const named = (word: string) => genres.find((genre) => genre.replaceAll(' ', '-') === word);
  const unknown = only.find((word) => !named(word));
  if (unknown) throw expected(entry, `"only" to name genres, not "${unknown}"`);
  return only.length > 0 ? only.map((word) => named(word)!) : null;
}
