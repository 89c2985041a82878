import type { ServerEvent } from '@fireside/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bus } from '../cluster/bus.ts';
import { createTurnAnnouncer } from './turn-announcer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const published: ServerEvent[] = [];
  const bus: Pick<Bus, 'publish'> = {
    publish: (message) => {
      if (message.kind === 'room') published.push(message.event);
    },
  };
  const turn = {
    id: 1,
    gameId: 'game',
    epoch: 1,
    after: 0,
    userId: 'ann',
    isWhisper: false,
    pendingRoll: null,
    isRollWhispered: false,
    also: [],
  };
  const announcer = createTurnAnnouncer(bus as Bus, turn);
  return { announcer, heard: () => published.splice(0) };
}

const delta = (text: string) => ({ type: 'delta', text });

describe('the narration of a turn', () => {
  it('begins at once and goes on every 40 ms, however many pieces come', () => {
    const { announcer, heard } = start();
    announcer.delta('The ');
    expect(heard()).toEqual([delta('The ')]);
    for (const piece of ['door ', 'opens', '.']) announcer.delta(piece);
    vi.advanceTimersByTime(39);
    expect(heard()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard()).toEqual([delta('door opens.')]);
    announcer.delta(' Slowly.');
    expect(heard()).toEqual([]);
    vi.advanceTimersByTime(40);
    expect(heard()).toEqual([delta(' Slowly.')]);
  });

  it('begins at once again after a silence', () => {
    const { announcer, heard } = start();
    announcer.delta('The ');
    vi.advanceTimersByTime(40);
    announcer.delta('door');
    expect(heard()).toEqual([delta('The '), delta('door')]);
  });

  it('goes out before anything that happens after it, and leaves no timer at the end', () => {
    const { announcer, heard } = start();
    announcer.delta('Roll ');
    announcer.delta('now.');
    announcer.rolling({ notation: '1d20', reason: 'attack' });
    announcer.delta('Well ');
    announcer.delta('done.');
    announcer.finish();
    expect(heard()).toEqual([
      delta('Roll '),
      delta('now.'),
      { type: 'rolling', notation: '1d20', reason: 'attack' },
      delta('Well '),
      delta('done.'),
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is forgotten when the turn is dropped', () => {
    const { announcer, heard } = start();
    announcer.delta('The ');
    announcer.delta('door');
    announcer.finish('drop');
    vi.advanceTimersByTime(100);
    expect(heard()).toEqual([delta('The ')]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
