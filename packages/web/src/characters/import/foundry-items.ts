import { cleanLine } from './clean.ts';
import type { Draft } from './draft.ts';
import { at, listOf, numberOf, textOf, type Untrusted } from './untrusted.ts';

export interface FoundryItem {
  type: string;
  name: string;
  levels: number;
  hitDie: number | null;
  hitDiceSpent: number;
  armor: { kind: string; value: number; isWorn: boolean } | null;
  /** Onto the sheet, where it has a place there. */
  put(draft: Draft): void;
}

const carried = new Set(['weapon', 'equipment', 'consumable', 'tool', 'loot', 'backpack', 'container']);
/** Said elsewhere on the sheet. */
const elsewhere = new Set(['class', 'subclass', 'race', 'background']);

export function foundryItems(list: Untrusted): FoundryItem[] {
  return listOf(list).map((item) => {
    const system = at(item, 'system') ?? at(item, 'data');
    const type = textOf(at(item, 'type'));
    const name = cleanLine(textOf(at(item, 'name')));
    const die = textOf(at(system, 'hitDice')) || textOf(at(system, 'hd', 'denomination'));
    const kind = textOf(at(system, 'armor', 'type')) || textOf(at(system, 'type', 'value'));
    const value = numberOf(at(system, 'armor', 'value'));
    const isWorn = at(system, 'equipped') === true;
    return {
      type,
      name,
      levels: type === 'class' ? Math.max(0, Math.min(99, numberOf(at(system, 'levels')) ?? 1)) : 0,
      hitDie: numberOf(die.replace(/^d/, '')),
      hitDiceSpent: numberOf(at(system, 'hitDiceUsed')) ?? numberOf(at(system, 'hd', 'spent')) ?? 0,
      armor: type === 'equipment' && value !== null ? { kind, value, isWorn } : null,
      put(draft) {
        if (carried.has(type)) {
          const quantity = numberOf(at(system, 'quantity')) ?? 1;
          draft.addItem({ name, quantity, note: isWorn ? 'equipped' : '' });
        } else if (type === 'spell') draft.add('spells', name);
        else if (type === 'feat') draft.addFeature(name);
        else if (!elsewhere.has(type)) draft.miss(`${type || 'item'}: ${name}`);
      },
    };
  });
}
