import type { Bus } from '../cluster/bus.ts';
import { gameQueries, type SeenGame } from '../games/game-queries.ts';
import { type StoredGame, withPresent } from '../games/standing.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { type Audience, audienceOf } from './audience-of.ts';
import type { Listeners } from './listeners.ts';
import { toLiveFrame } from './live-connection.ts';

interface Parts {
  store: Store;
  bus: Bus;
  listeners: Listeners;
  /** Who is at a table, by user id. */
  online(gameId: string): ReadonlySet<string>;
  log: Log;
}

/** What happens within this time is told together. */
const gatherFor = 250;

/** What is to be told of a game, and to whom. */
interface News {
  toEverybody: boolean;
  toTable: boolean;
  /** Whoever is told alone, if they sit there. */
  to: Set<string>;
  /** Whoever has left. */
  left: Set<string>;
  /** Somebody came or went, which is news in rounds alone. */
  ofPresence: boolean;
}

interface GameNews {
  next: News | null;
  isDeleted: boolean;
}

export interface LiveNews {
  /** Somebody has come to a table or gone. */
  presenceChanged(gameId: string): void;
}

/**
 * Tells whoever listens that a game is not what it was: each of them how it stands for them, once for all that happened at about
 * the same time. Of a game that nobody listens to nothing is read.
 */
export function startLiveNews({ store, bus, listeners, online, log }: Parts): LiveNews {
  const games = new Map<string, GameNews>();

  function noNews(): News {
    return { toEverybody: false, toTable: false, to: new Set(), left: new Set(), ofPresence: false };
  }

  function isHeard(gameId: string, audience: Audience): boolean {
    if (audience === 'everybody') return listeners.size > 0;
    for (const userId of audience === 'table' ? listeners.at(gameId) : audience)
      if (listeners.has(userId)) return true;
    return false;
  }

  /** What is to be told next of a game; null where nobody would hear it. */
  function newsFor(gameId: string, audience: Audience): News | null {
    if (!isHeard(gameId, audience)) return null;
    const known = games.get(gameId);
    const game = known ?? { next: null, isDeleted: false };
    game.next ??= noNews();
    if (!known) {
      games.set(gameId, game);
      tellSoon(gameId, game);
    }
    return game.next;
  }

  function gather(gameId: string, audience: Audience) {
    const news = newsFor(gameId, audience);
    if (!news) return;
    if (audience === 'everybody') news.toEverybody = true;
    else if (audience === 'table') news.toTable = true;
    else for (const userId of audience) news.to.add(userId);
  }

  function tellSoon(gameId: string, game: GameNews) {
    setTimeout(() => void tell(gameId, game), gatherFor).unref();
  }

  /** What happens while it is read is told the next time: nobody is told twice within the time. */
  async function tell(gameId: string, game: GameNews) {
    const news = game.next;
    game.next = null;
    try {
      const seen = news && !game.isDeleted ? await store.call(gameQueries.forAll, { gameId }) : null;
      if (news && seen && !game.isDeleted) send(news, seen);
    } catch (error) {
      log.warn({ err: error, game: gameId }, 'news of a game could not be read');
    }
    if (game.next && !game.isDeleted) tellSoon(gameId, game);
    else if (games.get(gameId) === game) games.delete(gameId);
  }

  function readersOf(news: News, { players, others }: SeenGame): Iterable<string> {
    if (news.toEverybody) return listeners.everybody();
    const isForTable = news.toTable || (news.ofPresence && others.pace === 'round');
    const told = new Set([...(isForTable ? listeners.at(others.id) : []), ...news.to]);
    return [...told].filter((userId) => players[userId] && !news.left.has(userId)).concat(...news.left);
  }

  function send(news: News, seen: SeenGame) {
    const frameFor = (game: StoredGame, userId: string) =>
      toLiveFrame({ type: 'game', game: withPresent(game, userId, online) });
    let forOthers: Buffer | null = null;
    for (const userId of readersOf(news, seen)) {
      const own = seen.players[userId];
      if (own) listeners.send(userId, frameFor(own, userId));
      else {
        forOthers ??= frameFor(seen.others, '');
        listeners.send(userId, forOthers);
      }
    }
  }

  function tellOfDeletion(gameId: string) {
    const game = games.get(gameId);
    if (game) game.isDeleted = true;
    games.delete(gameId);
    const frame = toLiveFrame({ type: 'gone', game_id: gameId });
    for (const userId of listeners.everybody()) listeners.send(userId, frame);
  }

  bus.subscribe((message) => {
    if (listeners.size === 0) return;
    switch (message.kind) {
      case 'room':
        return gather(message.gameId, audienceOf(message));
      case 'seat-taken':
        return gather(message.gameId, 'table');
      case 'seat-left':
        return void newsFor(message.gameId, [message.userId])?.left.add(message.userId);
      case 'game-news':
        return gather(message.gameId, message.userId === undefined ? 'everybody' : [message.userId]);
      case 'game-deleted':
        return tellOfDeletion(message.gameId);
      case 'node-gone':
        // It may have died between a commit and its announcement.
        if (message.by !== message.node) listeners.sendBack();
    }
  });
  bus.onGap(() => listeners.sendBack());

  return {
    presenceChanged(gameId) {
      const news = newsFor(gameId, 'table');
      if (news) news.ofPresence = true;
    },
  };
}
