import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './open-database.ts';
import type { Reply, Request, WorkerData } from './protocol.ts';
import { StatementCache } from './statement-cache.ts';

const port = parentPort!;
const { file, readOnly } = workerData as WorkerData;
const database = open();
const statements = new StatementCache(database);

port.on('message', (requests: Request[]) => {
  const replies = requests.map(answer);
  port.postMessage(replies);
  if (!database.open) port.close();
});

function open() {
  try {
    return openDatabase(file, { readOnly });
  } catch (error) {
    // The library's own error class does not survive the way to the main thread.
    throw new Error((error as Error).message);
  }
}

function answer([id, kind, sql, parameters]: Request): Reply {
  try {
    if (kind === 'close') {
      database.close();
      return [id, 'changes', 0];
    }
    if (kind === 'rollback') {
      if (database.inTransaction) database.exec('rollback');
      return [id, 'changes', 0];
    }
    if (kind === 'begin') database.exec('begin immediate');
    const outcome = statements.get(sql).execute(parameters);
    if (outcome.kind === 'json') return [id, 'json', outcome.columns, outcome.rows];
    if (outcome.kind === 'values') return [id, 'values', outcome.columns, outcome.rows];
    return [id, 'changes', outcome.count];
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return [id, 'failure', message, code ?? 'SQLITE_ERROR'];
  }
}
