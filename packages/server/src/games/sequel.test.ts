import { expect, it } from 'vitest';
import { lastChapter, sequelName } from './sequel.ts';

it.each([
  ['The Mill', 'The Mill II'],
  ['The Mill II', 'The Mill III'],
  ['The Mill IX', 'The Mill X'],
  ['The Mill X', 'The Mill 11'],
  ['The Mill 11', 'The Mill 12'],
  ['Player I', 'Player I II'],
  ['IV', 'IV II'],
  ['x'.repeat(120), `${'x'.repeat(117)} II`],
  ['🐉'.repeat(120), `${'🐉'.repeat(117)} II`],
])('[E8.84] %s is followed by %s', (name, next) => {
  expect(sequelName(name)).toBe(next);
});

it('[E8.85] a story of which nothing was told still tells how it ended', () => {
  const ended = { name: 'The Mill', description: '', endedReason: 'It burned', toldUpTo: 7, untold: [] };
  expect(lastChapter(ended)).toEqual({
    from_id: 8,
    to_id: 8,
    title: 'How it ended',
    summary: 'In the end: It burned',
  });
});
