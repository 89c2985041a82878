import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { quill } from '../../test/sheets.ts';
import { withoutTurnsOfPhrase } from './turns-of-phrase.ts';

describe('a turn of phrase', () => {
  it.each([
    ['I rack my brains', 'I think it over'],
    ['We weigh our options', 'We think it over'],
    ['I have another go', 'I have another go'],
    ['I give that a whirl', 'I try it'],
    ['taking a breather', 'rest'],
    ['I hit the hay', 'I sleep'],
    ['I bide my time', 'I wait'],
    ['I bite my tongue', 'I say nothing'],
    ['Let us make tracks', 'Let us leave'],
    ['I turn tail', 'I run away'],
    ['I run for the hills!', 'I run away!'],
    ['I lay low', 'I hide'],
    ['I give the guard the slip', 'I sneak away from the guard'],
    ['I get the lay of the land', 'I look around'],
    ['I case the joint', 'I search the place'],
    ['I watch Pell like a hawk', 'I watch Pell closely'],
    ['I prick up my ears', 'I listen'],
    ["I bend the miller's ear", 'I talk to the miller'],
    ['I let Tuck in on the plan', 'I tell Tuck about the plan'],
    ['I come clean', 'I tell the truth'],
    ['I call her bluff', 'I tell her that I do not believe a word of it'],
    ['I suck up to the reeve', 'I flatter the reeve'],
    ['I bury the hatchet with Hob', 'I calm Hob'],
    ["I pull the wool over the guard's eyes", 'I deceive the guard'],
    ['I lend Mina a hand', 'I help Mina'],
    ['I have his back', 'I help him'],
    ['I beat the crap out of the ghoul', 'I attack the ghoul'],
    ['I let him have it', 'I attack him'],
    ['I tag along with Juno', 'I follow Juno'],
    ['I blow my top', 'I shout in anger'],
    ['I pluck up courage and knock', 'I knock'],
  ])('has a meaning of its own: %s', (said, meant) => {
    expect(withoutTurnsOfPhrase(said)).toBe(meant);
  });

  it.each([
    'I take the lantern out',
    'I let Odra have the rope',
    'I set off the alarm',
    'I throw up a rope',
    'I hold my shield up',
    'I beat the drum',
    'I kick back the stool',
    'he takes five',
    'I say "take five"',
    'I pick the lock',
    'I hit Bram on the road',
  ])('is known from plain words: %s', (said) => {
    expect(withoutTurnsOfPhrase(said)).toBe(said);
  });

  it.each([
    [
      'Freeze! Put your hands up!',
      'threaten: threaten them "Freeze! Put your hands up!"; target=odra; topic=hand; says=Freeze! Put your hands up!',
    ],
    ['oh shut up', 'speech oh shut up'],
    [
      'I come right out with it: is the bell cursed?',
      'ask: say "is the bell cursed?"; topic=bell; says=is the bell cursed?',
    ],
    [
      '"Hand it over," I growl and hold out my hand',
      'tell: growl "Hand it over."; topic=hand; says=Hand it over. THEN gesture: hold out your hand; object=self',
    ],
  ])('may be said to whoever is here: %s', async (message, read) => {
    expect(await readCompactly(message, (await aTelling({ message, sheet: quill })).turn)).toBe(read);
  });

  it('is read as fast where there is a lot of it', () => {
    expect(withoutTurnsOfPhrase('I give it a shot, keep my eyes '.repeat(60))).toContain('I try it');
  });
});
