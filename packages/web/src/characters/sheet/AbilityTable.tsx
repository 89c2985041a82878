import type { Abilities } from '@fireside/contract';
import { RollButton } from './RollButton.tsx';
import { abilityModifier, abilityOrder, d20, titled } from '@fireside/contract/sheet';
import { signed } from '../summary.ts';
import { termFor } from '../term.ts';

export function AbilityTable({ abilities }: { abilities: Abilities }) {
  return (
    <dl className="grid grid-cols-3 overflow-hidden rounded-md border sm:grid-cols-6 [.narrow_&]:grid-cols-3">
      {abilityOrder.map((name) => (
        <div
          key={name}
          className="grid justify-items-center gap-0.5 py-2.5 shadow-[0_0_0_0.5px_var(--hairline)]"
        >
          <dt className="text-[0.8125rem] text-muted">
            <span aria-hidden="true">{termFor(name.slice(0, 3)).toUpperCase()}</span>
            <span className="sr-only">{termFor(name)}</span>
          </dt>
          <dd className="text-lg font-semibold tabular-nums">
            <RollButton
              check={{ notation: d20(abilityModifier(abilities[name])), reason: `${titled(name)} check` }}
              className="px-1.5"
            >
              {signed(abilityModifier(abilities[name]))}
            </RollButton>
          </dd>
          <dd className="text-[0.8125rem] text-muted tabular-nums">{abilities[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
