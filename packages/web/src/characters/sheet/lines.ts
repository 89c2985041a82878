import type { InventoryItem } from '@fireside/contract';

/** One entry a line: how lists are edited on a sheet. */
export function toLines(entries: readonly string[]): string {
  return entries.join('\n');
}

export function fromLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** "Rope × 2 · hempen" */
export function inventoryToLines(items: readonly InventoryItem[]): string {
  return toLines(
    items.map(
      ({ name, quantity, note }) =>
        `${name}${quantity === 1 ? '' : ` × ${quantity}`}${note ? ` · ${note}` : ''}`,
    ),
  );
}

export function inventoryFromLines(text: string): InventoryItem[] {
  return fromLines(text).map((line) => {
    const [thing = '', ...notes] = line.split(' · ');
    const [, name = thing, quantity] = /^(.*?)(?:\s*[×x]\s*(\d{1,5}))?$/.exec(thing.trim()) ?? [];
    return { name, quantity: quantity === undefined ? 1 : Number(quantity), note: notes.join(' · ') };
  });
}
