import type { Genre } from '../world/world.ts';
import { expected, expectOnly, part, required, textsOf, wordsOf } from './entry-fields.ts';
import type { Entry } from './read-tale-file.ts';
import { readFoe } from './read-threat.ts';
import type { Palette } from './sources.ts';

const lists = ['He', 'She', 'Family', 'Roles', 'Hours', 'Gossip', 'Complications', 'Prizes'] as const;

/** The words of a genre: names, trades, hours, small talk, and who is there to be against. */
export function readPalette(entry: Entry, genre: Genre): Palette {
  expectOnly(entry, { fields: ['words', 'weapon'], parts: [...lists, 'Villain', 'Minion'] });
  const texts = (kind: (typeof lists)[number]) => {
    const found = textsOf(part(entry, kind));
    if (found.length === 0) throw expected(entry, `a part "## ${kind}" with items`);
    return found;
  };
  const foes = (kind: string) => {
    const found = entry.parts.filter((one) => one.kind === kind).map(readFoe);
    if (found.length === 0) throw expected(entry, `a part "## ${kind}: name"`);
    return found;
  };
  return {
    genre,
    words: wordsOf(entry),
    weapon: required(entry, 'weapon'),
    he: texts('He'),
    she: texts('She'),
    family: texts('Family'),
    roles: texts('Roles'),
    hours: texts('Hours'),
    gossip: texts('Gossip'),
    complications: texts('Complications'),
    prizes: texts('Prizes'),
    villains: foes('Villain'),
    minions: foes('Minion'),
  };
}
