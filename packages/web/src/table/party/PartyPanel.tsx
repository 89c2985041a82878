import type { PartyMember, WorldState } from '@fireside/contract';
import { PanelBoundary } from '../../design/PanelBoundary.tsx';
import { words } from '../../words/words.ts';
import { FormerSeat, PartySeat } from './PartySeat.tsx';
import { WorldNotes } from './WorldNotes.tsx';

interface PartyPanelProps {
  party: PartyMember[];
  /** Whoever has left the table since this window opened. */
  former: PartyMember[];
  world: WorldState;
  /** Names, as the table last announced them; before that, the party says who is here. */
  online: string[] | null;
}

export function PartyPanel({ party, former, world, online }: PartyPanelProps) {
  return (
    <div className="grid gap-8">
      <section aria-labelledby="party-title" className="grid gap-4">
        <h2 id="party-title" className="text-sm font-medium text-muted">
          {words.party.title}
        </h2>
        <PanelBoundary name="party">
          <ul className="grid gap-5">
            {party.map((member, seat) => (
              <PartySeat
                key={member.user_id}
                member={member}
                seat={seat}
                online={online?.includes(member.name) ?? member.online}
              />
            ))}
            {former.map((member) => (
              <FormerSeat key={member.user_id} member={member} />
            ))}
          </ul>
        </PanelBoundary>
      </section>
      <PanelBoundary name="world">
        <WorldNotes world={world} />
      </PanelBoundary>
    </div>
  );
}
