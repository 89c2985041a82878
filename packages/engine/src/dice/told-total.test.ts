import { describe, expect, it } from 'vitest';
import { toldTotal } from './told-total.ts';

/** 1d20+5 */
const asked = { lowest: 6, highest: 25, modifier: 5 };
const names = ['Goblin 1', 'Goblin 12', 'Brakk'];
const read = (message: string) => toldTotal(message, asked, names);

describe('[E5.153] the total that a message tells', () => {
  it.each([
    ['17', 17],
    ['17!', 17],
    ['I rolled 19, for Brakk!', 19],
    ['I rolled a 17 against Goblin 1', 17],
    ['17 on that one', 17],
    ['17 to hit', 17],
    ['got 18, and I move 5 feet back', 18],
    ['I rolled 17 and 2 goblins should worry', 17],
    ['That makes 21', 21],
    ['12 + 5', 17],
    ['12 plus 5 makes 17', 17],
    ['nat 20!!', 25],
    ['natural 1 …', 6],
    // Read off the die: too low for a total.
    ['3', 8],
    ['1d20+5 = 22', 22],
    // What stands behind the equals sign is the total, however it came about.
    ['I rolled 14 - 1 = 13', 13],
    ['3 + 4 + 5 = 12', 12],
    ['14 (3 dropped) + 5 = 19, rolled with my own dice (2d20kh1+5, Stealth, DC 15).', 19],
    ['14 + 5 = 19, mit eigenen Würfeln (1d20+5, Heimlichkeit, DC 15).', 19],
    ['14, avec mes propres dés (1d20, Discrétion, DC 15).', 14],
    ['3 + 4 + 5', 12],
    ['3 + 4 − 1 = 6', 6],
    ['Goblin 12: 16', 16],
    ['Ich habe 18 gewürfelt', 18],
    ['Total of 9', 9],
  ])('%s', (message, total) => {
    expect(read(message)).toMatchObject({ kind: 'total', total });
  });

  it.each([
    ['Which one? I haven’t rolled yet'],
    ['I have 20 HP, right?'],
    ['I still have 12 hp'],
    ['Is that 17 or 18?'],
    ['I duck behind my shield!'],
    ['Goblin 1 looks hurt'],
    ['I would say 17, or was it 18'],
    [''],
    ['1'.repeat(4_000)],
  ])('none: %s', (message) => {
    expect(read(message).kind).toBe('none');
  });

  it('is impossible where the dice cannot show it', () => {
    expect(read('99')).toEqual({ kind: 'impossible', number: 99 });
    expect(read('I rolled 27')).toEqual({ kind: 'impossible', number: 27 });
  });

  it('may be below zero', () => {
    expect(toldTotal('2 − 6 = −4', { lowest: -5, highest: -2, modifier: null }, names)).toMatchObject({
      kind: 'total',
      total: -4,
    });
  });

  it('is left to the service by whoever says so', () => {
    expect(read('can you roll it for me').kind).toBe('delegated');
  });
});
