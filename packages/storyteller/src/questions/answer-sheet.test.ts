import type { Character } from '@fireside/engine';
import { describe, expect, it } from 'vitest';
import { asked } from '../../test/asked.ts';
import { brannoch, ilsabet, quill } from '../../test/sheets.ts';
import type { SheetField } from '../reader/reading.ts';
import { answerQuestion } from './answer-question.ts';

const worn: Character = {
  ...ilsabet,
  slots_spent: [3, 1],
  temporary_hp: 5,
  conditions: ['Poisoned', 'Prone'],
  hit_dice_spent: 1,
  experience: 1200,
};
const beggar: Character = { ...brannoch, inventory: [], proficiencies: [], class_name: '', background: '' };
const fallen: Character = { ...brannoch, current_hp: 0, death_saves: { successes: 1, failures: 2 } };

const cases: [Character, SheetField, string | null, string][] = [
  [brannoch, 'hit points', null, 'You have 22 of 28 hit points.'],
  [worn, 'hit points', null, 'You have 14 of 17 hit points, and 5 temporary.'],
  [brannoch, 'armor class', null, 'Your armor class is 18.'],
  [quill, 'armor class', null, 'Your armor class is 14.'],
  [brannoch, 'gold', null, 'You have 15 gold.'],
  [beggar, 'gold', null, 'You have no gold.'],
  [
    { ...beggar, inventory: [{ name: 'Silver pieces', quantity: 9, note: '' }] },
    'gold',
    null,
    'You have 9 silver.',
  ],
  [quill, 'inventory', 'gold', 'You have 40 gold.'],
  [
    ilsabet,
    'inventory',
    null,
    'You carry Quarterstaff, Spellbook, Component pouch, Candle (5), Ink and quill, Parchment (6) and Gold pieces (8).',
  ],
  [beggar, 'inventory', null, 'You carry nothing at all.'],
  [brannoch, 'inventory', 'a rope', 'Yes: you have Rope (50 ft).'],
  [brannoch, 'inventory', 'torches', 'Yes: you have Torch (3).'],
  [quill, 'inventory', 'healing potion', 'Yes: you have Potion of healing.'],
  [brannoch, 'inventory', 'food', 'Yes: you have Rations (4).'],
  [brannoch, 'inventory', 'a weapon', 'Yes: you have Longsword and Shortbow.'],
  [brannoch, 'inventory', 'a crowbar', 'No: you carry no crowbar.'],
  [
    ilsabet,
    'spells',
    null,
    'Your spells: Fire bolt, Light, Mage hand, Magic missile, Shield, Sleep, Detect magic and Misty step.',
  ],
  [ilsabet, 'spells', 'misty step', 'Yes: Misty step is among your spells.'],
  [
    ilsabet,
    'spells',
    'fireball',
    'No: you do not know fireball; your spells are Fire bolt, Light, Mage hand, Magic missile, Shield, Sleep, Detect magic and Misty step.',
  ],
  [brannoch, 'spells', null, 'You know no spells.'],
  [ilsabet, 'slots', null, 'Your sheet has "Spell slots left: 4 of 4 first-level and 2 of 2 second-level".'],
  [worn, 'slots', null, 'Your sheet has "Spell slots left: 1 of 4 first-level and 1 of 2 second-level".'],
  [brannoch, 'slots', null, 'No spell slots: a Fighter of level 3 has none.'],
  [quill, 'level', null, 'You are a level 3 Rogue.'],
  [worn, 'experience', null, 'Your sheet has "Experience: 1200 points, level 4 at 2700".'],
  [quill, 'skills', 'stealth', 'Your sheet has "Stealth: +5 (Dexterity +3, proficient +2)".'],
  [brannoch, 'skills', 'stealth', 'Your sheet has "Stealth: +1 (Dexterity +1, not proficient)".'],
  [quill, 'skills', 'sleight of hand', 'Your sheet has "Sleight of Hand: +5 (Dexterity +3, proficient +2)".'],
  [brannoch, 'skills', 'strength save', 'Your sheet has "Strength save: +5 (Strength +3, proficient +2)".'],
  [
    quill,
    'skills',
    null,
    `You are trained in "Acrobatics +5, Sleight of Hand +5, Stealth +5, Deception +4, Perception +2 and Thieves' tools".`,
  ],
  [brannoch, 'skills', 'passive perception', 'Your sheet has "Passive Perception: 12 (10, proficient +2)".'],
  [quill, 'skills', 'initiative', 'Your sheet has "Initiative: +3 (Dexterity +3)".'],
  [brannoch, 'skills', 'proficiency bonus', 'Your sheet has "Proficiency bonus: +2 (level 3)".'],
  [
    ilsabet,
    'spells',
    'spell save dc',
    'Your sheet has "Spell save DC: 13 (8, Intelligence +3, proficient +2)".',
  ],
  [brannoch, 'abilities', 'charisma', 'Your sheet has "Charisma: 9, modifier -1".'],
  [brannoch, 'abilities', 'strength', 'Your sheet has "Strength: 16, modifier +3".'],
  [
    brannoch,
    'abilities',
    null,
    'Your sheet has "Strength 16 (+3), Dexterity 12 (+1), Constitution 14 (+2), Intelligence 10 (+0), Wisdom 11 (+0) and Charisma 9 (-1)".',
  ],
  [
    brannoch,
    'weapons',
    null,
    'Your sheet has "Longsword: +5 to hit, 1d8+3 slashing (1d10+3 with both hands); Shortbow: +3 to hit, 1d6+1 piercing".',
  ],
  [quill, 'weapons', 'dagger', 'Your sheet has "Dagger: +5 to hit, 1d4+3 piercing".'],
  [beggar, 'weapons', null, 'Your sheet has "Unarmed strike: +5 to hit, 4 bludgeoning".'],
  [worn, 'everything', 'hit dice', 'You have 2 of 3 hit dice (d6) left.'],
  [brannoch, 'speed', null, 'Your speed is 30 feet.'],
  [brannoch, 'conditions', null, 'No condition is on you.'],
  [worn, 'conditions', null, 'On your sheet: Poisoned and Prone.'],
  [fallen, 'conditions', null, 'You are at 0 hit points, with 1 death saves made and 2 failed.'],
  [brannoch, 'name', null, 'You are Brannoch, a Human Fighter of level 3, by background Soldier.'],
  [ilsabet, 'class', null, 'You are Ilsabet, an Elf Wizard of level 3, by background Sage.'],
];

describe('a question about the sheet', () => {
  it.each(cases)('is answered exactly (%#)', async (sheet, field, about, expected) => {
    const { told, isUnmoved } = await asked({ sheet }, (turn) =>
      answerQuestion(turn, { kind: 'sheet', field, about }),
    );
    expect(told).toEqual([expected]);
    expect(isUnmoved).toBe(true);
  });

  it.each(cases)(
    'is answered every time, in other words, and reaches the table (%#)',
    async (sheet, field, about) => {
      const { told, read } = await asked(
        { sheet },
        (turn) => answerQuestion(turn, { kind: 'sheet', field, about }),
        5,
      );
      expect(new Set(told).size).toBe(5);
      expect(read).toEqual(told);
    },
  );

  it('counts what is asked for by number', async () => {
    const { told } = await asked({ message: 'how many rations are left' }, (turn) =>
      answerQuestion(turn, { kind: 'sheet', field: 'inventory', about: 'rations' }),
    );
    expect(told).toEqual(['You have Rations (4).']);
  });

  it('about everything has name, hit points, armor class and belongings', async () => {
    const { told } = await asked({ sheet: quill }, (turn) =>
      answerQuestion(turn, { kind: 'sheet', field: 'everything', about: null }),
    );
    for (const part of ['Quill, a Halfling Rogue of level 3', '20 of 20', '14', 'Dagger (2)'])
      expect(told[0]).toContain(part);
  });

  it('says how to get a character where there is none', async () => {
    const seat = { user_id: 'user-0', name: 'Ann', self_rolls: false, pending_roll: null, character: null };
    const { told } = await asked(
      { table: { speaker: seat, party: [seat] } },
      (turn) => answerQuestion(turn, { kind: 'sheet', field: 'hit points', about: null }),
      4,
    );
    for (const answer of told) expect(answer).toMatch(/Ann.*character|character.*Ann/);
  });

  it('takes the names of things for what they are, never for templates or quotation marks', async () => {
    const sheet = { ...brannoch, inventory: [{ name: 'Map "[a|b] {you}"', quantity: 1, note: '' }] };
    const { told } = await asked({ sheet }, (turn) =>
      answerQuestion(turn, { kind: 'sheet', field: 'inventory', about: null }),
    );
    expect(told).toEqual(['You carry Map "[a|b] {you}".']);
  });
});
