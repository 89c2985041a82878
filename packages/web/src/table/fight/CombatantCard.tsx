import type { Combatant } from '@fireside/contract/effects';
import { DeathSaves } from '../../design/DeathSaves.tsx';
import { HitPoints } from '../../design/HitPoints.tsx';
import { words } from '../../words/words.ts';
import { termFor } from '../../characters/term.ts';
import { Token } from './Token.tsx';

interface CombatantCardProps {
  combatant: Combatant;
  seat: number;
  isCurrent: boolean;
  isMine: boolean;
}

const grave: ReadonlySet<Combatant['state']> = new Set(['bloodied', 'dying', 'dead']);

/** Of the party in numbers, of everybody else in words. */
function Condition({ combatant }: { combatant: Combatant }) {
  const { state, hp, name, death_saves } = combatant;
  const isBetween = state === 'dying' || state === 'stable' || state === 'dead';
  return (
    <>
      {hp && !isBetween ? <HitPoints current={hp.current} max={hp.max} name={name} /> : null}
      {hp && !isBetween ? null : (
        <p className={`text-sm ${grave.has(state) ? 'font-medium text-danger' : 'text-muted'}`}>
          {words.terms.names[state]}
        </p>
      )}
      {state === 'dying' && death_saves ? <DeathSaves saves={death_saves} /> : null}
    </>
  );
}

export function CombatantCard({ combatant, seat, isCurrent, isMine }: CombatantCardProps) {
  const { name, conditions } = combatant;
  const frame = isCurrent
    ? 'border-accent shadow-[inset_0_-3px_0_0_var(--accent)]'
    : 'border-[var(--hairline)]';
  return (
    <li
      aria-current={isCurrent ? 'true' : undefined}
      className={`contained grid w-fit max-w-60 min-w-40 shrink-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2 gap-y-1 rounded-md border bg-surface px-2.5 py-2 ${frame}`}
    >
      <Token combatant={combatant} seat={seat} />
      <div className="grid content-center">
        <p className="text-[0.9375rem] leading-tight font-medium wrap-anywhere">{name}</p>
        {isCurrent || isMine ? (
          <p className="text-[0.8125rem] leading-tight text-accent">
            {[isMine ? words.fight.you : '', isCurrent ? words.fight.onTurn : ''].filter(Boolean).join(' · ')}
          </p>
        ) : null}
      </div>
      <div className="col-span-2 grid gap-1">
        <Condition combatant={combatant} />
        {conditions.length > 0 ? (
          <p className="text-[0.8125rem] leading-snug text-danger">{conditions.map(termFor).join(', ')}</p>
        ) : null}
      </div>
    </li>
  );
}
