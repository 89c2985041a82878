import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Spelling } from './spelling.ts';

const spelling = new Spelling(['happy', 'women', 'shop', 'tavern', 'branch', 'first', 'candle']);
spelling.add('Harpy', 'The harpy sings to sailors.');
spelling.add('Werewolf', 'A werewolf fears silver; frost does it no harm.');
spelling.add('Frost Brand', 'An icy sword.');
spelling.add('Invisibility', 'Nobody sees the creature until it attacks.');

describe('typing errors', () => {
  it('[E6.24] are mended: letters swapped, lost, wrong and twice', () => {
    expect(spelling.mend('invisibilty')).toBe('invisibility');
    expect(spelling.mend('invisibiliyt')).toBe('invisibility');
    expect(spelling.mend('inbisibility')).toBe('invisibility');
    expect(spelling.mend('saillors')).toBe('sailors');
    expect(spelling.mend('two wearwolfs')).toBe('two werewolf');
  });

  it('[E6.24] are not seen in words of the language or of a book, nor in their endings', () => {
    const right = 'The happy women shop, first of all for candles; harpies sing';
    expect(spelling.mend(right)).toBe(right);
  });

  it('[E6.24] are not seen in names, unless an entry is named', () => {
    expect(spelling.mend('Brancho asks')).toBe('Brancho asks');
    expect(spelling.mend('I cast Invisibilty')).toBe('I cast invisibility');
  });

  it('[E6.24] give way to the word with the same letters, then to one that names an entry', () => {
    expect(spelling.mend('frist')).toBe('first');
    expect(spelling.mend('frosd')).toBe('frost');
  });

  it('[E6.24] leave what is like nothing as it is, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const mended = spelling.mend(text);
        expect(spelling.mend(mended)).toBe(mended);
      }),
    );
    expect(spelling.mend('xyzzyplugh 12345 ok')).toBe('xyzzyplugh 12345 ok');
  });
});
