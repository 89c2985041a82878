import { Refusal } from '@fireside/contract';
import { type Procedure, Refused } from '../procedure.ts';
import { storeQueries } from '../store-queries.ts';
import { type Store, type StoreLog, StoreUnavailable } from '../store.ts';
import { DatabaseFile, type HeldFile } from './database-file.ts';
import { DatabaseThread } from './database-thread.ts';
import type { ThreadData } from './protocol.ts';
import { toRows } from './statement.ts';

interface Parts {
  file: string;
  held: HeldFile;
  /** The module that the threads run. */
  entry: string | undefined;
  log: StoreLog;
  /** Called when the threads die again and again. */
  givenUp: ((cause: Error) => void) | undefined;
}

const adviceWhenLost =
  'Save what is still open with "fireside backup FILE", stop the service, "fireside restore FILE", start it.';

/** The threads of one database: one that writes, one that reads, and others in passing. Once the file is lost they are asked nothing more. */
export class SqliteThreads {
  readonly #parts: Parts;
  readonly #writer: DatabaseThread;
  readonly #reader: DatabaseThread;
  readonly #watch: DatabaseFile;
  #lost: string | null = null;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { file, held, entry, log, givenUp } = parts;
    this.#watch = new DatabaseFile(file, held);
    const countDeath = countDeaths(log, givenUp);
    const died = (cause: Error) => {
      this.look();
      if (!this.#lost) countDeath(cause);
    };
    const lost = (what: string) => this.lose(what);
    this.#writer = new DatabaseThread({ file, readOnly: false, held, entry, died, lost });
    this.#reader = new DatabaseThread({ file, readOnly: true, held, entry, died });
  }

  /** What has become of the file, or null. */
  get lost(): string | null {
    return this.#lost;
  }

  /** For good: what has become of the file is for the next start to find out. */
  lose(what: string, advice = adviceWhenLost): void {
    if (this.#lost) return;
    this.#lost = what;
    this.#parts.log.error({ file: this.#parts.file }, `${what}: nothing is stored any more. ${advice}`);
  }

  readonly call: Store['call'] = async <Argument, Result>(
    { name, writes, rows }: Procedure<Argument, Result>,
    argument: Argument,
  ) => {
    if (this.#lost) throw new StoreUnavailable(new Error(this.#lost));
    const answer = await (writes ? this.#writer : this.#reader).call(name, argument).catch((error) => {
      if (error instanceof StoreUnavailable) this.look();
      throw error;
    });
    return rows ? shapeHere(rows.shape, answer as FoldedRows, argument) : (answer as Result);
  };

  /** Whether it is the file's fault that something failed. */
  look() {
    if (this.#isClosed) return;
    const lost = this.#watch.lost();
    if (lost?.isSure) this.lose(lost.what);
  }

  /** In a thread of its own, for which nobody waits; on this database unless told. */
  async inPassing<Result>(
    procedure: Procedure<never, Result>,
    argument: object,
    data: ThreadData = { file: this.#parts.file, readOnly: true, held: this.#parts.held },
  ): Promise<Result> {
    const passing = new DatabaseThread({ ...data, entry: this.#parts.entry, died() {} });
    try {
      return (await passing.call(procedure.name, argument)) as Result;
    } finally {
      await passing.close();
    }
  }

  async copyTo(copy: string): Promise<void> {
    const { file, held } = this.#parts;
    // The thread that writes still has a lost file open: as long as it lives, nothing that was stored is gone.
    if (this.#lost) await this.#writer.call(storeQueries.copy.name, { file: copy }, true);
    else await this.inPassing(storeQueries.copy, { file: copy }, { file, readOnly: false, held });
  }

  /** The writer last: it folds the write-ahead log into the file. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#reader.close();
    await this.#writer.close();
  }
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

const deathsAllowed = 3;
const deathsWithin = 30_000;

function countDeaths(log: StoreLog, givenUp: Parts['givenUp']) {
  let deaths: number[] = [];
  return (cause: Error) => {
    const now = performance.now();
    deaths = [...deaths.filter((at) => now - at < deathsWithin), now];
    log.error({ err: cause }, 'a database thread has died; the next request opens another');
    if (deaths.length === deathsAllowed) givenUp?.(cause);
  };
}
