import { expect, test } from 'vitest';
import { readLiveEvent } from './read-live-event.ts';

test('of the live socket only what the lists can use is taken', () => {
  const game = { id: 'g', name: 'Low Ferry', created_at: '2026-01-01', player_names: [], awaited: [] };
  expect(readLiveEvent(JSON.stringify({ type: 'game', game }))).toEqual({ type: 'game', game });
  expect(readLiveEvent('{"type":"gone","game_id":"g"}')).toEqual({ type: 'gone', game_id: 'g' });
  for (const useless of [
    '',
    'null',
    '7',
    '{"type":"game","game":{"id":1}}',
    '{"type":"gone"}',
    '{"type":"new"}',
  ])
    expect(readLiveEvent(useless)).toBeNull();
});
