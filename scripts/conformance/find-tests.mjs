import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ignored = new Set(['node_modules', 'dist', '.git']);

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : testFiles(place);
    return /\.test\.tsx?$/.test(entry.name) ? [place] : [];
  });
}

/** Titles that begin with tags: `[4.5] ...`, `[4.5][D1.403-owner] ...`, or those of a whole part, `[3] ...`. */
const tagged = /\(\s*(['"`])((?:\[[1-9DE][\w.-]*\] ?)+)(.*?[^\\])\1/g;

/** Every tag with the tests that carry it: where they stand and what they are called. */
export function findTests(root) {
  const found = new Map();
  for (const folder of ['packages', 'tests']) {
    for (const file of testFiles(path.join(root, folder)).sort()) {
      for (const [, , tags, title] of readFileSync(file, 'utf8').matchAll(tagged)) {
        const test = { file: path.relative(root, file), title: title.replace(/\\(['"`])/g, '$1') };
        for (const [, tag] of tags.matchAll(/\[([^\]]+)\]/g)) {
          if (!found.has(tag)) found.set(tag, []);
          found.get(tag).push(test);
        }
      }
    }
  }
  return found;
}
