import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hardCodedText } from './support/hard-coded-text.ts';
import { noTexts } from './support/no-texts.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('words'),
);

test.each(files.sort())('[E13.74] %s has its texts from the catalogue', (file) => {
  const allowed = noTexts[file] ?? [];
  const found = hardCodedText(path.join(source, file));
  expect(found.filter((one) => !allowed.includes(one.replace(/^\d+: /, '')))).toEqual([]);
});
