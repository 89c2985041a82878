import { describe, expect, it } from 'vitest';
import { findProseFaults } from './find-faults.ts';
import { disagreements, doubledWords, wrongVerbsOf } from './prose-patterns.ts';

const faultsOf = (...narrations: string[]) => findProseFaults(narrations);

describe('what a reader stumbles over', () => {
  it.each([
    'You search the the well.',
    'You flees into the dark.',
    'Mira, you reaches for the rope.',
    'The curtains is drawn.',
    'There is still the ledgers.',
    'They is coming.',
    'the door opens.',
    'It is a old door.',
    'It is an useful door.',
    'It is over.. You leave.',
    'Somewhere a… You leave.',
    'You say: "Stop.".',
    'You say: "Stop.',
    'You leave {here}.',
    'You leave ,and run.',
    'You take your the rope.',
    'What do you do, Mira? The wind howls.',
    'He have a lamp.',
  ])('is found: %s', (text) => expect(faultsOf(text)).not.toEqual([]));

  it.each([
    'You had had enough, and that that was so nobody doubted.',
    'You press on, and before you lies the glass bridge. The glass is thin.',
    'An hour later a unicorn looks at you. "Well?" it asks.',
    'One of the ledgers is missing, and the smell of the drains is worse.',
    'The time for words is over. There is Anders Reyes, though.',
    'He will come to nobody but C., at her whistle.',
    'The water behind you has started to come up. What do you do?',
  ])('is not in: %s', (text) => expect(faultsOf(text)).toEqual([]));

  it('is a sentence that comes again, however late, unless it quotes a number', () => {
    const between = Array.from({ length: 50 }, (_, at) => `Something else happens, namely ${at}.`);
    expect(faultsOf('The wind howls outside.', ...between, 'The wind howls outside.')).toHaveLength(1);
    expect(faultsOf('You have 12 hit points.', ...between, 'You have 12 hit points.')).toEqual([]);
  });
});

describe('a word in the wrong form', () => {
  it('is named', () => {
    expect(doubledWords('You go go on.')).toEqual(['go go']);
    expect(disagreements('When it ends, you reaches the door.')).toEqual([', you reaches']);
    expect(wrongVerbsOf(['Mira'], 'It falls where Mira were.')).toHaveLength(1);
    expect(wrongVerbsOf(['Mira'], 'It falls as if Mira were a stone.')).toEqual([]);
  });
});
