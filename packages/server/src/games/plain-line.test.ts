import { describe, expect, it } from 'vitest';
import { plainLine } from './plain-line.ts';

describe('a plain line', () => {
  it('has the words of a text without its marks and breaks', () => {
    const text =
      '# The mill\n\n> *Creak*, it **says**.\n\n- [A door](https://example.org/x)\n- `oil_can`\n---\nAnd _now_?';
    expect(plainLine(text, 140)).toBe('The mill Creak, it says. A door oil_can And now?');
  });

  it('keeps what only looks like a mark', () => {
    expect(plainLine('3 - 1 = 2, #4 of snake_case_names', 140)).toBe('3 - 1 = 2, #4 of snake_case_names');
  });

  it('is cut where it is too long, never within a character', () => {
    expect(plainLine('word '.repeat(100), 140)).toHaveLength(140);
    expect(plainLine('🔥'.repeat(141), 140)).toBe(`${'🔥'.repeat(139)}…`);
    expect(plainLine('🔥'.repeat(140), 140)).toBe('🔥'.repeat(140));
    expect(plainLine('cut in half \ud83d', 140).isWellFormed()).toBe(true);
  });
});
