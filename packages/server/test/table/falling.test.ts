import { type Effect, setField, setWorld, toHitPoints } from '@fireside/contract/effects';
import { describe, expect, it } from 'vitest';
import { characterQueries } from '../../src/characters/character-queries.ts';
import { hostQueries } from '../../src/games/host-queries.ts';
import { seatQueries } from '../../src/games/seat-queries.ts';
import type { Store } from '../../src/store/store.ts';
import { ask } from '../rows.ts';
import { openTestStore, storeKinds } from '../test-store.ts';
import {
  type Act,
  ofKind,
  sheetAt,
  type StoredPlayer,
  storedTurns,
  storeGame,
  storePlayers,
} from './stored-table.ts';

const at = '2026-11-15T22:00:00.000Z';

const toHp =
  (player: StoredPlayer, hp: number): Act =>
  (ledger) =>
    ledger.add(toHitPoints(sheetAt(ledger.table, player), hp, ledger.table.zero_hp));
const toSaves =
  (player: StoredPlayer, successes: number, failures: number): Act =>
  (ledger) =>
    ledger.add(setField(sheetAt(ledger.table, player), 'death_saves', { successes, failures }));
const all =
  (...acts: Act[]): Act =>
  (ledger) => {
    for (const act of acts) act(ledger);
  };
const nothing: Act = () => {};

function patch(store: Store, { userId, characterId }: StoredPlayer, changed: object) {
  return store.call(characterQueries.change, { callerId: userId, id: characterId, patch: changed, at });
}

function leave(store: Store, gameId: string, callerId: string, { userId }: StoredPlayer) {
  return store.call(hostQueries.leave, { gameId, callerId, userId, code: 'NEWCODE2', at });
}

describe.each(storeKinds)('characters that fall, on %s', (kind) => {
  async function open(names = ['Mira', 'Bram']) {
    const store = await openTestStore(kind);
    const players = await storePlayers(store, names);
    const gameId = await storeGame(store, players, 'fall');
    const [mira, bram] = players as [StoredPlayer, StoredPlayer];
    return { store, players, gameId, mira, bram, ...storedTurns(store, gameId) };
  }

  it('[E5.fall] at 0 HP the game goes on, by a turn and by the owner’s hand, and HP stop at 0 in turns', async () => {
    const { store, mira, bram, play, status, look } = await open();
    const { message, ended } = await play(mira.userId, (ledger) => {
      const effect = toHitPoints(sheetAt(ledger.table, mira), -30, 'end');
      ledger.add(effect);
    });
    expect(ofKind(message.effects, 'hit_points')).toMatchObject([{ before: 10, after: 0 }]);
    expect(ended).toEqual([]);
    await patch(store, bram, { current_hp: -4 });
    expect(await status()).toEqual(['active', null]);
    const table = await look();
    expect(table.zero_hp).toBe('fall');
    expect([mira, bram].map((player) => sheetAt(table, player).current_hp)).toEqual([0, -4]);
  });

  it('[E5.8] ends with the death of the last, is told so, and is taken back', async () => {
    const { mira, bram, play, rewind, status } = await open();
    await play(mira.userId, all(toHp(mira, 0), toSaves(mira, 0, 3)));
    expect(await status()).toEqual(['active', null]);
    await play(bram.userId, toHp(bram, 0));
    expect(await status()).toEqual(['active', null]);
    const { message, ended, consequences, askedId } = await play(bram.userId, toSaves(bram, 1, 3));
    const reason = 'Everyone has fallen: Mira and Bram are dead';
    expect(ended.map((game) => game.reason)).toEqual([reason]);
    expect(consequences).toEqual([{ kind: 'game_ended', reason, before: null }]);
    expect(ofKind(message.effects, 'game_ended')).toEqual(consequences);
    expect(await status()).toEqual(['ended', reason]);
    const { effects } = await rewind(mira.userId, askedId);
    expect(ofKind(effects, 'game_ended')).toEqual([{ kind: 'game_ended', reason: null, before: reason }]);
    expect(await status()).toEqual(['active', null]);
  });

  it('[E5.8] is judged by the sheets as they are at the commit', async () => {
    const { store, mira, bram, play, status } = await open();
    await play(mira.userId, all(toHp(mira, 0), toSaves(mira, 0, 3), toHp(bram, 0)));
    // Bram’s owner heals him while the DM tells of his death.
    await play(bram.userId, toSaves(bram, 0, 3), async () => {
      await patch(store, bram, { current_hp: 5 });
    });
    expect(await status()).toEqual(['active', null]);
    // And the other way round: the last who stands is brought down by his owner while another is spoken of.
    await patch(store, mira, { death_saves: { successes: 0, failures: 2 } });
    await play(mira.userId, toSaves(mira, 0, 3), async () => {
      await patch(store, bram, { current_hp: 0, death_saves: { successes: 3, failures: 0 } });
    });
    expect(await status()).toEqual([
      'ended',
      'Everyone has fallen: Mira is dead, Bram is stable but unconscious',
    ]);
  });

  it('[E5.94] counts who is played at the table then: a seat without a character never, who left no longer', async () => {
    const { store, gameId, players, mira, bram, play, status } = await open(['Mira', 'Bram', 'Tam']);
    const tam = players[2]!;
    await ask(store, 'update participants set character_id = null where user_id = :id', { id: tam.userId });
    await play(mira.userId, all(toHp(mira, 0), toSaves(mira, 0, 3)));
    expect(await status()).toEqual(['active', null]);
    // The last who stands leaves while the DM speaks, of something else.
    await play(mira.userId, nothing, () => leave(store, gameId, mira.userId, bram));
    expect(await status()).toEqual(['ended', 'Everyone has fallen: Mira is dead']);
  });

  it('[E5.94] a game in which nobody is played goes on', async () => {
    const { store, mira, play, status } = await open(['Mira']);
    await play(mira.userId, toHp(mira, 0), async () => {
      await ask(store, 'update participants set character_id = null', {});
    });
    expect(await status()).toEqual(['active', null]);
  });

  it('[E5.94] who lies dead when a game begins does not end it: nothing happened to them there', async () => {
    const { store, mira, play, status } = await open(['Mira']);
    await patch(store, mira, { current_hp: 0, death_saves: { successes: 0, failures: 3 } });
    await play(mira.userId, nothing);
    expect(await status()).toEqual(['active', null]);
  });

  it('[E5.95] a game with the other rule ends by whichever hand, and goes on when the fall is taken back', async () => {
    const { store, players, mira, play, rewind, status } = await open();
    const strict = await storeGame(store, players, 'end');
    const other = storedTurns(store, strict);
    const { ended, askedId, message } = await play(mira.userId, toHp(mira, 0));
    expect(ended).toEqual([{ gameId: strict, reason: 'Mira fell to 0 HP' }]);
    expect(JSON.stringify(message)).not.toContain(strict);
    expect(await status()).toEqual(['active', null]);
    expect(await other.status()).toEqual(['ended', 'Mira fell to 0 HP']);
    const { reopened, effects } = await rewind(mira.userId, askedId);
    expect(reopened).toEqual([{ gameId: strict, reason: 'Mira fell to 0 HP' }]);
    expect(JSON.stringify(effects)).not.toContain(strict);
    expect(await other.status()).toEqual(['active', null]);
    // There HP go below 0 as ever, and end that game alone.
    const strictly = await other.play(mira.userId, toHp(mira, -7));
    expect(strictly.ended).toEqual([{ gameId: strict, reason: 'Mira fell to -7 HP' }]);
    expect(await status()).toEqual(['active', null]);
  });

  it('[E5.96] taking back brings nobody below 0 who was not, and exactly back who was', async () => {
    const { store, mira, play, rewind, look } = await open();
    await patch(store, mira, { current_hp: 0 });
    const healed = await play(mira.userId, toHp(mira, 6));
    await patch(store, mira, { current_hp: 2 });
    await rewind(mira.userId, healed.askedId);
    expect(sheetAt(await look(), mira).current_hp).toBe(0);
    await patch(store, mira, { current_hp: -5 });
    const again = await play(mira.userId, toHp(mira, 6));
    await rewind(mira.userId, again.askedId);
    expect(sheetAt(await look(), mira).current_hp).toBe(-5);
  });

  it('[E5.97] a roll can be asked of somebody who is not answered, and is not asked of who has left', async () => {
    const { store, gameId, mira, bram, play, rewind, look } = await open();
    const ask =
      (userId: string): Act =>
      (ledger) => {
        ledger.add({ kind: 'roll_asked', user_id: userId, notation: '1d20+2', reason: 'Save', before: null });
        const sealed = { notation: '1d20+2', decides: 'check' as const, difficulty: 13, label: 'Save' };
        ledger.add(
          setWorld(ledger.table.world, 'awaited', { ...ledger.table.world.awaited, [userId]: sealed }),
        );
      };
    const awaited = () => store.call(seatQueries.awaited, { gameId, userId: bram.userId });
    const { askedId, message } = await play(mira.userId, ask(bram.userId));
    expect(await awaited()).toEqual({ roll: { notation: '1d20+2', reason: 'Save' }, isWhispered: false });
    expect(message.effects.map(({ kind }) => kind)).toEqual(['roll_asked']);
    expect((await look()).world.awaited).toHaveProperty(bram.userId);
    const dropped = await play(mira.userId, (ledger) => {
      ledger.add(setWorld(ledger.table.world, 'awaited', {}));
    });
    expect((await look()).world.awaited).toEqual({});
    await rewind(mira.userId, dropped.askedId);
    expect((await look()).world.awaited).toHaveProperty(bram.userId);
    await rewind(mira.userId, askedId);
    expect(await awaited()).toBeNull();
    expect((await look()).world.awaited).toEqual({});
    const late = await play(mira.userId, ask(bram.userId), () => leave(store, gameId, mira.userId, bram));
    expect(late.message.effects).toEqual([]);
    expect((await look()).world.awaited).toEqual({});
  });

  it('[E5.92] what was sealed for somebody goes when they leave, and does not return with them', async () => {
    const { store, gameId, mira, bram, play, look } = await open();
    const sealed = { notation: '1d20', decides: 'death_save' as const, who: '' };
    await play(mira.userId, (ledger) => {
      const awaited = { [mira.userId]: sealed, [bram.userId]: sealed };
      ledger.add(setWorld(ledger.table.world, 'awaited', awaited) as Effect);
    });
    await leave(store, gameId, bram.userId, bram);
    const [row] = await ask<{ state_json: string }>(store, 'select state_json from world_states', {});
    expect(JSON.parse(row!.state_json).awaited).toEqual({ [mira.userId]: sealed });
    expect((await look()).world.awaited).toEqual({ [mira.userId]: sealed });
  });
});
