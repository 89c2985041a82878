import { readSource } from './read-source.mjs';
import { readSections } from './sections.mjs';

/** The chapters that hold a kind. */
const CHAPTERS = {
  spells: /^Spells$/,
  creatures: /^Creatures$/,
  'magic items': /^Magic Items$/,
  'kinds of magic items': /^Magic Items$/,
  'class features': /^(The \w+|Characters)$/,
  'ancestry traits': /^Ancestries$/,
  feats: /^Feats$/,
  conditions: /^Conditions$/,
  equipment: /^Equipment$/,
};

/** Armor that the list calls by another name than the books do. */
const ARMOR = /^(Padded|Leather|Studded Leather|Hide|Half Plate|Splint|Plate) Armor$/;

/** What the SRD 5.1 holds, kind by kind, and what of it the books lack: a name must be a heading or stand in bold. */
export function coverage(books) {
  const { tables, ...kinds } = JSON.parse(readSource('srd-contents.json'));
  const sections = readSections(Object.values(books).join('\n'));
  const counted = Object.entries(kinds).map(([kind, names]) => {
    const found = namesIn(sections.filter(({ chapter }) => CHAPTERS[kind].test(chapter)));
    return { kind, of: names.length, missing: names.filter((name) => !found.has(plain(name))) };
  });
  const missing = Object.entries(tables).filter(([, [heading, words]]) => !holds(sections, heading, words));
  return [
    ...counted,
    { kind: 'tables', of: Object.keys(tables).length, missing: missing.map(([name]) => name) },
  ];
}

function namesIn(sections) {
  const names = new Set();
  for (const { heading, text } of sections) {
    names.add(plain(heading));
    for (const [, bold] of text.matchAll(/\*\*([^*]+)\*\*/g)) names.add(plain(bold));
  }
  return names;
}

function holds(sections, heading, words) {
  return sections.some((section) => section.heading === heading && section.text.includes(words));
}

function plain(name) {
  return name
    .replace(ARMOR, '$1')
    .toLowerCase()
    .replace(/[.:]$/, '')
    .replace(/ \(ancestry trait\)$/, '');
}
