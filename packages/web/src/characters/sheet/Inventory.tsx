import type { InventoryItem } from '@fireside/contract';
import { termFor } from '../term.ts';

export function Inventory({ items }: { items: InventoryItem[] }) {
  return (
    <ul className="grid gap-1.5 text-[0.9375rem]">
      {items.map((item) => (
        <li key={`${item.name} ${item.note}`} className="flex items-baseline justify-between gap-4">
          <span>
            {termFor(item.name)}
            {item.note ? <span className="text-muted"> · {item.note}</span> : null}
          </span>
          {item.quantity === 1 ? null : <span className="text-muted tabular-nums">× {item.quantity}</span>}
        </li>
      ))}
    </ul>
  );
}
