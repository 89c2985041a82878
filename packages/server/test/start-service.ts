import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as argon2 from '@node-rs/argon2';
import type { Leader } from '@fireside/engine';
import {
  type Client,
  createClient,
  freshDatabase,
  type ModelStandIn,
  startModelStandIn,
} from '@fireside/testing';
import { type Cluster, openCluster } from '../src/cluster/cluster.ts';
import { readConfig } from '../src/config/config.ts';
import { createLog } from '../src/log.ts';
import { readScript } from '@fireside/engine/script';
import type { StoredAdventure } from '../src/games/adventure-rows.ts';
import { chooseModel, findEndpoint } from '../src/models/choose-model.ts';
import { openModels } from '../src/models/open-models.ts';
import { buildService, type Service, type ServiceParts } from '../src/service.ts';
import { openLocated } from './test-store.ts';
import type { Store } from '../src/store/store.ts';

export const databases = ['sqlite', 'postgres'] as const;
export type Database = (typeof databases)[number];

/** An adventure that is one passage. */
export function plainAdventure(text: string): StoredAdventure {
  return {
    scenes: [{ number: 1, title: 'The beginning', depth: 0, kind: 'scene', is_first: 1 }],
    chunks: [{ position: 0, heading: '', content: text, vector: null, scene: 1, label: 'for you alone' }],
  };
}

/** Passwords are kept as ever, with less work: hundreds of people are registered here. */
const quickArgon2: NonNullable<ServiceParts['argon2']> = {
  hash: (password) => argon2.hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 }),
  verify: argon2.verify,
};

/** A library without books: for tests of everything else. */
export const emptyLibrary: ServiceParts['library'] = {
  excerpts: async () => ({ rulebooks: [], script: null, story: [], recorded: [] }),
  recall: async () => [],
  readAdventure: async (text) => plainAdventure(text),
  readScript: async (text) => readScript(text),
  status: () => 'ok',
  books: () => [],
  forget() {},
  close: async () => {},
};

/** A memory that keeps nothing. */
export const noMemory: ServiceParts['memory'] = {
  told: async () => {},
  recorded: () => [],
  forget() {},
  idle: async () => {},
  close: async () => {},
};

export interface TestServiceOptions {
  database?: Database;
  /** A PostgreSQL database that other nodes share; otherwise a fresh one. */
  databaseUrl?: string;
  /** A stand-in that other nodes share; whoever started it closes it. */
  standIn?: ModelStandIn;
  environment?: Record<string, string>;
  /** Otherwise a stand-in over HTTP that echoes. */
  model?: Leader;
  memory?: ServiceParts['memory'];
  library?: ServiceParts['library'];
  /** Moves all clocks of the service together; `parts` has them one by one. */
  now?: () => number;
  protocol?: 'openai' | 'anthropic';
  parts?: Pick<
    ServiceParts,
    'argon2' | 'dice' | 'heartbeatMilliseconds' | 'now' | 'elapsed' | 'shared' | 'sense'
  >;
}

/** The whole service in this process, on a port of its own, with a real database. */
export interface TestService {
  url: string;
  client: Client;
  service: Service;
  store: Store;
  cluster: Cluster;
  standIn: ModelStandIn;
  /** Everything that was logged. */
  logged(): string;
  stop(): Promise<void>;
}

export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const { database = 'sqlite', protocol = 'openai' } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'fireside-test-'));
  const standIn = options.standIn ?? (await startModelStandIn({ protocol }));
  const provider =
    protocol === 'openai'
      ? { FIRESIDE_MODEL: 'compatible:test', OPENAI_BASE_URL: standIn.url }
      : { FIRESIDE_MODEL: 'anthropic:test', ANTHROPIC_BASE_URL: standIn.url, ANTHROPIC_API_KEY: 'test-key' };
  const config = readConfig({
    PORT: '0',
    FIRESIDE_DATA: folder,
    FIRESIDE_RATE_LIMITS: 'off',
    FIRESIDE_LOG: 'debug',
    ...(database === 'postgres' && { DATABASE_URL: options.databaseUrl ?? (await freshDatabase()) }),
    ...provider,
    ...options.environment,
  });
  const lines: string[] = [];
  const log = createLog(config.logLevel, { write: (line: string) => lines.push(line) });
  const store = await openLocated(
    config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDirectory: config.dataDirectory },
    log,
  );
  const model =
    options.model ??
    (await chooseModel(config.model, {
      storyteller: () => {
        throw new Error('The test service always names its model');
      },
    }));
  const cluster = await openCluster({ config, store, log });
  const service = await buildService({
    config,
    log,
    store,
    cluster,
    model,
    models: openModels(
      config.models.length > 0 ? await findEndpoint(config.model) : undefined,
      config.models,
    ),
    modelStatus: async () => 'ok',
    argon2: quickArgon2,
    memory: options.memory ?? noMemory,
    library: options.library ?? emptyLibrary,
    ...(options.now && { now: options.now, elapsed: options.now, shared: options.now }),
    ...options.parts,
  });
  const url = await service.listen();
  return {
    url,
    client: createClient(url),
    service,
    store,
    cluster,
    standIn,
    logged: () => lines.join(''),
    async stop() {
      await service.stop();
      await cluster.close();
      await store.close();
      if (!options.standIn) await standIn.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
