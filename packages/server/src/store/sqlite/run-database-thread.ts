import { parentPort, workerData } from 'node:worker_threads';
import { Refused, type Room } from '../procedure.ts';
import { DatabaseFile } from './database-file.ts';
import { openDatabase } from './open-database.ts';
import type { Answers, Reply, Request, ThreadData } from './protocol.ts';
import { SqliteDatabase } from './sqlite-database.ts';

const looksEvery = 1_000;

/** What a database thread does from its beginning to its end: it answers one message after the other. */
export function runDatabaseThread(rooms: readonly Room[]) {
  const port = parentPort!;
  const data = workerData as ThreadData;
  const held = data.held && new DatabaseFile(data.file, data.held);
  const connection = open(data, held);
  const database = new SqliteDatabase(connection, rooms);
  /** What the one that writes has committed is worth something only in a file that others will find. */
  const lost = () => (held && !data.readOnly && connection.open ? held.lost() : null);
  const send = (answers: Answers) => port.postMessage(answers);
  let before = Promise.resolve();

  port.on('message', (requests: Request[]) => {
    before = before.then(() => answerAll(requests));
  });
  setInterval(() => {
    const what = lost();
    if (what) send([what, []]);
  }, looksEvery).unref();

  async function answerAll(requests: Request[]) {
    const replies: Reply[] = [];
    for (const request of requests) replies.push(await answer(request));
    send([lost(), replies]);
    if (!connection.open) port.close();
  }

  async function answer([id, procedure, argument]: Request): Promise<Reply> {
    try {
      if (argument !== undefined) return [id, 'result', await database.call(procedure, argument)];
      connection.close();
      return [id, 'result', ''];
    } catch (error) {
      if (error instanceof Refused) return [id, 'refused', error.code, error.more];
      const { message, code } = error as Error & { code?: string };
      return [id, 'failure', message, code ?? 'SQLITE_ERROR'];
    }
  }
}

/** A file that is missing is not made here: SQLite would, and a new database would take the place of the lost one. */
function open({ file, readOnly }: ThreadData, held: DatabaseFile | undefined) {
  const lost = held?.lost();
  if (lost) throw new Error(lost.what);
  try {
    return openDatabase(file, { readOnly });
  } catch (error) {
    // The library's own error class does not survive the way to the main thread.
    throw new Error((error as Error).message);
  }
}
