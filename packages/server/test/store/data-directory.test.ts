import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, userRow } from '../rows.ts';
import { openTestStore, quietLog, temporaryDirectory } from '../test-store.ts';
import { openStore } from '../../src/store/open-store.ts';
import { StoreRefused } from '../../src/store/store.ts';

/** Where the compiler leaves single modules. */
const compiled = new URL('../../dist/', import.meta.url);

/** Another process that opens the store in a directory and holds it until it is killed. */
async function holdElsewhere(dataDirectory: string): Promise<ChildProcess> {
  const module = (path: string) => JSON.stringify(new URL(path, compiled).href);
  const program = `
    import { accountQueries } from ${module('accounts/account-queries.js')};
    import { openStore } from ${module('store/open-store.js')};
    const log = { info() {}, warn() {}, error() {} };
    const store = await openStore({ dataDirectory: ${JSON.stringify(dataDirectory)}, port: 4321 }, log);
    await store.call(accountQueries.addUser, ${JSON.stringify(userRow({ name: 'Elsewhere' }))});
    console.log('open');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const died = once(child, 'exit').then(() =>
    Promise.reject(new Error('The other process did not open the store')),
  );
  await Promise.race([once(child.stdout!, 'data'), died]);
  died.catch(() => undefined);
  return child;
}

describe('the data directory', () => {
  it('[D8.2] is refused to a second process, with a sentence that names the first', async () => {
    const dataDirectory = await temporaryDirectory();
    const holder = await holdElsewhere(dataDirectory);
    const refusal = await openStore({ dataDirectory }, quietLog).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StoreRefused);
    expect((refusal as Error).message).toContain(`in use by process ${holder.pid} on port 4321`);
  });

  it('is free again as soon as its holder was killed, with everything committed', async () => {
    const dataDirectory = await temporaryDirectory();
    const holder = await holdElsewhere(dataDirectory);
    await expect(openStore({ dataDirectory }, quietLog)).rejects.toThrow('in use');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const store = await openTestStore('sqlite', { dataDirectory });
    expect(await ask(store, 'select name from users')).toEqual([{ name: 'Elsewhere' }]);
  });

  it('is refused to a second store of the same process, which leaves the first unharmed', async () => {
    const dataDirectory = await temporaryDirectory();
    const store = await openTestStore('sqlite', { dataDirectory });
    await expect(openStore({ dataDirectory }, quietLog)).rejects.toThrow(`in use by process ${process.pid}`);
    await expect(openStore({ dataDirectory }, quietLog)).rejects.toThrow(`in use by process ${process.pid}`);
    expect(await store.status()).toBe('ok');
  });
});
