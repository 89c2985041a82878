import { describe, expect, it } from 'vitest';
import { checkIn, isSearch, isTalk } from './written-check.ts';

describe('a check that the text writes down', () => {
  it('has its skills and how hard it is, whichever comes first', () => {
    const forms: [string, string[], number][] = [
      ['A DC 13 Intimidation or Persuasion check makes him talk.', ['Intimidation', 'Persuasion'], 13],
      ['She tells it if asked gently (DC 12 Persuasion).', ['Persuasion'], 12],
      ['In the loft lies a diary (Investigation DC 5).', ['Investigation'], 5],
      ['A DC 14 Wisdom (Perception) check finds it.', ['Perception'], 14],
      ['It takes a Strength check of DC 18.', ['Strength'], 18],
      ['A Sleight of Hand check (DC 11) gets it.', ['Sleight of Hand'], 11],
      ['The door can be forced (DC 14).', [], 14],
    ];
    for (const [sentence, skills, difficulty] of forms)
      expect(checkIn(sentence), sentence).toEqual({ skills, difficulty });
  });

  it('is no saving throw', () => {
    expect(checkIn('A wave strikes: DC 12 Strength save or 4 damage.')).toBeNull();
    expect(checkIn('Make a DC 11 Constitution saving throw.')).toBeNull();
  });

  it('is of words, or of a search, or of neither', () => {
    expect(isTalk({ skills: ['Insight', 'Persuasion'], difficulty: 12 })).toBe(true);
    expect(isSearch({ skills: ['Perception'], difficulty: 12 })).toBe(true);
    expect(isTalk({ skills: ['Athletics'], difficulty: 12 })).toBe(false);
  });
});
