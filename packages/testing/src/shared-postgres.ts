import { createDatabase, startPostgres } from './postgres.ts';

const variable = 'FIRESIDE_TEST_POSTGRES';

const settings = [
  // Nobody cuts its power: what it has written need not reach the disk before it goes on.
  'fsync=off',
  // Nothing in it grows old, and the rounds through a hundred databases would never end.
  'autovacuum=off',
];

/** For a test runner: one PostgreSQL server for the whole run. Resolves with what ends it. */
export default async function sharePostgres(): Promise<() => Promise<void>> {
  const server = await startPostgres(settings);
  process.env[variable] = server.url;
  return () => server.stop();
}

/** A fresh database on the server that the whole run shares. */
export function freshDatabase(): Promise<string> {
  const url = process.env[variable];
  if (!url)
    throw new Error('No PostgreSQL server is shared; is shared-postgres.ts the global setup of this run?');
  return createDatabase(url);
}
