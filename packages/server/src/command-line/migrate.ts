import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config/config.ts';
import { createLog } from '../log.ts';
import { moveDatabase, type Progress } from '../store/move/move-database.ts';
import { openPostgresStore } from '../store/postgres/open-postgres-store.ts';
import { databaseFile } from '../store/sqlite/data-directory.ts';
import { openSqliteStore } from '../store/sqlite/open-sqlite-store.ts';
import { type Store, StoreRefused } from '../store/store.ts';
import { type Command, UsageProblem } from './command.ts';

const rowsBetweenLines = 50_000;

function read(words: string[], environment: NodeJS.ProcessEnv): Readonly<Config> & { databaseUrl: string } {
  let to: string | undefined;
  try {
    ({ to } = parseArgs({ args: words, options: { to: { type: 'string' } } }).values);
  } catch {
    // Said below.
  }
  if (!to)
    throw new UsageProblem('migrate: say --to DATABASE_URL, the address of an empty PostgreSQL database');
  return { ...readConfig({ ...environment, DATABASE_URL: to }), databaseUrl: to };
}

function refuseNothing(dataDirectory: string): void {
  const file = databaseFile(dataDirectory);
  if (existsSync(file) && statSync(file).size > 0) return;
  throw new StoreRefused(`There is no database in ${dataDirectory}: set FIRESIDE_DATA to the one to move.`);
}

const duplicateTable = '42P07';

function refuseForeignTables(cause: unknown): never {
  if ((cause as { code?: string }).code !== duplicateTable) throw cause;
  throw new StoreRefused(
    'The target database holds tables of another program: a move needs a new database.',
    {
      cause,
    },
  );
}

function progressLines(print: (line: string) => void): Progress {
  let told = 0;
  return {
    moving(table, rows) {
      if (rows - told < rowsBetweenLines) return;
      told = rows;
      print(`${table.padEnd(17)} ${rows.toLocaleString('en')} rows so far`);
    },
    moved({ table, rows, checksum }) {
      told = 0;
      print(`${table.padEnd(17)} ${rows.toLocaleString('en').padStart(12)} rows  ${checksum.slice(0, 16)}`);
    },
  };
}

/** `fireside migrate --to DATABASE_URL`: with the service stopped, everything or nothing. */
export const migrate: Command = async ({ arguments: words, environment, print }) => {
  const { dataDirectory, databaseUrl } = read(words, environment);
  refuseNothing(dataDirectory);
  const log = createLog('warn');
  const open: Store[] = [];
  try {
    // It brings the source up to date and keeps every other process out.
    open.push(await openSqliteStore({ dataDirectory }, log));
    const target = await openPostgresStore({ databaseUrl, poolSize: 1 }, log).catch(refuseForeignTables);
    open.push(target);
    const { host, pathname } = new URL(databaseUrl);
    print(`Moving ${dataDirectory} to ${host}${pathname}`);
    const results = await moveDatabase(databaseFile(dataDirectory), target, progressLines(print));
    const rows = results.reduce((sum, result) => sum + result.rows, 0);
    print(`${rows.toLocaleString('en')} rows arrived; counts and checksums agree on both sides.`);
    print('Set DATABASE_URL and start the service. The data directory was left as it was.');
    return 0;
  } finally {
    for (const store of open.reverse()) await store.close();
  }
};
