import { describe, expect, it } from 'vitest';
import { toldThings } from './told-things.ts';

const people = ['Old Tamsin Reed', 'Aldous Finch', 'Piet'];
const told = (premise: string, prize = '') =>
  toldThings(premise, people, prize).map(({ name, owner, isHeld, within }) => ({
    name,
    owner,
    isHeld,
    within,
  }));

describe('the things of a description', () => {
  it.each([
    ['A brown hen follows Tamsin everywhere.', 'the brown hen', 'Old Tamsin Reed', false, null],
    ['The steward, Aldous Finch, carries the only key.', 'the key', 'Aldous Finch', true, null],
    [
      "Tamsin still wears her late husband's silver locket.",
      'the silver locket',
      'Old Tamsin Reed',
      true,
      null,
    ],
    ['Aldous Finch has a ring of spare keys.', 'the ring of spare keys', 'Aldous Finch', true, null],
    ['In the kitchen there is a clock that runs backwards.', 'the clock', null, false, 'kitchen'],
    ['A brass toll box stands in the boathouse, empty.', 'the brass toll box', null, false, 'boathouse'],
    ['A black mule stands tied outside the saloon.', 'the black mule', null, false, null],
    ["The ship's parrot, Admiral, repeats a number.", 'the parrot', null, false, null],
  ])('%s', (premise, name, owner, isHeld, within) => {
    expect(told(premise)).toEqual([{ name, owner, isHeld, within }]);
  });

  it.each([
    'The parish ledger is missing.',
    'Somebody stole the bell.',
    'Aldous Finch has lost the spare key.',
    'There is no boat to be had.',
    "Nobody's phone works.",
    'Under the church door runs a draught.',
  ])('what is lost, stolen or not there is none of them: %s', (premise) => {
    expect(told(premise).filter(({ name }) => name !== 'the church door')).toEqual([]);
  });

  it('leaves out what is sought, wherever it is named', () => {
    expect(told('The bell of Orrin was the pride of the city.', 'the bell')).toEqual([]);
  });

  it('has whoever is called by a name be somebody', () => {
    expect(toldThings("Piet's dog Button barks.", ['Piet', 'Button'])).toEqual([]);
  });
});
