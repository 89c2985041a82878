import {
  type Attitude,
  type Obstacle,
  type Person,
  type Pronoun,
  type Thing,
  traits,
} from '../world/world.ts';
import {
  expected,
  expectOnly,
  idOf,
  oneOf,
  optional,
  part,
  required,
  sides,
  wordsOf,
} from './entry-fields.ts';
import { type Entry, TaleError } from './read-tale-file.ts';
import { type PlaceSource, placeKinds } from './sources.ts';

const skills: Readonly<Record<string, string>> = {
  athletics: 'Athletics',
  acrobatics: 'Acrobatics',
  stealth: 'Stealth',
  persuasion: 'Persuasion',
  deception: 'Deception',
  intimidation: 'Intimidation',
  investigation: 'Investigation',
  perception: 'Perception',
  survival: 'Survival',
  insight: 'Insight',
  arcana: 'Arcana',
  history: 'History',
  nature: 'Nature',
  religion: 'Religion',
  medicine: 'Medicine',
  performance: 'Performance',
  'sleight-of-hand': 'Sleight of Hand',
  'animal-handling': 'Animal Handling',
};

export const pronouns: readonly Pronoun[] = ['he', 'she', 'it', 'they'];
const attitudes: readonly Attitude[] = ['friendly', 'wary', 'hostile'];

export function readPlace(entry: Entry): PlaceSource {
  expectOnly(entry, { fields: ['kind', 'at', 'nature', 'words'], parts: ['Thing', 'Way', 'Person'] });
  const way = part(entry, 'Way');
  if (!way) throw expected(entry, 'a part "## Way: name"');
  if (entry.prose === '') throw expected(entry, 'prose under its fields');
  return {
    id: idOf(entry.name),
    name: entry.name,
    kind: oneOf(entry, 'kind', placeKinds),
    at: required(entry, 'at'),
    nature: wordsOf(entry, 'nature'),
    words: wordsOf(entry),
    arrival: entry.prose,
    senses: entry.items.map(({ text }) => text),
    things: entry.parts.filter(({ kind }) => kind === 'Thing').map(readThing),
    people: entry.parts.filter(({ kind }) => kind === 'Person').map(readPerson),
    way: readWay(way),
  };
}

function readThing(entry: Entry): Thing {
  expectOnly(entry, { fields: ['words', 'traits', 'see', 'find', 'item'] });
  if (entry.name === '') throw expected(entry, 'a name: "## Thing: the tide clock"');
  const wanted = wordsOf(entry, 'traits');
  const unknown = wanted.find((word) => !traits.some((trait) => trait === word));
  if (unknown) throw expected(entry, `traits from ${traits.join(', ')}, not "${unknown}"`);
  return {
    id: idOf(entry.name),
    name: entry.name,
    words: wordsOf(entry),
    traits: traits.filter((trait) => wanted.includes(trait)),
    see: required(entry, 'see'),
    find: optional(entry, 'find') ?? '',
    item: optional(entry, 'item'),
  };
}

function readWay(entry: Entry): Obstacle {
  expectOnly(entry, { fields: ['words', 'skills', 'block', 'pass', 'cost', 'fail'] });
  const wanted = wordsOf(entry, 'skills');
  const unknown = wanted.find((word) => !Object.hasOwn(skills, word));
  if (unknown) throw expected(entry, `skills from ${Object.keys(skills).join(', ')}, not "${unknown}"`);
  return {
    name: entry.name,
    words: wordsOf(entry),
    skills: wanted.map((word) => skills[word]!),
    block: required(entry, 'block'),
    pass: required(entry, 'pass'),
    cost: required(entry, 'cost'),
    fail: required(entry, 'fail'),
  };
}

function readPerson(entry: Entry): Person {
  expectOnly(entry, { fields: ['role', 'pronoun', 'words', 'attitude', 'like'] });
  if (entry.prose !== '') throw new TaleError(entry.file, entry.line, 'expected "* words => what they say"');
  return {
    id: idOf(entry.name),
    name: entry.name,
    role: optional(entry, 'role') ?? '',
    pronoun: oneOf(entry, 'pronoun', pronouns, 'they'),
    words: wordsOf(entry),
    attitude: oneOf(entry, 'attitude', attitudes, 'friendly'),
    topics: entry.items.map((item) => {
      const [words, says] = sides(entry, item);
      return {
        words: words
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
        says,
      };
    }),
    like: optional(entry, 'like') ?? 'commoner',
  };
}
