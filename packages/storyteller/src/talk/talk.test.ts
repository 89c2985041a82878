import { describe, expect, it } from 'vitest';
import type { TellingOptions } from '../../test/a-telling.ts';
import { marrowBridge } from '../../test/marrow-bridge.ts';
import { ilsabet } from '../../test/sheets.ts';
import { aStep, phrase } from '../../test/talk-steps.ts';
import { done, odra, to, watchman } from '../../test/talked.ts';
import type { Act, Step } from '../reader/reading.ts';
import { speak, talkStep } from './talk.ts';

describe('a question', () => {
  it.each<[string, Step | string, RegExp]>([
    ['about a topic', aStep('ask', 'ask Odra about the toll', to(odra, 'the toll')), /two silver/],
    ['in the plural', aStep('ask', 'ask Odra about bells', to(odra, 'bells')), /rings at ebb/],
    ['by another word for it', aStep('ask', 'ask Odra about her fee', to(odra, 'her fee')), /two silver/],
    [
      'with a slip',
      aStep('ask', 'ask Odra about the drownd bel', to(odra, 'the drownd bel')),
      /rings at ebb/,
    ],
    ['without a topic of its own', aStep('ask', 'ask Odra whether the boat is safe', to(odra)), /She leaks/],
    [
      'by the role',
      aStep('ask', 'ask the ferry keeper about the toll', to(phrase('the ferry keeper'), 'the toll')),
      /two silver/,
    ],
    [
      'of nobody in particular',
      aStep('ask', 'ask about the toll', { topic: phrase('the toll') }),
      /two silver/,
    ],
    ['spoken', 'How much is the toll?', /two silver/],
    ['spoken without a mark', 'odra whats with the bell', /rings at ebb/],
    ['spoken to somebody by name', 'Bram, when does the gate shut?', /second bell/],
    [
      'told in the very words',
      aStep('tell', 'ask her', { target: odra, speech: 'Does your ferry float?' }),
      /She leaks/,
    ],
    [
      'to somebody wary',
      aStep('ask', 'ask the watchman about the curfew', to(watchman, 'the curfew')),
      /second bell/,
    ],
    ['who they are', 'Odra, who are you?', /Odra Venn.*ferry keeper/],
    [
      'who another is',
      aStep('ask', 'ask Odra who Bram is', to(odra)),
      /Bram Hode, the watchman|The watchman, over there|Stands right there|That is Bram Hode/,
    ],
    [
      'about a thing that is here',
      aStep('ask', 'ask Odra about the strongbox', to(odra, 'the strongbox')),
      /strongbox.*know/s,
    ],
    ['about nothing they know', aStep('ask', 'ask Odra about dragons', to(odra, 'dragons')), /know|no idea/],
    ['about nothing they know, spoken', 'Odra, what is the wifi password?', /know|no idea/],
    ['for the price', 'How much?', /two silver/],
    ['for nothing in particular', aStep('ask', 'ask Odra', to(odra)), /two silver/],
    ['to be told', aStep('ask', 'ask Odra for news', to(odra)), /two silver/],
  ])('%s is answered without a roll', async (_, what, answer) => {
    const { text, skills } = await done(what);
    expect(text()).toMatch(answer);
    expect(text()).toMatch(/Odra|Bram/);
    expect(text()).toContain('"');
    expect(skills).toEqual([]);
  });

  it('is told back with who was asked, and about what', async () => {
    const { text } = await done(aStep('ask', 'ask her about the toll', to(odra, 'the toll')));
    expect(text()).toMatch(/^You ask Odra Venn about the toll\. /);
  });

  it('to which another knows the answer names them', async () => {
    const { text } = await done(aStep('ask', 'ask Odra about the curfew', to(odra, 'the curfew')));
    expect(text()).toContain('Bram Hode');
    expect(text()).not.toContain('second bell');
  });

  it('for nothing in particular has somebody wary won over first, and only once', async () => {
    const what = aStep('ask', 'ask the watchman what he knows', to(watchman));
    const { turn, rolls, skills } = await done(what, { face: 2 });
    expect(skills).toEqual([expect.stringMatching(/Persuasion/)]);
    await talkStep(turn, what);
    expect(rolls()).toHaveLength(1);
  });

  it('behind a greeting is a question all the same', async () => {
    const step = aStep('greet', 'greet Odra', { object: odra });
    const { text } = await done(step, { message: 'hey odra what about the bell' });
    expect(text()).toContain('It rings at ebb');
  });

  it('counts once as something learnt', async () => {
    const what = aStep('ask', 'ask Odra about the toll', to(odra, 'the toll'));
    const { turn, state } = await done(what);
    expect(state.progress).toBe(1);
    await talkStep(turn, what);
    expect(state.progress).toBe(1);
    await talkStep(turn, aStep('ask', 'ask Odra about the bell', to(odra, 'the bell')));
    expect(state.progress).toBe(1.5);
  });
});

describe('somebody who is not there', () => {
  const alone: TellingOptions = {
    world: { ...marrowBridge, places: [{ ...marrowBridge.places[0]!, people: [] }] },
  };
  it.each<[string, Step | string, TellingOptions, RegExp]>([
    [
      'is said not to be',
      aStep('ask', 'ask the pope about the bees', to(phrase('the pope'), 'the bees')),
      {},
      /no pope.*Odra Venn/,
    ],
    [
      'is not threatened either',
      aStep('threaten', 'threaten the pope', { object: phrase('the pope') }),
      {},
      /no pope/,
    ],
    [
      'where nobody is',
      aStep('ask', 'ask about the toll', { topic: phrase('the toll') }),
      alone,
      /nobody|no one/i,
    ],
    ['where nobody is, persuaded', aStep('persuade', 'persuade somebody'), alone, /nobody|no one/i],
    [
      'where nobody is, paid',
      aStep('pay', 'pay two gold', { amount: 2, object: phrase('two gold') }),
      alone,
      /nobody|no one/i,
    ],
    ['where nobody is, spoken to', 'Is anybody here?', alone, /nobody|no one/i],
    [
      'a thing',
      aStep('tell', 'tell the pope that all is well', { target: phrase('the pope') }),
      {},
      /no pope/,
    ],
  ])('%s', async (_, what, options, answer) => {
    const { text, skills, gold } = await done(what, options);
    expect(text()).toMatch(answer);
    expect([skills, gold]).toEqual([[], 0]);
  });
});

describe('words that ask for nothing', () => {
  it.each<[string, Step | string]>([
    ['a greeting', aStep('greet', 'greet Odra', { object: odra })],
    ['a greeting, spoken', 'Hello, Odra!'],
    ['a call', aStep('call', 'call for Odra', { object: odra })],
    ['thanks', 'Thank you, Odra.'],
    ['a promise', 'I promise to bring your brother back, Odra.'],
    ['an insult', 'Odra, you are a fool.'],
    ['an offer', 'We can help you, Odra.'],
    ['an apology', 'I am sorry, Odra.'],
    ['sympathy for somebody with a title', 'Lady Odra, I am so very sorry for your loss.'],
    ['a greeting to somebody with a title', 'I am glad to see you, Captain Odra.'],
    ['praise', 'What a lovely ferry, Odra.'],
    ['a remark', 'It has been a long road, Odra.'],
    ['a promise as a deed', aStep('persuade', 'promise Odra to find her brother', to(odra))],
    ['something told', aStep('tell', 'tell Odra that the bell is made of driftwood', to(odra))],
    ['a farewell', 'Goodbye, Odra.'],
  ])('%s: somebody reacts, and nothing is rolled', async (_, what) => {
    const { text, skills, gold, turn } = await done(what);
    expect(text()).toMatch(/Odra/);
    expect(turn.told.length).toBeGreaterThan(1);
    expect([skills, gold]).toEqual([[], 0]);
  });

  it('are remembered, the last six of them and not at length', async () => {
    const { turn, state } = await done('Hello, Odra.');
    for (let count = 0; count < 9; count++)
      await speak(turn, `Odra, I have seen ${count} boats ${'and more '.repeat(40)}`, null);
    const { heard } = state.people.odra!;
    expect(heard).toHaveLength(6);
    expect(heard.every((one) => one.length <= 80)).toBe(true);
    expect(heard.at(-1)).toContain('8 boats');
  });

  it('an insult is held against one', async () => {
    const { state } = await done('Odra, you are a fool.');
    expect(state.people.odra!.attitude).toBe('wary');
  });

  it('to a companion are heard and not answered for them', async () => {
    const { text, turn } = await done('Ilsabet, shall we go in?', { others: [ilsabet] });
    expect(text()).toMatch(/^You say to Ilsabet: "Ilsabet, shall we go in\?"/);
    expect(turn.told.slice(1).join(' ')).not.toContain('"');
    expect(turn.isTimeless).toBe(true);
  });
});

describe('winning somebody over', () => {
  const said: [Act, string, Step | string][] = [
    ['persuade', 'Persuasion', aStep('persuade', 'convince Odra to lend you the boat', { object: odra })],
    ['flatter', 'Persuasion', aStep('flatter', 'compliment Odra', { object: odra })],
    ['deceive', 'Deception', aStep('deceive', 'lie to Odra that the council sent you', to(odra))],
    ['threaten', 'Intimidation', aStep('threaten', 'loom over Odra', { object: odra })],
    ['calm', 'Persuasion', aStep('calm', 'calm Odra', { object: odra })],
    ['trade', 'Persuasion', aStep('trade', 'haggle with Odra over the toll', to(odra))],
    ['ask', 'Persuasion', aStep('ask', 'ask the watchman to open the gate', to(watchman))],
    ['ask', 'Persuasion', aStep('ask', 'ask Odra for the boat', to(odra))],
    ['ask', 'Persuasion', aStep('ask', 'ask the watchman to open the gate', to(watchman, 'the gate'))],
    ['tell', 'Intimidation', 'Tell me, Odra, or I will break your neck.'],
    ['tell', 'Intimidation', 'Odra, the oars. Now.'],
    ['tell', 'Intimidation', 'Odra, you had better hand me the oars'],
    ['tell', 'Deception', 'Bram, the captain sent me for the lantern.'],
    ['tell', 'Deception', 'Bram, we are allowed to use the winch after dark.'],
    ['tell', 'Deception', aStep('tell', 'tell the watchman I am from the insurance company', to(watchman))],
    ['deceive', 'Deception', aStep('tell', 'tell the watchman that you are a royal inspector', to(watchman))],
    ['persuade', 'Persuasion', aStep('persuade', 'haggle with Odra over the toll', to(odra, 'the toll'))],
    ['tell', 'Persuasion', 'Let us through the gate, Bram.'],
  ];
  it.each(said)('%s is %s', async (_, skill, what) => {
    const { skills, text } = await done(what);
    expect(skills).toEqual([expect.stringMatching(new RegExp(skill))]);
    expect(text()).toMatch(/Odra|Bram/);
  });

  it.each<[string, Step | string, number, 'friendly' | 'wary' | 'hostile']>([
    ['a threat that works leaves them wary', said[3]![2], 18, 'wary'],
    ['a threat that fails leaves them wary', said[3]![2], 2, 'wary'],
    ['a lie that fails costs their trust', said[2]![2], 2, 'wary'],
    ['a lie that holds costs nothing', said[2]![2], 18, 'friendly'],
    ['fair words that fail cost nothing', said[0]![2], 2, 'friendly'],
  ])('%s', async (_, what, face, attitude) => {
    const { state } = await done(what, { face });
    expect(state.people.odra!.attitude).toBe(attitude);
  });

  it.each<[Act, string]>([
    ['persuade', 'persuade the watchman to let you through the gate'],
    ['persuade', 'convince the watchman to step aside'],
    ['threaten', 'threaten the watchman so that he opens the gate'],
    ['deceive', 'tell the watchman that you are expected beyond the gate'],
  ])('%s: who stands in the way lets the party pass', async (act, echo) => {
    const { state, text } = await done(aStep(act, echo, { object: watchman }), { face: 19 });
    expect(state.open).toEqual(['salt-stair']);
    expect(text()).toContain('You are through the gate');
  });

  it('who stands in the way does not, when it fails', async () => {
    const { state, text } = await done(
      aStep('persuade', 'persuade the watchman to open the gate', { object: watchman }),
      { face: 3 },
    );
    expect(state.open).toEqual([]);
    expect(text()).toMatch(/^You try to persuade the watchman/);
  });

  it('brings to light what they have not told', async () => {
    const { state, text } = await done(
      aStep('threaten', 'growl at the watchman that he better tell you everything', { object: watchman }),
      { face: 19 },
    );
    expect(state.people.bram!.told).toEqual([0]);
    expect(text()).toContain('second bell');
    expect(state.open).toEqual([]);
  });

  it('goes badly wrong on the worst of rolls', async () => {
    const { text } = await done(aStep('persuade', 'persuade the watchman', { object: watchman }), {
      face: 1,
    });
    expect(text()).toContain('A dog begins to bark.');
  });

  it('waits for a player who rolls their own dice, and keeps no more of it than it needs', async () => {
    const what = aStep('persuade', `persuade Odra ${'please '.repeat(800)}`, { object: odra });
    const { turn, state } = await done(what, { selfRolls: true });
    expect(turn.isWaiting).toBe(true);
    expect(JSON.stringify(state.asked).length).toBeLessThan(900);
  });
});

describe('people remember', () => {
  it('what they have told: the second time in short', async () => {
    const what = aStep('ask', 'ask Odra about the toll', to(odra, 'the toll'));
    const first = await done(what);
    const again = await done(what, {
      state: structuredClone({ ...first.state, said: first.turn.prose.remembered() }),
    });
    expect(again.text()).toMatch(/[Aa]s I|Like I told/);
    expect(again.text()).toContain('toll is two silver');
    expect(again.text()).not.toContain("mother's day");
  });

  it('a promise, in the first words of the next answer', async () => {
    const { turn } = await done('I promise to silence the bell, Odra.');
    const before = turn.told.length;
    await talkStep(turn, aStep('ask', 'ask Odra about the toll', to(odra, 'the toll')));
    expect(turn.told[before + 1]).toMatch(/promise|word/);
    await talkStep(turn, aStep('ask', 'ask Odra about the ferry', to(odra, 'the ferry')));
    expect(turn.told.slice(before + 3).join(' ')).not.toMatch(/promise|your word/);
  });

  it.each(['odra', 'bram'])('being wronged: %s refuses', async (id) => {
    const state = { people: { [id]: { attitude: 'hostile' as const, told: [], heard: [] } } };
    const who = id === 'odra' ? odra : watchman;
    const { text, skills } = await done(
      aStep('ask', 'ask about the toll and the gate', to(who, 'the gate')),
      { state },
    );
    expect(text()).not.toMatch(/two silver|second bell/);
    expect(text()).toMatch(/did|nerve|hands first/);
    expect(skills).toEqual([]);
  });

  it('what they are paid', async () => {
    const { state } = await done(aStep('pay', 'pay Odra five gold', { target: odra, amount: 5 }));
    expect(state.people.odra!.heard).toContain('was paid 5 gold');
  });
});

describe('at the end of the tale', () => {
  const state = { at: 'salt-stair' };
  it.each<[string, Step | string, number, number]>([
    ['a plea that moves the villain', 'You were one of them once. Let it be silent.', 14, 1],
    [
      'a plea by its name',
      aStep('persuade', 'plead with the Bellwarden', to(phrase('the Bellwarden'))),
      20,
      1,
    ],
    ['a threat that shakes it', aStep('threaten', 'threaten it'), 20, 2],
    ['words that do not reach it', aStep('persuade', 'plead with it'), 3, 0],
  ])('%s', async (_, what, face, sway) => {
    const { state: after, text, skills } = await done(what, { face, state });
    expect(after.sway).toBe(sway);
    expect(skills).toHaveLength(1);
    expect(text()).toMatch(sway > 0 ? /hesitates/ : /sing with the rest/);
  });

  it('a question is mocked, and nothing is rolled', async () => {
    const { text, skills } = await done('Why do you do this?', { state });
    expect(skills).toEqual([]);
    expect(text()).toMatch(/Bellwarden/);
  });
});

describe('everything that is said', () => {
  it('may be shown: it claims nothing that did not happen', async () => {
    const steps = [
      aStep('pay', 'pay Odra five gold', { target: odra, amount: 5 }),
      aStep('pay', 'pay Odra all your gold', { target: odra, object: phrase('your gold') }),
      aStep('pay', 'bribe the watchman with 5 gold to open the gate', { object: watchman, amount: 5 }),
      aStep('give', 'give Odra your rope', { target: odra, object: phrase('your rope') }),
      aStep('give', 'give the watchman your rope', { target: watchman, object: phrase('your rope') }),
      aStep('give', 'give Ilsabet your rope', { target: phrase('Ilsabet'), object: phrase('your rope') }),
      aStep('give', 'give Odra your potion', { target: odra, object: phrase('your potion') }),
      aStep('pay', 'pay Odra 20 gold', { target: odra, amount: 20 }),
      aStep('trade', 'sell Odra your shield', { target: odra, object: phrase('your shield') }),
      aStep('trade', 'buy a rope from Odra', { target: odra, object: phrase('a rope') }),
      aStep('trade', 'haggle with Odra over the toll', { target: odra }),
      aStep('threaten', 'loom over Odra', { object: odra }),
      aStep('deceive', 'lie to Odra', { object: odra }),
      aStep('persuade', 'persuade Odra', { object: odra }),
      aStep('flatter', 'praise Odra', { object: odra }),
      aStep('calm', 'calm Odra', { object: odra }),
      aStep('ask', 'ask Odra about dragons', to(odra, 'dragons')),
    ];
    const withheld = new Set<string>();
    for (const step of steps)
      for (const face of [2, 18])
        for (let seed = 0; seed < 3; seed++) {
          const { turn, hands, shown } = await done(step, { face, seed, others: [ilsabet] });
          for (const told of turn.told) hands.say(told);
          for (const told of turn.told) if (!shown().replace(/\s+/g, ' ').includes(told)) withheld.add(told);
        }
    expect([...withheld]).toEqual([]);
  }, 60_000);
});
