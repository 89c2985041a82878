import { experienceForLevel } from '@fireside/contract/sheet';
import type { Character } from '@fireside/engine';
import { listed, withArticle } from '../language/nouns.ts';
import type { Question, SheetField } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import { fromSheet, lineAnyway, sayAnyway } from './say-anyway.ts';
import {
  goldAnswer,
  inventoryAnswer,
  itemAnswer,
  itemsNamed,
  slotsAnswer,
  spellsAnswer,
  weaponsAnswer,
} from './sheet-belongings.ts';
import { abilitiesAnswer, checkAnswer, namedNumber, skillsAnswer } from './sheet-numbers.ts';

const noSheet = [
  'You play without a character yet, {you}: choose or make one [at the table|beside the story], and everything you ask for will stand on its sheet.',
  'There is no sheet under your name, {you}; [pick|make] a character [at this table|in the party’s list], and I can tell you [all of it|what it says].',
  '[No character, no numbers|Nothing is written down about you yet], {you}: a character can be chosen or made at any time, [even now|in the middle of the tale].',
  'I would look it up, {you}, but you have no character sheet [so far|yet]; [take a ready one or make your own|choose one whenever you like].',
] as const;

function hitPointsAnswer({ current_hp, max_hp, temporary_hp }: Character): string[] {
  const more = temporary_hp > 0 ? `, and ${temporary_hp} temporary` : '';
  const hp = `${current_hp} of ${max_hp} hit points${more}`;
  return [
    `You have ${hp}.`,
    `You stand at ${hp}.`,
    `The sheet says ${hp}.`,
    `By the last count: ${hp}.`,
    `It is ${hp} for you.`,
  ];
}

function armorAnswer({ armor_class: value }: Character): string[] {
  return [
    `Your armor class is ${value}.`,
    `Armor class: ${value}.`,
    `Whoever strikes at you has to reach ${value}, your armor class.`,
    ...fromSheet(`Armor class: ${value}`),
  ];
}

function whoAnswer({ name, ancestry, class_name, level, background }: Character): string[] {
  const kind = `${[ancestry, class_name].filter((part) => part !== '').join(' ') || 'adventurer'}`;
  const past = background === '' ? '' : `, by background ${background}`;
  return [
    `You are ${name}, ${withArticle(kind)} of level ${level}${past}.`,
    `Your sheet says ${name}: ${kind}, level ${level}${past}.`,
    `${name}, level ${level} ${kind}${past}: that is you.`,
  ];
}

function levelAnswer({ level, class_name }: Character): string[] {
  const what = class_name === '' ? '' : ` ${class_name}`;
  return [
    `You are a level ${level}${what || ' character'}.`,
    `Level ${level}${what}, by the sheet.`,
    `You have reached level ${level}.`,
    `Your level is ${level}.`,
  ];
}

function experienceAnswer({ experience, level }: Character): string[] {
  const next = experienceForLevel(level + 1);
  const more = next === null ? 'no higher level' : `level ${level + 1} at ${next}`;
  return fromSheet(`Experience: ${experience} points, ${more}`);
}

function speedAnswer({ speed }: Character): string[] {
  return [
    `Your speed is ${speed} feet.`,
    `You cover ${speed} feet in a turn.`,
    `Speed: ${speed} feet a turn.`,
    `The sheet gives you a speed of ${speed} feet.`,
  ];
}

function conditionsAnswer({ conditions, current_hp, death_saves }: Character): string[] {
  if (current_hp <= 0) {
    const saves = `${death_saves.successes} death saves made and ${death_saves.failures} failed`;
    return [`You are at 0 hit points, with ${saves}.`, `You lie at 0 hit points: ${saves}.`];
  }
  if (conditions.length === 0)
    return [
      'No condition is on you.',
      'Your sheet lists no conditions.',
      'You are free of any condition.',
      'Nothing of that kind: no conditions stand on your sheet.',
    ];
  const list = listed(conditions);
  return [
    `On your sheet: ${list}.`,
    `The conditions on you: ${list}.`,
    `You have these conditions: ${list}.`,
  ];
}

const whole: Record<Exclude<SheetField, 'everything'>, (sheet: Character) => string[]> = {
  'hit points': hitPointsAnswer,
  'armor class': armorAnswer,
  inventory: inventoryAnswer,
  gold: goldAnswer,
  spells: (sheet) => spellsAnswer(sheet, null),
  slots: slotsAnswer,
  level: levelAnswer,
  experience: experienceAnswer,
  abilities: abilitiesAnswer,
  skills: skillsAnswer,
  weapons: (sheet) => weaponsAnswer(sheet, null),
  speed: speedAnswer,
  conditions: conditionsAnswer,
  name: whoAnswer,
  class: whoAnswer,
};

/** Of something that is named: a number, a check, a spell, a thing, whichever the sheet has. */
function aboutNamed(sheet: Character, field: SheetField, about: string, isCounted: boolean): string[] | null {
  switch (field) {
    case 'inventory':
      return itemAnswer(sheet, about, isCounted);
    case 'spells':
      return namedNumber(sheet, about) ?? spellsAnswer(sheet, about);
    case 'weapons':
      return weaponsAnswer(sheet, about);
    case 'skills':
    case 'abilities':
    case 'everything':
      return (
        namedNumber(sheet, about) ??
        checkAnswer(sheet, about) ??
        (itemsNamed(sheet, about).length > 0 ? itemAnswer(sheet, about, isCounted) : null)
      );
    default:
      return namedNumber(sheet, about);
  }
}

/** The sheet holds no features: nothing comes of naming one, and nothing is spent on it. */
const featureUnlisted = [
  'Your sheet ({class}) does not list {what}, {you}, so I [cannot|will not] count it. A short rest, a potion or a spell I can.',
  '{What} is not on your sheet, {you}: it says {class}, and no more than that. Nothing is lost by asking.',
  'I go by your sheet, {you}, and {what} is not on it. What do you do instead?',
] as const;

/** What stands on the asker's sheet, exactly. */
export function answerSheet(turn: Telling, { field, about }: Extract<Question, { kind: 'sheet' }>): void {
  const { sheet } = turn;
  if (!sheet) return void lineAnyway(turn, noSheet);
  if (field === 'class' && about)
    return void lineAnyway(turn, featureUnlisted, {
      what: about,
      class: `${sheet.class_name} ${sheet.level}`,
    });
  const named = about && aboutNamed(sheet, field, about, /\bhow (?:many|much)\b/i.test(turn.message));
  if (named) return void sayAnyway(turn, named);
  if (field !== 'everything') return void sayAnyway(turn, whole[field](sheet));
  for (const part of [whoAnswer, hitPointsAnswer, armorAnswer, inventoryAnswer]) sayAnyway(turn, part(sheet));
}
