import { characterQueries, newestCharacter } from '../characters/character-queries.ts';
import { Download, fileName } from '../http/download.ts';
import type { Store } from '../store/store.ts';
import { ownDataQueries } from './own-data-queries.ts';
import type { Caller } from './sessions.ts';

/** Adventures are long: few games stand in memory at a time. */
const gamesAtOnce = 5;
const rowsAtOnce = 100;

/** The items of a list, in pages that are asked for behind the last item of the one before. */
async function* paged<Item>(next: (last: Item | undefined) => Promise<Item[]>, size: number) {
  for (let last: Item | undefined; ; ) {
    const page = await next(last);
    if (page.length > 0) yield page;
    if (page.length < size) return;
    last = page.at(-1);
  }
}

/** A field whose value is a list. */
async function* listed(name: string, pages: AsyncIterable<readonly unknown[]>) {
  yield `,"${name}":[`;
  let between = '';
  for await (const page of pages) {
    yield `${between}${page.map((item) => JSON.stringify(item)).join(',')}`;
    between = ',';
  }
  yield ']';
}

async function* pieces(store: Store, userId: string) {
  const { is_guest, ...account } = (await store.call(ownDataQueries.account, { userId }))!;
  yield `{"account":${JSON.stringify({ ...account, is_guest: is_guest === 1 })}`;
  const limit = rowsAtOnce;
  yield* listed(
    'characters',
    paged((last: { created_at: string; id: string } | undefined) => {
      const place = last ? { at: last.created_at, id: last.id } : newestCharacter;
      return store.call(characterQueries.page, { ...place, ownerId: userId, limit });
    }, limit),
  );
  yield* listed(
    'games',
    paged((last: { created_at: string; id: string } | undefined) => {
      const place = { at: last?.created_at ?? '', id: last?.id ?? '' };
      return store.call(ownDataQueries.games, { ...place, userId, limit: gamesAtOnce });
    }, gamesAtOnce),
  );
  yield* listed(
    'seats',
    paged((last: { game_id: string } | undefined) => {
      return store.call(ownDataQueries.seats, { userId, after: last?.game_id ?? '', limit });
    }, limit),
  );
  yield* listed(
    'messages',
    paged((last: { id: number } | undefined) => {
      return store.call(ownDataQueries.messages, { userId, after: last?.id ?? 0, limit });
    }, limit),
  );
  yield '}\n';
}

/** Everything that is somebody's own, as one file. */
export function exportAccount(store: Store, { userId, name }: Caller): Download {
  return new Download({
    name: fileName(name, 'json'),
    type: 'application/json',
    pieces: pieces(store, userId),
  });
}
