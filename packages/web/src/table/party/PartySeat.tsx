import type { PartyMember } from '@fireside/contract';
import { Dices } from 'lucide-react';
import { summaryOf } from '../../characters/summary.ts';
import { HitPoints } from '../../design/HitPoints.tsx';
import { Initial } from '../../design/Initial.tsx';

interface PartySeatProps {
  member: PartyMember;
  seat: number;
  online: boolean;
}

function Presence({ online }: { online: boolean }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-[0.8125rem] ${online ? 'text-ok' : 'text-muted'}`}
    >
      <span
        aria-hidden="true"
        className={`size-2 rounded-full border ${online ? 'border-ok bg-ok' : 'border-border bg-transparent'}`}
      />
      {online ? 'here' : 'away'}
    </span>
  );
}

export function PartySeat({ member, seat, online }: PartySeatProps) {
  const { character, pending_roll } = member;
  return (
    <li className="contained grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      <Initial name={character?.name ?? member.name} seat={seat} className="mt-0.5" />
      <div className="grid gap-1">
        <div className="flex items-baseline justify-between gap-2">
          <p className="min-w-0 font-medium">{character?.name ?? member.name}</p>
          <Presence online={online} />
        </div>
        <p className="text-sm text-muted">
          {character ? `${summaryOf(character)} · ${member.name}` : 'no character yet'}
        </p>
        {character ? (
          <HitPoints current={character.current_hp} max={character.max_hp} name={character.name} />
        ) : null}
        {character && character.conditions.length > 0 ? (
          <p className="text-sm text-danger">{character.conditions.join(', ')}</p>
        ) : null}
        {pending_roll ? (
          <p className="inline-flex items-center gap-1.5 text-sm text-accent">
            <Dices className="size-4 shrink-0" aria-hidden="true" />
            <span>
              to roll <span className="tabular-nums">{pending_roll.notation}</span>
            </span>
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** A seat that was somebody's: nobody wonders where they went. */
export function FormerSeat({ member }: { member: PartyMember }) {
  return (
    <li className="contained grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-muted">
      <Initial name={member.character?.name ?? member.name} seat={-1} className="mt-0.5 border-border" />
      <div>
        <p className="line-through">{member.character?.name ?? member.name}</p>
        <p className="text-sm">{member.name} has left the table</p>
      </div>
    </li>
  );
}
