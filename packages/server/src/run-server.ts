import { readConfig } from './config/config.ts';
import { explainStartFailure } from './operations/start-failure.ts';
import { createLog } from './log.ts';
import { openParts } from './open-parts.ts';
import { startControl } from './operations/control.ts';
import { buildService } from './service.ts';

/** Starts the service and stops it on SIGTERM or SIGINT. Resolves with the exit code. */
export async function runServer(environment: NodeJS.ProcessEnv): Promise<number> {
  try {
    const config = readConfig(environment);
    const log = createLog(config.logLevel);
    const parts = await openParts(config, log);
    const service = await buildService(parts);
    const stopControl = await startControl({ store: parts.store, users: service.users, config, log });
    const stopped = new Promise<NodeJS.Signals>((resolve) => {
      process.once('SIGTERM', resolve);
      process.once('SIGINT', resolve);
    });
    const address = await service.listen();
    log.info({ address, model: parts.model.name, database: parts.store.kind }, `Fireside is ready at ${address}`);
    const signal = await stopped;
    log.info({ signal }, 'stopping');
    await stopControl();
    await service.stop();
    return 0;
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error)}\n`);
    return 1;
  }
}
