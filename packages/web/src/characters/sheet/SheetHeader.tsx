import type { CharacterRead } from '@fireside/contract';
import type { ReactNode } from 'react';
import { HitPoints } from '../../design/HitPoints.tsx';
import { RollButton } from './RollButton.tsx';
import { d20 } from '../rules/checks.ts';
import { modifierOf, signed } from '../summary.ts';

function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="grid justify-items-start">
      <dd className="text-xl font-semibold tabular-nums">{value}</dd>
      <dt className="order-last text-[0.8125rem] text-muted">{label}</dt>
    </div>
  );
}

export function SheetHeader({ character }: { character: CharacterRead }) {
  const initiative = modifierOf(character.abilities.dexterity);
  return (
    <div className="grid max-w-md gap-4">
      <HitPoints current={character.current_hp} max={character.max_hp} name={character.name} />
      <dl className="grid grid-cols-3 gap-3">
        <Figure label="Armour class" value={character.armor_class} />
        <Figure label="Speed" value={character.speed} />
        <Figure
          label="Initiative"
          value={
            <RollButton check={{ notation: d20(initiative), reason: 'Initiative' }}>
              {signed(initiative)}
            </RollButton>
          }
        />
      </dl>
      {character.conditions.length > 0 ? (
        <ul aria-label="Conditions" className="flex flex-wrap gap-2">
          {character.conditions.map((condition) => (
            <li
              key={condition}
              className="rounded-full border border-danger px-2.5 py-0.5 text-[0.8125rem] text-danger"
            >
              {condition}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
