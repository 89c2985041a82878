import { gatherRows, list, paragraphs, tidy } from './words.mjs';

const ORDINALS = ['Cantrip', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];

/** `rewritten` has our own words for spells whose text in the package cannot be used. */
export function renderSpells({ spells, classes }, rewritten) {
  const names = new Set(spells.map(({ name }) => name));
  const lost = [...rewritten.keys()].filter((name) => !names.has(name));
  if (lost.length > 0) throw new Error(`Rewritten, but no spells: ${lost.join(', ')}`);
  return paragraphs([
    '## Spell Lists',
    ...classes.map(({ name }) => renderSpellList(name, spells)),
    '## Spells',
    ...spells.map((spell) => renderSpell(spell, rewritten.get(spell.name))),
  ]);
}

function renderSpellList(className, spells) {
  const own = spells.filter((spell) => spell.classes.some(({ name }) => name === className));
  if (own.length === 0) return '';
  const levels = ORDINALS.map((ordinal, level) => {
    const names = own.filter((spell) => spell.level === level).map(({ name }) => name.toLowerCase());
    return names.length > 0 && `${level === 0 ? 'Cantrips' : `${ordinal} level`}: ${names.join(', ')}.`;
  });
  return paragraphs([`### ${className} Spells`, ...levels]);
}

function renderSpell(spell, rewritten) {
  const school = spell.school.name.toLowerCase();
  const kind =
    spell.level === 0 ? `${spell.school.name} cantrip` : `${ORDINALS[spell.level]}-level ${school} spell`;
  const classes = list(spell.classes.map((entry) => entry.name.toLowerCase()));
  const duration = spell.concentration
    ? `concentration, ${spell.duration.replace(/^Concentration, /i, '')}`
    : spell.duration;
  const facts = [
    `${kind}${spell.ritual ? ' (ritual)' : ''}${classes ? ` of the ${classes}` : ''}.`,
    `Casting time ${spell.casting_time}; range ${spell.range}; components ${spell.components.join(', ')}`,
    spell.material ? ` (${spell.material.replace(/\.$/, '').toLowerCase()})` : '',
    `; duration ${duration}.`,
  ];
  return paragraphs([
    `### ${spell.name}`,
    `${facts[0]} ${facts.slice(1).join('')}`,
    ...(rewritten ? [rewritten] : gatherRows(joinLines(spell.desc).map(tidy))),
    !rewritten && spell.higher_level && `At higher levels: ${spell.higher_level.map(tidy).join(' ')}`,
  ]);
}

/** The package breaks the rows of tables and the beginnings of paragraphs: what begins with a space goes on. */
function joinLines(lines) {
  const joined = [];
  for (const line of lines.filter((text) => text.trim() !== '')) {
    const before = joined.at(-1);
    if (!line.startsWith(' ') || before === undefined) joined.push(line);
    else joined[joined.length - 1] = `${before}${before.endsWith('.') ? '' : ':'} ${line.trim()}`;
  }
  return joined;
}
