import type { Abilities } from '@fireside/contract';

export interface Ancestry {
  name: string;
  speed: number;
  increases: Partial<Abilities>;
}

export const ancestries: readonly Ancestry[] = [
  { name: 'Dragonborn', speed: 30, increases: { strength: 2, charisma: 1 } },
  { name: 'Dwarf', speed: 25, increases: { constitution: 2, wisdom: 1 } },
  { name: 'Elf', speed: 30, increases: { dexterity: 2, intelligence: 1 } },
  { name: 'Gnome', speed: 25, increases: { intelligence: 2, constitution: 1 } },
  { name: 'Half-elf', speed: 30, increases: { charisma: 2, dexterity: 1, constitution: 1 } },
  { name: 'Half-orc', speed: 30, increases: { strength: 2, constitution: 1 } },
  { name: 'Halfling', speed: 25, increases: { dexterity: 2, charisma: 1 } },
  {
    name: 'Human',
    speed: 30,
    increases: { strength: 1, dexterity: 1, constitution: 1, intelligence: 1, wisdom: 1, charisma: 1 },
  },
  { name: 'Tiefling', speed: 30, increases: { charisma: 2, intelligence: 1 } },
];

export function ancestryNamed(name: string): Ancestry {
  return ancestries.find((ancestry) => ancestry.name === name) ?? { name, speed: 30, increases: {} };
}
