import { expect, test } from 'vitest';
import { answersAwaited } from './answers-awaited.ts';

const stealth = { notation: '1d20+3', reason: 'Stealth check' };
const acrobatics = { notation: '1d20+3', reason: 'Acrobatics check' };
const wisdom = { notation: '1d20+1', reason: 'Wisdom check' };
const perception = { notation: '1d20+3', reason: 'Perception check' };
const save = { notation: '1d20+3', reason: 'Dexterity save' };
const dexterity = { notation: '1d20+1', reason: 'Dexterity check' };
const attack = { notation: '1d20+5', reason: 'Longsword attack' };
const damage = { notation: '1d8+3', reason: 'Longsword damage' };

test.each([
  [stealth, '1d20+3', 'Stealth'],
  [stealth, '1d20+5', 'Dexterity (Stealth) check to sneak past the hound'],
  [stealth, '2d20kh1+3', 'Stealth, with advantage'],
  [perception, '1d20+3', 'Wisdom (Perception)'],
  [save, '1d20+3', 'Dexterity saving throw'],
  [attack, '1d20+5', 'to hit the hound with your longsword: attack'],
  [attack, '1d20+5', 'to hit'],
  [damage, '1d8+3', 'damage'],
  [stealth, 'd20 + 3', 'getting across unseen'],
])('[E8.205] %o answers %s (%s)', (check, notation, reason) => {
  expect(answersAwaited(check, { notation, reason })).toBe(true);
});

test.each([
  [acrobatics, '1d20+3', 'Stealth'],
  [wisdom, '1d20+3', 'Wisdom (Perception)'],
  [dexterity, '1d20+3', 'Dexterity saving throw'],
  [save, '1d20+1', 'Dexterity check'],
  [damage, '1d20+5', 'to hit'],
  [wisdom, '1d20+3', 'getting across unseen'],
])('[E8.205] %o does not answer %s (%s)', (check, notation, reason) => {
  expect(answersAwaited(check, { notation, reason })).toBe(false);
});
