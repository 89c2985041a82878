import { emptyWorld } from '@fireside/contract/effects';
import { describe, expect, it } from 'vitest';
import { aTelling, type TellingOptions } from '../../test/a-telling.ts';
import { asked, phraseOf, stepOf } from '../../test/asked.ts';
import { brannoch, ilsabet, quill } from '../../test/sheets.ts';
import type { Question } from '../reader/reading.ts';
import { answerQuestion } from './answer-question.ts';
import { answerScene } from './answer-scene.ts';

const scene = (asks: Extract<Question, { kind: 'scene' }>['asks'], of: string | null = null): Question => ({
  kind: 'scene',
  asks,
  of: of === null ? null : phraseOf(of),
});
const may = (...given: Parameters<typeof stepOf>): Question => ({ kind: 'may', step: stepOf(...given) });
const open = (text: string, topic: string): Question => ({ kind: 'open', text, topic: phraseOf(topic) });
const on = (object: string) => ({ object: phraseOf(object) });

const facts = ['The sleepers walk barefoot', 'Odra was paid 5 gold'];
const world = { ...emptyWorld, facts, notes: 'The patron is the villain.' };
const chronicle = { chapters: [{ title: 'One', summary: 'They came. Brannoch took 6 damage.' }], pinned: [] };
const told = { odra: { attitude: 'friendly' as const, told: [0], heard: [] } };

const cases: [string, Question, TellingOptions, (string | RegExp)[]][] = [
  ['where', scene('where'), {}, ['You are at Marrow Bridge.', 'one street and one river']],
  ['who', scene('who'), {}, ['Odra Venn, a ferry keeper', 'Bram Hode, a watchman']],
  ['who, with friends', scene('who'), { others: [quill] }, ['Quill is at your side']],
  ['who, alone', scene('who'), { state: { at: 'salt-stair' } }, ['Nobody is here but you.']],
  ['what', scene('what'), {}, ['the old well, the strongbox and the lantern']],
  [
    'what, after a theft',
    scene('what'),
    { state: { things: { lantern: ['taken'] } } },
    [/well and the strongbox\./],
  ],
  [
    'what, with what was left',
    scene('what'),
    { state: { left: { 'marrow-bridge': ['a chalk circle'] } } },
    ['a chalk circle'],
  ],
  ['exits, barred', scene('exits'), {}, ['the Salt Stair', 'the village gate', 'crossed his spear']],
  [
    'exits, open',
    scene('exits'),
    { state: { open: ['salt-stair'] } },
    ['The way to the Salt Stair is open.'],
  ],
  ['time', scene('time'), {}, ['evening']],
  ['time, later', scene('time'), { state: { at: 'salt-stair' } }, ['night']],
  ['a thing', scene('thing', 'the well'), {}, ['boarded over']],
  [
    'a thing that changed',
    scene('thing', 'the lantern'),
    { state: { things: { lantern: ['lit'] } } },
    ['The lantern is lit by now.'],
  ],
  [
    'a thing that is gone',
    scene('thing', 'the lantern'),
    { state: { things: { lantern: ['taken'] } } },
    [/taken|was\./],
  ],
  ['a thing that is not here', scene('thing', 'the dragon'), {}, ['no dragon']],
  ['a person', scene('thing', 'the watchman'), {}, ['Bram Hode, a watchman, wary of you']],
  ['the way', scene('thing', 'the stair'), {}, ['the village gate']],
  ['happened, at first', scene('happened'), {}, ['Odra Venn', 'Silence the drowned bell']],
  [
    'happened, on record',
    scene('happened'),
    { table: { world } },
    ['The sleepers walk barefoot; Odra was paid 5 gold'],
  ],
  ['happened, in the chronicle', scene('happened'), { table: { chronicle } }, ['Brannoch took 6 damage.']],
  [
    'happened, deeds',
    scene('happened'),
    { state: { deeds: [{ who: 'Quill', what: 'opened the gate' }] } },
    ['Quill opened the gate'],
  ],
  ['happened, told', scene('happened'), { state: { people: told } }, ['Odra Venn', 'The toll is two silver']],
  [
    'goal',
    scene('goal'),
    {},
    ['Silence the drowned bell', 'Odra Venn', 'the Salt Stair', 'the village gate'],
  ],
  [
    'may, with a check',
    may('climb', 'climb the well', on('the well')),
    {},
    ['climb the well', 'an Athletics check'],
  ],
  [
    'may, freely',
    may('light', 'light the lantern', on('the lantern')),
    {},
    [
      'light the lantern',
      /no roll|no die|no dice|Nothing stops|nothing is in the way|it is done|without a roll/,
    ],
  ],
  [
    'may, with tools',
    may('open', 'open the strongbox', on('the strongbox')),
    { sheet: quill },
    ["Thieves' tools check"],
  ],
  ['may, without tools', may('open', 'open the strongbox', on('the strongbox')), {}, ['an Athletics check']],
  [
    'may, once unlocked',
    may('open', 'open the strongbox', on('the strongbox')),
    { state: { things: { strongbox: ['unlocked'] } } },
    [/no roll|no die|no dice|Nothing stops|nothing is in the way|it is done|without a roll/],
  ],
  ['may, of what is absent', may('climb', 'climb the tower', on('the tower')), {}, ['no tower']],
  [
    'may, with what is not carried',
    may('break', 'break the strongbox with your hammer', {
      ...on('the strongbox'),
      instrument: phraseOf('your hammer'),
    }),
    {},
    ['no hammer'],
  ],
  [
    'may, past somebody',
    may('go', 'go to the stair', on('the stair')),
    {},
    ['the village gate', 'Persuasion, Stealth or Athletics'],
  ],
  [
    'may, a blow',
    may('attack', 'attack the watchman', on('the watchman')),
    {},
    ['attack roll with your longsword'],
  ],
  ['may, a spell', may('cast', 'cast sleep', on('sleep')), { sheet: ilsabet }, ['among your spells']],
  [
    'may, a spell with nothing left',
    may('cast', 'cast sleep', on('sleep')),
    { sheet: { ...ilsabet, slots_spent: [4, 2] } },
    ['are spent'],
  ],
  [
    'may, no such spell',
    may('cast', 'cast fireball', on('fireball')),
    { sheet: ilsabet },
    ['fireball is not among your spells'],
  ],
  [
    'hint',
    { kind: 'hint' },
    {},
    [
      /search the (old well|strongbox|lantern)/,
      /Odra Venn about the toll|talk to Bram Hode/,
      'find a way past the village gate',
    ],
  ],
  ['hint, the way open', { kind: 'hint' }, { state: { open: ['salt-stair'] } }, ['go on to the Salt Stair']],
  ['table, who leads', { kind: 'table', text: 'are you chatgpt?' }, {}, ['no language model']],
  ['table, dice', { kind: 'table', text: 'can i roll my own dice' }, {}, ['I roll my own dice']],
  ['table, length', { kind: 'table', text: 'how long will this take' }, {}, ['evening']],
  ['table, rules', { kind: 'table', text: 'which rules are these' }, {}, ['5.1']],
  ['table, anything', { kind: 'table', text: 'do you like pizza' }, {}, [/tale|books/]],
  [
    'open, somebody knows',
    open('what is the toll?', 'the toll'),
    {},
    ['Odra Venn', '"The toll is two silver'],
  ],
  ['open, to be seen', open('what about that lantern', 'the lantern'), {}, ['hangs from the ferry post']],
];

describe('a question about the scene, the game or what can be done', () => {
  it.each(cases)('%s', async (_, question, options, expected) => {
    const { told, read, isUnmoved } = await asked(
      { sheet: brannoch, ...options },
      (turn) => answerQuestion(turn, question),
      3,
    );
    for (const part of expected) {
      if (typeof part === 'string') expect(told[0]).toContain(part);
      else expect(told[0]).toMatch(part);
    }
    expect(new Set(told).size).toBe(3);
    expect(told).not.toContain('');
    expect(read).toEqual(told);
    expect(isUnmoved).toBe(true);
  });

  it('what happened tells nothing of the notes', async () => {
    const { told } = await asked({ table: { world } }, (turn) => answerQuestion(turn, scene('happened')), 4);
    expect(told.join(' ')).not.toContain('villain');
  });

  it('whether one may move after a blow is read in the books', async () => {
    const text = 'You may split up the move before, between and after attacks.';
    const rulebooks = [{ book: "Player's Handbook", heading: 'Combat > Your Turn', text }];
    const { told } = await asked(
      { message: 'can I move after attacking?', excerpts: { rulebooks } },
      (turn) => answerQuestion(turn, may('go', 'move after attacking')),
    );
    expect(told).toEqual([`Player's Handbook, "Your Turn": "${text}"`]);
  });

  it('a hostile person answers no question that was put to nobody', async () => {
    const { told } = await asked(
      { state: { people: { odra: { attitude: 'hostile', told: [], heard: [] } } } },
      (turn) => answerQuestion(turn, open('what is the toll?', 'the toll')),
    );
    expect(told[0]).not.toContain('two silver');
  });
});

it('who did something is asked of whoever is spoken with, where nothing to be seen tells it', async () => {
  const { turn, text } = await aTelling({ message: 'Who has vanished?' });
  answerScene(turn, {
    kind: 'scene',
    asks: 'thing',
    of: { shown: 'the corner', head: 'corner', words: ['corner'], isOwn: false },
  });
  expect(text()).toContain('You ask Odra Venn: "Who has vanished?"');
});
