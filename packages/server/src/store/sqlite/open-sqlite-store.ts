import { Kysely } from 'kysely';
import { migrate } from '../migrate.ts';
import type { Procedure } from '../procedure.ts';
import type { Tables } from '../schema.ts';
import { statusOf } from '../status-of.ts';
import { type Store, type StoreLog, StoreRefused, StoreUnavailable } from '../store.ts';
import { backUp } from './back-up.ts';
import type { Threads } from './connection.ts';
import { holdDataDirectory } from './data-directory.ts';
import { SqliteThreadsDialect } from './dialect.ts';
import { WorkerClient } from './worker-client.ts';
import { WriteQueue } from './write-queue.ts';

export interface SqliteOptions {
  dataDirectory: string;
  /** Where this process listens, for the sentence that refuses a second one. */
  port?: number;
  /** Milliseconds after which a transaction is rolled back; 30,000 unless told. */
  transactionLimit?: number;
}

export async function openSqliteStore(options: SqliteOptions, log: StoreLog): Promise<Store> {
  const directory = holdDataDirectory(options.dataDirectory, options.port);
  const file = directory.databaseFile;
  const onDeath = (cause: Error) => log.error({ err: cause }, 'a database thread has died');
  const threads: Threads = {
    writer: new WorkerClient({ file, readOnly: false }, onDeath),
    reader: new WorkerClient({ file, readOnly: true }, onDeath),
    queue: new WriteQueue(),
    transactionLimit: options.transactionLimit ?? 30_000,
  };
  const db = new Kysely<Tables>({ dialect: new SqliteThreadsDialect(threads) });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeThreads(threads).then(() => directory.release());
    return closing;
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
    call: (procedure, argument) => callProcedure(threads, procedure, argument),
    status: () => statusOf(db),
    backup: (target) => backUp(file, target),
    close,
  };
}

async function callProcedure<Argument, Result>(
  { reader, writer, queue }: Threads,
  { name, writes }: Procedure<Argument, Result>,
  argument: Argument,
): Promise<Result> {
  if (!writes) return (await reader.call(name, argument)) as Result;
  const leave = await queue.join();
  try {
    return (await writer.call(name, argument)) as Result;
  } finally {
    leave();
  }
}

/** The writer last: it folds the write-ahead log into the file. */
async function closeThreads({ reader, writer }: Threads): Promise<void> {
  await reader.close();
  await writer.close();
}

function cannotBeOpened(file: string, error: StoreUnavailable): StoreRefused {
  const reason = error.cause instanceof Error ? error.cause.message : 'it does not answer';
  return new StoreRefused(`The database ${file} cannot be opened: ${reason}.`, { cause: error });
}
