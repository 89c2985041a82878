import type { CharacterCreate, CharacterRead } from '@fireside/contract';
import { buildCharacter } from '../characters/builder/build-character.ts';
import { readyMade } from '../characters/builder/ready-made.ts';
import { summaryOf } from '../characters/summary.ts';
import { words } from '../words/words.ts';

/** Somebody to sit down as. */
export interface SeatOption {
  /** Of a character that exists; `ready:` and a name for one that is made on the way; empty for nobody. */
  id: string;
  label: string;
  line: string;
}

export function nobodyYet(): SeatOption {
  return { id: '', ...words.join.nobodyYet };
}

function ownOptions(characters: readonly CharacterRead[]): SeatOption[] {
  return characters.map((character) => ({
    id: character.id,
    label: character.name,
    line: words.join.ownLine(summaryOf(character), character.current_hp, character.max_hp),
  }));
}

const readyMark = 'ready:';

export function readyOptions(): SeatOption[] {
  return readyMade().map(({ line, summary, choices }) => ({
    id: readyMark + choices.name,
    label: choices.name,
    line: words.join.readyLine(summary, line),
  }));
}

/** One's own first; of the ready-made ones those that one has not taken before. */
export function playerOptions(characters: readonly CharacterRead[]): SeatOption[] {
  const taken = new Set(characters.map(({ name }) => name));
  return [...ownOptions(characters), nobodyYet(), ...readyOptions().filter(({ label }) => !taken.has(label))];
}

/** The sheet of a ready-made character; null for any other choice. */
export function readyCharacter(id: string): CharacterCreate | null {
  const made = readyMade().find(({ choices }) => readyMark + choices.name === id);
  return made ? buildCharacter(made.choices) : null;
}
