import { describe, expect, it } from 'vitest';
import { isChatter, isNewcomer, withoutChatter } from './chatter.ts';

describe('what is said beside a deed', () => {
  it.each([
    ['hi there! never done this before, what do I do?', 'hi there! what do I do?'],
    ["don't be scared I won't laugh. did it fly", 'did it fly'],
    ['I bash it in with my shoulder, can I roll for that?', 'I bash it in with my shoulder'],
    ['seating plan?? I meant the mill door. Bash in the mill door', 'Bash in the mill door'],
    ['eel traps? I mean the shepherd. where is Till', 'where is Till'],
    ['I am hurt. hit the silent one', 'hit the silent one'],
    ['I go there, torch in left hand sword in right, keep eyes open for tracks', 'I go there'],
    ['I look around with my torch lit', 'I look around with my torch'],
    ['to the crown barrow then. torch lit', 'I go to the crown barrow'],
    ['make it 60 and a bed', 'I haggle over the price'],
  ])('%s', (typed, deed) => {
    expect(withoutChatter(typed)).toBe(deed);
  });

  it.each([
    'how do I roll dice',
    'I listen at the door',
    'peer into the well, dagger in hand',
    'never mind',
    'I am hurt.',
    '"I am hurt. Wait." I sit down.',
  ])('is left where it is all that is said, or a part of it: %s', (typed) => {
    expect(withoutChatter(typed)).toBe(typed);
  });

  it('is read as fast where there is a lot of it', () => {
    expect(withoutChatter('wait, '.repeat(300))).toContain('wait');
  });
});

it('who has never played is known by their words', () => {
  expect(isNewcomer('hi there! never done this before, what do I do?')).toBe(true);
  expect(isNewcomer('what do I do?')).toBe(false);
});

it('what is said again and again is read to its end: no word can be read in two ways', () => {
  const words =
    'umm um hm lol haha ok so wait huh oh right now torch lit my and keep eyes no nope what i meant the make it to back rough night never mind';
  for (const word of words.split(' '))
    for (const between of [' ', ', ', '? ', '. ']) {
      const message = `${`${word}${between}`.repeat(400).slice(0, 395)}x`;
      expect(isChatter(message.slice(0, 199)) || withoutChatter(message).length > 0).toBe(true);
    }
});
