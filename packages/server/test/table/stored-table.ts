import { randomUUID } from 'node:crypto';
import { type Effect, Ledger, type Seat } from '@fireside/contract/effects';
import type { ZeroHpRule } from '@fireside/contract/protocol';
import { createInProcessGameLock } from '../../src/cluster/game-lock.ts';
import type { CharacterRow } from '../../src/store/schema.ts';
import type { Store } from '../../src/store/store.ts';
import { type CommittedTurn, commitQueries } from '../../src/table/commit-queries.ts';
import { type TableRead, tableQueries } from '../../src/table/table-queries.ts';
import { rewindQueries } from '../../src/table/taking-back/rewind-queries.ts';
import { createTurns } from '../../src/table/turns.ts';
import {
  ask,
  characterRow,
  gameRow,
  insertRows,
  messageRow,
  turnRow,
  userRow,
  nothingSpent,
} from '../rows.ts';

const at = '2026-11-15T21:00:00.000Z';

/** A player of a stored table. */
export interface StoredPlayer {
  userId: string;
  characterId: string;
}

/** Characters with these names, each played by an account of its own. */
export async function storePlayers(
  store: Store,
  names: readonly string[],
  changed: Partial<CharacterRow> = {},
): Promise<StoredPlayer[]> {
  const players: StoredPlayer[] = [];
  for (const name of names) {
    const user = userRow();
    await insertRows(store, 'users', user);
    const sheet = { ...characterRow(user.id), name, ...changed };
    await insertRows(store, 'characters', sheet);
    players.push({ userId: user.id, characterId: sheet.id });
  }
  return players;
}

/** A game at which they all sit; the first of them has it. Gives its id. */
export async function storeGame(
  store: Store,
  players: readonly StoredPlayer[],
  zeroHp: ZeroHpRule,
): Promise<string> {
  const game = gameRow({ creator_id: players[0]!.userId, participation_code: randomUUID().slice(0, 8) });
  await insertRows(store, 'games', game);
  await insertRows(store, 'game_settings', { game_id: game.id, zero_hp: zeroHp });
  for (const [place, { userId: user_id, characterId: character_id }] of players.entries()) {
    const joined_at = new Date(Date.parse(at) + place).toISOString();
    await insertRows(store, 'participants', { game_id: game.id, user_id, character_id, joined_at });
  }
  return game.id;
}

/** What the DM does in a turn: adds effects to the table as the turn found it. */
export type Act = (ledger: Ledger<TableRead>) => void;

export interface PlayedTurn extends CommittedTurn {
  /** The message that it answers. */
  askedId: number;
}

/** Turns and rewinds of a stored game, as the table's own procedures make them, without a model. */
export function storedTurns(store: Store, gameId: string) {
  const turns = createTurns({ store, now: () => Date.parse(at) });

  /** Null when somebody else has taken the turn. */
  async function tryPlay(
    userId: string,
    act: Act,
    meanwhile: () => Promise<void>,
  ): Promise<PlayedTurn | null> {
    const said = messageRow(gameId, { sender_type: 'player', user_id: userId, content: 'And now?' });
    const [asked] = await insertRows(store, 'messages', said);
    await insertRows(store, 'turns', turnRow(gameId, { message_id: asked!.id, user_id: userId }));
    const lease = await createInProcessGameLock(store).tryAcquire(gameId);
    const turn = await turns.claimNext(gameId, lease!.epoch, new Set());
    if (!turn) return null;
    const table = (await store.call(tableQueries.read, { turn, historyCharacters: 1_000 }))!;
    const ledger = new Ledger(table);
    act(ledger);
    await meanwhile();
    const outcome = {
      narration: 'So it goes.',
      effects: ledger.effects,
      usage: { inputTokens: 1, outputTokens: 1, cachedInputTokens: 0 },
      honesty: { claims: 0, borneOut: 0, repaired: 0, withheld: 0 },
    };
    const played = table.party.filter(({ character }) => character).length;
    const committed = await store.call(commitQueries.apply, {
      turn,
      outcome,
      spent: nothingSpent,
      played,
      at,
    });
    return committed && { ...committed, askedId: asked!.id };
  }

  return {
    /** A turn that answers a player; `meanwhile` happens while the DM speaks. */
    async play(userId: string, act: Act, meanwhile = async () => {}): Promise<PlayedTurn> {
      // Where a service runs on the same database, it may take up what is owed before we do.
      for (;;) {
        const played = await tryPlay(userId, act, meanwhile);
        if (played) return played;
      }
    },
    rewind: (userId: string, messageId: number) =>
      store.call(rewindQueries.rewind, { gameId, userId, messageId, at }),
    async status(): Promise<[status: string, reason: string | null]> {
      const [row] = await ask<{ status: string; ended_reason: string | null }>(
        store,
        'select status, ended_reason from games where id = :gameId',
        { gameId },
      );
      return [row!.status, row!.ended_reason];
    },
    /** The table as the next turn would find it. */
    async look(): Promise<TableRead> {
      const turn = {
        ...{ id: 0, gameId, messageId: null, userId: null, pendingRoll: null },
        ...{ isRollWhispered: false, isWhisper: false, readId: 0, also: [] },
      };
      return (await store.call(tableQueries.read, { turn, historyCharacters: 1_000 }))!;
    },
  };
}

/** The sheet of a player at a table. */
export function sheetAt({ party }: { party: readonly Seat[] }, { characterId }: StoredPlayer) {
  return party.find(({ character }) => character?.id === characterId)!.character!;
}

/** Whatever of some effects is of one kind. */
export function ofKind<Kind extends Effect['kind']>(effects: readonly Effect[], kind: Kind) {
  return effects.filter((effect): effect is Extract<Effect, { kind: Kind }> => effect.kind === kind);
}
