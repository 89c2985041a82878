import { expect, it } from 'vitest';
import { sentencesOfPremise } from './premise.ts';

it('what people tell of a premise are its sentences, and no list of what there is', () => {
  const premise =
    'A harbour town, a missing keeper, a smuggler called Vesna. The lamp has not burned for three nights, and nobody goes up.';
  expect(sentencesOfPremise(premise)).toEqual([
    expect.stringContaining('lamp has not burned for three nights'),
  ]);
});
