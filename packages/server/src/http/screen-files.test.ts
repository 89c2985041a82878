import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readScreens } from './screen-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fireside-screens-'));
afterAll(() => rmSync(folder, { recursive: true }));

writeFileSync(
  path.join(folder, 'screens.json'),
  JSON.stringify({
    screens: [
      { under: '/games/', files: ['/assets/table.js'], reads: [['/api/a/*'], ['/api/*/b', '/api/c']] },
      { under: '/', files: ['/assets/lobby.js'], reads: [['/api/d']] },
    ],
    words: { en: ['/assets/en.js'], de: ['/assets/de.js', '/assets/table.js'] },
  }),
);

test.each([
  ['/games/7', 'de-AT,de;q=0.9,en;q=0.8', ['/assets/table.js', '/assets/de.js']],
  ['/', 'en-GB', ['/assets/lobby.js', '/assets/en.js']],
  ['/characters', 'it,DE;q=0.5', ['/assets/lobby.js', '/assets/de.js', '/assets/table.js']],
  ['/', 'constructor, __proto__;q=1', ['/assets/lobby.js', '/assets/en.js']],
  ['/', undefined, ['/assets/lobby.js', '/assets/en.js']],
])('at %s, to somebody who reads %s', (url, languages, files) => {
  expect(readScreens(folder)(url, languages).files).toEqual(files);
});

test.each([
  ['/', [['/api/d']]],
  ['/?from=mail', [['/api/d']]],
  ['/games/7f-3?x=1', [['/api/a/7f-3'], ['/api/7f-3/b', '/api/c']]],
  ['/characters', []],
  ['/games/', []],
  ['/games/7/more', []],
  ['/games/..', []],
  ['/games/%2e%2e', []],
  ['/games/a*b', []],
])('[E13.80] at %s is read %j', (url, reads) => {
  expect(readScreens(folder)(url).reads).toEqual(reads);
});
