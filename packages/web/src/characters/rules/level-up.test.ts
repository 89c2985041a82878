import { expect, it } from 'vitest';
import { bram } from '../../../test/support/table-example.ts';
import { levelUp, type LevelUpChoices, type Rising } from '@fireside/contract/sheet';
import { beforeLevel, canImprove, changesOf } from './level-up.ts';

const third = { ...bram, level: 3, experience: 2_000, max_hp: 31, current_hp: 20 };

function risen(sheet: Rising, choices: Partial<LevelUpChoices> = {}) {
  const taken = levelUp(sheet, { hitPoints: 'average', ...choices });
  if ('refusal' in taken) throw new Error(taken.refusal);
  return taken.changes;
}

it('[E5.135] two points go to abilities, never above 20', () => {
  const strong = { ...third, abilities: { ...third.abilities, strength: 19 } };
  expect([canImprove(strong, 'strength', 1), canImprove(strong, 'strength', 2)]).toEqual([true, false]);
});

it('[E5.135] what changes is shown before, and can be taken back', () => {
  const patch = risen(third, { improvements: ['strength', 'dexterity'] });
  expect(changesOf(third, patch).map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Level', '3', '4'],
    ['Hit points', '31', '40'],
    ['Strength', '15', '16'],
    ['Dexterity', '13', '14'],
  ]);
  const wizard = { ...third, class_name: 'Wizard', level: 4 };
  expect(changesOf(wizard, risen(wizard)).map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Level', '4', '5'],
    ['Hit points', '31', '38'],
    ['Proficiency', '+2', '+3'],
    ['Spell slots', '4 · 3', '4 · 3 · 2'],
  ]);
  const fighter = { ...third, level: 4 };
  expect(
    changesOf(fighter, risen(fighter)).find(({ label }) => label === 'Attacks with an action'),
  ).toMatchObject({ before: '1', after: '2' });
  expect({ ...third, ...patch, ...beforeLevel(third) }).toEqual(third);
});
