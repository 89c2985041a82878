import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { type Config, readConfig } from '../config/config.ts';
import { createLog } from '../log.ts';
import { checkModel } from '../models/check-model.ts';
import { explainStartFailure } from '../operations/start-failure.ts';
import { openStore, storeOptions } from '../store/open-store.ts';
import type { Command } from './command.ts';

interface Finding {
  ok: boolean;
  /** What was looked at. */
  part: string;
  sentence: string;
  fix?: string | null;
}

/** Whether the service itself answers at the configured address. */
async function isRunning({ host, port }: Config): Promise<boolean> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  try {
    const response = await fetch(`http://${name.includes(':') ? `[${name}]` : name}:${port}/healthz`, {
      signal: AbortSignal.timeout(2_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}

function checkNode(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const ok = major > 20 || (major === 20 && minor >= 19);
  return {
    ok,
    part: 'Node',
    sentence: `version ${process.versions.node}`,
    fix: ok ? null : 'Install Node 20.19 or later.',
  };
}

async function checkPort(config: Config, running: boolean): Promise<Finding> {
  const part = 'Port';
  const where = `${config.host}:${config.port}`;
  if (running) return { ok: true, part, sentence: `Fireside is running at ${where}` };
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve({
        ok: false,
        part,
        sentence: `${where} cannot be used (${code})`,
        fix: 'Set PORT or HOST to another one, or stop the program that uses it.',
      }),
    );
    server.listen(config.port, config.host, () =>
      server.close(() => resolve({ ok: true, part, sentence: `${where} is free` })),
    );
  });
}

async function checkDirectory({ dataDirectory }: Config): Promise<Finding> {
  const part = 'Data directory';
  try {
    await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
    await access(dataDirectory, constants.R_OK | constants.W_OK);
    return { ok: true, part, sentence: `${dataDirectory} can be written` };
  } catch {
    return {
      ok: false,
      part,
      sentence: `${dataDirectory} cannot be written`,
      fix: 'Set FIRESIDE_DATA to a directory of this account.',
    };
  }
}

async function checkDatabase(config: Config, running: boolean): Promise<Finding> {
  const part = 'Database';
  if (running && !config.databaseUrl) return { ok: true, part, sentence: 'in use by the running service' };
  try {
    const store = await openStore(storeOptions(config), createLog('silent'));
    const status = await store.status();
    await store.close();
    return {
      ok: status === 'ok',
      part,
      sentence: status === 'ok' ? `${store.kind} can be used` : status,
      fix: 'Start the database, or correct DATABASE_URL.',
    };
  } catch (error) {
    return {
      ok: false,
      part,
      sentence: explainStartFailure(error).split('\n', 1)[0] ?? 'cannot be opened',
      fix: config.databaseUrl ? 'Start the database, or correct DATABASE_URL.' : null,
    };
  }
}

async function checkTheModel(config: Config): Promise<Finding> {
  try {
    const { outcome, model, sentence, fix } = await checkModel(config.model);
    const named = model === 'storyteller' ? sentence : `${model}: ${sentence}`;
    return { ok: outcome === 'ok', part: 'Model', sentence: named, fix };
  } catch (error) {
    return { ok: false, part: 'Model', sentence: explainStartFailure(error) };
  }
}

/** `fireside doctor`: every part with its state and, where it is ill, the cure. Exit 1 when one is. */
export const doctor: Command = async ({ environment, print }) => {
  let healthy = true;
  const report = ({ ok, part, sentence, fix }: Finding) => {
    healthy &&= ok;
    print(`${ok ? 'ok  ' : 'FAIL'}  ${part.padEnd(15)} ${sentence}`);
    if (fix && (!ok || part === 'Model')) print(`      ${''.padEnd(15)} ${fix}`);
  };
  report(checkNode());
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    report({ ok: false, part: 'Configuration', sentence: explainStartFailure(error) });
    return 1;
  }
  const running = await isRunning(config);
  report(await checkPort(config, running));
  if (!config.databaseUrl) report(await checkDirectory(config));
  report(await checkDatabase(config, running));
  report(await checkTheModel(config));
  return healthy ? 0 : 1;
};
