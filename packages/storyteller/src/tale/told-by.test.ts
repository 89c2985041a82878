import { expect, it } from 'vitest';
import { isTellable, knownBest, toldBy } from './told-by.ts';

it.each([
  'The mill burnt down on Monday.',
  'Pirates raid the coast.',
  'Its station AI is called ORISON.',
  'Something took the daughter of the miller.',
])('people tell what happened: %s', (fact) => {
  expect(isTellable(fact)).toBe(true);
});

it.each([
  'You start in the docking bay airlock.',
  'The goal is to find survivors.',
  'The tale begins in a tavern.',
  'A fantasy adventure in a small village near a dark forest.',
  'Dry Fork, Arizona territory, 1878.',
])('nobody recites a direction or a heading: %s', (fact) => {
  expect(isTellable(fact)).toBe(false);
});

it.each([
  ['Amos Pike', 'the bank was robbed and sheriff Amos Pike was shot.', 'the bank was robbed and I was shot.'],
  ['Director Voss', 'the crew was forty people under Director Voss.', 'the crew was forty people under me.'],
  ['Ruth Adeyemi', 'Inspector Ruth Adeyemi leads the case.', 'I lead the case.'],
  ['Tobin Marsh', 'the reeve, Tobin Marsh, offers silver.', 'I offer silver.'],
  ['Odo Pask', 'Odo Pask forbids anyone to cross and is plainly afraid.', 'I forbid anyone to cross.'],
  ['Odra Venn', "somebody has stolen Odra Venn's ferry.", 'somebody has stolen my ferry.'],
  ['Odra Venn', 'the bell rings at ebb.', 'the bell rings at ebb.'],
  ['Old Greta', 'Old Greta says it was the drowned knight.', 'it was the drowned knight.'],
  ['Tobin Marsh', 'Marsh swears he saw lights beneath the water.', 'I saw lights beneath the water.'],
  ['Tobin Marsh', 'Tobin Marsh, who is old, thinks that it is a trick.', 'it is a trick.'],
])('%s does not speak of themselves by name', (name, fact, said) => {
  expect(toldBy(name, fact)).toBe(said);
});

it('who speaks of two tells them apart', () => {
  expect(
    toldBy('Wren', "Jory's little sister Wren swears that he is innocent and that she saw a lantern.", 'she'),
  ).toBe('Jory is innocent and I saw a lantern.');
});

it('nobody takes the name of their kin for their own, or speaks of themselves as of another', () => {
  const fact = 'Hugo Vance was found in the back room.';
  expect(toldBy('Desmond Vance', fact)).toBe(fact);
  expect(toldBy('Edwin Thrale', 'Edwin Thrale is a man who lost his daughter.')).toBe('I lost my daughter.');
  expect(toldBy('Edwin Thrale', 'Edwin Thrale is a man who hides his debts.')).toBeNull();
});

it('nobody tells what they keep to themselves', () => {
  expect(toldBy('Mr Grice', 'the butler, Mr Grice, hides the key.')).toBeNull();
  expect(toldBy('Lady Vane', 'the butler, Mr Grice, hides the key.')).not.toBeNull();
});

it('what is told of somebody they know best', () => {
  const facts = ['the mill is empty.', 'Greta says it was the knight.'];
  expect(knownBest('Old Greta', facts)).toEqual(facts.toReversed());
  expect(knownBest('Tobin Marsh', facts)).toEqual(facts);
});
