import { expect, it } from 'vitest';
import { asOwnSpeech } from './own-mouth.ts';

it.each([
  ['Hobart lies at first and says that Tam ran away.', 'I lie at first and say that Tam ran away.'],
  ['He carries a key and owes the mill a debt.', 'I carry a key and owe the mill a debt.'],
  ['He was there, and he always knew.', 'I was there, and I always knew.'],
  ["Hobart's own son took it from him.", 'My own son took it from me.'],
])('what is told of somebody, as they say it: %s', (text, said) => {
  expect(asOwnSpeech(text, { name: 'Hobart Slane', pronoun: 'he' })).toBe(said);
});
