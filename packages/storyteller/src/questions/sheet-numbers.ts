import {
  abilityModifier,
  abilityOrder,
  castingAbility,
  checkNamed,
  initiativeOf,
  passivePerception,
  proficiencyBonus,
  hitDieOf,
  type SheetCheck,
  savesOf,
  skillsOf,
  spellAttack,
  spellSaveDifficulty,
  titled,
  type Worked,
} from '@fireside/contract/sheet';
import type { Character } from '@fireside/engine';
import { listed } from '../language/nouns.ts';
import { fromSheet, quotable } from './say-anyway.ts';

export function plusMinus(value: number): string {
  return value < 0 ? `${value}` : `+${value}`;
}

/** `Dexterity +3, proficient +2` */
export function working({ parts }: Worked): string {
  return parts
    .map(({ label, value }) => `${label === 'proficiency' ? 'proficient' : label} ${plusMinus(value)}`)
    .join(', ');
}

function checkWordings(check: SheetCheck, name: string): string[] {
  const how = check.trained ? working(check) : `${working(check)}, not proficient`;
  return fromSheet(`${name}: ${plusMinus(check.value)} (${how})`);
}

/** A skill, an ability or a saving throw; null where none is named. */
export function checkAnswer(sheet: Character, about: string): string[] | null {
  const check = checkNamed(sheet, about);
  if (!check) return null;
  const ability = abilityOrder.find((name) => titled(name) === check.name);
  if (ability && /\bsav(?:e|ing)/i.test(about)) return checkWordings(check, `${check.name} save`);
  if (!ability) return checkWordings(check, check.name);
  const score = sheet.abilities[ability];
  return fromSheet(`${check.name}: ${score}, modifier ${plusMinus(abilityModifier(score))}`);
}

export function abilitiesAnswer({ abilities }: Character): string[] {
  const list = listed(
    abilityOrder.map(
      (name) => `${titled(name)} ${abilities[name]} (${plusMinus(abilityModifier(abilities[name]))})`,
    ),
  );
  return fromSheet(list);
}

/** What somebody is good at: the trained ones, best first, tools and the like behind them. */
export function skillsAnswer(sheet: Character): string[] {
  const skills = skillsOf(sheet);
  const trained = skills.filter((skill) => skill.trained).sort((one, other) => other.value - one.value);
  const known = trained.map(({ name, value }) => `${name} ${plusMinus(value)}`);
  const others = sheet.proficiencies.filter(
    (entry) => !trained.some(({ name }) => entry.toLowerCase().includes(name.toLowerCase())),
  );
  const list = listed([...known, ...others.slice(0, 8)]);
  if (list === '') {
    const best = [...skills].sort((one, other) => other.value - one.value)[0]!;
    return fromSheet(`${best.name}: ${plusMinus(best.value)}, the best of all skills, and no proficiencies`);
  }
  const text = quotable(list);
  return [`You are trained in "${text}".`, `Your strong suits: "${text}".`, ...fromSheet(list)];
}

export function savesAnswer(sheet: Character): string[] {
  const list = listed(savesOf(sheet).map(({ name, value }) => `${name} ${plusMinus(value)}`));
  return fromSheet(`Saving throws: ${list}`);
}

function worked(name: string, value: string, how: string): string[] {
  return fromSheet(`${name}: ${value} (${how})`);
}

/** Numbers that have a name of their own. */
const named: readonly [RegExp, (sheet: Character) => string[] | null][] = [
  [
    /\binitiative\b/i,
    (sheet) => worked('Initiative', plusMinus(initiativeOf(sheet).value), working(initiativeOf(sheet))),
  ],
  [
    /\bpassive\b/i,
    (sheet) => {
      const { value, parts } = passivePerception(sheet);
      return worked('Passive Perception', String(value), `10, ${working({ value, parts: parts.slice(1) })}`);
    },
  ],
  [
    /\b(?:spell )?save dc\b|\bspell save\b|\bspell dc\b/i,
    (sheet) => castingNumber(sheet, 'spell save DC', spellSaveDifficulty(sheet), false),
  ],
  [/\bspell attack/i, (sheet) => castingNumber(sheet, 'spell attack bonus', spellAttack(sheet), true)],
  [
    /\bproficiency bonus\b|\bprof bonus\b/i,
    ({ level }) => worked('Proficiency bonus', plusMinus(proficiencyBonus(level)), `level ${level}`),
  ],
  [
    /\bhit dic?e\b/i,
    ({ level, class_name, hit_dice_spent }) => {
      const left = `${Math.max(0, level - hit_dice_spent)} of ${level} hit dice (d${hitDieOf(class_name)})`;
      return [`You have ${left} left.`, `Not yet spent: ${left}.`, `The sheet has ${left} for your rests.`];
    },
  ],
  [/\bsav(?:es|ing throws)\b/i, savesAnswer],
  [/\bbackground\b/i, ({ background }) => plainWord('background', background)],
  [/\b(?:ancestry|race|species|kin)\b/i, ({ ancestry }) => plainWord('ancestry', ancestry)],
];

function castingNumber(sheet: Character, name: string, number: Worked | null, isBonus: boolean): string[] {
  if (!number || !castingAbility(sheet.class_name))
    return [
      `You have no ${name}: your class casts no spells.`,
      `There is no ${name} on your sheet, since your class casts nothing.`,
    ];
  const value = isBonus ? plusMinus(number.value) : String(number.value);
  const how = number.parts.map((part) =>
    part.label === 'base' ? '8' : working({ value: 0, parts: [part] }),
  );
  return worked(name.charAt(0).toUpperCase() + name.slice(1), value, how.join(', '));
}

function plainWord(name: string, value: string): string[] {
  if (value === '') return [`Your sheet names no ${name}.`, `No ${name} is written on your sheet.`];
  return [
    `Your ${name}: ${value}.`,
    `The sheet says ${value} for your ${name}.`,
    `By the sheet your ${name} is ${value}.`,
  ];
}

export function namedNumber(sheet: Character, about: string): string[] | null {
  // A save of one ability is a check like others.
  if (/\bsav/i.test(about) && !/\bspell|\bdc\b/i.test(about) && checkNamed(sheet, about)) return null;
  return named.find(([pattern]) => pattern.test(about))?.[1](sheet) ?? null;
}
