import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

test('[E12.12] a sealed key opens with its secret, for its place, unchanged, and in no other way', () => {
  const secret = randomBytes(32);
  const sealed = seal(secret, 'a-key-of-mine', 'openai https://one.example');
  expect(sealed).not.toContain('a-key-of-mine');
  expect(unseal(secret, sealed, 'openai https://one.example')).toBe('a-key-of-mine');
  expect(seal(secret, 'a-key-of-mine', 'openai https://one.example')).not.toBe(sealed);
  expect(unseal(randomBytes(32), sealed, 'openai https://one.example')).toBeUndefined();
  expect(unseal(secret, sealed, 'openai https://other.example')).toBeUndefined();
  expect(unseal(secret, `${sealed.slice(0, -3)}AAA`, 'openai https://one.example')).toBeUndefined();
  expect(unseal(secret, '', '')).toBeUndefined();
});
