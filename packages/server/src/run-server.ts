import { constants } from 'node:os';
import { readConfig } from './config/config.ts';
import { createLog } from './log.ts';
import { openParts } from './open-parts.ts';
import { startControl } from './operations/control.ts';
import { explainStartFailure } from './operations/start-failure.ts';
import { buildService } from './service.ts';
import { within } from './within.ts';

/** Why the service is to end: the operator wants it (Ctrl+C or a service manager), or its database is lost. */
type End = { signal: NodeJS.Signals } | { lost: Error };

/** How long each part may take to close. What is stored survives a process that just ends. */
const partPatience = 1_000;
/** The service itself ends what runs first. */
const servicePatience = 5_000;

/** Starts the service and stops it on SIGTERM or SIGINT, within ten seconds; a second signal ends it at once, and so does the first while it is starting. Resolves with the exit code. */
export async function runServer(
  environment: NodeJS.ProcessEnv,
  { isShared = false }: { isShared?: boolean } = {},
): Promise<number> {
  const open: [close: () => Promise<void>, patience: number][] = [];
  try {
    const config = readConfig(isShared ? sharing(environment) : environment);
    const log = createLog(config.logLevel);
    let endWith!: (end: End) => void;
    const ended = new Promise<End>((resolve) => {
      endWith = resolve;
    });
    let isEnding = false;
    let isStarting = true;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (isStarting) endBy(signal);
        if (isEnding) process.exit(1);
        isEnding = true;
        endWith({ signal });
      });
    }
    const parts = await openParts(config, log, (lost) => endWith({ lost }));
    isStarting = false;
    open.push([() => parts.store.close(), partPatience]);
    open.push([() => parts.cluster.close(), partPatience]);
    open.push([() => parts.library.close(), partPatience]);
    open.push([() => parts.memory.close(), partPatience]);
    const service = await buildService(parts);
    open.push([service.stop, servicePatience]);
    let address: string | null = null;
    const control = {
      store: parts.store,
      users: service.users,
      audit: service.audit,
      config,
      log,
      rulebooks: () => parts.library.status(),
      address: () => address,
    };
    open.push([await startControl(control), partPatience]);
    address = await service.listen();
    log.info(
      { address, model: parts.model.name, database: parts.store.kind },
      `Fireside is ready at ${address}; its data is in ${config.databaseUrl ? 'PostgreSQL' : config.dataDirectory}`,
    );
    if (isShared) process.stdout.write(`${invitation(service.addresses())}\n`);
    const token = await service.offerSetup().catch((error: unknown) => {
      log.warn({ err: error }, 'no link for a first administrator could be made');
      return null;
    });
    // Past the log, which programs read: it is for whoever looks at what this start says, and for nobody else.
    if (token) process.stderr.write(`${firstRun(config.origins[0] ?? address, token)}\n`);
    const end = await ended;
    if ('lost' in end) {
      log.error({ err: end.lost }, 'the database threads die again and again: ending, to be started anew');
      return 1;
    }
    log.info(end, 'stopping');
    return 0;
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error)}\n`);
    return 1;
  } finally {
    // In reverse: the last that was opened leans on the ones before.
    for (const [close, patience] of open.reverse()) {
      await within(
        patience,
        close().catch(() => {}),
        undefined,
      );
    }
  }
}

/** Every device of the network may come, unless the operator has said which address it is to be. */
function sharing(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { HOST = '' } = environment;
  return /^(127\..*|localhost|::1|\s*)$/i.test(HOST) ? { ...environment, HOST: '0.0.0.0' } : environment;
}

/** The token stands where no server and no proxy is told of it. */
function firstRun(address: string, token: string): string {
  return `Nobody administers this Fireside yet. Whoever opens this link first does:\n  ${address}/admin#setup=${token}`;
}

function invitation(addresses: readonly string[]): string {
  if (addresses.length === 0) return 'This machine is in no network: only it can open Fireside.';
  return ['Other devices in this network can open', ...addresses.map((address) => `  ${address}`)].join('\n');
}

/** Nothing is open yet that would have to be closed. An exit would wait for a thread that is busy, such as with a backup before an update. */
function endBy(signal: NodeJS.Signals): never {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  // The first process of a container does not end by a signal.
  process.exit(128 + constants.signals[signal]);
}
