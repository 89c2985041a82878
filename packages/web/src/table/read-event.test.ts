import type { ServerEvent } from '@fireside/contract';
import { type Effect, effectKinds } from '@fireside/contract/effects';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageWith, quietTable } from '../../test/support/table-example.ts';
import { readEvent } from './read-event.ts';
import { chipsOf } from './effects/effect-chips.ts';
import { detailsOf } from './effects/effect-details.ts';
import { partyNames } from './effects/party-names.ts';
import { awaitedRoll, openTable, shownTable, tableReducer } from './table-state.ts';

const roll = { notation: '1d20', reason: 'Perception', total: 14, breakdown: '[14]' };
const bram = { character_id: 'bram', name: 'Bram' };

/** One of each kind. */
const effects: { [Kind in Effect['kind']]: Extract<Effect, { kind: Kind }> } = {
  rolled: { kind: 'rolled', roll, by: 'dm' },
  roll_asked: { kind: 'roll_asked', user_id: 'me', notation: '1d20', reason: 'Stealth', before: null },
  hit_points: { kind: 'hit_points', ...bram, before: 22, after: 15, max: 30 },
  item: { kind: 'item', ...bram, item: 'Key', quantity: 1, before: null, after: 1, note: '', position: 2 },
  condition: { kind: 'condition', ...bram, condition: 'blinded', on: true, position: 1 },
  sheet: { kind: 'sheet', ...bram, field: 'level', before: 2, after: 3 },
  world: { kind: 'world', field: 'facts', before: [], after: ['The bell rings by itself.'] },
  encounter: { kind: 'encounter', encounter: { round: 1, turn: 0, combatants: [] }, before: null },
  game_ended: { kind: 'game_ended', reason: 'victory: it is done', before: null },
};

const events: { [Type in ServerEvent['type']]: ServerEvent } = {
  typing: { type: 'typing' },
  rolling: { type: 'rolling', notation: '1d20', reason: 'Perception' },
  effect: { type: 'effect', effect: effects.hit_points },
  delta: { type: 'delta', text: 'The door opens' },
  game_ended: { type: 'game_ended', reason: 'victory: it is done' },
  message: { type: 'message', message: messageWith(1, { effects: Object.values(effects) }) },
  removed: { type: 'removed', message: messageWith(1, { removed: true }) },
  retold: { type: 'retold', message: messageWith(1, { takes: 2 }) },
  rewound: { type: 'rewound', message_id: 7 },
  paused: { type: 'paused' },
  resumed: { type: 'resumed' },
  game: { type: 'game' },
  composing: { type: 'composing', user_id: 'ada', name: 'Ada' },
  error: { type: 'error', scope: 'turn', detail: 'The model is away' },
  presence: { type: 'presence', online: ['Ada', 'Mira'] },
  pong: { type: 'pong' },
};

const read = (value: unknown) => readEvent(JSON.stringify(value));

describe('what arrives at the socket', () => {
  it('is read, of every type and with every kind of effect', () => {
    for (const event of Object.values(events)) expect(read(event)).toEqual(event);
    for (const effect of Object.values(effects)) {
      expect(read({ type: 'effect', effect })).toEqual({ type: 'effect', effect });
    }
    expect(Object.keys(effects).sort()).toEqual(Object.keys(effectKinds).sort());
  });

  it('is ignored when the service is newer than this client', () => {
    expect(read({ type: 'weather', rain: true })).toBeNull();
    expect(read({ type: 'effect', effect: { kind: 'weather', rain: true } })).toBeNull();
    expect(read({ type: 'constructor' })).toBeNull();
    const message = messageWith(1);
    const newer = {
      type: 'message',
      message: { ...message, effects: [{ kind: 'weather' }, effects.rolled] },
    };
    expect(read(newer)).toEqual({ type: 'message', message: { ...message, effects: [effects.rolled] } });
  });

  it('is ignored when it is no event at all', () => {
    for (const data of ['', '{half', 'null', '[]', '7', '"typing"', '{"type":null}', new Blob()]) {
      expect(readEvent(data)).toBeNull();
    }
  });

  it('never breaks the table, whatever a field of it holds or lacks', () => {
    const valid = fc.constantFrom<ServerEvent>(
      ...Object.values(events),
      ...Object.values(effects).map((effect): ServerEvent => ({ type: 'effect', effect })),
    );
    const wrong = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined));
    fc.assert(
      fc.property(valid, fc.nat(), fc.boolean(), wrong, (event, at, inner, value) => {
        const broken: Record<string, unknown> = structuredClone(event);
        const target = inner && event.type === 'effect' ? (broken.effect as typeof broken) : broken;
        const keys = Object.keys(target);
        target[keys[at % keys.length]!] = value;
        const heard = read(broken);
        if (!heard) return;
        const start = openTable('me', quietTable);
        const typing = tableReducer(start, { type: 'server', event: { type: 'typing' } });
        const state = tableReducer(typing, { type: 'server', event: heard });
        awaitedRoll(state);
        for (const { character } of shownTable(state).party) {
          expect(Array.isArray(character?.inventory)).toBe(true);
          expect(Array.isArray(character?.conditions)).toBe(true);
        }
        const names = partyNames(quietTable.party);
        chipsOf(state.turn?.effects ?? [], names);
        detailsOf(state.turn?.effects ?? [], names);
      }),
      { numRuns: 2_000 },
    );
  });
});
