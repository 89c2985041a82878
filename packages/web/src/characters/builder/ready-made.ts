import { assign, standardArray } from '../rules/abilities.ts';
import { classNamed } from '../rules/classes.ts';
import type { Choices } from './build-character.ts';

interface Sketch extends Omit<Choices, 'abilities' | 'level'> {
  /** One line for the card. */
  line: string;
}

const sketches: readonly Sketch[] = [
  {
    name: 'Bram Oakhollow',
    ancestry: 'Dwarf',
    className: 'Fighter',
    background: 'Bridge warden',
    line: 'Held a bridge alone once. Would rather not again.',
    backstory:
      'For twelve years Bram took the toll on a bridge nobody else wanted. When the river took the bridge, he took the toll bell and went to see where the road leads.',
  },
  {
    name: 'Sable Quickwater',
    ancestry: 'Halfling',
    className: 'Rogue',
    background: 'Ferry child',
    line: 'Small hands, long memory, every key in town.',
    backstory:
      'Sable grew up under the benches of a river ferry and learned early that people say the truest things to the water. She owes one debt, and collects three.',
  },
  {
    name: 'Ilvane Thorn',
    ancestry: 'Elf',
    className: 'Wizard',
    background: 'Archivist',
    line: 'Knows what the inscription says. Reads it aloud anyway.',
    backstory:
      'Expelled from an archive for correcting it, Ilvane now travels to see which of the footnotes were true.',
  },
  {
    name: 'Sister Maren',
    ancestry: 'Human',
    className: 'Cleric',
    background: 'Field nurse',
    line: 'Keeps people alive, and keeps count of those she could not.',
    backstory:
      'Maren carried stretchers through two wars between the same two villages. Her prayers are short and to the point.',
  },
  {
    name: 'Tansy Ashdown',
    ancestry: 'Half-elf',
    className: 'Bard',
    background: 'Travelling player',
    line: 'Half of the songs are lies. Guess which half.',
    backstory:
      'Tansy left a famous company one night before the fire, and has been asked about it in every town since.',
  },
  {
    name: 'Corvin Reed',
    ancestry: 'Human',
    className: 'Ranger',
    background: 'Marsh guide',
    line: 'Walks quietly, talks less, notices everything.',
    backstory:
      'Corvin brought forty-one travellers across the Low Marsh and lost one. He is still looking for the one.',
  },
];

/** Characters to start with in a minute: the standard array, given out as the class wants it. */
export const readyMade = sketches.map(({ line, ...sketch }) => ({
  line,
  choices: {
    ...sketch,
    level: 1,
    abilities: assign(standardArray, classNamed(sketch.className).wants),
  } satisfies Choices,
}));
