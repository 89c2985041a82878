import { parentPort, workerData } from 'node:worker_threads';
import type { AnyProcedure } from '../procedure.ts';
import { openDatabase } from './open-database.ts';
import { ProcedureRunner } from './procedure-runner.ts';
import type { Reply, Request, WorkerData } from './protocol.ts';
import { toReply } from './statement.ts';
import { StatementCache } from './statement-cache.ts';
import { ThreadDatabase } from './thread-database.ts';

/** What a database thread does from its beginning to its end: it answers one message after the other. */
export function runDatabaseThread(procedures: readonly AnyProcedure[]) {
  const port = parentPort!;
  const { file, readOnly } = workerData as WorkerData;
  const database = open(file, readOnly);
  const statements = new StatementCache(database);
  const runner = new ProcedureRunner(new ThreadDatabase({ database, statements }), procedures);
  let before = Promise.resolve();

  port.on('message', (requests: Request[]) => {
    before = before.then(() => answerAll(requests));
  });

  async function answerAll(requests: Request[]) {
    const replies: Reply[] = [];
    for (const request of requests) replies.push(await answer(request));
    port.postMessage(replies);
    if (!database.open) port.close();
  }

  async function answer([id, kind, sqlOrName, parameters]: Request): Promise<Reply> {
    try {
      switch (kind) {
        case 'close':
          database.close();
          return [id, 'changes', 0];
        case 'rollback':
          if (database.inTransaction) database.exec('rollback');
          return [id, 'changes', 0];
        case 'learn':
          runner.learn(parameters[0] as string);
          return [id, 'changes', 0];
        case 'call':
          return [id, 'result', await runner.run(sqlOrName, parameters[0] as string)];
        case 'begin':
          database.exec('begin immediate');
          break;
      }
      return toReply(id, statements.get(sqlOrName).execute(parameters));
    } catch (error) {
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
