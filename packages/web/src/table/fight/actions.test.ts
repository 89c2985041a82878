import { expect, it } from 'vitest';
import { bridgeFight, fighter } from '../../../test/support/fight-example.ts';
import { bram } from '../../../test/support/table-example.ts';
import { actionsOf, type Field, type Means, mostInNeed } from './actions.ts';
import { fightSentences } from '../../words/en/fight.ts';
import { meansOf } from './means.ts';

const wizard = {
  ...bram,
  class_name: 'Wizard',
  level: 3,
  spells: ['Fire Bolt', 'Light', 'Magic Missile', 'Cure Wounds', 'Mage Armor'],
  inventory: [
    { name: 'Quarterstaff', quantity: 1, note: '' },
    { name: 'Dagger', quantity: 0, note: 'lost' },
    { name: 'Potion of healing', quantity: 2, note: '' },
    { name: 'Potion of climbing', quantity: 0, note: '' },
  ],
};
const goblin = bridgeFight.combatants[1]!;
const [, , , dying, , odo] = bridgeFight.combatants;
const field = { target: goblin, friends: [dying!] };
const sentences = (means: Means, around: Field) =>
  actionsOf(means, around, fightSentences).map(({ sentence }) => sentence);

it('[E5.126] what the sheet holds can be done, each in a sentence of its own', () => {
  expect(sentences(meansOf(wizard), field)).toEqual([
    'I attack Goblin 1 with my quarterstaff',
    'I cast Fire Bolt at Goblin 1',
    'I cast Light',
    'I cast Magic Missile at Goblin 1',
    'I cast Cure Wounds on Sable',
    'I cast Mage Armor',
    'I drink my potion of healing',
    'I dodge',
    'I dash',
    'I disengage',
    'I help Sable',
    'I hide',
  ]);
  expect(actionsOf(meansOf(wizard), field, fightSentences)[0]?.label).toBe('Quarterstaff');
});

it('[E5.126] without a slot only what needs none is cast', () => {
  const spent = { ...wizard, slots_spent: [4, 2] };
  expect(meansOf(wizard).slotsLeft).toBe(6);
  expect(sentences(meansOf(spent), field).filter((one) => one.startsWith('I cast'))).toEqual([
    'I cast Fire Bolt at Goblin 1',
    'I cast Light',
  ]);
});

it('[E5.127] without a foe and without a friend nobody is named', () => {
  const alone = sentences(meansOf(wizard), { target: null, friends: [] });
  expect(alone).toContain('I attack with my quarterstaff');
  expect(alone).toContain('I cast Fire Bolt');
  expect(alone).toContain('I cast Cure Wounds on myself');
  expect(alone.some((one) => one.startsWith('I help'))).toBe(false);
  const named = { ...wizard, inventory: [{ name: 'Sword of Reck', quantity: 1, note: '' }] };
  expect(sentences(meansOf(named), field)[0]).toBe('I attack Goblin 1 with my Sword of Reck');
});

it('[E5.127] the friend in need is the one who lies there, then the one who is worst off', () => {
  const hurt = fighter('a', 'Ana', { side: 'party', hp: { current: 9, max: 10 } });
  const worse = fighter('b', 'Ben', { side: 'party', hp: { current: 20, max: 60 }, state: 'bloodied' });
  const dead = fighter('d', 'Dot', { side: 'party', state: 'dead' });
  expect(mostInNeed([hurt, worse, dead, odo!])?.name).toBe('Ben');
  expect(mostInNeed([hurt, worse, dying!])?.name).toBe('Sable');
  expect(mostInNeed([dead])).toBeUndefined();
});
