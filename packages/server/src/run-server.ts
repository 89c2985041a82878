import { readConfig } from './config/config.ts';
import { createLog } from './log.ts';
import { openParts } from './open-parts.ts';
import { startControl } from './operations/control.ts';
import { explainStartFailure } from './operations/start-failure.ts';
import { buildService } from './service.ts';

/** Resolves when the operator wants an end: Ctrl+C or a service manager. */
function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
  });
}

/** Starts the service and stops it on SIGTERM or SIGINT. Resolves with the exit code. */
export async function runServer(environment: NodeJS.ProcessEnv): Promise<number> {
  const open: (() => Promise<void>)[] = [];
  try {
    const config = readConfig(environment);
    const log = createLog(config.logLevel);
    const stopped = stopSignal();
    const parts = await openParts(config, log);
    open.push(() => parts.store.close());
    open.push(() => parts.cluster.close());
    open.push(() => parts.library.close());
    const service = await buildService(parts);
    open.push(service.stop);
    open.push(await startControl({ store: parts.store, users: service.users, config, log }));
    const address = await service.listen();
    log.info(
      { address, model: parts.model.name, database: parts.store.kind },
      `Fireside is ready at ${address}; its data is in ${config.dataDirectory}`,
    );
    log.info({ signal: await stopped }, 'stopping');
    return 0;
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error)}\n`);
    return 1;
  } finally {
    // In reverse: the last that was opened leans on the ones before.
    for (const close of open.reverse()) await close().catch(() => {});
  }
}
