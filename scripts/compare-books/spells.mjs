import { figures, named } from './differences.mjs';

const PLAIN = ['level', 'casting_time', 'ritual', 'concentration'];

export function compareSpells(ours, theirs, textOf, note) {
  const known = named(ours);
  for (const other of theirs) {
    const own = known.get(other.name.toLowerCase());
    if (!own) {
      note(other.name, 'spell', 'missing', 'there');
      continue;
    }
    for (const field of PLAIN) note(own.name, field, own[field], other[field]);
    note(own.name, 'school', own.school.name, other.school.name);
    note(own.name, 'range', own.range.toLowerCase(), other.range.toLowerCase());
    note(own.name, 'duration', duration(own), duration(other));
    note(own.name, 'components', own.components, other.components);
    note(own.name, 'material', letters(own.material), letters(other.material));
    const classes = (spell) => spell.classes.map(({ name }) => name);
    note(own.name, 'classes', classes(own), classes(other));
    const text = textOf(own.name);
    note(
      own.name,
      'figures',
      figures(text),
      figures([...other.desc, ...(other.higher_level ?? [])].join(' ')),
    );
    const grows = (other.higher_level?.length ?? 0) > 0;
    if (grows && !/higher|slot level|\d(st|nd|rd|th) level/i.test(text))
      note(own.name, 'higher levels', 'missing', 'there');
  }
}

const duration = (spell) => spell.duration.toLowerCase().replace('concentration, ', '');
const letters = (words = '') => words.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
