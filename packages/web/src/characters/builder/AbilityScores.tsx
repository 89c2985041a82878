import type { Abilities, AbilityName } from '@fireside/contract';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Choice } from '../../design/Choice.tsx';
import {
  abilityOrder,
  assign,
  pointBuy,
  pointsSpent,
  rollScores,
  standardArray,
} from '../rules/abilities.ts';
import { AbilityRow } from './AbilityRow.tsx';

type Method = 'array' | 'points' | 'rolled';

interface AbilityScoresProps {
  abilities: Abilities;
  ancestry: string;
  wants: readonly AbilityName[];
  onChange: (abilities: Abilities) => void;
}

/** The three ways to come by six scores. */
export function AbilityScores({ abilities, ancestry, wants, onChange }: AbilityScoresProps) {
  const [method, setMethod] = useState<Method>('array');
  const [pool, setPool] = useState(standardArray);

  function giveOut(scores: readonly number[]) {
    setPool(scores);
    onChange(assign(scores, wants));
  }

  function change(next: Method) {
    setMethod(next);
    if (next === 'rolled') giveOut(rollScores());
    else giveOut(standardArray);
  }

  const left = pointBuy.budget - pointsSpent(abilities);
  return (
    <div className="grid gap-4">
      <Choice
        label="Abilities"
        value={method}
        onChange={change}
        options={[
          { value: 'array', label: 'Standard array' },
          { value: 'points', label: 'Point buy' },
          { value: 'rolled', label: 'Rolled' },
        ]}
      />
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        {method === 'points' ? (
          <p role="status" className="tabular-nums">
            {left} of {pointBuy.budget} points left
          </p>
        ) : (
          <>
            <p className="tabular-nums">{pool.join(', ')}: choosing a score trades it with its holder.</p>
            {method === 'rolled' ? (
              <Button onClick={() => giveOut(rollScores())}>Roll again (4d6, drop the lowest)</Button>
            ) : (
              <Button look="quiet" onClick={() => giveOut(pool)}>
                Suggest for this class
              </Button>
            )}
          </>
        )}
      </div>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {abilityOrder.map((name) => (
          <AbilityRow
            key={name}
            name={name}
            abilities={abilities}
            ancestry={ancestry}
            pool={method === 'points' ? null : pool}
            pointsLeft={left}
            onChange={onChange}
          />
        ))}
      </ul>
    </div>
  );
}
