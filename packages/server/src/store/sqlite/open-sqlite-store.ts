import { closeSync, fstatSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { within } from '../../within.ts';
import { freeRoom, hasRoom, roomConcern } from '../room.ts';
import { migrate } from '../start-store.ts';
import { watchHealth } from '../store-health.ts';
import { storeQueries } from '../store-queries.ts';
import { type Store, type StoreLog, StoreUnavailable } from '../store.ts';
import { backUp } from './back-up.ts';
import { backUpBeforeUpdate } from './back-up-before-update.ts';
import { holdDataDirectory } from './data-directory.ts';
import type { HeldFile } from './database-file.ts';
import { claimDatabase, refusal } from './installation.ts';
import { isDamage } from './sqlite-failure.ts';
import { SqliteThreads } from './sqlite-threads.ts';
import { moveLog } from './write-ahead-log.ts';

export interface SqliteOptions {
  dataDirectory: string;
  /** Where this process listens, for the sentence that refuses a second one. */
  port?: number;
  /** Called when the database's threads die again and again: the process had better end. */
  lost?: (cause: Error) => void;
  /** The module that the database's threads run; ours unless told. */
  threadEntry?: string;
}

/** A database that takes longer is looked at while it is played on already. */
const examinedBeforeStart = 2_000;
/** A look at so much keeps readers waiting for a fifth of a second, which is less than a thread of its own takes at a start. */
const bytesForReader = 200_000_000;

const adviceWhenDamaged =
  'Stop the service; "fireside doctor" lists the backups here, "fireside restore FILE" takes one that is sound.';

export async function openSqliteStore(options: SqliteOptions, log: StoreLog): Promise<Store> {
  const directory = holdDataDirectory(options.dataDirectory, options.port);
  const file = directory.databaseFile;
  const held = await holdFile(file).catch((error) => {
    directory.release();
    throw error;
  });
  const threads = new SqliteThreads({ file, held, entry: options.threadEntry, log, givenUp: options.lost });
  const backup = (target: string) =>
    backUp(target, {
      copy: (copy) => threads.copyTo(copy),
      examine: (copy) => threads.inPassing(storeQueries.examine, {}, { file: copy, readOnly: true }),
    });
  async function closeAll() {
    await threads.close();
    // What SQLite could not fold into a file that has lost its name is not for the one that is put there next.
    if (threads.lost) moveLog(file, join(dirname(file), `fireside-lost-${Date.now()}.db`));
    closeSync(held.descriptor);
    directory.release();
  }
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeAll();
    return closing;
  };
  try {
    const looking = findDamage(file, threads, log);
    const refuseDamage = (damage: string | null) => {
      if (damage !== null) throw new Damaged(damage);
    };
    await migrate(threads.call, log, async () => {
      refuseDamage(await looking);
      await backUpBeforeUpdate({ databaseFile: file, backUp: backup, log, now: new Date() });
    });
    const { call, status } = await watchHealth(threads.call, () => hasRoom(options.dataDirectory));
    refuseDamage(await within(examinedBeforeStart, looking, null));
    void looking.then((damage) => {
      if (damage !== null) threads.lose('the database is damaged', `${damage}. ${adviceWhenDamaged}`);
    });
    return {
      kind: 'sqlite',
      now: Date.now,
      call,
      async status() {
        const said = threads.lost ?? (await status());
        if (said !== 'ok') threads.look();
        return threads.lost ?? said;
      },
      concern: () => freeRoom(options.dataDirectory).then(roomConcern, () => null),
      examine: () => threads.inPassing(storeQueries.examine, {}),
      backup,
      close,
    };
  } catch (error) {
    await close();
    if (error instanceof Damaged) throw await refusal(file, `is damaged (${error.message})`);
    throw error instanceof StoreUnavailable
      ? await refusal(file, `cannot be opened: ${reasonOf(error)}`)
      : error;
  }
}

async function holdFile(file: string): Promise<HeldFile> {
  const id = await claimDatabase(file);
  const descriptor = openSync(file, 'r');
  return { descriptor, bytes: fstatSync(descriptor).size, id };
}

class Damaged extends Error {}

/** Never throws: a look that fails for another reason says nothing of the database. */
async function findDamage(file: string, threads: SqliteThreads, log: StoreLog): Promise<string | null> {
  try {
    const isSmall = statSync(file).size < bytesForReader;
    return await (isSmall
      ? threads.call(storeQueries.damage, {})
      : threads.inPassing(storeQueries.damage, {}));
  } catch (error) {
    if (isDamage(error)) return reasonOf(error as Error);
    log.warn({ err: error }, 'the database could not be examined; "fireside doctor" does it again');
    return null;
  }
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
