import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAtSentence, Narration } from './narration.ts';

function narrate(rounds: string[][], bound = 10_000): { text: string; shown: string } {
  let shown = '';
  const narration = new Narration(bound, (text) => {
    shown += text;
  });
  for (const deltas of rounds) {
    narration.startRound();
    for (const delta of deltas) narration.add(delta);
    narration.endRound();
  }
  return { text: narration.text, shown };
}

describe('the narration', () => {
  it.each([
    ['space around it', ['\n Hello. ', '\n'], 'Hello.'],
    ['what no database can store', ['He\0llo \ud83d'], 'Hello'],
  ])('handles %s', (_, deltas, expected) => {
    expect(narrate([deltas]).text).toBe(expected);
  });

  const piece = fc.oneof(
    fc.constantFrom(' ', '\n\n', 'Hello. ', '🎲', '\0'),
    fc.string({ unit: 'grapheme' }),
  );

  it('is the same however it is cut into pieces, and what was shown adds up to it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(piece, { maxLength: 6 }), { maxLength: 4 }),
        fc.integer({ min: 1, max: 5 }),
        (rounds, size) => {
          const whole = rounds.map((pieces) => pieces.join(''));
          const once = narrate(whole.map((text) => [text]));
          const inPieces = narrate(
            whole.map((text) =>
              Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
                text.slice(index * size, (index + 1) * size),
              ),
            ),
          );
          expect(inPieces.text).toBe(once.text);
          expect(inPieces.shown).toBe(inPieces.text);
          expect(once.text.trim()).toBe(once.text);
          expect(once.text.isWellFormed()).toBe(true);
        },
      ),
    );
  });
});

describe('cutting at a sentence', () => {
  it.each([
    ['One. Two. Three', 12, 'One. Two.'],
    ['He said: "Run!" Then he fell.', 20, 'He said: "Run!"'],
    ['Version 3.5 of the spell goes', 20, 'Version 3.5 of the…'],
    ['Short. And then a very long tail without any end', 30, 'Short. And then a very long…'],
    ['x'.repeat(50), 10, `${'x'.repeat(9)}…`],
    ['Fits.', 5, 'Fits.'],
  ])('%j to %i characters', (text, bound, expected) => {
    expect(cutAtSentence(text, bound)).toBe(expected);
  });
});
