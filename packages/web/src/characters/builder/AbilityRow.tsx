import type { Abilities, AbilityName } from '@fireside/contract';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../../design/Button.tsx';
import { pointBuy, stepCost, trade } from '../rules/abilities.ts';
import { ancestryNamed } from '../rules/ancestries.ts';
import { withAncestry } from '../rules/derive.ts';
import { abilityModifier } from '@fireside/contract/sheet';
import { signed } from '../summary.ts';
import { termFor } from '../term.ts';
import { words } from '../../words/words.ts';

interface AbilityRowProps {
  name: AbilityName;
  abilities: Abilities;
  ancestry: string;
  /** The scores to give out; null when points are bought. */
  pool: readonly number[] | null;
  pointsLeft: number;
  onChange: (abilities: Abilities) => void;
}

function PointSteps({ name, abilities, pointsLeft, onChange }: AbilityRowProps) {
  const score = abilities[name];
  return (
    <span className="inline-flex items-center">
      <IconButton
        label={words.characters.builder.lower(termFor(name))}
        disabled={score <= pointBuy.min}
        onClick={() => onChange({ ...abilities, [name]: score - 1 })}
      >
        <Minus className="size-4" aria-hidden="true" />
      </IconButton>
      <output aria-label={termFor(name)} className="w-7 text-center tabular-nums">
        {score}
      </output>
      <IconButton
        label={words.characters.builder.raise(termFor(name))}
        disabled={stepCost(score) > pointsLeft}
        onClick={() => onChange({ ...abilities, [name]: score + 1 })}
      >
        <Plus className="size-4" aria-hidden="true" />
      </IconButton>
    </span>
  );
}

export function AbilityRow(props: AbilityRowProps) {
  const { name, abilities, pool, onChange } = props;
  const total = withAncestry(abilities, ancestryNamed(props.ancestry))[name];
  const increase = total - abilities[name];
  return (
    <li className="flex items-center justify-between gap-3 border-b py-1.5">
      <span className="capitalize">{termFor(name)}</span>
      <span className="flex items-center gap-3 tabular-nums">
        {pool ? (
          <select
            aria-label={termFor(name)}
            value={abilities[name]}
            onChange={(event) => onChange(trade(abilities, name, Number(event.target.value)))}
            className="min-h-10 rounded-md border border-border bg-surface px-2 text-text pointer-coarse:min-h-11"
          >
            {[...new Set(pool)].map((score) => (
              <option key={score} value={score}>
                {score}
              </option>
            ))}
          </select>
        ) : (
          <PointSteps {...props} />
        )}
        <span className="w-7 text-sm text-muted">{increase > 0 ? signed(increase) : ''}</span>
        <span className="w-6 text-right font-semibold">{total}</span>
        <span className="w-7 text-right text-muted">{signed(abilityModifier(total))}</span>
      </span>
    </li>
  );
}
