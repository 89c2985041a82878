import { describe, expect, it } from 'vitest';
import { readCompactly } from '../../test/read-compactly.ts';
import { aTelling } from '../../test/a-telling.ts';
import { ilsabet, quill } from '../../test/sheets.ts';

const readings: [string, RegExp][] = [
  ['stabby stab odra', /^attack: stab Odra/],
  ['drink my healing potion even tho im fine', /^drink: drink your healing potion;/],
  ['smash the strongbox with the pommel of my dagger', /instrument=item Dagger/],
  ["I press 2 gold into Odra's hand", /^pay: /],
  ['ill give odra 3 gold. ok 4. here, take it', /^pay: give Odra 4 gold/],
  ['do a magic missile at the strongbox', /^cast: /],
  ['zap the strongbox with a fire bolt', /^cast: /],
  ['examine the strongbox real close, did sum1 mess with it??', /^search: /],
  ['run my fingers along the strongbox looking for a catch', /^search: .*object=strongbox/],
  ['hang on what happened, i was on the phone', /happened/],
  ['screw it, stab odra', /^attack: stab Odra/],
  ['ok so hmm maybe i search the strongbox', /^search: .*object=strongbox/],
  ['you know what? i search the strongbox', /^search: .*object=strongbox/],
  ['let me think... i guess i ask odra about the ferry', /^ask: .*object=odra|^ask: .*target=odra/],
  ['whatever is in the strongbox, i take it', /^take: /],
  ['1 search the strongbox 2 talk to odra 3 leave', /^search: .* THEN .* THEN /],
  ['step one search the strongbox step two leave', /^search: .* THEN /],
  ['1 ale and 2 loaves please', /^(?!.*THEN)/],
  ['my ring of invisibility lets me past', /^declared /],
  ['i have the dagger of infinite fire', /^declared item/],
  ['luckily i brought a rocket launcher', /^declared item/],
  ['I have my dagger ready', /^(?!declared)/],
  ['I have a question', /^(?!declared)/],
  ["i've had it with this. blade out, i charge odra", /^attack: charge Odra/],
  ['my dagger comes down on odras hand', /^attack: .*object=odra.*instrument=item Dagger/],
  ['put a dagger right thru odras hat', /^attack: .*object=odra/],
  ['im turning that strongbox inside out, theres gotta be a key', /^search: .*object=strongbox/],
  ['the strongbox first. how bad is it', /^scene thing strongbox/],
  ['sorry, the baby was screaming. who is standing around here', /^scene who/],
  ['hp check', /^sheet hit points/],
  ['whats my charisma and why is everyone laughing', /^sheet abilities charisma/],
  ['what does it smell like up here', /^smell: /],
  ['I have always been level twelve', /^declared level/],
  ['how does sneak attack work? im putting the kids to bed', /^rule/],
  ['which ways lead on? I would like to draw them on my map', /^scene exits/],
  ['what if i climb the strongbox? yeah lets do that', /^climb: /],
  ['uncork my potion and down it. dont judge me', /^drink: .*object=item Potion of healing/],
  ['brb. ok back. i search the strongbox', /^search: .*object=strongbox(?!.*THEN)/],
  ['does quill have any spells', /^sheet spells/],
  ['I have 15 gold, right?', /^sheet gold/],
  ["I check what I'm carrying and what spells I know", /^sheet everything/],
  ['how many torches, how many rations have I got?', /^sheet inventory$/],
  ["Nobody dies today. I grab Odra's wrist", /^touch: /],
  ['how about we fix the gate and she gives us a free room', /^(?!declared)/],
  ["That's a 24. I loot her", /^declared outcome/],
  ['Nat 20 on an attack. What do I get?', /^rule/],
  ['I search the strongbox again by candlelight', /^search: .*object=strongbox(?!.*target)/],
  ['I examine the strongbox: did somebody force it?', /^search: .*object=strongbox(?!.*target)/],
  ['I search the strongbox: lid, hinges, lock, bottom', /^search: search the strongbox; object=strongbox$/],
  ['Strongbox. Any markings?', /^scene thing strongbox/],
  ['what does it mean when somebody says that I have "advantage"?', /^rule/],
  ['does casting Light use something up?', /^rule/],
  ['sum up what we know so far', /^scene happened/],
  ['were are we agian', /^scene where/],
  ['Could you tell me where my character is standing at the moment?', /^scene where/],
  ['hey odra, do you like it here', /^ask: .*target=odra/],
  ['With all due respect, Odra, what is in the strongbox?', /^ask: .*target=odra/],
  ['I feel awful about this, but I stab Odra', /^attack: stab Odra/],
  ['can we trust Odra?', /^(?:watch|look): .*object=odra/],
  ['lol this place is creepy', /^small talk/],
  ['is odra lying? i study her face', /^watch: .*object=odra/],
];

const castings: [string, RegExp][] = [
  ['I cast firebolt at the strongbox', /^cast: cast fire bolt .*object=spell Fire bolt/],
  ['Magic-Missile at Odra!', /^cast: .*object=spell Magic missile; target=odra/],
  ['I keep my distance and have a mage hand turn the key', /^cast: .*object=spell Mage hand/],
];

describe('the reader understands a spell however it is written', () => {
  it.each(castings)('%s', async (message, expected) => {
    const { turn } = await aTelling({ message, sheet: ilsabet });
    expect(await readCompactly(message, turn)).toMatch(expected);
  });
});

describe('the reader understands what strangers type', () => {
  it.each(readings)('%s', async (message, expected) => {
    const { turn } = await aTelling({ message, sheet: quill });
    expect(await readCompactly(message, turn)).toMatch(expected);
  });
});
