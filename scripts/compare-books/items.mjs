import { figures } from './differences.mjs';

export function compareItems(theirs, textOf, note) {
  for (const { name, variant, desc, variants } of theirs) {
    if (variant) continue;
    const text = textOf(name) ?? textOf(name.replace(/ Armor$/, ''));
    if (text === undefined) {
      note(name, 'magic item', 'missing', 'there');
      continue;
    }
    note(name, 'kind, rarity and attunement', headLine(text.split('. ')[0]), headLine(desc[0]));
    note(name, 'figures', figures(text), figures(desc.join(' ')));
    for (const other of variants) {
      if (!text.includes(`**${other.name}`)) note(name, 'kind', 'missing', other.name);
    }
  }
}

function headLine(line) {
  return line
    .toLowerCase()
    .replace(/wondr?ous items?,/, 'wondrous item,')
    .replace('but not', 'not')
    .replace('rarity varies', 'varies')
    .replaceAll(/[,.]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
