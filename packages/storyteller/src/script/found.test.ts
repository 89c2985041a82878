import { describe, expect, it } from 'vitest';
import { withChecksInFull } from './check-notation.ts';
import { isFind } from './finds.ts';
import { foundIn } from './found.ts';
import { checkIn } from './written-check.ts';
import { wholeSentences } from './whole-sentences.ts';

const foundBy = (text: string) => {
  const sentences = wholeSentences(withChecksInFull(text));
  const at = sentences.findIndex((one) => isFind(one, checkIn(one)));
  return at < 0 ? null : (foundIn(sentences, at)?.told ?? null);
};

describe('what a check brings to light', () => {
  it.each([
    [
      'Perc12: beneath the bench lies a silver flute, the rats left it alone.',
      'Beneath the bench lies a silver flute, the rats left it alone.',
    ],
    ['Inv13 in the oven: iron box, 9 gp and a wand.', 'In the oven you find an iron box, 9 gp and a wand.'],
    ['Behind the stove, perception 11: fresh ashes.', 'Behind the stove you find fresh ashes.'],
    [
      'looking about in the barn, Survival 12: hoof prints lead into the corn',
      'Hoof prints lead into the corn.',
    ],
    [
      'Survival 10 to see prints, a pair of clogs going in, none coming out.',
      'You find prints, a pair of clogs going in, none coming out.',
    ],
    [
      'A yard with a pump. A spare ladle hangs under the pump, DC 12 Intelligence (Investigation) to find it.',
      'A spare ladle hangs under the pump.',
    ],
    [
      'There is an iron ring in the beak, you see it shine with perception 12, and anybody who reaches in finds it without rolling.',
      'There is an iron ring in the beak, you see it shine.',
    ],
    [
      'Halfway up is the step with the blue paint, perception 13 to notice that it sits higher than the others.',
      'Halfway up is the step with the blue paint. It sits higher than the others.',
    ],
    ['The stew: Medicine 12 (or anyone who tastes it) - it is drugged.', 'It is drugged.'],
    [
      'DC 13 Wisdom (Perception) to notice a torn glove among the nets, with red threads in it.',
      'You find a torn glove among the nets, with red threads in it.',
    ],
  ])('is told in whole sentences: %s', (text, told) => {
    expect(foundBy(text)).toBe(told);
  });
});
