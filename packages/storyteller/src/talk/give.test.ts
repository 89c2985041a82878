import { expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { phraseOf, stepOf } from '../../test/asked.ts';
import { brannoch } from '../../test/sheets.ts';
import { give } from './give.ts';

const offer = stepOf('give', 'offer a drink from your waterskin', { object: phraseOf('a drink') });

it('who offers a drink shares it, and keeps what it is in', async () => {
  const { turn, text, state } = await aTelling({});
  const [person] = turn.place.people;
  await give(turn, offer, { kind: 'person', person: person! });
  expect(text()).toContain(person!.name.split(' ')[0]);
  expect(text()).not.toMatch(/no drink|carry none/);
  expect(turn.sheet!.inventory).toEqual(brannoch.inventory);
  expect(state.people[person!.id]?.heard).toContain('was given a drink');
});

it('who carries nothing to drink has none to give', async () => {
  const inventory = brannoch.inventory.filter(({ name }) => !/waterskin|flask|wine|ale/i.test(name));
  const { turn, text } = await aTelling({ sheet: { ...brannoch, inventory } });
  await give(turn, offer, { kind: 'person', person: turn.place.people[0]! });
  expect(text()).toMatch(/drink/);
  expect(text()).not.toContain('mouthful');
});
