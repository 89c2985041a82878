#!/usr/bin/env node
/**
 * Compares what the books say with a second source of the SRD 5.1, and prints what differs:
 *
 *   node scripts/compare-books.mjs FOLDER
 *
 * FOLDER holds monsters.json, spells.json, magic-items.json, features.json, levels.json, equipment.json, races.json and subraces.json in the form of
 * the project 5e-database. What was looked at and left as it is stands with its reason in rulebooks/sources/decided.json.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compareAncestries, compareClassTables, compareFeatures } from './compare-books/characters.mjs';
import { compareCreatures } from './compare-books/creatures.mjs';
import { differences } from './compare-books/differences.mjs';
import { compareEquipment } from './compare-books/equipment.mjs';
import { compareItems } from './compare-books/items.mjs';
import { compareSpells } from './compare-books/spells.mjs';
import { readSource } from './rulebooks/read-source.mjs';
import { correctedData, renderBooks } from './rulebooks/render-books.mjs';
import { readSections } from './rulebooks/sections.mjs';

const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('usage: node scripts/compare-books.mjs FOLDER\n');
  process.exit(1);
}

const theirs = (name) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
const ours = correctedData();
const sections = readSections(Object.values(renderBooks()).join('\n'));
const textIn = (chapter) => {
  const texts = new Map(
    sections.filter((section) => section.chapter === chapter).map(({ heading, text }) => [heading, text]),
  );
  return (heading) => texts.get(heading);
};
const hasFeature = (className, name) =>
  sections.some(
    ({ chapter, heading, text }) =>
      (chapter === `The ${className}` || chapter === 'Characters') &&
      (heading === name || text.includes(`**${name}`)),
  );

const { found, note } = differences();
compareCreatures(ours.monsters, theirs('monsters'), note);
compareSpells(ours.spells, theirs('spells'), textIn('Spells'), note);
compareItems(theirs('magic-items'), textIn('Magic Items'), note);
compareFeatures(theirs('features'), hasFeature, note);
compareClassTables(JSON.parse(readSource('class-tables.json')), theirs('levels'), note);
compareAncestries([...ours.races, ...ours.subraces], [...theirs('races'), ...theirs('subraces')], note);
compareEquipment(ours.equipment, theirs('equipment'), note);

const decided = JSON.parse(readSource('decided.json'));
const open = found.filter(({ entry, field }) => decided[`${entry}: ${field}`] === undefined);
for (const { entry, field, ours: one, theirs: other } of open) {
  process.stdout.write(`${entry}: ${field}\n  ours:   ${one}\n  theirs: ${other}\n`);
}
process.stdout.write(`${open.length} differences, and ${found.length - open.length} that were decided\n`);
process.exitCode = open.length > 0 ? 1 : 0;
