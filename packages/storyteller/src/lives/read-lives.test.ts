import { describe, expect, it } from 'vitest';
import { readTaleFile } from '../tale/read-tale-file.ts';
import { readLives } from './read-lives.ts';
import type { LifeSource } from './sources.ts';

function read(text: string) {
  const lives = new Map<string, LifeSource>();
  readLives(readTaleFile(text, 'lives.md'), lives, new Map());
  return [...lives.values()];
}

describe('a file of lives', () => {
  it('has what is said, and the same in other words', () => {
    const [trade] = read(
      '# Trade: diver\nwords: diver\nonly: fantasy science-fiction\nboss: captain\n\n## Pay\n* By the fathom.\n* again: I told you, by the fathom.\n* Little.\n',
    );
    expect(trade).toMatchObject({ strand: 'Trade', only: ['fantasy', 'science fiction'], boss: ['captain'] });
    expect(trade?.parts.Pay).toEqual([
      { says: 'By the fathom.', again: 'I told you, by the fathom.' },
      { says: 'Little.', again: null },
    ]);
  });

  it.each([
    ['# Trade: diver\n\n## Pay\n* By the fathom.\n', /lives\.md:1: .*words/],
    ['# Trade: diver\nwords: diver\n\n## Wages\n* By the fathom.\n', /lives\.md:4: .*Wages/],
    ['# Temper: wet\n\n## Fear\n* again: Water.\n', /lives\.md:4: .*again/],
    ['# Temper: wet\nonly: comedy\n\n## Fear\n* Water.\n', /lives\.md:1: .*comedy/],
    ['# Mood: wet\n\n## Fear\n* Water.\n', /lives\.md:1: .*Trade, Household, Temper, Anybody, Tie/],
    ['# Tie: twins\n\n## Know\n* Well.\n* Too well.\n', /lives\.md:1: .*Since/],
  ])('is read strictly: %j', (text, error) => {
    expect(() => read(text)).toThrow(error);
  });
});
