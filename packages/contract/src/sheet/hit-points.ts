import { type Abilities, abilityModifier } from './abilities.ts';
import { classOf } from './classes.ts';
import { sumOf, type Worked } from './numbers.ts';

export function hitDieOf(className: string): 6 | 8 | 10 | 12 {
  return classOf(className).hitDie;
}

/** What a hit die counts where nobody rolls it: its average, rounded up. players-handbook: Characters > Gaining a Level */
export function averageOfHitDie(hitDie: number): number {
  return hitDie / 2 + 1;
}

/** The whole hit die at first level, the average rounded up at each later one, never less than 1 a level. */
export function maximumHitPoints(hitDie: number, level: number, abilities: Abilities): Worked {
  const constitution = abilityModifier(abilities.constitution);
  const later = Math.max(1, averageOfHitDie(hitDie) + constitution);
  return sumOf([
    { label: 'level 1', value: Math.max(1, hitDie + constitution) },
    { label: `${level - 1} further levels`, value: (level - 1) * later },
  ]);
}
