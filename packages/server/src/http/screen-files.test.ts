import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readScreenFiles } from './screen-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fireside-screens-'));
afterAll(() => rmSync(folder, { recursive: true }));

writeFileSync(
  path.join(folder, 'screens.json'),
  JSON.stringify({
    screens: [
      { under: '/games/', files: ['/assets/table.js'] },
      { under: '/', files: ['/assets/lobby.js'] },
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
  expect(readScreenFiles(folder)(url, languages)).toEqual(files);
});
