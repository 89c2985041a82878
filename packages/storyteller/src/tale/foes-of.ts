import type { Random } from '../random.ts';
import type { Outline } from '../world/state.ts';
import type { FoeKind } from '../world/world.ts';
import { pronouns } from './read-place.ts';
import type { FoeSource, Palette } from './sources.ts';
import { creatureOf, personFights } from './wish/creatures.ts';
import { bothNumbers, isSmall, plainWordsOf } from './words.ts';

type Foes = { villain: FoeSource; minion: FoeKind };

/** Who is against the party in a tale that was asked for: by the host's names where there are any. */
export function foesOf({ wished }: Outline, palette: Palette, random: Random): Foes {
  const villain = random.pick(palette.villains);
  const minion = random.pick(palette.minions);
  const kind = wished.villainKind ?? '';
  const isUnknown = !wished.villain && (wished.premise !== undefined || wished.goal !== undefined);
  if (isUnknown)
    return {
      villain: unknownVillain(wished),
      minion: wished.minion ? minionOf(wished.minion, minion) : watcher,
    };
  return {
    villain: wished.villain
      ? villainOf(wished.villain, kind, wished.minion ?? '', wished.villainPronoun)
      : villain,
    minion: wished.minion ? minionOf(wished.minion, minion) : minion,
  };
}

const taken =
  /\b(?:took|taken|takes|stole|stolen|steals|kidnap\w*|abduct\w*|snatch\w*|carried off|robbed|seized|captur\w*)\b/i;

/** Whoever is behind what a host has told, where nobody is named: no stranger out of another tale. */
function unknownVillain({ prize, trouble, goal, premise = '' }: Outline['wished']): FoeSource {
  // Who is missing, or has locked themselves in, was not taken by anybody as far as anybody knows.
  const lost = prize && (goal ?? '').startsWith('find ') && taken.test(premise) ? prize : null;
  const [, deed] = /^some(?:one|body) (is \p{Ll}+ing .{3,40})$/u.exec(trouble ?? '') ?? [];
  const name = lost ? `the one who took ${lost}` : deed ? `the one who ${deed}` : 'the one behind it';
  return {
    ...villainOf(name, '', '', 'they'),
    words: ['one', 'stranger', 'culprit', 'enemy', 'foe', 'villain'],
  };
}

const watcher: FoeKind = {
  name: 'watcher',
  isProper: false,
  pronoun: 'they',
  like: 'bandit',
  words: ['watcher', 'watchers', 'stranger', 'strangers', 'enemy', 'foe'],
  attacks: personFights,
};

const leaders: Readonly<Record<string, string>> = {
  bandit: 'bandit captain',
  orc: 'berserker',
  guard: 'veteran',
  goblin: 'hobgoblin',
  zombie: 'ghast',
  skeleton: 'wight',
  cultist: 'cult fanatic',
  wolf: 'dire wolf',
};

function villainOf(name: string, kind: string, followers: string, pronoun: string | undefined): FoeSource {
  const creature = creatureOf(kind);
  const like = creature?.like ?? creatureOf(followers)?.like ?? 'bandit';
  return {
    name,
    isProper: true,
    pronoun: pronouns.find((one) => one === pronoun) ?? 'they',
    like: leaders[like] ?? (creature ? like : 'bandit captain'),
    words: wordsOf(name, kind),
    attacks: creature && creature.fights.length > 0 ? creature.fights : personFights,
    wants: '',
  };
}

function minionOf(name: string, foe: FoeSource): FoeKind {
  const creature = creatureOf(name);
  return {
    name,
    isProper: false,
    pronoun: creature?.pronoun ?? 'they',
    like: creature?.like ?? foe.like,
    words: wordsOf(name, name),
    attacks: creature && creature.fights.length > 0 ? creature.fights : foe.attacks,
  };
}

function wordsOf(name: string, kind: string): string[] {
  const own = plainWordsOf(name).filter((word) => !isSmall(word));
  return bothNumbers([...own, ...(kind ? [kind] : []), 'enemy', 'foe']);
}
