import { parentPort, workerData } from 'node:worker_threads';
import { Refused, type Room } from '../procedure.ts';
import { openDatabase } from './open-database.ts';
import type { Reply, Request, ThreadData } from './protocol.ts';
import { SqliteDatabase } from './sqlite-database.ts';

/** What a database thread does from its beginning to its end: it answers one message after the other. */
export function runDatabaseThread(rooms: readonly Room[]) {
  const port = parentPort!;
  const { file, readOnly } = workerData as ThreadData;
  const connection = open(file, readOnly);
  const database = new SqliteDatabase(connection, rooms);
  let before = Promise.resolve();

  port.on('message', (requests: Request[]) => {
    before = before.then(() => answerAll(requests));
  });

  async function answerAll(requests: Request[]) {
    const replies: Reply[] = [];
    for (const request of requests) replies.push(await answer(request));
    port.postMessage(replies);
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

function open(file: string, readOnly: boolean) {
  try {
    return openDatabase(file, { readOnly });
  } catch (error) {
    // The library's own error class does not survive the way to the main thread.
    throw new Error((error as Error).message);
  }
}
