import type { CharacterRead, PartyMember } from '@fireside/contract';
import { stateOfSheet } from '@fireside/contract/effects';
import { Dices } from 'lucide-react';
import { summaryOf } from '../../characters/summary.ts';
import { DeathSaves } from '../../design/DeathSaves.tsx';
import { HitPoints } from '../../design/HitPoints.tsx';
import { Initial } from '../../design/Initial.tsx';
import { Sentence } from '../../words/Sentence.tsx';
import { words } from '../../words/words.ts';
import { termFor } from '../../characters/term.ts';

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
      {online ? words.party.here : words.party.away}
    </span>
  );
}

/** Whether death saves are counted: then they are not only of the fight. */
function isBetween({ current_hp, death_saves }: CharacterRead): boolean {
  return current_hp <= 0 && death_saves.successes + death_saves.failures > 0;
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
          {character ? `${summaryOf(character)}\u00a0· ${member.name}` : words.party.noCharacter}
        </p>
        {character ? (
          <HitPoints current={character.current_hp} max={character.max_hp} name={character.name} />
        ) : null}
        {character && isBetween(character) ? (
          <p className="flex items-center gap-3 text-sm font-medium text-danger">
            {words.terms.names[stateOfSheet(character)]}
            <DeathSaves saves={character.death_saves} />
          </p>
        ) : null}
        {character && character.conditions.length > 0 ? (
          <p className="text-sm text-danger">{character.conditions.map(termFor).join(', ')}</p>
        ) : null}
        {pending_roll ? (
          <p className="inline-flex items-center gap-1.5 text-sm text-accent">
            <Dices className="size-4 shrink-0" aria-hidden="true" />
            <span>
              <Sentence
                of={words.party.toRoll(<span className="tabular-nums">{pending_roll.notation}</span>)}
              />
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
        <p className="text-sm">{words.party.hasLeft(member.name)}</p>
      </div>
    </li>
  );
}
