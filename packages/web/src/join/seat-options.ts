import type { CharacterCreate, CharacterRead } from '@fireside/contract';
import { buildCharacter } from '../characters/builder/build-character.ts';
import { readyMade } from '../characters/builder/ready-made.ts';
import { summaryOf } from '../characters/summary.ts';

/** Somebody to sit down as. */
export interface SeatOption {
  /** Of a character that exists; `ready:` and a name for one that is made on the way; empty for nobody. */
  id: string;
  label: string;
  line: string;
}

export const nobodyYet: SeatOption = {
  id: '',
  label: 'Decide later',
  line: 'Sit down first, and take a character at the table.',
};

function ownOptions(characters: readonly CharacterRead[]): SeatOption[] {
  return characters.map((character) => ({
    id: character.id,
    label: character.name,
    line: `${summaryOf(character)} · ${character.current_hp} of ${character.max_hp} HP`,
  }));
}

const readyMark = 'ready:';

export const readyOptions: readonly SeatOption[] = readyMade.map(({ line, choices }) => ({
  id: readyMark + choices.name,
  label: choices.name,
  line: `${summaryOf(buildCharacter(choices))}. ${line}`,
}));

/** One's own first; of the ready-made ones those that one has not taken before. */
export function playerOptions(characters: readonly CharacterRead[]): SeatOption[] {
  const taken = new Set(characters.map(({ name }) => name));
  return [...ownOptions(characters), nobodyYet, ...readyOptions.filter(({ label }) => !taken.has(label))];
}

/** The sheet of a ready-made character; null for any other choice. */
export function readyCharacter(id: string): CharacterCreate | null {
  const made = readyMade.find(({ choices }) => readyMark + choices.name === id);
  return made ? buildCharacter(made.choices) : null;
}
