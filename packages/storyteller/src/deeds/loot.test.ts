import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { anOutline } from '../../test/an-outline.ts';
import { brannoch } from '../../test/sheets.ts';
import { step } from '../../test/steps.ts';
import { noteFallen } from '../fight/fallen.ts';
import { kindOfAnimal } from '../fight/combatants.ts';
import { doStep } from './do-step.ts';

const kind = (name: string) =>
  kindOfAnimal({ id: name, name: `the ${name}`, words: [name], traits: [], see: '', find: '', item: null });

async function after(fallen: readonly string[], echo: string, object: string) {
  const telling = await aTelling({ sheet: brannoch, state: { outline: anOutline } });
  noteFallen(telling.turn, fallen.map(kind));
  const search = () => doStep(telling.turn, step('search', echo, { object }));
  const silver = () =>
    telling.turn.sheet?.inventory.find(({ name }) => name === 'Silver pieces')?.quantity ?? 0;
  await search();
  return { ...telling, search, silver };
}

describe('those who were beaten', () => {
  it.each([
    ['search the bodies', 'the bodies'],
    ['loot the fallen', 'the fallen'],
    ['go through the pockets of the orcs', 'the pockets of the orcs'],
    ['search the dead orc', 'the dead orc'],
  ])('are gone through without a roll, for what people carry and some silver: %s', async (echo, object) => {
    const { text, rolls, silver } = await after(['orc', 'orc'], echo, object);
    expect(text()).toContain(`You ${echo}`);
    expect(text()).toContain('silver pieces');
    expect(silver()).toBeGreaterThan(1);
    expect(rolls()).toEqual([]);
  });

  it('have nothing more the second time', async () => {
    const { text, search, silver } = await after(['orc', 'orc'], 'search the bodies', 'the bodies');
    const before = silver();
    const first = text();
    await search();
    expect(text().slice(first.length)).toMatch(/the orcs/);
    expect(silver()).toBe(before);
  });

  it('carry nothing where they are beasts', async () => {
    const { text, silver } = await after(['wolf', 'wolf'], 'search the bodies', 'the bodies');
    expect(text()).toMatch(/wolves/);
    expect(silver()).toBe(0);
  });

  it('are nobody where nobody was beaten', async () => {
    const { text, silver } = await after([], 'search the bodies', 'the bodies');
    expect(text()).not.toMatch(/silver|knife|string|tobacco|dried fruit/);
    expect(silver()).toBe(0);
  });
});
