import type { PartyMember } from '@fireside/contract';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { PartySeat } from './PartySeat.tsx';
import { WorldNotes } from './WorldNotes.tsx';

interface PartyPanelProps {
  gameId: string;
  party: PartyMember[];
  error: unknown;
  /** Names, as the table last announced them; before that, the party says who is here. */
  online: string[] | null;
}

export function PartyPanel({ gameId, party, error, online }: PartyPanelProps) {
  return (
    <div className="grid gap-8">
      <section aria-labelledby="party-title" className="grid gap-4">
        <h2 id="party-title" className="text-sm font-medium text-muted">
          Party
        </h2>
        <ErrorNote error={error} />
        <ul className="grid gap-5">
          {party.map((member, seat) => (
            <PartySeat
              key={member.user_id}
              member={member}
              seat={seat}
              online={online?.includes(member.name) ?? member.online}
            />
          ))}
        </ul>
      </section>
      <WorldNotes gameId={gameId} />
    </div>
  );
}
