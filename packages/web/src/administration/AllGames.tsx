import type { AdministeredGame } from '@fireside/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { allGamesQuery } from '../api/administration.ts';
import { Age } from '../design/Age.tsx';
import type { Column } from '../design/DataTable.tsx';
import { countWords, tokenWords } from '../money/amounts.ts';
import { words } from '../words/words.ts';
import { PagedTable } from './PagedTable.tsx';

const columns = (said: typeof words.administration.games): readonly Column<AdministeredGame>[] => [
  {
    header: said.game,
    cell: ({ name, status }) => (
      <>
        {name}
        {status === 'ended' ? (
          <span className="block text-sm font-normal text-muted">{said.ended}</span>
        ) : null}
      </>
    ),
  },
  { header: said.creator, cell: ({ creator_name }) => creator_name ?? said.creatorUnknown },
  { header: said.players, cell: ({ player_count }) => countWords(player_count), isNumber: true },
  { header: said.messages, cell: ({ message_count }) => countWords(message_count), isNumber: true },
  {
    header: said.lastMessage,
    cell: ({ last_message_at }) => (last_message_at ? <Age timestamp={last_message_at} /> : said.noMessage),
  },
  { header: said.gameMaster, cell: ({ model }) => model },
  { header: said.tokensInAll, cell: ({ usage }) => tokenWords(usage), isNumber: true },
];

export function AllGames() {
  const said = words.administration.games;
  return (
    <>
      <p className="max-w-[66ch] leading-relaxed text-muted">{said.privacy}</p>
      <PagedTable
        label={words.administration.parts.games}
        lookingUp={words.administration.lookingUp.games}
        query={useInfiniteQuery(allGamesQuery)}
        columns={columns(said)}
        keyOf={({ id }) => id}
        empty={said.empty}
      />
    </>
  );
}
