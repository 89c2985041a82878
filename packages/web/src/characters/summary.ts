import type { CharacterRead } from '@fireside/contract';
import { termFor } from './term.ts';
import { words } from '../words/words.ts';

/** "Level 3 halfling rogue", or as much of it as the sheet says. */
export function summaryOf(character: Pick<CharacterRead, 'level' | 'ancestry' | 'class_name'>): string {
  const { level, ancestry, class_name } = character;
  return words.characters.summary(level, termFor(ancestry), termFor(class_name));
}

/** With a real minus sign, so that columns of numbers line up. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
