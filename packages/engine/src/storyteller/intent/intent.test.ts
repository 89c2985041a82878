import { describe, expect, it } from 'vitest';
import type { Intent } from './lexicon.ts';
import { createMeanings } from './meanings.ts';
import { readIntent } from './read-intent.ts';
import { rangeOf, readRollAnswer } from './roll-answer.ts';

const examples: [string, Intent][] = [
  ['I attack the goblin with my sword', 'attack'],
  ['i atack teh goblin', 'attack'],
  ['I shoot at the nearest one', 'attack'],
  ['I cast fire bolt at it', 'cast'],
  ['I sneak past the guards', 'sneak'],
  ['I walk quietly along the wall', 'sneak'],
  ['i serach the old well', 'search'],
  ['I look under the bed', 'search'],
  ['I look around', 'look'],
  ['what do I see?', 'look'],
  ['I ask the ferry keeper what is going on here', 'talk'],
  ['i tlak to Odra', 'talk'],
  ['I try to convince her to let us through', 'persuade'],
  ['I threaten him', 'persuade'],
  ['I help Corvin with the rope', 'help'],
  ["let's go on", 'move'],
  ['I climb over the wall', 'move'],
  ['I grab the key', 'take'],
  ['I pick the lock', 'use'],
  ['I drink my potion', 'use'],
  ['we take a short rest', 'rest'],
  ['I run away!', 'flee'],
  ['I surrender', 'yield'],
  ['How does grappling work?', 'rule'],
  ['what are the rules for cover?', 'rule'],
  ['how many hp do I have', 'status'],
  ["what's in my pack? my inventory?", 'status'],
  ['what can I do?', 'hint'],
  ["i'm lost", 'hint'],
  ['"I never liked this town anyway."', 'say'],
  ['yes', 'yes'],
  ['no thanks', 'no'],
  ['lol', 'chat'],
  ['(ooc: brb, pizza is here)', 'chat'],
  ['are you an AI?', 'chat'],
  ['I juggle three lanterns', 'try'],
  ["No point standing here. Let's move.", 'move'],
  ['I go straight at it and swing my sword', 'attack'],
  ['I keep my distance and cast fire bolt', 'cast'],
  ['I sit down beside Odra and ask about the whole story', 'talk'],
  ['I plant myself in front of him and ask what is going on here', 'talk'],
  ['I take the lead. Onward!', 'move'],
  ['I take the key from the hook', 'take'],
];

describe('reading intent', () => {
  it.each(examples)('"%s" means to %s', (message, intent) => {
    expect(readIntent(message).intent).toBe(intent);
  });

  it('does not take an ordinary word for a mistyped verb', () => {
    expect(readIntent('What a lovely night it is tonight, my friend').intent).not.toBe('attack');
  });

  it('asks the embedder only when the words are unsure', async () => {
    const asked: string[] = [];
    const embed = async (texts: string[]) => {
      asked.push(...texts);
      return texts.map((text) => Float32Array.from(/noticed|shadow/.test(text) ? [1, 0] : [0, 1]));
    };
    const understand = createMeanings(embed);
    const sure = 'I attack the goblin';
    expect((await understand(sure, readIntent(sure))).intent).toBe('attack');
    expect(asked).toEqual([]);
    const unsure = 'I become one with every shadow of the room';
    expect((await understand(unsure, { intent: 'try', sure: 0.4, words: [] })).intent).toBe('sneak');
    expect(asked.length).toBeGreaterThan(0);
  });

  it('gets by on the words when the embedder fails', async () => {
    const understand = createMeanings(async () => {
      throw new Error('no weights');
    });
    const reading = readIntent('I juggle three lanterns');
    expect(await understand('I juggle three lanterns', reading)).toEqual(reading);
  });
});

describe('reading a roll', () => {
  const check = rangeOf('1d20+5');

  it.each([
    ['I got 17', 17, 12],
    ['nat 20!', 25, 20],
    ['natural 1 :(', 6, 1],
    ['12 plus 5', 17, 12],
    ['12+5 = 17', 17, 12],
    ['rolled a four, so nine in total', 9, 4],
    ['I rolled 3', 8, 3],
    ['my 1d20+5 came up 22', 22, 17],
  ])('takes "%s" for %d', (message, total, natural) => {
    expect(readRollAnswer(message, check)).toEqual({ kind: 'total', total, natural });
  });

  it('notices what no die can show', () => {
    expect(readRollAnswer('I got 99', check)).toEqual({ kind: 'impossible', number: 99 });
    expect(readRollAnswer('13', rangeOf('1d8+3'))).toEqual({ kind: 'impossible', number: 13 });
    expect(readRollAnswer('nat 25', check)).toEqual({ kind: 'impossible', number: 25 });
  });

  it('knows when there is no number, and when the player leaves it to the DM', () => {
    expect(readRollAnswer('wait, which dice?', check)).toEqual({ kind: 'none' });
    expect(readRollAnswer('I have no dice, you roll', check)).toEqual({ kind: 'delegated' });
  });

  it('knows the range of a roll with advantage', () => {
    expect(rangeOf('2d20kh1-1')).toEqual({ lowest: 0, highest: 19, modifier: -1 });
    expect(rangeOf('2d6+3')).toEqual({ lowest: 5, highest: 15, modifier: null });
  });
});
