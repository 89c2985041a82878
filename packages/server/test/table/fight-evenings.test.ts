import { randomInt } from 'node:crypto';
import {
  applyEffects,
  type Combatant,
  changeCondition,
  type Encounter,
  type Ledger,
  lookOf,
  openEncounter,
  rebaseEffect,
  setField,
  setWorld,
  type Table,
  toHitPoints,
} from '@fireside/contract/effects';
import { describe, expect, it } from 'vitest';
import { characterQueries } from '../../src/characters/character-queries.ts';
import type { Store } from '../../src/store/store.ts';
import type { TableRead } from '../../src/table/table-queries.ts';
import { ask } from '../rows.ts';
import { openTestStore, storeKinds } from '../test-store.ts';
import { type Random, seeded } from './seeded.ts';
import { sheetAt, type StoredPlayer, storedTurns, storeGame, storePlayers } from './stored-table.ts';

/** For longer evenings than the suite has time for: EVENING_TURNS=200. */
const turns = Number(process.env.EVENING_TURNS ?? 30);
const seed = Number(process.env.EVENING_SEED ?? randomInt(2 ** 31));

const states = ['prone', 'unconscious', 'poisoned'];

function setFight(ledger: Ledger<TableRead>, encounter: Encounter | null) {
  ledger.add(rebaseEffect<Change>(ledger.table, { kind: 'encounter', encounter, before: null }));
}
type Change = Extract<Parameters<typeof rebaseEffect>[1], { kind: 'encounter' }>;

function newFight({ party }: Table, { below }: Random): Encounter {
  const foes = Array.from({ length: 1 + below(3) }, (_, place): Combatant => {
    const max = 5 + below(9);
    return {
      id: `foe-${place}`,
      name: `Goblin ${place + 1}`,
      side: 'foe',
      character_id: null,
      initiative: below(20),
      conditions: [],
      hp: { current: max, max },
      state: 'unhurt',
      armor_class: 15,
      creature: 'Goblin',
    };
  });
  const heroes = party.flatMap(({ character }): Combatant[] =>
    character
      ? [
          {
            id: `hero-${character.id}`,
            name: character.name,
            side: 'party',
            character_id: character.id,
            initiative: below(20),
            conditions: [],
            hp: null,
            state: 'unhurt',
          },
        ]
      : [],
  );
  const combatants = [...foes, ...heroes].sort((one, other) => other.initiative - one.initiative);
  return { round: 1, turn: 0, combatants, zones: ['the ford', 'the bank'] };
}

/** Whatever the rules may do in a fight, and beside it. */
function actAnyhow(
  ledger: Ledger<TableRead>,
  random: Random,
  players: readonly StoredPlayer[],
  { deadly }: { deadly: boolean },
) {
  const { below, chance, pick } = random;
  const player = pick(players);
  const sheet = sheetAt(ledger.table, player);
  const { encounter, world } = ledger.table;
  if (deadly && chance(0.2)) {
    ledger.add(toHitPoints(sheet, 0, ledger.table.zero_hp));
    ledger.add(
      setField(
        sheet,
        'death_saves',
        pick([
          { successes: 3, failures: 1 },
          { successes: 0, failures: 3 },
        ]),
      ),
    );
    return;
  }
  const inFight = (change: (fight: Encounter) => Encounter | null) =>
    encounter ? setFight(ledger, change(encounter)) : setFight(ledger, newFight(ledger.table, random));
  pick([
    () =>
      inFight((fight) => {
        const turn = (fight.turn + 1) % fight.combatants.length;
        return { ...fight, turn, round: fight.round + (turn === 0 ? 1 : 0), attacks_made: 0 };
      }),
    () =>
      inFight((fight) => ({
        ...fight,
        attacks_made: below(3),
        combatants: fight.combatants.map((one) => {
          if (!one.hp || one.character_id !== null || chance(0.5)) return one;
          const hp = { ...one.hp, current: Math.max(0, one.hp.current - below(6)) };
          return { ...one, hp, state: lookOf(hp), has_reacted: chance(0.5), temporary_hp: below(3) };
        }),
      })),
    () => inFight((fight) => (chance(0.3) ? null : fight)),
    () => {
      const combatant = pick(encounter?.combatants ?? []);
      if (!combatant) return;
      const change = { combatant: combatant.id, name: combatant.name };
      ledger.add(changeCondition(ledger.table, { ...change, condition: pick(states), on: chance(0.5) }));
    },
    () => ledger.add(toHitPoints(sheet, sheet.current_hp + below(19) - 10, ledger.table.zero_hp)),
    () =>
      ledger.add(
        setField(sheet, 'death_saves', { successes: below(4), failures: chance(0.3) ? 3 : below(3) }),
      ),
    () => ledger.add(setField(sheet, 'temporary_hp', 100 + below(9))),
    () => ledger.add(setField(sheet, 'hit_dice_spent', 5 + below(5))),
    () =>
      ledger.add(
        setField(
          sheet,
          'slots_spent',
          Array.from({ length: below(4) }, () => below(4)),
        ),
      ),
    () => ledger.add(setField(sheet, 'experience', 1_000 + below(900))),
    () => {
      const { userId } = player;
      const isAsked = chance(0.6);
      const roll = isAsked ? { notation: '1d20', reason: pick(states) } : { notation: null, reason: null };
      ledger.add(rebaseEffect(ledger.table, { kind: 'roll_asked', user_id: userId, ...roll, before: null }));
      const { [userId]: _, ...others } = world.awaited ?? {};
      const sealed = { notation: '1d20', decides: 'check' as const, difficulty: below(20), label: '' };
      ledger.add(setWorld(world, 'awaited', isAsked ? { ...others, [userId]: sealed } : others));
    },
    () => ledger.add(setWorld(world, 'scene', `the ford ${below(9)}`)),
  ])();
}

describe.each(storeKinds)('evenings with fights on %s', (kind) => {
  async function open(hp: number) {
    const store = await openTestStore(kind);
    const players = await storePlayers(store, ['Mira', 'Bram', 'Tam'], {
      current_hp: hp,
      max_hp: hp * 2,
      temporary_hp: 100,
      hit_dice_spent: 5,
      experience: 1_000,
    });
    const gameId = await storeGame(store, players, 'fall');
    const strict = await storeGame(store, players.slice(0, 1), 'end');
    return { store, players, gameIds: [gameId, strict], ...storedTurns(store, gameId) };
  }

  /** The rows, without clocks and counters that only ever rise; before anything was kept there is no world. */
  async function rowsOf(store: Store, gameIds: string[]) {
    const [gameId] = gameIds;
    const [kept] = await ask(store, 'select state_json from world_states where game_id = :gameId', {
      gameId,
    });
    const characters = await ask(store, 'select * from characters order by id', {});
    const empty = {
      scene: '',
      time: '',
      quests: [],
      people: [],
      facts: [],
      notes: '',
      place: '',
      awaited: {},
    };
    return {
      games: await ask(
        store,
        'select id, status, ended_reason, dm_messages from games where id in (:gameIds...) order by id',
        { gameIds },
      ),
      participants: await ask(store, 'select * from participants order by game_id, user_id', {}),
      messages: await ask(store, 'select * from messages order by id', {}),
      characters: characters.map(({ updated_at: _, ...row }) => row),
      world: { ...empty, ...JSON.parse((kept?.state_json as string) ?? '{}') },
    };
  }

  /** A table as players have it. */
  function seen({ party, encounter, ended_reason, world }: Table): Table {
    const { scene, time, quests, people, facts } = world;
    return {
      party: party.map(({ user_id, pending_roll, character }) => ({ user_id, pending_roll, character })),
      encounter: openEncounter(encounter),
      world: { scene, time, quests, people, facts },
      ended_reason,
    };
  }
  const withoutTimes = (table: Table) =>
    JSON.parse(JSON.stringify(table, (key, value) => (key === 'updated_at' ? undefined : value)));

  it(`[E3.5] [E5.98] rewinding in the middle of a fight restores it exactly, and who watched sees the same`, async () => {
    console.log(`EVENING_SEED=${seed}`);
    const random = seeded(seed);
    const { store, players, gameIds, play, rewind, look, status } = await open(12);
    const points: { askedId: number; rows: unknown; table: Table }[] = [];
    let shown = seen(await look());
    let fights = 0;
    let ends = 0;
    for (let turn = 0; turn < turns; turn++) {
      const rows = await rowsOf(store, gameIds);
      const table = await look();
      const { askedId, message } = await play(random.pick(players).userId, (ledger) => {
        for (let act = random.below(6); act > 0; act--) actAnyhow(ledger, random, players, { deadly: true });
      });
      points.push({ askedId, rows, table });
      shown = applyEffects(shown, message.effects);
      const now = await look();
      expect(withoutTimes(seen(shown))).toEqual(withoutTimes(seen(now)));
      if (now.encounter) fights++;
      const [is] = await status();
      if (is === 'ended') ends++;
      if (is === 'active' && turn < turns - 1 && !random.chance(0.2)) continue;
      const place = turn === turns - 1 ? 0 : Math.max(0, points.length - 1 - random.below(5));
      const point = points[place]!;
      const { effects } = await rewind(players[0]!.userId, point.askedId);
      expect(await rowsOf(store, gameIds)).toEqual(point.rows);
      expect((await look()).encounter).toEqual(point.table.encounter);
      shown = applyEffects(shown, effects);
      expect(withoutTimes(seen(shown))).toEqual(withoutTimes(seen(point.table)));
      points.length = place;
    }
    console.log(`${turns} turns, ${fights} of them in a fight, ${ends} ends`);
  });

  it('[E3.5] [E5.98] what owners changed in between stays: the turns are taken back and nothing else', async () => {
    console.log(`EVENING_SEED=${seed}`);
    const random = seeded(seed + 1);
    const { store, players, play, rewind, look } = await open(400);
    const opening = await play(players[0]!.userId, (ledger) =>
      setFight(ledger, newFight(ledger.table, random)),
    );
    const { encounter } = await look();
    const wanted = players.map(() => ({ current_hp: 400, temporary_hp: 100, experience: 1_000 }));
    let first = 0;
    for (let turn = 0; turn < turns; turn++) {
      const { askedId } = await play(random.pick(players).userId, (ledger) => {
        for (let act = random.below(5); act > 0; act--) actAnyhow(ledger, random, players, { deadly: false });
      });
      first ||= askedId;
      const seat = random.below(players.length);
      const { userId, characterId } = players[seat]!;
      const now = sheetAt(await look(), players[seat]!);
      const more = {
        current_hp: random.below(9) - 4,
        temporary_hp: random.below(3),
        experience: random.below(50),
      };
      const patch = Object.fromEntries(
        Object.entries(more).map(([name, by]) => [name, now[name as keyof typeof more] + by]),
      );
      const at = '2026-11-15T22:00:00.000Z';
      await store.call(characterQueries.change, { callerId: userId, id: characterId, patch, at });
      for (const name of Object.keys(more) as (keyof typeof more)[]) wanted[seat]![name] += more[name];
    }
    await rewind(players[0]!.userId, first);
    const back = await look();
    expect(players.map((player) => sheetAt(back, player))).toMatchObject(wanted);
    const own = (fight: Encounter | null) => ({
      ...fight,
      combatants: fight?.combatants.map(({ id }) => id),
    });
    expect(own(back.encounter)).toEqual(own(encounter));
    for (const [seat, { characterId }] of players.entries()) {
      const combatant = back.encounter!.combatants.find((one) => one.character_id === characterId)!;
      expect(combatant.hp).toEqual({ current: wanted[seat]!.current_hp, max: 800 });
    }
    expect(opening.message.effects).toHaveLength(1);
  });
});
