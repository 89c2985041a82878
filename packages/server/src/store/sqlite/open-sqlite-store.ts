import { Refusal } from '@fireside/contract';
import { type Procedure, Refused } from '../procedure.ts';
import { askStatus, migrate } from '../start-store.ts';
import { storeQueries } from '../store-queries.ts';
import { type Store, type StoreLog, StoreRefused, StoreUnavailable } from '../store.ts';
import { backUp } from './back-up.ts';
import { holdDataDirectory } from './data-directory.ts';
import { DatabaseThread } from './database-thread.ts';
import { toRows } from './statement.ts';

export interface SqliteOptions {
  dataDirectory: string;
  /** Where this process listens, for the sentence that refuses a second one. */
  port?: number;
  /** Called when the database's threads die again and again: the process had better end. */
  lost?: (cause: Error) => void;
  /** The module that the database's threads run; ours unless told. */
  threadEntry?: string;
}

const deathsAllowed = 3;
const deathsWithin = 30_000;

export async function openSqliteStore(options: SqliteOptions, log: StoreLog): Promise<Store> {
  const directory = holdDataDirectory(options.dataDirectory, options.port);
  const file = directory.databaseFile;
  const died = countDeaths(log, options.lost);
  const entry = options.threadEntry;
  const writer = new DatabaseThread({ file, readOnly: false, entry, died });
  const reader = new DatabaseThread({ file, readOnly: true, entry, died });
  const call: Store['call'] = async <Argument, Result>(
    { name, writes, rows }: Procedure<Argument, Result>,
    argument: Argument,
  ) => {
    const answer = await (writes ? writer : reader).call(name, argument);
    return rows ? shapeHere(rows.shape, answer as FoldedRows, argument) : (answer as Result);
  };
  let closing: Promise<void> | undefined;
  /** The writer last: it folds the write-ahead log into the file. */
  async function closeAll() {
    await reader.close();
    await writer.close();
    directory.release();
  }
  const close = () => {
    closing ??= closeAll();
    return closing;
  };
  try {
    await migrate(call, log);
  } catch (error) {
    await close();
    throw error instanceof StoreUnavailable ? cannotBeOpened(file, error) : error;
  }
  return {
    kind: 'sqlite',
    now: Date.now,
    call,
    status: () => askStatus(call),
    backup: (target) =>
      backUp(target, async (copy) => {
        const passing = new DatabaseThread({ file, readOnly: false, entry, died() {} });
        try {
          await passing.call(storeQueries.copy.name, { file: copy });
        } finally {
          await passing.close();
        }
      }),
    close,
  };
}

type FoldedRows = [columns: string[], rows: unknown[][]];

function shapeHere<Argument, Result>(
  shape: (rows: never[], argument: Argument) => Result,
  [columns, rows]: FoldedRows,
  argument: Argument,
): Result {
  try {
    return shape(toRows(columns, rows) as never[], argument);
  } catch (error) {
    throw error instanceof Refused ? new Refusal(error.code, error.more) : error;
  }
}

function countDeaths(log: StoreLog, lost: SqliteOptions['lost']) {
  let deaths: number[] = [];
  return (cause: Error) => {
    const now = performance.now();
    deaths = [...deaths.filter((at) => now - at < deathsWithin), now];
    log.error({ err: cause }, 'a database thread has died; the next request opens another');
    if (deaths.length === deathsAllowed) lost?.(cause);
  };
}

function cannotBeOpened(file: string, error: StoreUnavailable): StoreRefused {
  const reason = error.cause instanceof Error ? error.cause.message : 'it does not answer';
  return new StoreRefused(`The database ${file} cannot be opened: ${reason}.`, { cause: error });
}
