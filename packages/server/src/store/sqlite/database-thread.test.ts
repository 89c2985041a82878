import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { quietLog, temporaryDirectory } from '../../../test/test-store.ts';
import { readingOnce, room } from '../procedure.ts';
import { StoreUnavailable } from '../store.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

/** Where the compiler leaves single modules: the service's own thread is one file. */
const compiled = new URL('../../../dist/store/', import.meta.url);

/** As the thread knows them; what they do stands in `deadlyThread`. */
const deadly = room('deadly', {
  die: readingOnce(async (_, __: null) => undefined),
  echo: readingOnce(async (_, text: string) => text),
});

/** A database thread of ours with a procedure that ends it. */
async function deadlyThread(): Promise<string> {
  const module = (path: string) => JSON.stringify(new URL(path, compiled).href);
  const file = join(await temporaryDirectory(), 'thread.mjs');
  await writeFile(
    file,
    `import { readingOnce, room } from ${module('procedure.js')};
     import { runDatabaseThread } from ${module('sqlite/run-database-thread.js')};
     import { storeQueries } from ${module('store-queries.js')};
     const deadly = room('deadly', {
       die: readingOnce(() => new Promise(() => process.exit(7))),
       echo: readingOnce(async (_, text) => text),
     });
     runDatabaseThread([storeQueries, deadly]);`,
  );
  return file;
}

async function openDeadly() {
  const deaths: string[] = [];
  const lost: Error[] = [];
  const store = await openSqliteStore(
    {
      dataDirectory: await temporaryDirectory(),
      threadEntry: await deadlyThread(),
      lost: (cause) => lost.push(cause),
    },
    { ...quietLog, error: (_, message) => deaths.push(message) },
  );
  onTestFinished(() => store.close());
  return { store, deaths, lost };
}

describe('a database thread', () => {
  it('answers what was asked at once in the order of asking', async () => {
    const { store } = await openDeadly();
    const texts = ['one', 'two', 'three'];
    const answered: string[] = [];
    await Promise.all(
      texts.map((text) => store.call(deadly.echo, text).then((answer) => answered.push(answer))),
    );
    expect(answered).toEqual(texts);
  });

  it('is replaced when it dies: who waits is refused, who comes later is answered', async () => {
    const { store, deaths, lost } = await openDeadly();
    const waiting = [store.call(deadly.die, null), store.call(deadly.echo, 'too late')];
    for (const refused of waiting) await expect(refused).rejects.toBeInstanceOf(StoreUnavailable);
    expect(deaths).toEqual(['a database thread has died; the next request opens another']);
    expect(await store.call(deadly.echo, 'again')).toBe('again');
    expect(await store.status()).toBe('ok');
    expect(lost).toEqual([]);
  });

  it('is given up when it dies three times in a row', async () => {
    const { store, lost } = await openDeadly();
    for (let death = 1; death <= 3; death++) {
      expect(lost).toEqual([]);
      await expect(store.call(deadly.die, null)).rejects.toBeInstanceOf(StoreUnavailable);
    }
    expect(lost).toEqual([new Error('The database thread has ended')]);
  });
});
