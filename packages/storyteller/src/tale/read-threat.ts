import type { Clue } from '../world/world.ts';
import {
  expected,
  expectOnly,
  idOf,
  oneOf,
  optional,
  part,
  repeated,
  required,
  sides,
  textsOf,
  wordsOf,
} from './entry-fields.ts';
import { pronouns } from './read-place.ts';
import type { Entry } from './read-tale-file.ts';
import {
  type FoeSource,
  type PatternName,
  patternNames,
  type Telltale,
  type ThreatSource,
} from './sources.ts';

const lists = [
  'Hook',
  'Rumour',
  'Clue',
  'Sign',
  'Twist',
  'Ambush',
  'Confront',
  'Taunt',
  'Sway',
  'Turning',
  'Victory',
  'Resolved',
  'Defeat',
] as const;
export const threatParts: readonly string[] = lists;
export const threatFields = [
  'tags',
  'title',
  'pitch',
  'quest',
  'weakness',
  'weakness-words',
  'weakness-used',
] as const;

export function readThreat(entry: Entry): ThreatSource {
  expectOnly(entry, { fields: [...threatFields, 'pattern'], parts: [...lists, 'Villain', 'Minion'] });
  const [villain, minion] = [part(entry, 'Villain'), part(entry, 'Minion')];
  if (!villain || !minion) throw expected(entry, 'the parts "## Villain: name" and "## Minion: name"');
  return {
    ...readTelltale(entry, oneOf(entry, 'pattern', patternNames)),
    villain: readFoe(villain),
    minion: readFoe(minion),
  };
}

/** What a threat says. `shared`: lines of every pattern, which come after its own. */
export function readTelltale(entry: Entry, pattern: PatternName, shared?: Entry): Telltale {
  const texts = (kind: (typeof lists)[number]) => {
    const found = [...textsOf(part(entry, kind)), ...textsOf(shared && part(shared, kind))];
    if (found.length === 0) throw expected(entry, `a part "## ${kind}" with items`);
    return found;
  };
  const pitches = repeated(entry, 'pitch');
  if (pitches.length === 0) throw expected(entry, 'a line "pitch: …"');
  return {
    id: idOf(entry.name),
    tags: wordsOf(entry, 'tags'),
    pattern,
    titles: repeated(entry, 'title'),
    pitches,
    quest: required(entry, 'quest'),
    weakness: {
      text: required(entry, 'weakness'),
      words: wordsOf(entry, 'weakness-words'),
      used: required(entry, 'weakness-used'),
    },
    hook: texts('Hook'),
    rumours: texts('Rumour'),
    clues: clues(part(entry, 'Clue'), entry),
    signs: texts('Sign'),
    twists: clues(part(entry, 'Twist'), entry),
    ambush: texts('Ambush'),
    confront: texts('Confront'),
    taunts: texts('Taunt'),
    sway: texts('Sway'),
    turning: texts('Turning'),
    victory: texts('Victory'),
    resolved: texts('Resolved'),
    defeat: texts('Defeat'),
  };
}

function clues(from: Entry | undefined, owner: Entry): Clue[] {
  if (!from || from.items.length === 0) throw expected(owner, 'items "text => what goes on record"');
  return from.items.map((item) => {
    const [text, fact] = sides(from, item);
    return { text, fact };
  });
}

export function readFoe(entry: Entry): FoeSource {
  expectOnly(entry, { fields: ['pronoun', 'like', 'words', 'attacks', 'wants'] });
  const attacks = required(entry, 'attacks')
    .split(';')
    .map((attack) => attack.trim())
    .filter((attack) => attack !== '');
  return {
    name: entry.name,
    isProper: /^the |^\p{Lu}/u.test(entry.name),
    pronoun: oneOf(entry, 'pronoun', pronouns, 'it'),
    like: required(entry, 'like'),
    words: wordsOf(entry),
    attacks,
    wants: optional(entry, 'wants') ?? '',
  };
}
