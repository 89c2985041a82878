import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { quill } from '../../test/sheets.ts';

/** What a player writes at Marrow Bridge, and what it is read as. */
const readings: [string, string][] = [
  ['"Let us through!"', 'speech Let us through!'],
  ['I say hi', 'greet: say hi; says=hi'],
  [
    'I tell Odra that we come in peace',
    'tell: tell Odra that you come in peace; target=odra; topic=peace; says=we come in peace',
  ],
  [
    "Tell Odra she'd better hand over the oars",
    'tell: tell Odra she had better hand over the oars; target=odra; topic=oar; says=she had better hand over the oars',
  ],
  ['I say "we come in peace" to Odra', 'speech we come in peace; to=odra'],
  ['"Let us through!" I shout at the watchman', 'speech Let us through!; to=bram'],
  ['I give Odra 5 gold', 'pay: give Odra 5 gold; object=gold; target=odra; amount=5'],
  [
    'I offer Bram ten gp to let us pass',
    'pay: offer Bram ten gp to let you pass; object=gold; target=bram; amount=10',
  ],
  ['I toss a few coins to Bram', 'pay: toss a few coins to Bram; object=gold; target=bram; amount=3'],
  [
    'I bribe the guard with half my gold',
    'pay: bribe the guard with half your gold; object=gold; target=bram; instrument=gold; amount=20',
  ],
  ['ask her about the toll', 'ask: ask her about the toll; target=odra; topic=toll'],
  ['what does she know of the bell?', 'ask: ask her about the bell; target=odra; topic=bell'],
  [
    'Odra, where is the ferry?',
    'ask: ask Odra about the ferry; target=odra; topic=ferry; says=where is the ferry?',
  ],
  ["where's the ferry?", 'ask: ask Odra Venn about the ferry; target=odra; topic=ferry'],
  ['I talk to Odra', 'ask: talk to Odra; target=odra'],
  ['I give my rope to Odra', 'give: give your rope to Odra; object=absent rope; target=odra'],
  [
    'I lie to the guard about our business',
    'deceive: lie to the guard about your business; target=bram; topic=business',
  ],
  [
    'I pretend to be a tax collector',
    'deceive: pretend to be a tax collector; topic=collector; says=be a tax collector',
  ],
  ['I hand over my dagger to Bram', 'give: hand over your dagger to Bram; object=item Dagger; target=bram'],
  ['Hello Odra', 'greet: greet Odra; target=odra; says=Hello Odra'],
  ['hi there good woman', 'greet: greet the woman; target=odra; says=hi there good woman'],
  ['Tell me about the bell', 'ask: ask about the bell; topic=bell; says=Tell me about the bell'],
  ['please let us through', 'speech please let us through'],
  ['give me the key', 'speech give me the key'],
  ['Odra Venn, Señora, I greet you', 'speech Señora, I greet you; to=odra'],
  [
    'I threaten Bram with my dagger',
    'threaten: threaten Bram with your dagger; target=bram; instrument=item Dagger',
  ],
  [
    'I intimidate the watchman into opening the gate',
    'threaten: intimidate the watchman into opening the gate; target=bram; topic=gate',
  ],
  [
    'I convince Bram to open the gate',
    'persuade: convince Bram to open the gate; target=bram; topic=gate; says=open the gate',
  ],
  [
    'I ask Bram to open the gate',
    'persuade: ask Bram to open the gate; target=bram; topic=gate; says=open the gate',
  ],
  ['ask Odra for help', 'ask: ask Odra for help; target=odra; topic=help'],
  [
    'I buy a lantern from Odra for 3 gold',
    'trade: buy a lantern from Odra for 3 gold; object=lantern; target=odra; topic=gold; amount=3',
  ],
  ['I want to know what the toll costs', 'ask: ask what the toll costs; topic=toll'],
  ['We come in peace.', 'speech We come in peace.'],
  ['You have to let us through or we die', 'speech You have to let us through or we die'],
  [
    'I walk up to Odra and ask about the bell',
    'ask: walk up to Odra and ask about the bell; target=odra; topic=bell',
  ],
  [
    'I smile at her and say "good evening"',
    'tell: smile at her and say "good evening"; target=odra; topic=evening; says=good evening',
  ],
  ['Speak with the ferry keeper', 'ask: speak with the ferry keeper; target=odra'],
  [
    'go talk to odra about the drowned bell',
    'ask: talk to Odra about the drowned bell; target=odra; topic=bell',
  ],
  [
    'I ask Odra: "where does the ferry go?"',
    'ask: ask Odra: "where does the ferry go?"; target=odra; topic=ferry; says=where does the ferry go?',
  ],
  [
    'I ask the woman how much the crossing costs',
    'ask: ask the woman how much the crossing costs; target=odra; topic=crossing',
  ],
  ['I shout for help', 'call: shout for help; topic=help'],
  ['I call out to Odra', 'call: call out to Odra; target=odra'],
  ['I calm the geese', 'calm: calm the geese; target=scenery goose'],
  ['feed the geese', 'other: feed the geese; object=scenery goose'],
  ['I flatter Odra', 'flatter: flatter Odra; target=odra'],
  ['compliment her on her boat', 'flatter: compliment her on her boat; target=odra; topic=boat'],
  [
    'I swear that we will pay tomorrow',
    'tell: swear that you will pay tomorrow; topic=tomorrow; says=we will pay tomorrow',
  ],
  [
    'I promise Odra to bring her the bell',
    'persuade: promise Odra to bring her the bell; target=odra; topic=bell; says=bring her the bell',
  ],
  ['tell Bram to step aside', 'persuade: tell Bram to step aside; target=bram; topic=step; says=step aside'],
  [
    'order Bram to open the gate',
    'persuade: order Bram to open the gate; target=bram; topic=gate; says=open the gate',
  ],
  [
    'beg the watchman to let us pass',
    'persuade: beg the watchman to let you pass; target=bram; topic=pass; says=let us pass',
  ],
  ['I flirt with Bram', 'persuade: flirt with Bram; target=bram'],
  [
    'sell my grappling hook to Odra',
    'trade: sell your grappling hook to Odra; object=item Grappling hook; target=odra',
  ],
  ['I play dead', 'deceive: play dead'],
  ['why is the bell ringing?', 'ask: ask Odra Venn about the bell; target=odra; topic=bell'],
  ['Bram, open the gate!', 'speech open the gate!; to=bram'],
  [
    'hey Bram, do you know anything about the curfew?',
    'ask: ask Bram about the curfew; target=bram; topic=curfew; says=do you know anything about the curfew?',
  ],
  [
    'excuse me madam, what is the toll?',
    'ask: ask Odra Venn about the toll; target=odra; topic=toll; says=what is the toll?',
  ],
  ['good evening, Odra', 'greet: greet Odra; target=odra; says=good evening Odra'],
  [
    'I ask Señor José about the piñata',
    'ask: ask Señor José about the piñata; target=absent josé; topic=piñata',
  ],
  [
    'I convince Bram to let us in and he agrees',
    'persuade: convince Bram to let you in and he agrees; target=bram; topic=agree; says=let us in and he agrees',
  ],
  [
    'I give the guard my word that we mean no harm',
    'tell: give the guard your word that you mean no harm; target=bram; topic=word; says=my word that we mean no harm',
  ],
  ['ask who rings the bell', 'ask: ask who rings the bell; topic=bell'],
  ['I ask around about the bell', 'ask: ask around about the bell; topic=bell'],
  [
    'tell Odra about the drowned sleepers',
    'tell: tell Odra about the drowned sleepers; target=odra; topic=sleeper',
  ],
  ['I show Odra the iron key', 'ask: show Odra the iron key; target=odra; topic=key'],
  ['I pay Odra two silver', 'pay: pay Odra two silver; object=gold; target=odra; amount=2'],
  ['give all my gold to Odra', 'pay: give all your gold to Odra; object=gold; target=odra; amount=40'],
  ['Ask Bram why he is so nervous', 'ask: ask Bram why he is so nervous; target=bram; topic=nervous'],
  [
    'i go up to bram and slip him 5 gold so he lets us through',
    'pay: go up to Bram and slip him 5 gold so he lets you through; object=gold; target=bram; amount=5',
  ],
  ["I'll give you 10 gold if you open the gate", 'speech I will give you 10 gold if you open the gate'],
  ['I need a room for the night', 'speech I need a room for the night'],
  ['could you let us in?', 'speech could you let us in?'],
  ['get lost', 'speech get lost'],
  ['sorry Odra. I brought her hat', 'speech I brought her hat; to=odra'],
  ['Bram, can you hear me?', 'speech hello.; to=bram'],
  [
    'I roll Insight: is Odra hiding something from me?',
    'watch: watch Odra closely; object=odra; how=closely',
  ],
  [
    'Before we do anything: I ask Odra when the ferry leaves',
    'ask: ask Odra when the ferry leaves; target=odra; topic=ferry',
  ],
  ['Do I have advantage if Odra helps me?', 'rule'],
  ['I insult Bram', 'tell: insult Bram; target=bram'],
  ['I bring Odra the strongbox', 'give: bring Odra the strongbox; object=strongbox; target=odra'],
];

describe('the reader understands words to people', () => {
  it.each(readings)('%s', async (message, expected) => {
    const { turn } = await aTelling({ message, sheet: quill });
    expect(await readCompactly(message, turn)).toBe(expected);
  });
});
