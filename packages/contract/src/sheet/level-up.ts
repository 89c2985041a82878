import type { Abilities, AbilityName, CharacterRead } from '../characters.ts';
import { sheetLimits } from '../protocol.ts';
import { abilityModifier, titled } from './abilities.ts';
import { classOf } from './classes.ts';
import { averageOfHitDie } from './hit-points.ts';
import { experienceForLevel, proficiencyBonus } from './levels.ts';

/** What of a sheet a new level looks at. */
export type Rising = Pick<
  CharacterRead,
  'name' | 'class_name' | 'level' | 'abilities' | 'max_hp' | 'current_hp' | 'experience'
>;

/** Why there is no new level, or not so, as a sentence. */
export interface NoLevel {
  refusal: string;
}

export interface LevelUpChoices {
  /** The number that came up on the hit die, or its average. */
  hitPoints: 'average' | number;
  /** The two points of an improvement: two abilities, or one twice; none where a feat is taken instead. */
  improvements?: readonly AbilityName[];
}

/** What a character may choose at the next level. */
export interface LevelUpOffer {
  level: number;
  hitDie: number;
  /** What the die counts where nobody rolls it. */
  average: number;
  /** `1d10`; what is added to it is not in it. */
  notation: string;
  /** Whether ability scores rise. */
  improves: boolean;
  /** Experience that is still missing; tables that go by milestones need none. */
  missing: number;
}

export interface LevelUpChanges {
  level: number;
  max_hp: number;
  current_hp: number;
  abilities: Abilities;
}

/** By what is learnt. */
export const highestScore = 20;

/** players-handbook: Risings > Levels and Experience, Gaining a Level, Ability Score Improvement */
export function levelUpOffer({ name, level, class_name, experience }: Rising): LevelUpOffer | NoLevel {
  const needed = experienceForLevel(level + 1);
  if (needed === null) return { refusal: `${name} has reached the highest level.` };
  const { hitDie, improvements } = classOf(class_name);
  return {
    level: level + 1,
    hitDie,
    average: averageOfHitDie(hitDie),
    notation: `1d${hitDie}`,
    improves: improvements.includes(level + 1),
    missing: Math.max(0, needed - experience),
  };
}

function whyNotChosen(
  { name, abilities }: Rising,
  { hitDie, improves, level }: LevelUpOffer,
  { hitPoints, improvements }: LevelUpChoices,
): NoLevel | null {
  const isOnDie =
    hitPoints === 'average' || (Number.isInteger(hitPoints) && hitPoints >= 1 && hitPoints <= hitDie);
  if (!isOnDie) return { refusal: `A d${hitDie} shows 1 to ${hitDie}.` };
  if (!improves)
    return improvements && improvements.length > 0
      ? { refusal: `No ability score of ${name} rises at level ${level}.` }
      : null;
  if (!improvements) return { refusal: `${name} may raise one ability by 2 or two abilities by 1: choose.` };
  if (improvements.length !== 0 && improvements.length !== 2)
    return { refusal: 'There are two points: one ability twice, or two abilities.' };
  const above = improvements.find((ability) => raised(abilities, improvements)[ability] > highestScore);
  return above ? { refusal: `${titled(above)} cannot rise above ${highestScore}.` } : null;
}

function raised(abilities: Abilities, improvements: readonly AbilityName[]): Abilities {
  const after = { ...abilities };
  for (const ability of improvements) after[ability] += 1;
  return after;
}

/**
 * One more hit die and the Constitution modifier, at least 1; where that modifier rises, as much for every level before.
 * players-handbook: Risings > Gaining a Level
 */
function gainOf(sheet: Rising, die: number, abilities: Abilities): number {
  const [before, after] = [sheet.abilities, abilities].map(({ constitution }) =>
    abilityModifier(constitution),
  );
  return Math.max(1, die + after!) + sheet.level * (after! - before!);
}

export function levelUp(
  sheet: Rising,
  choices: LevelUpChoices,
): { changes: LevelUpChanges; notes: string[] } | NoLevel {
  const offer = levelUpOffer(sheet);
  if ('refusal' in offer) return offer;
  const refusal = whyNotChosen(sheet, offer, choices);
  if (refusal) return refusal;
  const abilities = raised(sheet.abilities, choices.improvements ?? []);
  const die = choices.hitPoints === 'average' ? offer.average : choices.hitPoints;
  const max_hp = Math.min(sheetLimits.maximumHitPoints.max, sheet.max_hp + gainOf(sheet, die, abilities));
  const gained = max_hp - sheet.max_hp;
  const bonus = proficiencyBonus(offer.level);
  return {
    changes: {
      level: offer.level,
      max_hp,
      // Whoever lies there does not rise by it.
      current_hp: sheet.current_hp > 0 ? sheet.current_hp + gained : sheet.current_hp,
      abilities,
    },
    notes: [
      `${sheet.name} is level ${offer.level}: ${gained} more hit points.`,
      ...(bonus > proficiencyBonus(sheet.level) ? [`The proficiency bonus is +${bonus} now.`] : []),
    ],
  };
}
