import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Echo } from './echo.ts';

function heard(read: string[], text: string, size = text.length || 1): string {
  const echo = new Echo(read);
  let shown = '';
  for (let at = 0; at < text.length; at += size) shown += echo.pass(text.slice(at, at + size));
  return shown + echo.end();
}

describe('what a model repeats when it is asked to go on', () => {
  it.each([
    ['The door groans. It opens.', ['The door groans.'], 'It opens.'],
    ['**The door groans.**\n\nIt opens.', ['The door groans.'], 'It opens.'],
    ['The door groans. It stays shut.', ['The door groans. It holds, and…'], 'It stays shut.'],
    ['The wolf leaps, and misses.', ['The wolf leaps, and…'], 'The wolf leaps, and misses.'],
    ['Somebody hums.', ['The door groans.'], 'Somebody hums.'],
    ['The door is shut.', ['The door groans.'], 'The door is shut.'],
    ['The door groans.', ['The door groans.'], ''],
    ['It opens.', [''], 'It opens.'],
    ['A bat. It opens.', ['The door groans. A bat.', 'A bat.'], 'It opens.'],
  ])('%j after %j', (text, read, expected) => {
    expect(heard(read, text).trim()).toBe(expected);
  });

  it('is the same however it is cut, and never more than was said', () => {
    const words = fc.array(fc.constantFrom('a', 'b', '. ', ' ', '…', '\n', '!'), { maxLength: 30 });
    fc.assert(
      fc.property(words, words, fc.integer({ min: 1, max: 5 }), (read, said, size) => {
        const [known, text] = [read.join(''), said.join('')];
        const whole = heard([known], text);
        expect(heard([known], text, size)).toBe(whole);
        expect(text.endsWith(whole)).toBe(true);
      }),
    );
  });
});
