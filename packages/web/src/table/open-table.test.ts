import type { GameRead, ServerEvent } from '@fireside/contract';
import {
  applyEffect,
  changeCondition,
  changeItem,
  type Combatant,
  type Effect,
  type Encounter,
  rebaseEffect,
  setField,
  setWorld,
  toHitPoints,
} from '@fireside/contract/effects';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageWith, quietTable } from '../../test/support/table-example.ts';
import { applyTold, type OpenTable, toOpenTable } from './open-table.ts';
import { openTable, shownTable, type TableState, tableReducer } from './table-state.ts';

type Make = (table: OpenTable) => Effect | null;

const sheetAt = (table: OpenTable, place: number) => table.party[place]!.character!;
const place = fc.constantFrom(0, 1);

/** Everybody at the table against one goblin, which keeps what ails it. */
function fightAt({ party, encounter }: OpenTable, turn: number, state: Combatant['state']): Encounter {
  const common = { initiative: 10, conditions: [], hp: null, state: 'unhurt' as const };
  const heroes = party.map(({ character }) => ({
    ...common,
    id: `fighter-${character!.id}`,
    name: character!.name,
    side: 'party' as const,
    character_id: character!.id,
  }));
  const known = encounter?.combatants.find(({ id }) => id === 'goblin');
  const goblin = { ...common, id: 'goblin', name: 'Goblin', side: 'foe' as const, character_id: null };
  return { round: 1, turn, combatants: [...heroes, { ...goblin, ...known, state }] };
}

const word = fc.constantFrom('Rope', 'torch', 'Silver key', 'Potion', 'Gold');
const anyChange: fc.Arbitrary<Make> = fc.oneof(
  fc.tuple(place, fc.integer({ min: -5, max: 40 })).map(
    ([at, wanted]): Make =>
      (table) =>
        toHitPoints(sheetAt(table, at), wanted),
  ),
  fc.tuple(place, word, fc.integer({ min: -4, max: 4 })).map(
    ([at, item, quantity]): Make =>
      (table) =>
        changeItem(sheetAt(table, at), { item, quantity }),
  ),
  fc.tuple(place, fc.constantFrom('prone', 'blinded', 'poisoned'), fc.boolean()).map(
    ([at, condition, on]): Make =>
      (table) => {
        const { id, name } = sheetAt(table, at);
        return changeCondition(table, { character_id: id, name, condition, on });
      },
  ),
  fc.tuple(place, fc.integer({ min: 1, max: 20 })).map(
    ([at, level]): Make =>
      (table) =>
        setField(sheetAt(table, at), 'level', level),
  ),
  fc.tuple(place, fc.constantFrom('', 'wet', 'old')).map(
    ([at, note]): Make =>
      (table) => {
        const sheet = sheetAt(table, at);
        return setField(
          sheet,
          'inventory',
          sheet.inventory.map((entry) => ({ ...entry, note })),
        );
      },
  ),
  fc.constantFrom('The reeds', 'The landing', '').map(
    (scene): Make =>
      (table) =>
        setWorld(table.world, 'scene', scene),
  ),
  fc.tuple(fc.constantFrom('me', 'other'), fc.constantFrom('1d20', '2d6', null)).map(
    ([user_id, notation]): Make =>
      (table) => {
        const reason = notation && 'Stealth';
        return rebaseEffect(table, { kind: 'roll_asked', user_id, notation, reason, before: null });
      },
  ),
  fc.constantFrom('victory: it is done', null).map(
    (reason): Make =>
      (table) =>
        rebaseEffect(table, { kind: 'game_ended', reason, before: null }),
  ),
  fc.tuple(fc.constantFrom(0, 1, 2, null), fc.constantFrom('unhurt', 'hurt', 'down')).map(
    ([turn, state]): Make =>
      (table) => {
        const encounter = turn === null ? null : fightAt(table, turn, state);
        return rebaseEffect(table, { kind: 'encounter', encounter, before: null });
      },
  ),
  fc.tuple(fc.constantFrom('goblin', 'fighter-bram'), fc.constantFrom('prone', 'blinded'), fc.boolean()).map(
    ([combatant, condition, on]): Make =>
      (table) =>
        changeCondition(table, { combatant, name: combatant, condition, on }),
  ),
);
const changes = fc.array(anyChange, { maxLength: 6 });

function play(table: OpenTable, makes: Make[]): Effect[] {
  const effects: Effect[] = [];
  for (const make of makes) {
    const effect = make(table);
    if (!effect) continue;
    effects.push(effect);
    table = applyEffect(table, effect);
  }
  return effects;
}

/** A moment of an evening: what the room heard, and what stood in the database then. */
interface Moment {
  event: ServerEvent;
  table: OpenTable;
  lastId: number;
}

/** Each turn announces some effects and then fails, or commits others. */
const evening = fc
  .array(fc.record({ announced: changes, committed: fc.option(changes), words: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((turns): Moment[] => {
    const moments: Moment[] = [{ event: { type: 'pong' }, table: quietTable, lastId: 0 }];
    let [table, lastId] = [quietTable, 0];
    const tell = (event: ServerEvent) => moments.push({ event, table, lastId });
    for (const { announced, committed, words } of turns) {
      tell({ type: 'typing' });
      for (const effect of play(table, announced)) tell({ type: 'effect', effect });
      if (words) tell({ type: 'delta', text: 'And then' });
      if (committed) {
        const effects = play(table, committed);
        table = effects.reduce(applyEffect<OpenTable>, table);
        lastId += 1;
        tell({ type: 'message', message: messageWith(lastId, { sender_type: 'dm', effects }) });
      } else {
        tell({ type: 'error', scope: 'turn', detail: 'The model is away' });
      }
    }
    return moments;
  });

const messagesOf = (moments: Moment[]) =>
  moments.flatMap(({ event }) => (event.type === 'message' ? [event.message] : []));

function hear(state: TableState, moments: Moment[]): TableState {
  return moments.reduce((heard, { event }) => tableReducer(heard, { type: 'server', event }), state);
}

/** What the service sends to a socket that opens: what was missed, then the running turn so far. */
function connect(state: TableState, past: Moment[]): TableState {
  const newest = state.messages.at(-1)?.id ?? 0;
  const missed = past.filter(({ event }) => event.type === 'message' && event.message.id > newest);
  const running = past.slice(past.findLastIndex(({ event }) => event.type === 'typing'));
  const isOver = running.some(({ event }) => event.type === 'message' || event.type === 'error');
  const connected = tableReducer(state, { type: 'connected' });
  return hear(connected, [...missed, ...(isOver || running[0]?.event.type !== 'typing' ? [] : running)]);
}

/** The same things on the same sheets; where in a list they stand is no matter. */
function contents({ party, encounter, ...rest }: OpenTable) {
  const combatants = encounter?.combatants.map((one) => ({
    ...one,
    conditions: one.conditions.toSorted(),
  }));
  const seats = party.map(({ character, ...seat }) => ({
    ...seat,
    character: {
      ...character,
      inventory: character?.inventory.map((entry) => JSON.stringify(entry)).sort(),
      conditions: character?.conditions.toSorted(),
    },
  }));
  return { ...rest, party: seats, encounter: encounter && { ...encounter, combatants } };
}

test('[E1.7] whoever was there, came in mid-turn, or lost the connection ends with the same table', () => {
  const visit = fc.array(fc.nat({ max: 1_000 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(evening, visit, (moments, drawn) => {
      const [read, seen, came, left, back, reread] = drawn
        .map((number) => number % moments.length)
        .sort((a, b) => a - b) as [number, number, number, number, number, number];
      const end = moments.at(-1)!;
      const upTo = (moment: number) => moments.slice(0, moment + 1);

      const always = openTable('me', quietTable);
      expect(shownTable(hear(always, moments))).toEqual(end.table);

      let visitor = openTable('me', moments[seen]!.table, messagesOf(upTo(read)));
      visitor = connect(visitor, upTo(came));
      visitor = hear(visitor, moments.slice(came + 1, left + 1));
      visitor = connect(visitor, upTo(back));
      const since = visitor.messages.at(-1)?.id ?? 0;
      visitor = hear(visitor, moments.slice(back + 1, reread + 1));
      // The answer may have been made at any moment since the question.
      for (const moment of [back, reread]) {
        const late = tableReducer(visitor, { type: 'read', table: moments[moment]!.table, since });
        const final = hear(late, moments.slice(reread + 1));
        expect(contents(shownTable(final))).toEqual(contents(end.table));
        expect(final.messages).toEqual(messagesOf(moments));
      }
    }),
    { numRuns: 500 },
  );
});

test('[E1.6] effects that a snapshot already has change nothing in it', () => {
  fc.assert(
    fc.property(changes, (makes) => {
      const effects = play(quietTable, makes);
      const ahead = applyTold(quietTable, effects);
      expect(contents(applyTold(ahead, effects))).toEqual(contents(ahead));
    }),
    { numRuns: 500 },
  );
});

test('an item that came and a rope that went, told again, leave one key and no rope', () => {
  const bram = sheetAt(quietTable, 0);
  const came = changeItem(bram, { item: 'Silver key', quantity: 1 })!;
  const withKey = applyEffect(quietTable, came);
  const went = changeItem(sheetAt(withKey, 0), { item: 'Rope', quantity: -1 })!;
  const ahead = applyEffect(withKey, went);
  expect(applyTold(ahead, [came, went])).toEqual(ahead);
  expect(sheetAt(ahead, 0).inventory.map(({ name }) => name)).toEqual(['Torch', 'Silver key']);
});

test('[E5.7] [E5.90] a table that is read has its fight, in which whoever is played stands as their sheet says', () => {
  const { party, world } = quietTable;
  const game = { status: 'active' } as GameRead;
  const encounter = fightAt(quietTable, 1, 'hurt');
  const read = toOpenTable({ game, party, world, encounter });
  const { current_hp, max_hp } = sheetAt(quietTable, 0);
  expect(
    read.encounter!.combatants.map(({ hp, state }) => [hp?.current ?? null, hp?.max ?? null, state]),
  ).toEqual([
    [current_hp, max_hp, 'hurt'],
    [current_hp, max_hp, 'hurt'],
    [null, null, 'hurt'],
  ]);
  expect(toOpenTable({ game, party, world, encounter: null }).encounter).toBeNull();
});

test('[E5.92] whoever has left the party has left the fight, once the party is read', () => {
  const table = { ...quietTable, encounter: fightAt(quietTable, 2, 'hurt') };
  const party = quietTable.party.slice(0, 1);
  const state = tableReducer(openTable('me', table), { type: 'read', table: { party }, since: 0 });
  const { combatants, turn } = shownTable(state).encounter!;
  expect([combatants.map(({ id }) => id), combatants[turn]!.id]).toEqual([
    ['fighter-bram', 'goblin'],
    'goblin',
  ]);
});
