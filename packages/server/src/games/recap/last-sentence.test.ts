import { expect, it } from 'vitest';
import { lastSentence } from './last-sentence.ts';

it.each([
  ['The door opens. Beyond it lies the sea.', 'Beyond it lies the sea.'],
  ['The bell falls silent.\n\n**The tide goes out.** And nobody comes back!', 'And nobody comes back!'],
  ['# The end\n\n- They sleep.\n\n---\n', 'They sleep.'],
  ['„Geht nach Hause.“', '„Geht nach Hause.“'],
  ['', ''],
  ['…', ''],
])('[E11.12] %j ends with %j', (text, sentence) => {
  expect(lastSentence(text)).toBe(sentence);
});

it('[E11.12] of a sentence without an end the end is quoted', () => {
  const sentence = lastSentence('word '.repeat(2_000));
  expect(sentence).toMatch(/^…word .* word$/);
  expect(sentence.length).toBeLessThan(410);
});
