import type { AdministrationOverview } from '@fireside/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { overviewQuery } from '../api/administration.ts';
import { Age } from '../design/Age.tsx';
import { bytesWords, countWords } from '../money/amounts.ts';
import { words } from '../words/words.ts';
import { Answered } from './Answered.tsx';

const databaseWords = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted sm:pr-8">{term}</dt>
      <dd className="tabular-nums max-sm:pb-3">{children}</dd>
    </>
  );
}

function guestWords({ guests_welcome, registration }: AdministrationOverview): string {
  const said = words.administration.overview;
  if (!guests_welcome) return said.guestsNotWelcome;
  return registration === 'open' ? said.guestsWelcome : said.guestsWithCode;
}

/** What runs here, how much there is of it, and who may come. */
export function Overview() {
  const said = words.administration.overview;
  return (
    <Answered query={useQuery(overviewQuery)} lookingUp={words.administration.lookingUp.overview}>
      {(overview) => (
        <dl className="grid gap-y-1 sm:grid-cols-[auto_1fr] sm:gap-y-3">
          <Fact term={said.version}>{overview.version}</Fact>
          <Fact term={said.started}>
            <Age timestamp={overview.started_at} />
            {overview.nodes > 1 ? said.nodes(overview.nodes) : ''}
          </Fact>
          <Fact term={said.database}>
            {databaseWords[overview.database.kind]}, {bytesWords(overview.database.bytes)}
          </Fact>
          <Fact term={said.freeDisk}>
            {overview.free_disk_bytes === null ? said.freeDiskUnknown : bytesWords(overview.free_disk_bytes)}
          </Fact>
          <Fact term={said.users}>
            {said.usersAmong(overview.users, overview.guests, overview.administrators)}
          </Fact>
          <Fact term={said.games}>{said.gamesGoingOn(overview.games, overview.active_games)}</Fact>
          <Fact term={said.messages}>{countWords(overview.messages)}</Fact>
          <Fact term={said.whoMayRegister}>{said.registration[overview.registration]}</Fact>
          <Fact term={said.guests}>{guestWords(overview)}</Fact>
        </dl>
      )}
    </Answered>
  );
}
