import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMovement, readWaiting, withoutGoing, withoutSpeech } from './movement.ts';

const pieces = [
  ...['ok', 'okay', 'and', 'then', 'so', 'right', 'we', 'all', 'just', 'go', 'on', 'in', 'up', 'to', 'the'],
  ...[
    'wait',
    'sleep',
    'follow',
    'take',
    'nap',
    'can wait',
    'forget',
    "let's",
    'open',
    'door',
    'lol',
    'oh',
    'hm',
  ],
  ...[' ', '  ', ',', '.', '!', '?', ';', ':', '\n', "'", '"', '“', '”', '-', 'x', 'é', '7', ''],
];

function readAll(message: string): void {
  const movement = readMovement(message);
  expect(message.replace(/\s+/g, ' ')).toContain(movement.destination.trim().replace(/\s+/g, ' '));
  readWaiting(message);
  withoutGoing(withoutSpeech(message));
}

describe('what a message says of going', () => {
  it.each([
    ['ok and then down', 'on'],
    ['right, through!', 'on'],
    ['we go to the mill', 'to'],
    ['back to the inn', 'back'],
    ['we slip inside', 'in'],
    ['I smile at her', 'none'],
  ])('of "%s" is %s', (message, kind) => {
    expect(readMovement(message).kind).toBe(kind);
  });

  it('is read of any text, whatever is said again and again in it', () => {
    for (const one of pieces)
      for (const other of ['', ' ', ', ', '  ', '. ']) readAll(`${`${one}${other}`.repeat(400)}x`);
  });

  it('is read of any mixture of its words', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 400 }), (words) =>
        readAll(words.join(' ')),
      ),
    );
  });
});
