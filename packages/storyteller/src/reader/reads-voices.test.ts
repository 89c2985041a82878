import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { answer } from '../answer.ts';
import { createUnderstanding } from './understand.ts';
import { ilsabet, quill } from '../../test/sheets.ts';

const ofQuill: [string, RegExp][] = [
  // Between stars, after a slash, by name or by trade.
  ['*crouches by the strongbox* does it look heavy?', /^sit: crouch/],
  ['*pries at the lid of the strongbox*', /^break: .*object=strongbox/],
  ['/me creeps towards the well', /^sneak: .*well/],
  ['my rogue wants to peek into the well', /^(?:look|search): .*object=well/],
  [
    'Quill squinted at Bram, strode over to the strongbox and gave the lid a good rattle.',
    /object=strongbox/,
  ],
  ['I *really* search the strongbox', /^search: .*object=strongbox/],
  // In brackets and braces.
  ['I study the strongbox (sorry, doorbell, back now)', /^search: .*object=strongbox/],
  ['{ooc} how much gold have i got', /^sheet gold/],
  ['((ooc sorry, my page froze, how many daggers has Quill got?))', /^sheet inventory daggers/],
  ['[rules check: if I fall into the well, how long until I am out?]', /^rule/],
  ['I smooth my coat. "We are from the harbour office." (deception?)', /^deceive: .*says=/],
  ['Is Odra keeping something back? Insight?', /^watch: .*object=odra/],
  // Second thoughts.
  ['I open the strongbox... actually no, I walk over to Odra and greet her', /^greet: .*target=odra/],
  ['I wreck, I mean open, the strongbox', /^open: .*object=strongbox/],
  // What leads up to it.
  ['I crack my knuckles. I take a deep breath. I punch Bram.', /^attack: .*object=bram(?!.*THEN)/],
  ["I've seen enough, I stab Bram", /^attack: stab Bram(?!.*THEN)/],
  ['kick over the bucket, draw steel and swing at Bram', /^attack: .*object=bram/],
  ['I stumble into Bram, apologise and lift whatever is in his pocket', /^steal: .*target=bram/],
  ['I bet Bram has the key. I search the well.', /^search: .*object=well(?!.*THEN)/],
  ['touch nothing. look at the strongbox.', /^look: .*object=strongbox/],
  // Words with a deed that is slight.
  ["'Evening, Odra.' I lift my hat. 'What does the crossing cost?'", /^speech .*to=odra/],
  ['I settle down beside Odra. "You heard the bell, didn\'t you."', /^ask: .*target=odra; topic=bell/],
  ['Odra, you look tired. Does the ferry pay you well?', /^ask: .*target=odra/],
  ['I tell Bram he should go home and get some sleep', /^persuade: .*target=bram/],
  ['Bram, ten gold of my own if you open the gate', /^persuade: .*target=bram/],
  ['ask that watchman guy about the curfew', /^ask: .*target=bram; topic=curfew/],
  ['here Odra, you can have one of my daggers', /^give: .*object=item Dagger; target=odra/],
  ['Bram will not step aside? Then Bram gets to meet my dagger', /^attack: .*object=bram; instrument=item/],
  ['while Bram is looking the other way I go through his coat pocket', /^steal: .*object=bram/],
  ['I ask whoever is on watch about the bell', /^ask: .*target=(?:odra|bram); topic=bell/],
  ["Let's do this in order: greet Odra, look at the strongbox", /^greet: .*target=odra.*THEN look/],
  // What is asked first and done at once; what was not.
  ['Can I get that strongbox open with my lockpicks? If so, I do it', /^open: .*object=strongbox/],
  ["what am I looking at? Short version, I wasn't listening", /^scene what/],
  ['I have not slept in two days', /^small talk/],
  ['I was not listening, who is here?', /^scene who/],
  ['I greet whoever is here', /^greet: greet everybody/],
  ['Ich verstehe kein Englisch', /^foreign/],
  ['je ne comprends pas', /^foreign/],
  // Without a verb.
  ['OK the strongbox. Boot first. WHAM', /^break: .*object=strongbox/],
  ['The strongbox. Lockpicks out, nice and slow.', /^unlock: .*object=strongbox/],
  ['Bram blinks. I am not waiting for him: dagger, throat.', /^attack: .*object=bram/],
  ['boot. strongbox. now.', /^break: .*object=strongbox/],
  // Questions that are no deeds, deeds that are no questions.
  ['what would happen if I licked the strongbox', /^may taste/],
  ['think I could lift the strongbox?', /^may /],
  ['would Odra sail if I gave her my dagger?', /^may give/],
  ['any signs of a fight around here?', /^search: /],
  ['so the strongbox: is it locked?', /^scene thing strongbox/],
  ["isn't there a smithy? where do they mend swords", /^scene thing absent smithy/],
  ['what is Bram hiding', /^(?!rule)/],
  ['can I stab and then run off in the same go', /^rule/],
  ['what is that AC thing on my sheet good for?', /^rule/],
  ['do I get anything extra if I stab somebody from behind?', /^rule/],
  ['if I fall off the bridge, am I dead or do I get another chance?', /^rule/],
  ['somebody said rogues have a sneak attack, how does that work?', /^rule/],
  ['how strong is my rogue? Asking for a strongbox', /^sheet abilities strength/],
  ['did we pack anything to eat?', /^sheet inventory food/],
  ['Odra, be honest. Is the ferry safe?', /^ask: ask Odra Venn about the ferry;/],
  ['is Bram lying to us?', /^watch: .*object=bram/],
  ['could you describe the watchman', /^scene thing bram/],
  ['he knows more than he says. press Bram about it', /^persuade: .*target=bram/],
  ['do a cartwheel off the well', /^jump: .*well/],
  ['odra my friend how old is the ferry', /^ask: .*target=odra; topic=ferry/],
  ['plonk down beside the well', /^(?!unknown)/],
  ['I lean on the well and look mysterious', /^gesture: .*mysterious/],
  ['what happens if i drop to 0', /^(?!may)/],
  // What is not done.
  ['disguise myself as a sailor', /^disguise: /],
  ['and just like that the gate swings open', /^declared/],
  ['cut the goose loose', /^(?!attack)/],
  ["I'm terrified of the water, can we go round?", /^(?!declared)/],
  ["the strongbox isn't locked any more, I opened it while you were away", /^declared/],
  ['Flurp the dringle sideways', /^unknown/],
  ['my mum says hello', /^(?!speech)/],
  ['Feels like a trap. I search the strongbox', /^search: .*object=strongbox(?!.*THEN)/],
  ['have a nosy round the well, folk always hide things in wells', /^search: .*object=well/],
  ['lift the lid of the strongbox, my gran always keeps her money there', /^search: .*object=strongbox/],
  ['peer into the well, dagger in hand', /object=well; instrument=item Dagger/],
  ['have we got anything to drink', /^sheet inventory/],
];

const ofIlsabet: [string, RegExp][] = [
  ['magic darts at the watchman', /^cast: .*object=spell Magic missile; target=bram/],
  ['the little fire spell, at the strongbox', /^cast: .*object=spell Fire bolt; target=strongbox/],
  ['use the teleport one to get past the gate', /^cast: .*object=spell Misty step/],
  ['do the spell that shows if anything is magic, on the lantern', /^cast: .*object=spell Detect magic/],
  ['I poke the fire thing', /^(?!cast)/],
  ['magic missile, all three darts into the watchman', /^cast: .*target=bram/],
];

describe('the reader understands other voices', () => {
  it.each(ofQuill)('%s', async (message, expected) => {
    const { turn } = await aTelling({ message, sheet: quill });
    expect(await readCompactly(message, turn)).toMatch(expected);
  });

  it.each(ofIlsabet)('%s', async (message, expected) => {
    const { turn } = await aTelling({ message, sheet: ilsabet });
    expect(await readCompactly(message, turn)).toMatch(expected);
  });
});

async function told(message: string): Promise<string> {
  const { turn, text } = await aTelling({ message, sheet: quill });
  await answer(turn, createUnderstanding(undefined), undefined);
  return text();
}

describe('in one answer', () => {
  it('stand a deed and what was asked beside it', async () => {
    const said = await told('I pat the strongbox. How much gold do I have?');
    expect(said).toMatch(/strongbox/);
    expect(said).toMatch(/40/);
  });

  it('stand two questions that have plain answers', async () => {
    const said = await told('Who is here and do I have any daggers?');
    expect(said).toMatch(/Odra/);
    expect(said).toMatch(/Dagger/);
  });

  it('stand two questions about the scene in one sentence', async () => {
    const said = await told('who is here and what is this place?');
    expect(said).toMatch(/Odra/);
    expect(said).toMatch(/Marrow Bridge/);
  });

  it.each([
    ['I jump over the moon', /moon/],
    ['I grab the stars from the sky', /star/],
  ])('is said what nobody reaches, and nothing is rolled: %s', async (message, named) => {
    const { turn, text, rolls } = await aTelling({ message, sheet: quill });
    await answer(turn, createUnderstanding(undefined), undefined);
    expect(text()).toMatch(named);
    expect(rolls()).toEqual([]);
  });

  it('stands the question as it was put, where it is about nothing in particular', async () => {
    expect(await told('ask them what happened here')).toMatch(/^You ask them what happened here/);
  });

  it('is a threat what is one, however politely it is put', async () => {
    const { turn, rolls } = await aTelling({
      message: 'tell Odra to take us over or the whole town learns about the bell',
      sheet: quill,
    });
    await answer(turn, createUnderstanding(undefined), undefined);
    expect(rolls().map(({ reason }) => reason)).toEqual([expect.stringMatching(/^Intimidation/)]);
  });

  it('stand a gift and the answer to it', async () => {
    const said = await told('I give Odra two gold and ask her about the bell');
    expect(said).toMatch(/no tower to ring from/);
  });
});
