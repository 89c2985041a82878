import type { GameRead } from '@fireside/contract';
import { expect, test } from 'vitest';
import { orderGames } from './order-games.ts';

function game(name: string, fields: Partial<GameRead>): GameRead {
  return {
    id: name,
    name,
    description: '',
    creator_id: 'c',
    creator_name: 'Ada',
    player_count: 1,
    player_names: ['Ada'],
    participation_code: null,
    created_at: '2026-01-01T00:00:00.000Z',
    is_participant: true,
    my_character_id: null,
    status: 'active',
    ended_reason: null,
    has_adventure: false,
    my_pending_roll: null,
    my_self_rolls: false,
    agency: true,
    lines: null,
    veils: null,
    paused: false,
    tone: null,
    language: null,
    zero_hp: 'end',
    pace: 'each',
    model: null,
    budget: null,
    budget_state: null,
    sequel_id: null,
    unread: 0,
    last_line: null,
    awaited: [],
    my_turn: false,
    ...fields,
  };
}

test('games that await my roll come first, the others stay in their order', () => {
  const roll = { notation: '1d20', reason: 'Stealth' };
  const ordered = orderGames([
    game('newest', {}),
    game('awaited', { my_pending_roll: roll }),
    game('older', {}),
    game('awaited too', { my_pending_roll: roll }),
  ]);
  expect(ordered.map(({ name }) => name)).toEqual(['awaited', 'awaited too', 'newest', 'older']);
});

test('[E13.4] then come those with something unread; an ended game waits for nobody', () => {
  const ordered = orderGames([
    game('read', {}),
    game('ended', { status: 'ended', my_turn: true }),
    game('unread', { unread: 3 }),
    game('my turn', { my_turn: true }),
  ]);
  expect(ordered.map(({ name }) => name)).toEqual(['my turn', 'unread', 'read', 'ended']);
});
