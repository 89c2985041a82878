import type { ScriptExcerpts } from '@fireside/engine';
import { expect, it } from 'vitest';
import { openAdventure } from './opened.ts';

const excerpts = (told: string, more: Partial<ScriptExcerpts> = {}): ScriptExcerpts => ({
  outline: [
    { number: 1, title: 'The Yard', depth: 1, kind: 'scene' },
    { number: 2, title: 'The Loft', depth: 1, kind: 'scene' },
  ],
  ...{ first: 1, here: 1, toward: 1, place: '1', isWhole: true, isMarked: false },
  passages: [
    { scene: 1, label: 'for you alone', isLater: false, text: 'Tam Orr sits by the well.' },
    { scene: 2, label: 'for you alone', isLater: true, text: told },
  ],
  ...more,
});

it('reads an adventure once, wherever the party is', () => {
  const one = excerpts('A lamp hangs from a beam, and below it stands a table with two chairs.');
  const passages = one.passages.toReversed().map((passage) => ({ ...passage, isLater: false }));
  const later = { ...one, here: 2, toward: 2, place: '2 1', passages };
  expect(openAdventure(later)).toBe(openAdventure(one));
});

it('reads it again where its text has changed', () => {
  const one = openAdventure(
    excerpts('A lamp hangs from a beam, and below it stands a table with two chairs.'),
  );
  const other = openAdventure(
    excerpts('A bell hangs from a beam, and below it stands a table with two chairs.'),
  );
  expect(other).not.toBe(one);
  expect(JSON.stringify(other.rooms)).toMatch(/bell/);
});

it('keeps no more of them than a few', () => {
  const first = openAdventure(excerpts('Number 0.'));
  for (let count = 1; count < 40; count++) openAdventure(excerpts(`Number ${count}.`));
  expect(openAdventure(excerpts('Number 0.'))).not.toBe(first);
});
