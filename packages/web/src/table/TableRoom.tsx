import type { GameRead, MessageRead } from '@fireside/contract';
import { useQuery } from '@tanstack/react-query';
import { gameQuery, partyQuery } from '../api/queries.ts';
import { Announcer } from './Announcer.tsx';
import { NarrowTable } from './layout/NarrowTable.tsx';
import { TableHeader } from './layout/TableHeader.tsx';
import { useViewportHeight } from './layout/use-viewport-height.ts';
import { useWide } from './layout/use-wide.ts';
import { WideTable } from './layout/WideTable.tsx';
import { PartyPanel } from './party/PartyPanel.tsx';
import { OwnSheet } from './sheet/OwnSheet.tsx';
import { StoryPanel } from './story/StoryPanel.tsx';
import { useTable } from './use-table.ts';

interface TableRoomProps {
  game: GameRead;
  firstPage: MessageRead[];
}

export function TableRoom({ game: opening, firstPage }: TableRoomProps) {
  const table = useTable(opening, firstPage);
  const { data: game = opening } = useQuery({ ...gameQuery(opening.id), initialData: opening });
  const { data: party = [], error: partyError } = useQuery(partyQuery(opening.id));
  const wide = useWide();
  useViewportHeight();

  const Layout = wide ? WideTable : NarrowTable;
  return (
    <div className="flex h-(--viewport-height,100dvh) flex-col overflow-hidden">
      <TableHeader
        game={game}
        ended={table.state.ended !== null}
        awaited={table.state.pendingRoll !== null}
      />
      <Announcer messages={table.state.messages} pendingRoll={table.state.pendingRoll} />
      <Layout
        story={<StoryPanel game={game} party={party} table={table} />}
        party={<PartyPanel gameId={game.id} party={party} error={partyError} online={table.state.online} />}
        sheet={<OwnSheet game={game} party={party} />}
      />
    </div>
  );
}
