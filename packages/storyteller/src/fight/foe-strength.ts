import type { Character } from '@fireside/engine';
import { attacksPerAction, unarmedStrike, type WeaponAttack, weaponAttacks } from '@fireside/contract/sheet';
import type { FoeKind } from '../world/world.ts';
import { type CreatureStrength, strengthOf } from './creature-table.ts';

/** Several of one kind as they are called into a fight. */
export interface FittedFoes {
  kind: FoeKind;
  count: number;
  /** The creature of the books whose blows they strike. */
  creature: string;
  hp: number;
  armor_class: number;
}

/** Whom they meet. */
export interface Opponents {
  sheets: readonly Character[];
  /** Whether the first of them who falls ends the game. */
  isFragile: boolean;
  /** Whether any of them rolls their own dice. */
  hasOwnDice: boolean;
}

/** From the weakest to the strongest, for whoever would be too much for a party, or nothing to it. */
const ladders: Record<CreatureStrength['manner'], readonly string[]> = {
  person: ['commoner', 'bandit', 'thug', 'bandit captain', 'veteran', 'knight', 'gladiator'],
  beast: ['rat', 'giant rat', 'mastiff', 'black bear', 'wolf', 'dire wolf', 'saber-toothed tiger'],
  other: ['zombie', 'skeleton', 'animated armor', 'ogre', 'ogre zombie', 'troll'],
};

/** Magic is in most hands by then. */
const levelOfMagic = { plain: 1, tough: 4, immune: 7 } as const;

function levelOf({ sheets }: Opponents): number {
  const levels = sheets.map(({ level }) => level);
  return Math.max(1, Math.round(levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length)));
}

/** What one blow may do without deciding the fight, and what it should do to be felt. */
function boundsOf(level: number, isVillain: boolean): { least: number; most: number } {
  return isVillain
    ? { least: 3 + level * 0.8, most: 7 + level * 1.3 }
    : { least: 1 + level * 0.4, most: 5.5 + level };
}

/** Of whom the books know nothing. */
const anybody = 'bandit';

/**
 * The creature whose blows are struck: the tale's own where it is fair, another of its manner where it is not. Where players roll their own
 * dice, none whose every blow asks them for a save: the answer would have to end there.
 */
export function fittingCreature(
  like: string,
  level: number,
  { isVillain = false, hasOwnDice = false, bearable = Infinity } = {},
): CreatureStrength {
  const own = strengthOf(like) ?? strengthOf(anybody)!;
  const bounds = boundsOf(level, isVillain);
  const most = Math.min(bounds.most, bearable);
  const least = Math.min(bounds.least, most);
  const isFair = ({ blow, toHit, hide, hasSave }: CreatureStrength) =>
    blow <= most && toHit <= 5 + level / 2 && level >= levelOfMagic[hide] && !(hasOwnDice && hasSave);
  if (isFair(own) && own.blow >= least) return own;
  const rungs = ladders[own.manner].map((name) => strengthOf(name)!);
  const fair = rungs.filter(isFair);
  // Whoever is too weak is just strong enough, whoever is too strong as strong as may be.
  const chosen = isFair(own) ? (fair.find(({ blow }) => blow >= least) ?? own) : fair.at(-1);
  return chosen ?? rungs[0]!;
}

/** So often it strikes in a turn, by how much the party can take. */
export function strikesPerTurn(creature: string | undefined, level: number, isVillain: boolean): number {
  const allowed = strengthOf(creature ?? '')?.strikes ?? 1;
  const fair = level >= 11 ? 3 : level >= 5 ? 2 : isVillain && level >= 3 ? 2 : 1;
  return Math.min(allowed, fair);
}

function hitChance(toHit: number, armorClass: number): number {
  return Math.min(0.95, Math.max(0.05, (21 + toHit - armorClass) / 20));
}

export function averageOf(dice: string): number {
  const [, count = '0', sides = '0', added = '0'] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(dice) ?? [];
  return dice.includes('d') ? (Number(count) * (Number(sides) + 1)) / 2 + Number(added) : Number(dice) || 0;
}

/** What a strike does on average against somebody in ordinary armour. */
export function worthOf({ toHit, damage }: WeaponAttack, armorClass = 13): number {
  return hitChance(toHit.value, armorClass) * averageOf(damage);
}

/** What a character does in a round, on average. */
function harmOf(sheet: Character, armorClass: number): number {
  const strikes = [...weaponAttacks(sheet), unarmedStrike(sheet)];
  return Math.max(...strikes.map((strike) => worthOf(strike, armorClass))) * attacksPerAction(sheet);
}

/** How many there are: a lone beginner never faces a crowd, a large party not just two. */
function fairCount(count: number, { sheets }: Opponents, level: number, isVillain: boolean): number {
  if (isVillain) return 1;
  const most = sheets.length === 1 ? (level < 3 ? 2 : 3) : Math.min(6, sheets.length + 1);
  const wanted = count < 2 ? count : Math.round(count * Math.max(1, sheets.length / 2));
  return Math.max(1, Math.min(most, wanted));
}

/** What of a blow gets through: not everybody has magic in hand. */
const hideShare = { plain: 1, tough: 0.6, immune: 0.5 } as const;

const shares = { villain: 0.44, minion: 0.28 } as const;
const rounds = { villain: [2.2, 3.8], minion: [1.2, 2.4] } as const;

/**
 * Numbers with which a fight is fair: as many hit points as the party has to work for, in as many rounds as it can bear. Names and
 * manners stay the tale's own.
 */
export function fitFoes(
  foes: readonly { kind: FoeKind; count: number }[],
  opponents: Opponents,
  isVillain: (kind: FoeKind) => boolean,
): FittedFoes[] {
  const level = levelOf(opponents);
  const hasVillain = foes.some(({ kind }) => isVillain(kind));
  const { sheets, hasOwnDice } = opponents;
  const armor = sheets.reduce((sum, sheet) => sum + sheet.armor_class, 0) / sheets.length;
  const groups = foes.map(({ kind, count }) => {
    const isChief = isVillain(kind);
    const fair = kind.numbers ? count : fairCount(count, opponents, level, isChief);
    const bearable = isChief ? Infinity : blowBearable(opponents, fair);
    const creature = fittingCreature(kind.like, level, { isVillain: isChief, hasOwnDice, bearable });
    const strikes = strikesPerTurn(creature.name, level, isChief);
    return {
      kind,
      isChief,
      creature,
      count: fair,
      armor_class: isChief ? 12 + Math.floor(level / 3) : 11 + Math.floor(level / 3),
      harm: strikes * creature.blow * hitChance(creature.toHit, armor),
    };
  });
  const standing = groups.reduce((sum, { count }) => sum + count, 0);
  const incoming = groups.reduce((sum, { harm, count }) => sum + harm * count, 0);
  const [role] = hasVillain ? (['villain'] as const) : (['minion'] as const);
  const bearable = hitPointsOf(opponents) * shares[role];
  // Foes fall one after the other: on average somewhat more than half of them strike.
  const worn = (incoming * (standing + 1)) / (2 * standing);
  const [least, most] = rounds[role];
  // The more players, the longer a round takes at the table.
  const patience = sheets.length > 2 ? most - 0.8 : most;
  const length = Math.max(least, Math.min(patience, bearable / Math.max(0.5, worn)));
  const outgoing = sheets.reduce((sum, sheet) => sum + harmOf(sheet, 12 + Math.floor(level / 3)), 0);
  // The chief stands as long as two of the others.
  const weights = groups.reduce((sum, { count, isChief }) => sum + count * (isChief ? 2 : 1), 0);
  return groups.map(({ kind, count, creature, armor_class, isChief }) => ({
    kind,
    count,
    creature: creature.name,
    armor_class: kind.numbers?.armorClass ?? armor_class,
    hp:
      kind.numbers?.hitPoints ??
      Math.max(
        isChief ? 8 : 3,
        Math.round((outgoing * length * (isChief ? 2 : 1) * hideShare[creature.hide]) / weights),
      ),
  }));
}

/** Whoever is alone, and lost with the first fall, is not to fall in the first two rounds. */
function blowBearable({ sheets, isFragile }: Opponents, count: number): number {
  if (!isFragile || sheets.length > 1) return Infinity;
  return Math.max(1, sheets[0]!.current_hp) / (2 * count);
}

/** What the party has to lose: where the first fall is the last, little more than its weakest. */
function hitPointsOf({ sheets, isFragile }: Opponents): number {
  const points = sheets.map(({ current_hp }) => Math.max(1, current_hp));
  const sum = points.reduce((total, one) => total + one, 0);
  return isFragile ? Math.min(sum, Math.min(...points) * (1 + (points.length - 1) * 0.6)) : sum;
}
