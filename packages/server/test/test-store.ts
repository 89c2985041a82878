import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '@fireside/testing';
import { onTestFinished } from 'vitest';
import { openStore, type StoreOptions } from '../src/store/open-store.ts';
import type { Store, StoreLog } from '../src/store/store.ts';
import { locate } from './rows.ts';

export const storeKinds = ['sqlite', 'postgres'] as const;

export const quietLog: StoreLog = { info() {}, warn() {}, error() {} };

/** A directory that is gone after the test. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'fireside-test-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** A database that nobody has opened yet. */
export async function freshOptions(kind: Store['kind']): Promise<StoreOptions> {
  return kind === 'sqlite'
    ? { dataDirectory: await temporaryDirectory() }
    : { databaseUrl: await freshDatabase() };
}

/** A store that tests can look into. Whoever opens it closes it. */
export async function openLocated(options: StoreOptions, log = quietLog): Promise<Store> {
  return locate(await openStore(options, log), options);
}

/** An empty store, closed after the test. */
export async function openTestStore(kind: Store['kind'], options?: StoreOptions): Promise<Store> {
  const store = await openLocated(options ?? (await freshOptions(kind)));
  onTestFinished(() => store.close());
  return store;
}
