import { words } from '../../words/words.ts';
import { assign, standardArray } from '../rules/abilities.ts';
import { classNamed } from '../rules/classes.ts';
import type { Choices } from './build-character.ts';

const sketches = {
  bram: { ancestry: 'Dwarf', className: 'Fighter' },
  sable: { ancestry: 'Halfling', className: 'Rogue' },
  ilvane: { ancestry: 'Elf', className: 'Wizard' },
  maren: { ancestry: 'Human', className: 'Cleric' },
  tansy: { ancestry: 'Half-elf', className: 'Bard' },
  corvin: { ancestry: 'Human', className: 'Ranger' },
} as const;

export interface ReadyMadeCharacter {
  /** The same in every language. */
  key: keyof typeof sketches;
  /** "Level 1 dwarf fighter"; it is also there before anybody has signed in. */
  summary: string;
  /** One line for the card. */
  line: string;
  choices: Choices;
}

/** Characters to start with in a minute: the standard array, given out as the class wants it. */
export function readyMade(): ReadyMadeCharacter[] {
  return (Object.keys(sketches) as ReadyMadeCharacter['key'][]).map((key) => {
    const { summary, line, ...told } = words.readyMade[key];
    const abilities = assign(standardArray, classNamed(sketches[key].className).wants);
    return { key, summary, line, choices: { ...told, ...sketches[key], level: 1, abilities } };
  });
}
