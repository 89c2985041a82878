import type { z } from 'zod';
import { sheetLimits } from '../protocol.ts';
import type { EffectKind } from './effect-kind.ts';
import { isSameName, type Sheet, sheetOf, withSheet } from './table.ts';

const shape = (zod: typeof z) =>
  zod.object({
    kind: zod.literal('item'),
    character_id: zod.string(),
    name: zod.string(),
    item: zod.string(),
    /** What came, or with a minus what went. */
    quantity: zod.int(),
    /** How many there were and are; null when the item is not on the list. */
    before: zod.int().nullable(),
    after: zod.int().nullable(),
    /** The entry's note and place in the list, so that what is taken back returns as it was. */
    note: zod.string(),
    position: zod.int(),
  });

/** Something came into a character's belongings or left them. */
export type Item = z.output<ReturnType<typeof shape>>;

type Entry = Sheet['inventory'][number];

/** Of two entries with one name the last is meant: what leaves the list can then return to its own place. */
function placeOf(inventory: readonly Entry[], item: string): number {
  return inventory.findLastIndex(({ name }) => isSameName(name, item));
}

/** The effect of adding to an entry or taking from it, as far as that is possible; null when nothing changes. */
export function changeItem(
  sheet: Sheet,
  { item, quantity, note = '', position = sheet.inventory.length, keep = false }: ItemChange,
): Item | null {
  const { id: character_id, name, inventory } = sheet;
  const place = placeOf(inventory, item);
  const entry = inventory[place];
  const before = entry?.quantity ?? null;
  const wanted = Math.max(0, Math.min((before ?? 0) + quantity, sheetLimits.itemQuantity));
  const after = wanted === 0 && !keep ? null : wanted;
  if (wanted === (before ?? 0) || (!entry && inventory.length >= sheetLimits.items)) return null;
  return {
    kind: 'item',
    character_id,
    name,
    item: entry?.name ?? item,
    quantity: (after ?? 0) - (before ?? 0),
    before,
    after,
    note: entry?.note ?? note,
    position: entry ? place : Math.min(position, inventory.length),
  };
}

export interface ItemChange {
  item: string;
  quantity: number;
  note?: string;
  position?: number;
  /** Whether an entry of which nothing is left stays on the list. */
  keep?: boolean;
}

export const item: EffectKind<Item> = {
  shape,
  apply(table, effect) {
    const sheet = sheetOf(table, effect.character_id);
    if (!sheet) return table;
    const { item: name, before, after: quantity, note, position } = effect;
    const inventory = [...sheet.inventory];
    const isNew = before === null && !isSameName(inventory[position]?.name ?? '', name);
    const place = isNew ? -1 : placeOf(inventory, name);
    if (quantity === null) inventory.splice(place, place < 0 ? 0 : 1);
    else if (place < 0) inventory.splice(position, 0, { name, quantity, note });
    else inventory[place] = { ...inventory[place]!, quantity };
    return withSheet(table, sheet.id, { inventory });
  },
  invert: (effect) => ({
    ...effect,
    // Never -0: it is no JSON.
    quantity: 0 - effect.quantity,
    before: effect.after,
    after: effect.before,
  }),
  rebase(table, { character_id, after, ...change }) {
    const sheet = sheetOf(table, character_id);
    return sheet ? changeItem(sheet, { ...change, keep: after === 0 }) : null;
  },
  reverse(table, effect) {
    const inverse = item.invert(effect);
    const { inventory } = sheetOf(table, effect.character_id) ?? {};
    // An entry that left the list returns to its place, also where another has its name; unless one came since.
    const hasCome = inventory?.some(
      ({ name }, place) => place >= effect.position && isSameName(name, effect.item),
    );
    const returns = effect.after === null && inventory && !hasCome && inventory.length < sheetLimits.items;
    return returns
      ? { ...inverse, position: Math.min(effect.position, inventory.length) }
      : item.rebase(table, inverse);
  },
  redact: (effect) => effect,
};
