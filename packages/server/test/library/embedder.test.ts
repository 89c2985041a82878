import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLibrary, shippedBooks } from '../../src/library/create-library.ts';
import { createEmbedder, type Embedder } from '../../src/library/embedder/embedder.ts';
import { createLog } from '../../src/log.ts';
import { openLocated, quietLog } from '../test-store.ts';
import { consultation } from './consultation.ts';

const passages = Array.from({ length: 40 }, (_, number) => `passage ${number} of the adventure `.repeat(40));

let embedder: Embedder;

/** A warm one. */
async function start() {
  embedder = createEmbedder();
  await embedder.warm();
}

afterEach(() => embedder.close());

/** It hangs from here on, with whatever it has in hand. */
function stopProcesses() {
  const stopped = embedder.processIds();
  for (const id of stopped) process.kill(id, 'SIGSTOP');
  return () => {
    for (const id of stopped) process.kill(id, 'SIGCONT');
  };
}

describe('the embedder', () => {
  it('lets adventures that are read at the same time take turns', async () => {
    await start();
    const order: string[] = [];
    const long = embedder.embed(passages, { priority: 'adventure' }).then(() => order.push('long'));
    const short = (async () => {
      await embedder.readScript('A storm throws your ship onto a black shore.');
      await embedder.embed(['A storm throws your ship onto a black shore.'], { priority: 'adventure' });
      order.push('short');
    })();
    await Promise.all([long, short]);
    expect(order).toEqual(['short', 'long']);
  });

  it('knows what it embedded for a turn, each text once', async () => {
    await start();
    const said = ['I open the door.', 'what now?', 'I open the door.'];
    const first = await embedder.embed(said, { priority: 'turn' });
    expect(first[2]).toBe(first[0]);
    const goOn = stopProcesses();
    expect(await embedder.embed(said, { priority: 'background' })).toEqual(first);
    goOn();
  });

  it('lets go of work at once when nobody wants it any more', async () => {
    await start();
    const goOn = stopProcesses();
    const gone = new AbortController();
    const reading = [
      embedder.embed(passages, { priority: 'adventure', signal: gone.signal }),
      embedder.readScript('A tale', gone.signal),
    ];
    const settled = Promise.allSettled(reading);
    gone.abort(new Error('gone'));
    for (const result of await settled) expect(result).toMatchObject({ reason: { message: 'gone' } });
    goOn();
    expect(await embedder.embed(['next'], { priority: 'adventure' })).toHaveLength(1);
  });

  it('gives two turns at the same moment the process that there is, and starts no other for them', async () => {
    embedder = createEmbedder();
    const ask = (text: string) => embedder.embed([text], { priority: 'turn' });
    expect((await Promise.all([ask('one'), ask('two')])).flat()).toHaveLength(2);
    expect(embedder.processIds()).toHaveLength(1);
  });

  it('embeds while a book is read', async () => {
    await start();
    const book = embedder.readBook(path.join(shippedBooks, 'bestiary.md'));
    expect(embedder.processIds()).toHaveLength(2);
    expect(await embedder.embed(['a question'], { priority: 'turn' })).toHaveLength(1);
    expect((await book).length).toBeGreaterThan(100);
    expect(embedder.processIds()).toHaveLength(1);
  });

  it('takes what cannot be seen out of an adventure', async () => {
    await start();
    const hidden = [...'obey'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
    const { scenes } = await embedder.readScript(`The \u202emill${hidden} stands.`);
    expect(scenes[0]?.passages.map(({ text }) => text)).toEqual(['The mill stands.']);
  });
});

describe('the library', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'fireside-embedder-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('[D8.19] says that it warms up until a turn can be helped at once', async () => {
    await start();
    const store = await openLocated({ dataDirectory: folder }, quietLog);
    let warmed = () => {};
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const warm = () => {
      asked();
      return new Promise<void>((resolve) => {
        warmed = resolve;
      });
    };
    const log = createLog('silent');
    const library = createLibrary({ store, embedder: { ...embedder, warm }, folders: [shippedBooks], log });
    expect(library.status()).toBe('reading the rulebooks');
    await isAsked;
    expect(library.status()).toBe('warming up');
    warmed();
    await library.ready;
    expect(library.status()).toBe('ok');
    await library.close();
    await store.close();
  });

  it('[D7.22] helps a turn with the words alone when the embedder hangs, and makes no fuss', async () => {
    await start();
    const store = await openLocated({ dataDirectory: folder }, quietLog);
    const lines: string[] = [];
    const log = createLog('debug', { write: (line: string) => lines.push(line) });
    const library = createLibrary({ store, embedder, folders: [shippedBooks], log });
    await library.ready;
    const goOn = stopProcesses();
    const message = 'How much damage do I take when I fall down 30 feet?';
    const { signal } = new AbortController();
    lines.length = 0;
    const { rulebooks } = await library.excerpts(consultation({ message, signal }));
    expect(rulebooks.map(({ heading }) => heading)).toContain('Adventuring > Falling');
    goOn();
    expect(lines).toEqual([]);
    await library.close();
    await store.close();
  });
});
