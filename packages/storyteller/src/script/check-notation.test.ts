import { describe, expect, it } from 'vitest';
import { withChecksInFull } from './check-notation.ts';
import { checkIn } from './written-check.ts';

describe('a check as hosts write it', () => {
  it.each([
    ['The loose brick, perception 12.', ['Perception'], 12],
    ['Perception check (13) to hear the owl.', ['Perception'], 13],
    ['medicine 12: it was poison', ['Medicine'], 12],
    ['Wis (Insight) 14: she is afraid', ['Insight'], 14],
    ['Int/Investigation DC 15 finds the seam.', ['Investigation'], 15],
    ['Perc12: a glint in the well', ['Perception'], 12],
    ['Ins13: he hides something', ['Insight'], 13],
    ['cut it with SoH10', ['Sleight of Hand'], 10],
    ['Pers14 opens her mouth', ['Persuasion'], 14],
    ['Int12 (= intimidate) works too', ['Intimidation'], 12],
    ['Survival or Investigation 12 to cross it', ['Survival', 'Investigation'], 12],
    ['The ghost can be seen with passive 13.', ['Perception'], 13],
    ['passive perception 13 notices it', ['Perception'], 13],
    ['or thieves’ tools 12', ["Thieves' tools"], 12],
    ['picks DC16', ["Thieves' tools"], 16],
    ['breaking it is strength 19', ['Strength'], 19],
    ['STR13 to lift', ['Strength'], 13],
    ['a 13 perception check', ['Perception'], 13],
    ['if they search the loft (12) there is a rope', [], 12],
    ['A Perception check, on a 15+ they find the hatch.', ['Perception'], 15],
  ] as const)('is read in any shorthand: %s', (text, skills, difficulty) => {
    expect(checkIn(withChecksInFull(text))).toEqual({ skills, difficulty });
  });

  it.each([
    ['Not seen = DEXsv12 or 2d6', 'Not seen = DC 12 Dexterity save or 2d6'],
    ['dex save 12 or fall, 1d6', 'DC 12 Dexterity save or fall, 1d6'],
    ['makes a con save DC 11 or sleeps', 'makes a DC 11 Constitution save or sleeps'],
    [
      'Intimidation 12 / Persuasion 14 / or 5 gp: he talks',
      'DC 12 Intimidation / DC 14 Persuasion / or 5 gp: he talks',
    ],
    [
      'thieves tools 15, and breaking it is strength 19',
      "DC 15 thieves' tools, and breaking it is DC 19 Strength",
    ],
  ])('may be a save, or one of several: %s', (text, full) => {
    expect(withChecksInFull(text)).toBe(full);
  });

  it.each([
    'Str 14, Dex 12, Con 13',
    'Perception +4, Stealth +6',
    'Senses passive Perception 12',
    'The history 12 years ago',
    'a DC 12 Wisdom (Perception) check',
    'A Strength check of DC 18',
    'They carry lockpicks, 5 torches and a rope.',
    'pays 30 gold for the picks 10 gp each',
    'The inn has 12 rooms and 5 guests.',
  ])('is nothing else that has a number: %s', (text) => {
    expect(withChecksInFull(text)).toBe(text);
  });
});
