import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostQueries } from '../../src/games/host-queries.ts';
import { createLog } from '../../src/log.ts';
import { ask, gameRow, insertRows, userRow } from '../rows.ts';
import { openLocated } from '../test-store.ts';
import type { Store } from '../../src/store/store.ts';
import { unpackBytes } from '../../src/store/travelling-bytes.ts';
import { createLibrary, type GameLibrary, shippedBooks } from '../../src/library/create-library.ts';
import { createEmbedder, type Embedder } from '../../src/library/embedder/embedder.ts';
import { consultation } from './consultation.ts';

const signal = new AbortController().signal;
const log = createLog('silent');
let folder: string;
let store: Store;
let library: GameLibrary;
let embedder: Embedder;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fireside-library-'));
  store = await openLocated({ dataDirectory: path.join(folder, 'data') }, log);
  embedder = createEmbedder();
  library = createLibrary({ store, embedder, folders: [shippedBooks], log });
  await library.ready;
});

afterAll(async () => {
  await library.close();
  await store.close();
  await rm(folder, { recursive: true });
});

async function createGame(id: string, adventure: string): Promise<void> {
  const { scenes, chunks } = await library.readAdventure(adventure);
  await insertRows(store, 'games', gameRow({ id, adventure_text: adventure, has_adventure: 1 }));
  await insertRows(store, 'adventure_scenes', ...scenes.map((scene) => ({ game_id: id, ...scene })));
  const rows = chunks.map((chunk) => ({ game_id: id, ...chunk, vector: unpackBytes(chunk.vector) }));
  await insertRows(store, 'adventure_chunks', ...rows);
}

function sections(owner: string, subjects: string[]): string {
  return subjects
    .map(
      (subject) =>
        `## ${subject}\n\n${`The ${subject} of the ${owner} is where the ${subject} waits. `.repeat(6)}`,
    )
    .join('\n\n');
}

describe('the rulebooks', () => {
  it('stay stored when the service stops while it is still reading them', async () => {
    const countStored = () => ask(store, 'select count(*) as count from rulebook_chunks');
    const before = await countStored();
    const hasty = createLibrary({ store, embedder: createEmbedder(), folders: [shippedBooks], log });
    await hasty.close();
    expect(await countStored()).toEqual(before);
  });

  it('[1.7] are ready without reading, from the vectors that ship, and are stored', async () => {
    expect(library.status()).toBe('ok');
    const [stored] = await ask(store, 'select count(*) as count from rulebook_chunks');
    const passages = library.books().reduce((sum, book) => sum + book.passages, 0);
    expect(stored!.count).toBe(passages);
    expect(passages).toBeGreaterThan(900);
    expect(library.books().map((book) => book.name)).toEqual([
      'Bestiary',
      "Game Master's Guide",
      "Player's Handbook",
    ]);
    expect(embedder.processIds()).toHaveLength(1);
  });

  it('[1.7] [8.rulebook-retrieval] give excerpts for a question, within the budget and cited by book and heading', async () => {
    const { rulebooks } = await library.excerpts(
      consultation({
        gameId: 'none',
        hasAdventure: true,
        message: 'How much damage do I take when I fall down 30 feet?',
        signal,
      }),
    );
    expect(rulebooks[0]).toMatchObject({ book: "Player's Handbook", heading: 'Adventuring > Falling' });
    expect(rulebooks.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(4_000);
    for (const { text } of rulebooks) expect(text).not.toContain('Asked as');
  });

  it('[E6.23] [E6.24] are open to whoever looks something up, however it is put and spelled', async () => {
    const game = { gameId: 'none', hasAdventure: false, heldFrom: Number.MAX_SAFE_INTEGER };
    const found = await library.recall({ ...game, query: 'invisibilty', where: 'rules', signal });
    expect(found.map(({ source }) => source).join()).toContain('Invisibility');
  });

  it('[E6.25] are found for a question in German', async () => {
    const message = 'Darf ich nach einer kurzen Rast wieder Trefferwürfel ausgeben?';
    const { rulebooks } = await library.excerpts(consultation({ message, signal }));
    expect(rulebooks.map(({ heading }) => heading).join()).toMatch(/Short Rest|Hit Dice/);
  });

  it('[1.7] say nothing to chit-chat', async () => {
    const { rulebooks } = await library.excerpts(
      consultation({
        gameId: 'none',
        hasAdventure: true,
        message: 'lol ok thanks',
        signal,
      }),
    );
    expect(rulebooks).toEqual([]);
  });
});

describe('adventures', () => {
  it('[1.8] [8.adventure-retrieval] always give the opening, once, and the scene that the message leads to', async () => {
    const subjects = ['mill', 'well', 'crypt', 'tower', 'bridge', 'chapel'];
    await createGame(
      'game-order',
      `# The Valley\n\n## The road\n\n> It begins in the rain.\n\n${'Rain falls. '.repeat(1_000)}\n\n${sections('valley', subjects)}`,
    );
    const { script } = await library.excerpts(
      consultation({
        gameId: 'game-order',
        hasAdventure: true,
        message: 'I go to the crypt',
        signal,
      }),
    );
    const shown = script!.passages.map(({ text }) => text);
    expect(shown.filter((text) => text === 'It begins in the rain.')).toHaveLength(1);
    expect(shown.join()).toContain('The crypt of the valley');
    expect(script!.isWhole).toBe(false);
    expect(script!.outline.find(({ number }) => number === script!.here)?.title).toBe('crypt');
  });

  it('[E8.63] are not mistaken for the one before, whose scenes had the same names', async () => {
    const [creator] = await insertRows(store, 'users', userRow());
    const [gameId, userId] = ['game-exchanged', creator!.id];
    const first = '## The yard\n\nA well with an old bucket.';
    const second = '## The yard\n\nA gallows with a new rope.';
    await createGame(gameId, first);
    await ask(store, `update games set creator_id = :userId where id = :gameId returning id`, {
      gameId,
      userId,
    });
    const shown = async () => {
      const asked = consultation({ gameId, hasAdventure: true, message: 'I look around', signal });
      return (await library.excerpts(asked)).script!.passages.map(({ text }) => text);
    };
    expect(await shown()).toEqual(['A well with an old bucket.']);
    await store.call(hostQueries.change, {
      gameId,
      userId,
      patch: {},
      exchanged: { text: second, adventure: await library.readAdventure(second) },
      mayStore: 1_000_000,
      at: new Date().toISOString(),
    });
    expect(await shown()).toEqual(['A gallows with a new rope.']);
  });

  it('[1.8] give the opening for the greeting, which has no message', async () => {
    await createGame('game-greeting', 'A storm throws your ship onto a black shore.');
    const { script, rulebooks } = await library.excerpts(
      consultation({
        gameId: 'game-greeting',
        hasAdventure: true,
        message: '',
        signal,
      }),
    );
    expect(script).toMatchObject({ here: 1, place: '1', isWhole: true });
    expect(script!.passages.map(({ text }) => text)).toEqual([
      'A storm throws your ship onto a black shore.',
    ]);
    expect(rulebooks).toEqual([]);
  });

  it('[1.8] never cross between games, whatever is asked', async () => {
    const subjects = ['king', 'sword', 'dragon', 'village', 'curse', 'gate'];
    await createGame('game-north', `The king is dead.\n\n${sections('north', subjects)}`);
    await createGame('game-south', `The king lives.\n\n${sections('south', subjects)}`);
    const message = fc
      .array(fc.constantFrom('north', 'south', 'lives', 'dead', 'where', 'waits', ...subjects), {
        minLength: 1,
        maxLength: 6,
      })
      .map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('north', 'south'), message, async (side, asked) => {
        const { script } = await library.excerpts(
          consultation({
            gameId: `game-${side}`,
            hasAdventure: true,
            message: asked,
            signal,
          }),
        );
        const [own, other] = side === 'north' ? ['dead', 'lives'] : ['lives', 'dead'];
        const text = script!.passages.map((excerpt) => excerpt.text).join('\n');
        expect(text).toContain(`The king ${own === 'dead' ? 'is dead' : 'lives'}.`);
        expect(text).not.toContain(side === 'north' ? 'of the south' : 'of the north');
        expect(text).not.toContain(`The king ${other === 'dead' ? 'is dead' : 'lives'}.`);
      }),
      { numRuns: 40 },
    );
  });

  it('[E6.49] of before there were scenes are read again beside their turns', async () => {
    const text = `# The Mill\n\n## The yard\n\n> The wheel stands still.\n\nThe miller hides.\n\n## The loft\n\nFlour.`;
    const creator = userRow({ stored_bytes: 100_000 });
    await insertRows(store, 'users', creator);
    await insertRows(
      store,
      'games',
      gameRow({ id: 'game-old', creator_id: creator.id, adventure_text: text, has_adventure: 1 }),
    );
    const chunk = {
      game_id: 'game-old',
      position: 0,
      heading: 'The Mill > The yard',
      content: text,
      vector: null,
    };
    await insertRows(store, 'adventure_chunks', chunk);
    const asked = { gameId: 'game-old', hasAdventure: true, message: 'I look around', signal };
    const { script } = await library.excerpts(consultation(asked));
    expect(script!.outline.map(({ title }) => title)).toEqual(['The yard']);
    await expect
      .poll(() =>
        ask(store, `select title, is_first from adventure_scenes where game_id = 'game-old' order by number`),
      )
      .toEqual([
        { title: 'The Mill', is_first: 0 },
        { title: 'The yard', is_first: 1 },
        { title: 'The loft', is_first: 0 },
      ]);
    const bytes = `select sum(octet_length(heading) + octet_length(content) + coalesce(octet_length(vector), 0)) as bytes`;
    const [after] = await ask(store, `${bytes} from adventure_chunks where game_id = 'game-old'`);
    const [user] = await ask(store, 'select stored_bytes from users where id = :id', { id: creator.id });
    const before = Buffer.byteLength(`The Mill > The yard${text}`);
    expect(user!.stored_bytes).toBe(100_000 - before + Number(after!.bytes));
    await expect
      .poll(async () =>
        (await library.excerpts(consultation(asked))).script?.outline.map(({ title }) => title),
      )
      .toEqual(['The Mill', 'The yard', 'The loft']);
  });

  it('[E6.74] of before there were scenes are tried again with the next turn when they could not be read', async () => {
    await insertRows(
      store,
      'games',
      gameRow({ id: 'game-hard', adventure_text: '## The yard\n\n> Rain.', has_adventure: 1 }),
    );
    const chunk = { game_id: 'game-hard', position: 0, heading: 'All', content: 'Rain.', vector: null };
    await insertRows(store, 'adventure_chunks', chunk);
    let attempts = 0;
    const readScript: Embedder['readScript'] = (...given) =>
      ++attempts === 1 ? Promise.reject(new Error('gone')) : embedder.readScript(...given);
    const other = createLibrary({ store, embedder: { ...embedder, readScript }, folders: [], log });
    const asked = consultation({ gameId: 'game-hard', hasAdventure: true, message: 'I go on' });
    const titles = async () => (await other.excerpts(asked)).script?.outline.map(({ title }) => title);
    expect(await titles()).toEqual(['All']);
    await expect.poll(titles).toEqual(['The yard']);
  });

  it('are gone from memory when the game is deleted and forgotten', async () => {
    await createGame('game-deleted', 'A short tale.');
    const find = () =>
      library.excerpts(consultation({ gameId: 'game-deleted', hasAdventure: true, message: 'tale', signal }));
    expect((await find()).script?.passages).toHaveLength(1);
    await ask(store, `delete from games where id = 'game-deleted'`);
    library.forget('game-deleted');
    expect((await find()).script).toBeNull();
  });
});

describe('the embedder', () => {
  it('replaces a process that dies and finishes the work', async () => {
    await embedder.embed(['warm'], { priority: 'turn' });
    for (const processId of embedder.processIds()) process.kill(processId, 'SIGKILL');
    const vectors = await embedder.embed(['one', 'two', 'three'], { priority: 'turn' });
    expect(vectors.map((vector) => vector.length)).toEqual([384, 384, 384]);
  });

  it('lets a turn’s question overtake the passages of a book', async () => {
    const order: string[] = [];
    const passages = Array.from({ length: 12 }, (_, number) => `passage ${number} `.repeat(60));
    const book = embedder.embed(passages, { priority: 'background' }).then(() => order.push('book'));
    const turn = embedder.embed(['a question'], { priority: 'turn' }).then(() => order.push('turn'));
    await Promise.all([book, turn]);
    expect(order).toEqual(['turn', 'book']);
  });

  it('[E6.34] reads only the passages that are new when a book changes', async () => {
    const books = await mkdtemp(path.join(folder, 'books-'));
    const embedded: number[] = [];
    const counting: Embedder = {
      ...embedder,
      embed: (texts, options) => {
        embedded.push(texts.length);
        return embedder.embed(texts, options);
      },
    };
    const second = await openLocated({ dataDirectory: path.join(folder, 'second') }, log);
    const read = async (text: string) => {
      await writeFile(path.join(books, 'house.md'), text);
      await createLibrary({ store: second, embedder: counting, folders: [books], log }).ready;
    };
    await read('# House\n\n## One\n\nThe first rule.\n\n## Two\n\nThe second rule.');
    await read('# House\n\n## One\n\nThe first rule.\n\n## Two\n\nAnother second rule.');
    await second.close();
    expect(embedded).toEqual([2, 1]);
  });
});
