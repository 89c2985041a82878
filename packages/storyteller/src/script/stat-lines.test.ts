import { describe, expect, it } from 'vitest';
import { bookOf } from './foes.ts';
import { statLinesIn } from './stat-lines.ts';

const read = (text: string) =>
  statLinesIn(text, (word) => bookOf(word) !== undefined).map(
    ({ name, count, armorClass, hitPoints }) => `${count} ${name} ${armorClass}/${hitPoints}`,
  );

describe('the numbers of a creature within a sentence', () => {
  it.each([
    ['With her is her **lynx** (AC 12, 6 hp, bite +3, 1d6+1).', ['1 lynx 12/6']],
    ['**Orlo** (AC 12, 11 hp, dagger +3) gives up early.', ['1 Orlo 12/11']],
    [
      '3 poachers incl. the lookout (AC 12, HP 11, spear +3, 1d6+1). Sgt. Brull (AC 14, HP 22)',
      ['3 poacher 12/11', '1 Sgt. Brull 14/22'],
    ],
    ['Queen Marl: AC 15 (pot), HP 27, spoon +5, 1d8+3.', ['1 Queen Marl 15/27']],
    ['In the water is the giant toad, AC 11, 18 hp, bite +3 for 1d6+1', ['1 giant toad 11/18']],
    ['A nest with a goblin in it. If it does come to a fight he has AC 13 and 7 hp', ['1 goblin 13/7']],
    ['The thing is a drowned hound (AC 12, HP 15, bite +4).', ['1 drowned hound 12/15']],
    ['Two guards (HP 9, AC 13) stand here.', ['2 guard 13/9']],
    [
      'A goblin called Fipp sits here. Fipp says that the eel ate a boy. If it does come to a fight he has AC 13 and 7 hp',
      ['1 Fipp 13/7'],
    ],
    ['The armchair is worth 12 gold.', []],
  ])('are read with whose they are: %s', (text, creatures) => {
    expect(read(text)).toEqual(creatures);
  });
});
