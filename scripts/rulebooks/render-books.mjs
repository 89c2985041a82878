import { renderAncestries, renderClasses } from './characters.mjs';
import { correct } from './correct.mjs';
import { renderCreatureData } from './creature-data.mjs';
import { renderCreatures } from './creatures.mjs';
import { renderEquipment } from './equipment.mjs';
import { addPhrases, readPhrases } from './phrases.mjs';
import { readPackage } from './read-package.mjs';
import { readSource as source } from './read-source.mjs';
import { addEntries, addToEntries, readSections } from './sections.mjs';
import { renderSpells } from './spells.mjs';

const CORRECTIONS = ['characters', 'creatures', 'equipment', 'spells'];
const MAGIC_ITEMS = ['a-d', 'e-m', 'n-r', 's-w'];

export const bookNames = ['players-handbook.md', 'game-masters-guide.md', 'bestiary.md'];
export const creaturesName = 'creatures.json';

/** The data of the package as it should be. */
export function correctedData() {
  return correct(
    readPackage(),
    CORRECTIONS.flatMap((kind) => JSON.parse(source(`corrections-${kind}.json`))),
  );
}

/** The three books by the names of their files, from the data of the package and from what we wrote. */
export function renderBooks() {
  const data = correctedData();
  const tables = JSON.parse(source('class-tables.json'));
  const rewritten = new Map(
    readSections(source('spells-rewritten.md')).map(({ heading, text }) => [heading, text]),
  );
  const phrases = (name) => readPhrases(source(name, ''));
  const rules = phrases('phrases-rules.txt');
  const things = phrases('phrases-things.txt');
  const spells = phrases('phrases-spells.txt');
  const creatures = phrases('phrases-creatures.txt');
  const items = phrases('phrases-items.txt');
  const characters = [
    renderAncestries(data),
    renderClasses(data, tables),
    '## Feats',
    '## Backgrounds',
    renderEquipment(data),
  ].join('\n\n');
  const magicItems = MAGIC_ITEMS.map((letters) => source(`magic-items-${letters}.md`).trim());
  const books = [
    [
      addPhrases(source('handbook-rules.md').trim(), rules),
      addPhrases(
        addToEntries(
          addEntries(characters, source('entries-characters.md')),
          source('additions-characters.md'),
        ),
        things,
      ),
      addPhrases(addToEntries(renderSpells(data, rewritten), source('additions-spells.md')), spells),
    ],
    [
      addPhrases(source('guide-rules.md').trim(), rules),
      addPhrases(['## Magic Items', ...magicItems].join('\n\n'), items),
    ],
    [
      addPhrases(source('bestiary-introduction.md').trim(), rules),
      addPhrases(addToEntries(renderCreatures(data), source('additions-creatures.md')), creatures),
    ],
  ];
  const unused = [rules, things, spells, creatures, items].flatMap((file) => file.unused());
  if (unused.length > 0) throw new Error(`Phrases for headings that no book has: ${unused.join(', ')}`);
  return Object.fromEntries(books.map((chapters, place) => [bookNames[place], `${chapters.join('\n\n')}\n`]));
}

/** The creatures of the bestiary as data, from the same source. */
export function renderCreaturesFile() {
  return renderCreatureData(correctedData(), source('additions-creatures.md'));
}
