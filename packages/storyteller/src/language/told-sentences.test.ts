import { describe, expect, it } from 'vitest';
import { toldSentences } from './sentences.ts';

describe('what was told and not spoken', () => {
  it.each([
    [
      'Jubal gives you a narrow look: "Who asks?" It might pay to search the crypt.',
      ['It might pay to search the crypt.'],
    ],
    ['The lamp is out. "Go," says Hob. A door stands open.', ['The lamp is out.', 'A door stands open.']],
    ['Hob nods.\n\nA bell rings.', ['Hob nods.', 'A bell rings.']],
  ])('has whole sentences alone: %s', (passage, sentences) => {
    expect(toldSentences(passage)).toEqual(sentences);
  });
});
