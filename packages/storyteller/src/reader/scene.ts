import { isThing } from '../tale/wish/things.ts';
import type { Telling } from '../telling/telling.ts';
import { isSmall } from './function-words.ts';
import { foeKinds, ground } from './ground.ts';
import { singular } from './inflection.ts';
import { plainWords } from './plain-words.ts';
import type { Phrase } from './reading.ts';
import { isOneSlipAway, resembles } from './resembles.ts';
import { everywhere, ofBody, toldWords } from './scenery.ts';
import { knownVerb } from './verbs.ts';

/** What a reader must know of the table: who plays, what is here, by which words. */
export interface Scene {
  turn: Telling;
  /** The words of the speaker's own character's name, lower case. */
  own: ReadonlySet<string>;
  /** Words of names as they are written, by their lower case. */
  names: ReadonlyMap<string, string>;
  /** Every noun by which something here, carried or known can be meant, singular. */
  nouns: ReadonlySet<string>;
  gold: number;
  /** What the message has named so far, which later pronouns in it mean. */
  mentioned: {
    thing: Phrase | null;
    being: Phrase | null /** What was asked for to be bought. */;
    wanted?: Phrase;
  };
}

const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}'-]+/u).filter((word) => word !== '');

/** Names of those who are only spoken of: `Lucy`, of whom somebody knows. */
function properTopics({ place }: Telling): string[] {
  const texts = [
    place.arrival,
    ...place.senses,
    ...place.people.flatMap(({ topics }) => topics.map(({ says }) => says)),
    ...place.things.flatMap(({ see, find }) => [see, find]),
  ].join(' ');
  const inside = new Set(texts.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}/gu) ?? []);
  const known = new Set(place.people.flatMap(({ topics }) => topics.flatMap(({ words }) => words)));
  return [...inside].filter((word) => known.has(word.toLowerCase()));
}

/** Words with a capital in a name that are written small elsewhere: `The Mill and the Sluice`. */
const joining = /^(?:the|an?|of|and|or|in|on|at|to|for|by|from|with)$/i;

/** What somebody's words may turn on and is none the less no thing. */
const neverNouns = new Set(
  'ask tell say talk speak go come get give take find keep know think believe happen begin want need see hear'.split(
    ' ',
  ),
);

export function sceneOf(turn: Telling): Scene {
  const { place, sheet, speaker } = turn;
  const names = new Map<string, string>();
  const addName = (name: string) => {
    for (const word of wordsIn(name))
      if (/^\p{Lu}/u.test(word) && !joining.test(word)) names.set(word.toLowerCase(), word);
  };
  for (const { name } of place.people) addName(name);
  for (const { name } of turn.party) addName(name);
  for (const { name } of place.exits) addName(name);
  for (const { name } of turn.table.encounter?.combatants ?? []) addName(name);
  for (const word of properTopics(turn)) addName(word);
  const texts = [
    ...place.things.flatMap(({ words, name }) => [...words, name]),
    ...place.people.flatMap(({ words, name, role, topics }) => [
      ...words,
      name,
      role,
      ...topics.flatMap((topic) => topic.words),
    ]),
    ...place.exits.flatMap(({ words, name, obstacle }) => [...words, name, ...(obstacle?.words ?? [])]),
    ...place.words,
    ...(turn.table.encounter?.combatants ?? []).map(({ name }) => name),
    ...(sheet?.inventory ?? []).map(({ name }) => name),
    ...(sheet?.spells ?? []),
    ...turn.party.map(({ name }) => name),
    ...(turn.state.left[turn.state.at] ?? []),
  ];
  const nouns = new Set(
    texts
      .flatMap((text) => wordsIn(text.toLowerCase()).map(singular))
      .filter((word) => !isSmall(word) && !neverNouns.has(word)),
  );
  const purse = sheet?.inventory.find(({ name }) =>
    /^(?:gold|gp|coins?|credits?|dollars?|money|purse)\b/i.test(name),
  );
  return {
    turn,
    own: new Set(wordsIn(speaker.name.toLowerCase()).filter((word) => word !== 'the')),
    names,
    nouns,
    gold: purse?.quantity ?? 0,
    mentioned: { thing: null, being: null },
  };
}

/** Few slips touch the first letter, and most words that differ there are others. */
function isMeant(typed: string, noun: string): boolean {
  // `frosty` is no slip of `frost`.
  if (typed.startsWith(noun) && /[ydrn]$/.test(typed)) return false;
  return (typed[0] === noun[0] || (typed[0] === noun[1] && typed[1] === noun[0])) && resembles(typed, noun);
}

/** `qauy`: of a short word, two letters may have changed places. */
const isSwapped = (typed: string, noun: string): boolean =>
  noun.length === typed.length &&
  isOneSlipAway(typed, noun) &&
  [...typed].sort().join('') === [...noun].sort().join('');

/** The word of the scene that was meant by a slip of the finger; the word itself where it is right or nothing is like it. */
export function corrected(word: string, { nouns, turn }: Scene): string {
  const one = singular(word);
  const isShort = word.length < 5;
  if (word.length < 4 || nouns.has(one) || isSmall(word) || everywhere.has(one) || ofBody.has(one))
    return word;
  if (knownVerb(word) || toldWords(turn).has(one)) return word;
  if (plainWords.has(one) || plainWords.has(word) || isThing(one)) return word;
  const isLike = isShort ? isSwapped : isMeant;
  for (const noun of nouns) if (isLike(one, noun)) return word === one ? noun : `${noun}s`;
  return word;
}

const beings = new Set(
  (
    'goose duck sheep donkey mule bear boar fox deer owl raven fish frog lion animal kid guy lady fellow gentleman dude man woman boy girl child guard soldier goblin orc wolf rat dog cat horse goat bandit thief knight wizard witch priest king queen captain villain enemy foe monster beast creature dragon troll ogre zombie skeleton ghost spider snake bird crow ' +
    'person people stranger merchant innkeeper sheriff deputy robot android alien cultist assassin archer leader boss minion villager watchman sailor pirate bartender barkeep barman waiter everyone everybody somebody someone anyone nobody friend companion ally opponent attacker prisoner mare pig cow chicken hen'
  ).split(' '),
);

/** Whether a phrase stands for somebody who can be hurt, talked to or given something. */
export function isBeing(phrase: Phrase, { turn }: Scene): boolean {
  const referent = ground(phrase, turn);
  switch (referent.kind) {
    case 'person':
    case 'foe':
    case 'companion':
      return true;
    case 'thing':
      return referent.thing.traits.includes('animal');
    case 'scenery':
    case 'absent':
      return (
        beings.has(phrase.head) ||
        ['nearest', 'closest'].some((word) => resembles(phrase.head, word)) ||
        ['him', 'her', 'them'].includes(phrase.head) ||
        foeKinds(turn).some(({ words }) => words.some((word) => singular(word) === phrase.head))
      );
    default:
      return false;
  }
}
