import { useQuery } from '@tanstack/react-query';
import { gameQuery } from '../api/queries.ts';
import { ErrorBoundary } from '../design/ErrorBoundary.tsx';
import { PanelBoundary } from '../design/PanelBoundary.tsx';
import { Announcer } from './Announcer.tsx';
import { NarrowTable } from './layout/NarrowTable.tsx';
import { TableHeader } from './layout/TableHeader.tsx';
import { useViewportHeight } from './layout/use-viewport-height.ts';
import { useWide } from './layout/use-wide.ts';
import { WideTable } from './layout/WideTable.tsx';
import { PartyPanel } from './party/PartyPanel.tsx';
import type { Opening } from './read-table.ts';
import { OwnSheet } from './sheet/OwnSheet.tsx';
import { StoryPanel } from './story/StoryPanel.tsx';
import { goneReason } from './table-socket.ts';
import { useTable } from './use-table.ts';

export function TableRoom({ opening }: { opening: Opening }) {
  const table = useTable(opening);
  // What play does not change: its name, its code, whether I roll my own dice.
  const { data: game = opening.game } = useQuery({
    ...gameQuery(opening.game.id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { state, shown, pendingRoll } = table;
  const ended = shown.ended_reason !== null;
  const wide = useWide();
  useViewportHeight();

  const Layout = wide ? WideTable : NarrowTable;
  return (
    <div className="flex h-(--viewport-height,100dvh) flex-col overflow-hidden">
      <TableHeader
        game={game}
        ended={ended}
        awaited={pendingRoll !== null}
        gone={goneReason(table.connection) !== null}
      />
      <ErrorBoundary fallback={() => null}>
        <Announcer messages={state.messages} pendingRoll={pendingRoll} />
      </ErrorBoundary>
      <Layout
        story={<StoryPanel game={game} table={table} />}
        party={<PartyPanel party={shown.party} world={shown.world} online={state.online} />}
        sheet={
          <PanelBoundary name="sheet">
            <OwnSheet gameId={game.id} party={shown.party} ended={ended} />
          </PanelBoundary>
        }
      />
    </div>
  );
}
