import type { Combatant } from '@fireside/contract/effects';
import { playerClass } from '../../design/Initial.tsx';
import { isStanding } from './fight.ts';
import { initialsOf } from './fight-words.ts';

/** Sides differ in shape as well as in colour: the party is round, foes stand on a corner, all others on a side. */
const shapes: Record<Combatant['side'], { path: string; colour: string }> = {
  party: { path: 'M15 2a13 13 0 1 1 0 26a13 13 0 1 1 0-26z', colour: 'text-player' },
  foe: { path: 'M15 1L29 15L15 29L1 15z', colour: 'text-danger' },
  other: { path: 'M4 4H26V26H4z', colour: 'text-muted' },
};

interface TokenProps {
  combatant: Combatant;
  /** Where whoever plays it sits; -1 where nobody does. */
  seat: number;
  className?: string;
}

/** Somebody in a fight, small. Whoever has fallen is struck out. */
export function Token({ combatant, seat, className = 'size-7' }: TokenProps) {
  const { path, colour } = shapes[combatant.side];
  const tone = combatant.side === 'party' && seat < 0 ? 'text-muted' : colour;
  const fallen = !isStanding(combatant);
  return (
    <svg
      viewBox="0 0 30 30"
      aria-hidden="true"
      className={`shrink-0 ${tone} ${playerClass(seat)} ${className}`}
    >
      <path
        d={path}
        fill="var(--surface)"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={fallen ? '3 3' : undefined}
      />
      <text
        x="15"
        y="19"
        textAnchor="middle"
        fontSize={combatant.side === 'foe' ? 10 : 12}
        fontWeight="600"
        fill="currentColor"
      >
        {initialsOf(combatant.name)}
      </text>
      {fallen ? <path d="M5 25L25 5" stroke="currentColor" strokeWidth="2" /> : null}
    </svg>
  );
}
