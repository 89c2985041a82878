import type { AdministeredUser } from '@fireside/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMe } from '../account/session.ts';
import { usersQuery } from '../api/administration.ts';
import { Age } from '../design/Age.tsx';
import type { Column } from '../design/DataTable.tsx';
import { bytesWords, countWords } from '../money/amounts.ts';
import { words } from '../words/words.ts';
import { DeleteUser } from './DeleteUser.tsx';
import { PagedTable } from './PagedTable.tsx';

/** What somebody is besides a player. */
function standingOf(user: AdministeredUser): string {
  const said = words.administration.users;
  const standing = [
    user.is_administrator ? said.administrator : null,
    user.is_guest ? said.guest : null,
    user.is_active ? null : said.deactivated,
  ];
  return standing.filter((word) => word !== null).join(', ');
}

function Name({ user }: { user: AdministeredUser }) {
  const me = useMe();
  const standing = [user.id === me.id ? words.administration.users.you : '', standingOf(user)]
    .filter((word) => word !== '')
    .join(', ');
  return (
    <>
      {user.name}
      {standing ? <span className="block text-sm font-normal text-muted">{standing}</span> : null}
    </>
  );
}

const columns = (said: typeof words.administration.users): readonly Column<AdministeredUser>[] => [
  { header: said.name, cell: (user) => <Name user={user} /> },
  { header: said.registered, cell: (user) => <Age timestamp={user.created_at} /> },
  {
    header: said.lastSeen,
    cell: ({ last_seen_at }) => (last_seen_at ? <Age timestamp={last_seen_at} /> : said.nowhere),
  },
  { header: said.games, cell: ({ games }) => countWords(games), isNumber: true },
  { header: said.stored, cell: ({ stored_bytes }) => bytesWords(stored_bytes), isNumber: true },
  { header: said.account, cell: (user) => <DeleteUser user={user} />, isNumber: true },
];

export function Users() {
  return (
    <PagedTable
      label={words.administration.parts.users}
      lookingUp={words.administration.lookingUp.users}
      query={useInfiniteQuery(usersQuery)}
      columns={columns(words.administration.users)}
      keyOf={({ id }) => id}
      empty={words.administration.users.empty}
    />
  );
}
