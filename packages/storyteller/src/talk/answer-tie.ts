import type { Tie, TieAffair } from '../lives/life.ts';
import { sentencesOf } from '../language/sentences.ts';
import { fillTemplate } from '../language/phrase.ts';
import { hashText } from '../random.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { hostFacts, retold } from './host-facts.ts';
import { shortName } from './short-name.ts';
import { sayFact, spoken, spokenAgain } from './spoken.ts';
import { toTheirFace } from './to-their-face.ts';
import { isPersonNoun } from '../tale/wish/person-nouns.ts';
import { wordsIn } from './words.ts';

const kin =
  'friends?|related|relatives?|family|brothers?|sisters?|cousins?|married|couple|together|lovers?|close|husband|wife|son|daughter|mother|father|uncle|aunt|child|partner|enemies|rivals';

/** How two people are to each other, where `someone` stands for the other of them. */
const patterns: readonly [TieAffair, RegExp][] = [
  [
    'Since',
    / how long (?:have )?you (?:two )?(?:known|know|been friends|worked)\b| (?:first|when did you) (?:meet|met) | known someone (?:long|for long) | since when (?:do|have) you know/u,
  ],
  [
    'Kin',
    new RegExp(
      ` (?:is|are|was) someone (?:and you |your |you )?(?:an? )?(?:\\p{L}+ )?(?:${kin}) | (?:are|were) you (?:and someone |two |related to someone|married to someone|friends with someone|close to someone|with someone )|someone (?:and you |your |to you)|you and someone (?:${kin}|were|are)| who is someone to you| what is someone to you`,
      'u',
    ),
  ],
  [
    'Trust',
    / trust someone | (?:is|can) someone (?:be )?(?:trustworthy|trusted|honest|reliable|lying|telling the truth)| someone (?:trustworthy|honest|reliable|a liar) | rely on someone/u,
  ],
  [
    'Opinion',
    / (?:think|make|thinks) (?:of|about) someone | your (?:opinion|view|thoughts|feelings) (?:of|on|about|for) someone | you (?:\p{L}+ )?(?:like|love|hate|respect|fear|dislike|admire) someone | (?:get on|get along) with someone | feel about someone | what is someone like | what someone is like | what kind of (?:\p{L}+ )?is someone | afraid of someone /u,
  ],
  [
    'Know',
    / (?:how|where) (?:do |did |well do |well did )?you (?:\p{L}+ )?(?:know|meet|met|come to know|get to know) someone | how you (?:know|met) someone | do you (?:\p{L}+ )?know someone $| you know someone (?:well|personally|at all)? ?$/u,
  ],
];

interface Asked {
  other: Person;
  affair: TieAffair;
}

/** Of whom among the people of the tale somebody is asked, and what. */
export function tieAsked(turn: Telling, person: Person, text: string): Asked | null {
  const { world, state, place } = turn;
  if (!state.outline || !world.ties?.length) return null;
  const everybody = [...place.people, ...world.places.flatMap(({ people }) => people)];
  const words = toTheirFace(text).trim().split(' ');
  const other = everybody.find(
    ({ id, name }) => id !== person.id && ownWords(name).some((word) => words.includes(word)),
  );
  if (!other) return askedOfTwo(turn, person, text);
  if (isFoe(turn, other)) return null;
  const names = wordsIn(other.name);
  const called = wordsIn(person.name);
  const said = words
    .filter((word) => !called.includes(word) || names.includes(word))
    .map((word) => (names.includes(word) ? 'someone' : word))
    .filter((word, at, all) => word !== 'someone' || all[at - 1] !== 'someone')
    .join(' ');
  const found = patterns.find(([, pattern]) => pattern.test(` ${said} `));
  return found ? { other, affair: found[0] } : null;
}

const ofTwo = /\b(?:you|they) (?:two|both)\b|\b(?:each other|one another)\b/i;
const betweenTwo: readonly [TieAffair, RegExp][] = [
  ['Since', /\bhow long\b|\bsince when\b/i],
  ['Kin', new RegExp(`\\b(?:${kin})\\b`, 'i')],
  ['Trust', /\btrust\b/i],
  ['Opinion', /\b(?:like|hate|get (?:along|on))\b/i],
  ['Know', /\b(?:know|met|meet)\b/i],
];

/** `Have you two met before?`: the other of them is whoever else is here. */
function askedOfTwo({ place }: Telling, person: Person, text: string): Asked | null {
  const other = place.people.find(({ id }) => id !== person.id);
  const found = ofTwo.test(text) && betweenTwo.find(([, pattern]) => pattern.test(text));
  return other && found ? { other, affair: found[0] } : null;
}

/** The words of a name by which somebody is meant: neither what they are nor what they are called for it. */
const ownWords = (name: string) => wordsIn(name).filter((word) => word !== 'the' && !isPersonNoun(word));

const isFoe = ({ world }: Telling, { name }: Person) =>
  world.threat !== null &&
  wordsIn(name).some((word) => wordsIn(world.threat!.villain.name).includes(word) && word !== 'the');

/** What is between two people of a game: the same from either side, and of two pairs not the same. */
function tieOf({ world, state }: Telling, one: Person, other: Person): { tie: Tie; side: number } {
  const ids = [...new Set(world.places.flatMap(({ people }) => people.map(({ id }) => id)))];
  const [low, high] = [ids.indexOf(one.id), ids.indexOf(other.id)].sort((a, b) => a - b) as [number, number];
  const pair = (high * (high - 1)) / 2 + low;
  const tradeOf = ({ life }: Person) => life?.trade ?? null;
  const ofTrade = world.ties!.find(({ trade }) => trade && [tradeOf(one), tradeOf(other)].includes(trade));
  if (ofTrade) return { tie: ofTrade, side: tradeOf(one) === ofTrade.trade ? 0 : 1 };
  const ties = world.ties!.filter(({ trade }) => trade === null);
  return {
    tie: ties[(hashText(`${state.seed} ties`) + Math.max(0, pair)) % ties.length]!,
    side: ids.indexOf(one.id) === low ? 0 : 1,
  };
}

/** What they say of somebody else: what the tale has told of the two goes first. */
export function answerTie(turn: Telling, person: Person, { other, affair }: Asked): void {
  const told = toldOfBoth(turn, person, other);
  const slots = { other: shortName(other.name) };
  const filled = (text: string) => fillTemplate(text, slots, turn.random) ?? '';
  if (told !== undefined) {
    const isSaid = !told && asTold.some((one) => spoken(turn, person, filled(one)));
    if (!isSaid) sayFact(turn, person, told ?? filled(asTold[0]!));
    return;
  }
  const { tie, side } = tieOf(turn, person, other);
  const { says, again } = tie.parts[affair][side]!;
  if (spoken(turn, person, filled(says))) return;
  if (!again || !spoken(turn, person, filled(again))) spokenAgain(turn, person, filled(says));
}

/** Where the host has told how it is between them, in words that neither of them would say. */
const asTold = [
  'How it is between {other} and me you have been told. I have nothing to add to that.',
  'You know how {other} and I stand to each other, everybody does.',
  'Of {other} and me you have heard already, and I would leave it at what you have heard.',
] as const;

/** What the host has told of the two together; undefined where nothing is, null where they would not say it. */
function toldOfBoth(turn: Telling, person: Person, other: Person): string | null | undefined {
  const names = (name: string, fact: string) => ownWords(name).some((word) => wordsIn(fact).includes(word));
  const isOfBoth = (fact: string) => names(person.name, fact) && names(other.name, fact);
  if (!sentencesOf(turn.table.game.description).some(isOfBoth)) return undefined;
  const facts = hostFacts(turn).filter(isOfBoth);
  return facts.map((fact) => retold(turn, person, fact)).find((fact) => fact !== null) ?? null;
}
