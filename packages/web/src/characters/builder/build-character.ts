import type { Abilities, CharacterCreate, InventoryItem } from '@fireside/contract';
import { unspent } from '@fireside/contract/effects';
import { ancestryNamed } from '../rules/ancestries.ts';
import { classNamed } from '../rules/classes.ts';
import { armorClass, hitPoints, withAncestry } from '../rules/derive.ts';

/** What a player decides; the rest of the sheet follows from it. */
export interface Choices {
  name: string;
  ancestry: string;
  className: string;
  level: number;
  background: string;
  /** Before the ancestry's increases. */
  abilities: Abilities;
  backstory: string;
}

function itemOf(carried: string): InventoryItem {
  const [, name = carried, quantity] = /^(.*?)(?: × (\d+))?$/.exec(carried) ?? [];
  return { name, quantity: quantity ? Number(quantity) : 1, note: '' };
}

export function buildCharacter(choices: Choices): CharacterCreate {
  const characterClass = classNamed(choices.className);
  const ancestry = ancestryNamed(choices.ancestry);
  const abilities = withAncestry(choices.abilities, ancestry);
  const maxHp = hitPoints(characterClass, choices.level, abilities).value;
  return {
    name: choices.name.trim(),
    ancestry: choices.ancestry,
    class_name: choices.className,
    level: choices.level,
    background: choices.background.trim(),
    abilities,
    armor_class: armorClass(characterClass, abilities).value,
    speed: ancestry.speed,
    proficiencies: [...characterClass.proficiencies],
    inventory: characterClass.carries.map(itemOf),
    spells: [...characterClass.spells],
    conditions: [],
    backstory: choices.backstory,
    current_hp: maxHp,
    max_hp: maxHp,
    combat_stats: {},
    ...unspent,
  };
}
