import { type Route, routes } from '@fireside/contract';
import type { Player } from '../factories.ts';
import { joinTable } from '../table/table-bot.ts';
import { wordsIn } from './canaries.ts';

interface Reach {
  gameId: string;
  code: string;
  characterIds: string[];
  messageIds: number[];
  /** From which messages somebody who comes back may go on. */
  afterIds: number[];
}

/** Every address of the interface that can be read, with everything in it that somebody might put there. */
function* addresses({ gameId, code, characterIds, messageIds }: Reach): Generator<string> {
  for (const { method, path } of Object.values(routes) as Route[]) {
    if (method !== 'GET') continue;
    const known = path.replace(':game_id', gameId).replace(':code', code);
    const all = known.includes(':message_id')
      ? messageIds.map((id) => known.replace(':message_id', String(id)))
      : known.includes(':character_id')
        ? characterIds.map((id) => known.replace(':character_id', id))
        : [known];
    for (const address of all) {
      if (address.includes('/:')) continue;
      yield address;
      if (address.endsWith('/export'))
        for (const format of ['md', 'html', 'json']) yield `${address}?format=${format}`;
      if (address.includes('/messages')) {
        yield `${address}?limit=500`;
        for (const id of messageIds) yield `${address}?limit=3&before_id=${id}`;
      }
    }
  }
}

/** All words of whispers that a user finds, whatever they ask for, and how many answers were searched. */
export async function searchReach(
  { client }: Player,
  reach: Reach,
): Promise<{ words: Set<string>; places: number }> {
  const words = new Set<string>();
  let places = 0;
  const look = (found: unknown) => {
    places += 1;
    for (const word of wordsIn(JSON.stringify(found) ?? '')) words.add(word);
  };
  for (const address of addresses(reach)) look((await client.request('GET', address)).body);
  for (const afterId of reach.afterIds) {
    // Whoever has left gets no ticket any more.
    const bot = await joinTable({ client, gameId: reach.gameId, afterId }).catch(() => null);
    if (!bot) break;
    await bot.settled();
    look(bot.events);
    await bot.terminate();
  }
  return { words, places };
}
