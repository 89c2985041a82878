import { expect, it } from 'vitest';
import { phrase } from '../../test/talk-steps.ts';
import { isPlausibleThing } from './plausible-thing.ts';

it.each([
  ['the hi', 'hi there!', false],
  ['the shut', 'tie the door shut so nobody comes', false],
  ['the others', 'what others?', false],
  ['owes', 'who owes you money?', false],
  ['the want', 'wanna trade?', false],
  ['the calm', 'calm who?', false],
  ['the hit', 'then hit the pale one', false],
  ['the hit', 'was that a hit?', true],
  ['the rope', 'rope round my waist', true],
  ['the lever', 'lever', true],
  ['Pim', 'hey kid, pim right?', true],
  ['the look', 'I answer the look', true],
])('%s, of "%s"', (shown, message, isThing) => {
  expect(isPlausibleThing(phrase(shown), message)).toBe(isThing);
});
