import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { type Config, readConfig } from '../config/config.ts';
import { createLog } from '../log.ts';
import type { SelfExamination } from '../operations/control.ts';
import {
  choiceFindings,
  clockFinding,
  databaseFinding,
  directoryFindings,
  type Finding,
  modelFinding,
} from '../operations/findings.ts';
import { explainStartFailure } from '../operations/start-failure.ts';
import type { Examination } from '../store/examine-queries.ts';
import { examineDataDirectory } from '../store/sqlite/examine-data-directory.ts';
import { askRunningServer } from './ask-service.ts';
import type { Command } from './command.ts';

async function answersAt(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2_000) });
    return response.ok;
  } catch {
    return false;
  }
}

function addressOf({ host, port }: Config): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
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

async function checkPort(config: Config): Promise<Finding> {
  const part = 'Port';
  const where = `${config.host}:${config.port}`;
  if (config.port !== 0 && (await answersAt(addressOf(config))))
    return { ok: true, part, sentence: `Fireside is running at ${where}` };
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

/** What the service that holds the data directory says of itself; null when none does. */
async function askSelf(config: Config): Promise<Finding[] | null> {
  if (config.databaseUrl) return null;
  const reply = await askRunningServer(config, { command: 'examine' });
  if (!reply) return null;
  const part = 'Service';
  if (!reply.ok) return [{ ok: false, part, sentence: reply.detail }];
  const { version, processId, address, newest, findings } = reply.value as SelfExamination;
  const ok = address !== null && (await answersAt(address));
  const service: Finding = {
    ok,
    part,
    sentence: `Fireside ${version} runs as process ${processId} ${ok ? `and answers at ${address}` : `but does not answer at ${address}`}`,
    fix: 'Look at its log; a firewall or HOST may be in the way.',
  };
  return [service, ...findings, clockFinding(Date.now(), newest)];
}

async function examineHere(config: Config): Promise<Finding[]> {
  const findings = [await checkPort(config)];
  let examination: Examination | null = null;
  if (config.databaseUrl) {
    const { databaseUrl } = config;
    const { examinePostgres } = await import('../store/postgres/open-postgres-store.ts');
    const examine = async () => {
      examination = await examinePostgres({ databaseUrl }, createLog('silent'));
      return examination;
    };
    findings.push(await databaseFinding('postgres', examine));
  } else {
    const directory = await checkDirectory(config);
    findings.push(directory);
    if (!directory.ok) return findings;
    const examine = async () => {
      examination = await examineDataDirectory(config.dataDirectory);
      return examination;
    };
    findings.push(
      await databaseFinding('sqlite', examine),
      ...(await directoryFindings(config.dataDirectory)),
    );
  }
  const newest = (examination as Examination | null)?.newest ?? null;
  return [
    ...findings,
    clockFinding(Date.now(), newest),
    await modelFinding(config.model),
    ...(await choiceFindings(config)),
  ];
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
  for (const finding of (await askSelf(config)) ?? (await examineHere(config))) report(finding);
  return healthy ? 0 : 1;
};
