import { list } from './words.mjs';

/** What the columns of a class's table say about a feature: `2 at level 1, 3 from 3`. */
export function columnsOf({ classes }, className, feature) {
  return classes[className].columns.filter((column) => column.feature === feature).map(columnText);
}

function columnText({ name, values }) {
  const steps = values.flatMap((value, index) =>
    value === values[index - 1] ? [] : [{ value, level: index + 1 }],
  );
  const from = steps.filter(({ value }) => value !== '-');
  if (from.every(({ value, level }) => value === String(level)))
    return `${name}: as many as the level, from level ${from[0].level}.`;
  const told = from.map(
    ({ value, level }, index) => `${value} ${index === 0 ? 'at level' : 'from'} ${level}`,
  );
  return `${name}: ${told.join(', ')}.`;
}

/** A class from level to level: what it gains, every column, and its spell slots. */
export function classTable({ slots, classes }, className, features) {
  const { slots: kind, subclass, columns } = classes[className];
  const gained = Array.from({ length: 20 }, (_, index) => gains(index + 1, features, subclass));
  return [
    `${className} table. ${gained.filter(Boolean).join(' ')}`,
    `**${subclass.name}:** levels ${list(subclass.levels.map(String))}.`,
    columns.map(columnText).join(' '),
    kind &&
      `Spell slots of the ${className.toLowerCase()}, from first-level slots upwards: ${slotSteps(slots[kind])}.`,
  ].filter(Boolean);
}

function gains(level, features, subclass) {
  const chosenFrom = (name) => features.some((other) => name.startsWith(`${other.name.replace(/s$/, '')}: `));
  const names = features
    .filter(({ name, levels }) => levels.includes(level) && !chosenFrom(name))
    .map(({ name }) => name);
  if (subclass.levels.includes(level)) names.push(subclass.name);
  return names.length > 0 ? `Level ${level}: ${[...new Set(names)].join(', ')}.` : '';
}

function slotSteps(values) {
  return values.flatMap((value, index) => (value === '-' ? [] : [`level ${index + 1}: ${value}`])).join('; ');
}
