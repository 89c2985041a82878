import { Kysely } from 'kysely';
import { migrate } from '../migrate.ts';
import type { Tables } from '../schema.ts';
import { statusOf } from '../status-of.ts';
import { type Store, type StoreLog, StoreRefused, StoreUnavailable } from '../store.ts';
import { backUp } from './back-up.ts';
import { holdDataDirectory } from './data-directory.ts';
import { SqliteThreadsDialect } from './dialect.ts';
import { WorkerClient } from './worker-client.ts';
import { WriteQueue } from './write-queue.ts';

export interface SqliteOptions {
  dataDirectory: string;
  /** Where this process listens, for the sentence that refuses a second one. */
  port?: number;
}

export async function openSqliteStore(options: SqliteOptions, log: StoreLog): Promise<Store> {
  const directory = holdDataDirectory(options.dataDirectory, options.port);
  const file = directory.databaseFile;
  const onDeath = (cause: Error) => log.error({ err: cause }, 'a database thread has died');
  const threads = {
    writer: new WorkerClient({ file, readOnly: false }, onDeath),
    reader: new WorkerClient({ file, readOnly: true }, onDeath),
    queue: new WriteQueue(),
  };
  const db = new Kysely<Tables>({ dialect: new SqliteThreadsDialect(threads) });
  const close = async () => {
    await threads.reader.close();
    await threads.writer.close();
    directory.release();
  };
  try {
    // The writer makes the file what the reader expects.
    await threads.writer.request('run', 'select 1');
    await migrate(db, log);
  } catch (error) {
    await close();
    throw error instanceof StoreUnavailable ? cannotBeOpened(file, error) : error;
  }
  return {
    kind: 'sqlite',
    db,
    write: (work) => db.transaction().execute(work),
    status: () => statusOf(db),
    backup: (target) => backUp(file, target),
    close,
  };
}

function cannotBeOpened(file: string, error: StoreUnavailable): StoreRefused {
  const reason = error.cause instanceof Error ? error.cause.message : 'it does not answer';
  return new StoreRefused(`The database ${file} cannot be opened: ${reason}.`, { cause: error });
}
