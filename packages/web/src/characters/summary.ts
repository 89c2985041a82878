import type { CharacterRead } from '@fireside/contract';

/** "Level 3 halfling rogue", or as much of it as the sheet says. */
export function summaryOf(character: Pick<CharacterRead, 'level' | 'ancestry' | 'class_name'>): string {
  return [`Level ${character.level}`, character.ancestry.toLowerCase(), character.class_name.toLowerCase()]
    .filter((part) => part !== '')
    .join(' ');
}

export function modifierOf(score: number): number {
  return Math.floor((score - 10) / 2);
}

/** With a real minus sign, so that columns of numbers line up. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
