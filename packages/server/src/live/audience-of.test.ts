import type { MessageRead } from '@fireside/contract';
import type { RoomMessage } from '../cluster/bus.ts';
import { describe, expect, it } from 'vitest';
import { audienceOf } from './audience-of.ts';

function said(given: Partial<MessageRead>): RoomMessage {
  const message = { kind: 'table', user_id: 'ann', to: null, sender_type: 'player', effects: [], ...given };
  return { kind: 'room', gameId: 'game', event: { type: 'message', message: message as MessageRead } };
}

describe('who hears of an event of a table', () => {
  it('[E10.4] of a whisper its two, or the one whom the DM answers', () => {
    expect(audienceOf(said({ kind: 'whisper', to: 'bob' }))).toEqual(['ann', 'bob']);
    expect(audienceOf(said({ kind: 'whisper', to: 'dm' }))).toEqual(['ann']);
    const answer = { kind: 'whisper', sender_type: 'dm', user_id: null, to: 'ann' } as const;
    expect(audienceOf(said(answer))).toEqual(['ann']);
    const roll = { notation: '1d20', reason: '', total: 3, breakdown: '3' };
    expect(audienceOf(said({ ...answer, effects: [{ kind: 'rolled', roll, by: 'dm' }] }))).toEqual(['ann']);
    const hurt = {
      kind: 'hit_points',
      character_id: 'm',
      name: 'Mira',
      before: 9,
      after: 8,
      max: 9,
    } as const;
    expect(audienceOf(said({ ...answer, effects: [hurt] }))).toBe('table');
  });

  it('[E10.4] of a turn that answers a whisper nobody else hears that it begins or fails', () => {
    const room = { kind: 'room', gameId: 'game', only: 'ann' } as const;
    expect(audienceOf({ ...room, event: { type: 'typing' } })).toEqual(['ann']);
    expect(audienceOf({ ...room, event: { type: 'error', scope: 'turn', detail: '' } })).toEqual(['ann']);
  });

  it('[E10.2] of an end everybody, and of a rewind that undoes one; of words on their way nobody', () => {
    const room = { kind: 'room', gameId: 'game' } as const;
    const ended = { kind: 'game_ended', reason: null, before: 'victory: won' } as const;
    expect(audienceOf({ ...room, event: { type: 'game_ended', reason: 'victory: won' } })).toBe('everybody');
    const rewound = { ...room, event: { type: 'rewound', message_id: 4 } } as const;
    expect(audienceOf(rewound)).toBe('table');
    expect(audienceOf({ ...rewound, behind: [{ event: { type: 'effect', effect: ended } }] })).toBe(
      'everybody',
    );
    expect(audienceOf({ ...room, turn: 1, event: { type: 'effect', effect: ended } })).toEqual([]);
    expect(audienceOf({ ...room, event: { type: 'delta', text: 'The' } })).toEqual([]);
    expect(audienceOf({ ...room, event: { type: 'composing', user_id: 'ann', name: 'Ann' } })).toEqual([]);
  });
});
