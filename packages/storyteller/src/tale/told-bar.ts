import { sentencesOf } from '../language/sentences.ts';
import { hashText } from '../random.ts';
import type { Obstacle } from '../world/world.ts';
import { toldThings } from './told-things.ts';
import { plainWordsOf, singularOf } from './words.ts';

type Kind = 'walled' | 'locked' | 'forbidden';

const signs: Readonly<Record<Kind, RegExp>> = {
  walled: /\b(?:boarded|bricked|walled|nailed|blocked|buried|collapsed)\b/i,
  locked:
    /\b(?:locked|sealed|barred|bolted|shut (?:himself|herself|themselves) (?:up )?in|only (?:\p{L}+ )?(?:key|card|code)|lost the (?:\p{L}+ )?key)\b/iu,
  forbidden:
    /\b(?:nobody|no one) (?:may|can|is allowed)|\blets? (?:nobody|no one)\b|\bforbid\w*|\bforbade\b|\bnever to (?:open|enter|go)\b|\boff limits\b|\bnot allowed\b/i,
};

const plain: Readonly<Record<Kind, Pick<Obstacle, 'name' | 'words' | 'skills'>>> = {
  walled: {
    name: 'the boarded entrance',
    words: ['entrance', 'board', 'brick', 'wall', 'nail', 'plank'],
    skills: ['Athletics', 'Investigation', 'Stealth'],
  },
  locked: {
    name: 'the locked door',
    words: ['door', 'lock', 'bolt'],
    skills: ['Athletics', 'Sleight of Hand', 'Persuasion'],
  },
  forbidden: {
    name: 'the forbidden door',
    words: ['door', 'threshold', 'entrance'],
    skills: ['Stealth', 'Persuasion', 'Deception'],
  },
};

/** `{next}`: where it leads; `{who}`: who keeps it shut. */
const blocks: Readonly<Record<Kind, readonly string[]>> = {
  walled: [
    'Somebody has taken trouble over the way into {next}: it is closed up, and closed up well.',
    'There is no door left to open before {next}, only what was put up in its place.',
  ],
  locked: [
    'The door of {next} is locked, and it does not give to a hand.',
    'You find the way into {next} locked, and no key in it.',
  ],
  forbidden: [
    'Nobody stops you with a hand, but eyes follow you as you come near {next}, and it is plain that you are not to go in.',
    'The way into {next} is kept shut to all, and somebody sees to it.',
  ],
};
const keptBy = ['{who} has the say over it.', 'Who wants to go in has {who} to deal with.'];

const ends: readonly Pick<Obstacle, 'pass' | 'cost' | 'fail'>[] = [
  {
    pass: 'What kept you out gives way, and {next} lies open before you.',
    cost: 'You are through to {next}, but not without a noise that somebody must have heard.',
    fail: 'It holds, and {next} stays shut.',
  },
  {
    pass: 'It takes its time, and then the way into {next} is free.',
    cost: 'In the end you stand within {next}, with a scraped hand and little secrecy.',
    fail: 'Not this time: nothing about the way into {next} has moved.',
  },
];

const keys = /^(?:key|keycard|card|passcard|pass|fob|code)$/;

/** What stands before a place as the host has told it: that it is locked or walled up or forbidden, by whom, and with what it is opened; null where nothing does. */
export function toldBar(place: string, premise: string, people: readonly string[]): Obstacle | null {
  const nouns = plainWordsOf(place).map(singularOf).slice(-2);
  const said = sentencesOf(premise).filter((sentence) =>
    plainWordsOf(sentence).some((word) => nouns.includes(singularOf(word))),
  );
  for (const kind of ['walled', 'locked', 'forbidden'] as const) {
    const told = said.find((sentence) => signs[kind].test(sentence));
    if (!told) continue;
    const keeper = people.find((name) => told.includes(name.split(' ').at(-1)!));
    const pick = (list: readonly string[]) => list[hashText(place + premise.length) % list.length]!;
    const held = toldThings(premise, people).filter(({ noun }) => keys.test(noun));
    const end = ends[hashText(place) % ends.length]!;
    return {
      ...plain[kind],
      ...end,
      block: [pick(blocks[kind]), keeper ? pick(keptBy).replace('{who}', keeper) : '']
        .filter(Boolean)
        .join(' '),
      isShut: true,
      ...(kind !== 'walled' && held.length > 0 && { key: held[0]!.noun }),
    };
  }
  return null;
}
