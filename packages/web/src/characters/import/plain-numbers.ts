import type { Draft } from './draft.ts';
import { abilityOf } from './words.ts';

const ability = 'str(?:ength)?|dex(?:terity)?|con(?:stitution)?|int(?:elligence)?|wis(?:dom)?|cha(?:risma)?';
const score = new RegExp(`\\b(${ability})\\b\\s*[:=]?\\s*(\\d{1,2})(?!\\d)`, 'gi');
const abilityRow = new RegExp(`^[\\s|]*(?:(?:${ability})[\\s|/,]*){6}$`, 'i');
const scoreRow = /^[\s|]*(?:\d{1,2}\s*(?:\([+−-]?\d+\))?[\s|/,]*){6}$/;
const ordinal = '(\\d{1,2})(?:st|nd|rd|th)?';

/** A stat block has the names of the abilities in one line and their scores in the next: here they stand in one, each behind its name. */
export function joinAbilityRows(lines: readonly string[]): string[] {
  return lines.map((line, place) => {
    if (!abilityRow.test(line))
      return scoreRow.test(line) && abilityRow.test(lines[place - 1] ?? '') ? '' : line;
    const scores = (lines[place + 1] ?? '').replace(/\([^)]*\)/g, ' ').match(/\d{1,2}/g) ?? [];
    const names = line.split(/[\s|/,]+/).filter(Boolean);
    return names.map((name, column) => `${name} ${scores[column] ?? ''}`).join(' ');
  });
}

/** Reads the numbers of a line; false where it has none that are known. */
export function readNumbersOfLine(line: string, draft: Draft): boolean {
  return readScores(line, draft) || readShort(line, draft) || readClass(line, draft);
}

function readScores(line: string, draft: Draft): boolean {
  const found = [...line.matchAll(score)];
  for (const [, name, value] of found) draft.setAbility(abilityOf(name!)!, Number(value));
  // "STR 16 DEX 12 | AC 15 | HP 20" goes on.
  if (found.length > 0) readShort(line.replace(score, ' '), draft);
  return found.length > 0;
}

type Reader = [RegExp, (found: RegExpExecArray, draft: Draft) => void];

const short: Reader[] = [
  [
    /\b(?:ac|armou?r class)\b\s*[:=]?\s*(\d{1,3})/i,
    ([, value], draft) => draft.setNumber('armor_class', Number(value)),
  ],
  [
    /\b(?:hp|hit points)\b(?! max)\s*[:=]?\s*(-?\d{1,4})(?:\s*(?:\/|of)\s*(\d{1,4}))?/i,
    ([, current, most], draft) => {
      if (most !== undefined) draft.setNumber('current_hp', Number(current));
      if (most !== undefined || !draft.has('max_hp')) draft.setNumber('max_hp', Number(most ?? current));
    },
  ],
  [
    /\b(?:max(?:imum)? (?:hp|hit points)|(?:hp|hit points?) max(?:imum)?)\b\s*[:=]?\s*(\d{1,4})/i,
    ([, value], draft) => draft.setNumber('max_hp', Number(value)),
  ],
  [
    /\bcurrent (?:hp|hit points)\b\s*[:=]?\s*(-?\d{1,4})/i,
    ([, value], draft) => draft.setNumber('current_hp', Number(value)),
  ],
  [
    /\btemp(?:orary)? (?:hp|hit points)\b\s*[:=]?\s*(\d{1,4})/i,
    ([, value], draft) => draft.setNumber('temporary_hp', Number(value)),
  ],
  [/\bspeed\b\s*[:=]?\s*(\d{1,3})/i, ([, value], draft) => draft.setNumber('speed', Number(value))],
  [
    /\b(?:xp|experience(?: points)?)\b\s*[:=]?\s*(\d[\d,.]{0,9})/i,
    ([, value], draft) => draft.setNumber('experience', Number(value!.replace(/[,.]/g, ''))),
  ],
];

function readShort(line: string, draft: Draft): boolean {
  const isTotal = /\b(?:max(?:imum)?|current|temp(?:orary)?)\b/i.test(line);
  const fitting = short.filter(
    ([words], place) => words.test(line) && !(place === 1 && isTotal && !/\//.test(line)),
  );
  for (const [words, read] of fitting) read(words.exec(line)!, draft);
  return fitting.length > 0;
}

/** "Class: Fighter 3", "Level 3 Human Fighter", "3rd-level wizard", "Level: 3". */
function readClass(line: string, draft: Draft): boolean {
  const labelled = /^class(?: ?(?:&|and) ?levels?)?\s*:?\s+(.+)$/i.exec(line);
  if (labelled) {
    readClasses(labelled[1]!, draft);
    return true;
  }
  const level = new RegExp(`^(?:character )?level\\s*:?\\s*${ordinal}\\b[ ,]*(.*)$`, 'i').exec(line);
  const [, leading, kind] = new RegExp(`^${ordinal}[- ]level (.+)$`, 'i').exec(line) ?? [];
  const value = level?.[1] ?? leading;
  if (value === undefined) return false;
  draft.setNumber('level', Number(value));
  const words = (level?.[2] ?? kind ?? '').trim();
  const [, ancestry, className] = /^(.+?)\s+(\S+)$/.exec(words) ?? [undefined, '', words];
  if (className && !draft.character.class_name) draft.setLine('class_name', className);
  if (ancestry && !draft.character.ancestry) draft.setLine('ancestry', ancestry);
  return true;
}

function readClasses(text: string, draft: Draft) {
  const parts = text.split(/\s*(?:\/|,|\+|\band\b)\s*/).filter(Boolean);
  const levels = parts.map((part) => /\b(\d{1,2})\b/.exec(part)?.[1]).filter((found) => found !== undefined);
  const total = levels.reduce((sum, found) => sum + Number(found), 0);
  if (total > 0) draft.setNumber('level', total);
  const [only = ''] = parts;
  const name = only.replace(/\b(?:level|lvl\.?)\b|\b\d{1,2}(?:st|nd|rd|th)?\b/gi, '').replace(/\(\s*\)/, '');
  draft.setLine('class_name', parts.length > 1 ? parts.join(' / ') : name);
}
