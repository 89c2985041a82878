import type { GameRead } from '@fireside/contract';
import { expect, test } from 'vitest';
import { createWatch } from './watch.ts';

const me = 'me';
const roll = { notation: '1d20+5', reason: 'Stealth' };

function game(fields: Partial<GameRead> = {}): GameRead {
  return {
    id: 'g',
    status: 'active',
    unread: 0,
    my_turn: false,
    my_pending_roll: null,
    last_line: null,
    ...fields,
  } as GameRead;
}

function line(id: number, fields: Partial<NonNullable<GameRead['last_line']>> = {}) {
  return { id, at: '', by: 'Ada', kind: 'whisper' as const, to: me, text: 'the secret', ...fields };
}

test('a roll or a turn calls once, when it begins', () => {
  const watch = createWatch(me);
  expect(watch.read([game()])).toEqual([]);
  const awaited = game({ my_turn: true, my_pending_roll: roll });
  expect(watch.hear(awaited)).toEqual({ game: awaited, reason: 'roll', notation: '1d20+5' });
  expect(watch.hear({ ...awaited, unread: 1 })).toBeNull();
  expect(watch.hear(game())).toBeNull();
  expect(watch.hear(game({ my_turn: true }))?.reason).toBe('turn');
  expect(watch.read([game({ my_turn: true })])).toEqual([]);
  // What came while the connection was lost is read, not heard.
  expect(watch.read([game({ my_turn: true, my_pending_roll: roll })])[0]?.reason).toBe('roll');
});

test('what waits already when a window opens calls nobody; nor does a game that has ended', () => {
  const watch = createWatch(me);
  expect(watch.read([game({ my_turn: true, my_pending_roll: roll })])).toEqual([]);
  expect(watch.hear(game({ status: 'ended', my_turn: true }))).toBeNull();
});

test('[E13.12] a whisper to me calls with the name of who whispers, and with nothing of what was said', () => {
  const watch = createWatch(me);
  watch.read([game({ last_line: line(1) })]);
  expect(watch.hear(game({ unread: 1, last_line: line(1) }))).toBeNull();
  const { game: _, ...call } = watch.hear(game({ unread: 1, last_line: line(2) })) ?? {};
  expect(call).toEqual({ reason: 'whisper', by: 'Ada' });
  // My own, one that I have read elsewhere, and what everybody may read.
  expect(watch.hear(game({ unread: 1, last_line: line(3, { to: 'jonas' }) }))).toBeNull();
  expect(watch.hear(game({ last_line: line(4) }))).toBeNull();
  expect(watch.hear(game({ unread: 1, last_line: line(5, { kind: 'action', to: null }) }))).toBeNull();
});
