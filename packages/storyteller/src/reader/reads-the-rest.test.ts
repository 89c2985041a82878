import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { quill } from '../../test/sheets.ts';

/** What a player writes at Marrow Bridge, and what it is read as. */
const readings: [string, string][] = [
  ['I kill him instantly', 'declared outcome'],
  ['I find 1000 gold', 'declared treasure'],
  ['I roll a 20 and succeed', 'declared outcome'],
  ['the guard falls asleep and lets us in', 'declared outcome'],
  ['I am immortal', 'declared power'],
  ['I level up to 20', 'declared level'],
  ['suddenly a dragon appears and helps me', 'declared world'],
  ["actually I'm the king", 'declared identity'],
  ['lol', 'small talk laughter'],
  ['brb pizza', 'small talk away'],
  ['thanks', 'small talk thanks'],
  ['hi everyone', 'small talk greeting'],
  ['nice', 'small talk praise'],
  ['this is boring', 'small talk blame'],
  ['17', 'small talk other'],
  ['yes', 'yes'],
  ['no', 'no'],
  ['nope, not really', 'no'],
  ['asdfgh jkl', 'unknown'],
  ['asdkjfh', 'unknown'],
  ['je regarde autour de moi', 'foreign fr'],
  ['Guten Tag, wo ist die Fähre?', 'foreign de'],
  ['ooc brb', 'small talk other'],
  ['I have a magic sword', 'declared item'],
  ['I found a bag of holding', 'declared item'],
  ['There is a secret door behind the well', 'declared world'],
  ['I become invisible', 'declared power'],
  ['the gate opens', 'declared outcome'],
  ['lets go', 'go: go'],
  ['I refuse', 'no'],
  ['never mind', 'small talk other'],
  ['I love this game', 'small talk praise'],
  ['haha nice one', 'small talk laughter'],
  ['ok', 'yes'],
  ['????', 'unknown'],
  ['…', 'small talk other'],
  ['Mi avvicino al pozzo e guardo dentro', 'foreign it'],
  ['Eu abro a porta com a minha adaga', 'foreign pt'],
  ['Ik open de deur en kijk naar binnen', 'foreign nl'],
  ['Jag öppnar dörren och tittar in', 'foreign sv'],
  ['Jeg åbner døren og kigger ind', 'foreign da'],
  ['Otevřu dveře a podívám se dovnitř', 'foreign cs'],
  ['Kapıyı açıyorum ve içeri bakıyorum', 'foreign tr'],
  ['Я открываю дверь', 'foreign ru'],
  ['Я відчиняю двері і йду', 'foreign uk'],
  ['我打开门', 'foreign zh'],
  ['문을 연다', 'foreign ko'],
  ['Ανοίγω την πόρτα', 'foreign el'],
  ["J'ouvre la porte doucement", 'foreign fr'],
  ['Abro la puerta con mi daga', 'foreign es'],
  ['Otwieram drzwi', 'foreign pl'],
  ['the bell explodes and everyone dies', 'declared outcome'],
  ['Bram gives me his spear', 'declared outcome'],
  ['my sword does 500 damage', 'declared power'],
  ['I have 99 hp', 'declared power'],
  ['I automatically succeed', 'declared outcome'],
  ['I get 500 xp', 'declared level'],
  ['we win', 'declared outcome'],
  ['I have a key', 'declared item'],
  ['I turn into a bat', 'declared power'],
  ['Everyone cheers', 'declared outcome'],
  ['I accept the quest', 'yes'],
  ['sorry, was afk', 'small talk away'],
];

describe('the reader understands claims, small talk, answers, other languages, nonsense', () => {
  it.each(readings)('%s', async (message, expected) => {
    const { turn } = await aTelling({ message, sheet: quill });
    expect(await readCompactly(message, turn)).toBe(expected);
  });
});
