import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { createLog } from '../log.ts';
import { openParts } from '../open-parts.ts';
import { buildService } from '../service.ts';
import { type AuditionClient, createAuditionClient } from './audition-client.ts';
import { players } from './scenes/cast.ts';

/** The whole service with one model, on a database and a port of its own. */
export interface Stage {
  /** As the service names its model. */
  model: string;
  /** Signed in, one for each seat. */
  clients: AuditionClient[];
  /** Tokens of all turns so far. */
  tokens(): Promise<Tokens>;
  close(): Promise<void>;
}

export interface Tokens {
  input: number;
  output: number;
}

const counted = /^fireside_model_tokens_total\{kind="(input|output)"\} (\d+)/gm;

/** Nobody signs in with it: the service ends with the audition. */
const password = 'audition-lantern-owl';
const bookPatience = 60_000;

/** The operator's configuration, but for everything that would touch the operator's own data. */
function stageConfig(config: Readonly<Config>, dataDirectory: string, model: string | undefined): Config {
  return {
    ...config,
    host: '127.0.0.1',
    port: 0,
    dataDirectory,
    databaseUrl: undefined,
    registration: 'open',
    rateLimits: false,
    origins: [],
    trustedProxies: [],
    logLevel: 'silent',
    model: { ...config.model, ...(model !== undefined && { model }) },
  };
}

/** The books are part of the prompt: the first scene must not be played without them. */
async function waitForBooks(client: AuditionClient, signal: AbortSignal): Promise<void> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(bookPatience)]);
  while (!until.aborted) {
    const { body } = await client.look('/readyz');
    if (!String((body as { rulebooks?: unknown }).rulebooks).startsWith('reading')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export async function openStage(
  config: Readonly<Config>,
  model: string | undefined,
  signal: AbortSignal,
): Promise<Stage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fireside-audition-'));
  const open: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const one of open.splice(0).reverse()) await one().catch(() => {});
  };
  try {
    const own = stageConfig(config, folder, model);
    const parts = await openParts(own, createLog(own.logLevel), () => {});
    open.push(
      () => parts.store.close(),
      () => parts.cluster.close(),
      () => parts.library.close(),
      () => parts.memory.close(),
    );
    const service = await buildService(parts);
    open.push(service.stop);
    const client = createAuditionClient(await service.listen());
    const clients: AuditionClient[] = [];
    for (const name of players) {
      const { token } = await client.must('register', { body: { name, password } });
      clients.push(client.as(token));
    }
    await waitForBooks(client, signal);
    return {
      model: parts.model.name,
      clients,
      async tokens() {
        const { body } = await client.look('/metrics');
        const found = new Map(
          Array.from(String(body).matchAll(counted), ([, kind, count]) => [kind, Number(count)]),
        );
        return { input: found.get('input') ?? 0, output: found.get('output') ?? 0 };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
