import type { Abilities, AbilityName } from '@fireside/contract';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Choice } from '../../design/Choice.tsx';
import { abilityOrder } from '@fireside/contract/sheet';
import { assign, pointBuy, pointsSpent, rollScores, standardArray } from '../rules/abilities.ts';
import { AbilityRow } from './AbilityRow.tsx';
import { words } from '../../words/words.ts';

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
        label={words.characters.builder.abilities}
        value={method}
        onChange={change}
        options={[
          { value: 'array', label: words.characters.builder.standardArray },
          { value: 'points', label: words.characters.builder.pointBuy },
          { value: 'rolled', label: words.characters.builder.rolled },
        ]}
      />
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        {method === 'points' ? (
          <p role="status" className="tabular-nums">
            {words.characters.builder.pointsLeft(left, pointBuy.budget)}
          </p>
        ) : (
          <>
            <p className="tabular-nums">{words.characters.builder.trades(pool.join(', '))}</p>
            {method === 'rolled' ? (
              <Button onClick={() => giveOut(rollScores())}>{words.characters.builder.rollAgain}</Button>
            ) : (
              <Button look="quiet" onClick={() => giveOut(pool)}>
                {words.characters.builder.suggest}
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
