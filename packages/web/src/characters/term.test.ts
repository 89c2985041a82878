import { afterEach, expect, test } from 'vitest';
import { door } from '../words/de/door.ts';
import { house } from '../words/de/house.ts';
import { door as englishDoor } from '../words/en/door.ts';
import { house as englishHouse } from '../words/en/house.ts';
import { words } from '../words/words.ts';
import { ancestries } from './rules/ancestries.ts';
import { classes } from './rules/classes.ts';
import { termFor } from './term.ts';

const inGerman = () => Object.assign(words, door, house, { language: 'de' });

afterEach(() => Object.assign(words, englishDoor, englishHouse, { language: 'en' }));

test('[E13.50] what the rules name is shown in the language of whoever reads', () => {
  inGerman();
  expect(termFor('strength')).toBe('Stärke');
  expect(termFor('Sleight of Hand')).toBe('Fingerfertigkeit');
  expect(termFor('Prone')).toBe('Liegend');
  expect(termFor('prone')).toBe('liegend');
});

test('[E13.50] what is made of such names is shown too', () => {
  inGerman();
  expect(termFor('Strength saves')).toBe('Rettungswürfe: Stärke');
  expect(termFor('Stealth (expertise)')).toBe('Heimlichkeit (Expertise)');
  expect(termFor('Dexterity (Stealth) check')).toBe('Probe: Geschicklichkeit (Heimlichkeit)');
  expect(termFor('Longsword attack')).toBe('Angriff: Langschwert');
  expect(termFor('Longbow attack on Mother Silt')).toBe('Angriff: Langbogen, gegen Mother Silt');
  expect(termFor('Longbow damage (piercing)')).toBe('Schaden: Langbogen (Stich)');
  expect(termFor('Dexterity save against Sacred flame')).toBe(
    'Rettungswurf: Geschicklichkeit, gegen Heilige Flamme',
  );
  expect(termFor('concentrating on bless')).toBe('konzentriert auf „Segnen“');
});

test('[E13.50] what nobody has translated stays as it is written', () => {
  inGerman();
  expect(termFor('Grandmother’s clock')).toBe('Grandmother’s clock');
  expect(termFor('To see whether the goblins attack')).toBe('To see whether the goblins attack');
  expect(termFor('To stop the sudden attack on Odo')).toBe('To stop the sudden attack on Odo');
  expect(termFor('constructor')).toBe('constructor');
  expect(termFor('')).toBe('');
});

test('[E13.50] in English every name stands as the sheet has it', () => {
  expect(termFor('Strength saves')).toBe('Strength saves');
  expect(termFor('sleight of Hand')).toBe('sleight of Hand');
});

test('[E13.50] every name that the builder puts on a sheet has a translation', () => {
  inGerman();
  const names = [
    ...ancestries.map(({ name }) => name),
    ...classes.flatMap(({ name, proficiencies, carries, spells, armor }) => [
      ...[name, armor.worn, ...proficiencies, ...spells],
      ...carries.map((carried) => carried.replace(/ × \d+$/, '')),
    ]),
  ];
  // The same word in both languages.
  const alike = ['Paladin', 'Tiefling', 'Elf', 'Religion', 'Rapier'];
  expect(names.filter((name) => termFor(name) === name && !alike.includes(name))).toEqual([]);
});
