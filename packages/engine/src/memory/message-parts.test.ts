import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageParts, sentencesOf } from './message-parts.ts';

describe('the parts of a message', () => {
  it('are whole sentences, a few together', () => {
    const text = `${'The ferryman Odo counts his oars. '.repeat(10)}Then he sleeps.`;
    const parts = messageParts(text);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(480);
      expect(part).toMatch(/^T.*\.$/);
    }
    expect(parts.join(' ')).toBe(text);
  });

  it('are one for a short message and none for an empty one', () => {
    expect(messageParts('ok')).toEqual(['ok']);
    expect(messageParts(' \n ')).toEqual([]);
  });

  it('have every word of any message, are bounded, and are always the same', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4_000 }), (text) => {
        expect(sentencesOf(text).join('')).toBe(text);
        const parts = messageParts(text);
        expect(parts.every((part) => part.length <= 480 + 240)).toBe(true);
        expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        expect(messageParts(text)).toEqual(parts);
      }),
    );
  });

  it('do not take longer than the text is long, whatever it is made of', () => {
    for (const sign of ['a', '.', '"', '. ', '\n', '…)', 'a"']) {
      const parts = messageParts(sign.repeat(12_000 / sign.length));
      expect(parts.length).toBeLessThanOrEqual(24);
    }
  });
});
