import { list, paragraphs, tidy } from './words.mjs';

const ORDINALS = ['Cantrip', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];

export function renderSpells(spells) {
  return paragraphs(['## Spells', ...spells.map(renderSpell)]);
}

function renderSpell(spell) {
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
    ...spell.desc.map(tidy),
    spell.higher_level && `At higher levels: ${spell.higher_level.map(tidy).join(' ')}`,
  ]);
}
