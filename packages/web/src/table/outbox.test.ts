import type { ClientFrame } from '@fireside/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutbox } from './outbox.ts';
import { speechOf } from './speech.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function outbox({ isOpen = true } = {}) {
  const sent: ClientFrame[] = [];
  const unanswered: string[] = [];
  const box = createOutbox({
    send: (frame) => {
      if (isOpen) sent.push(frame);
      return isOpen;
    },
    onUnanswered: (clientId) => unanswered.push(clientId),
    patience: 1_000,
  });
  return { ...box, sent, unanswered };
}

const knock = speechOf('I knock.');

test('[E8.106] what nobody acknowledges is unanswered once, and is sent again as the same message', () => {
  const { transmit, sent, unanswered } = outbox();
  transmit('a', knock);
  vi.advanceTimersByTime(999);
  expect(unanswered).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(unanswered).toEqual(['a']);
  transmit('a', knock);
  expect(sent).toEqual([
    { ...knock, client_id: 'a' },
    { ...knock, client_id: 'a' },
  ]);
});

test('[E8.106] what was acknowledged, and what waits for a lost line, has not failed', () => {
  const { transmit, settle, suspend, unanswered } = outbox();
  transmit('a', knock);
  settle('a');
  transmit('b', knock);
  suspend();
  const closed = outbox({ isOpen: false });
  closed.transmit('c', knock);
  vi.advanceTimersByTime(10_000);
  expect([...unanswered, ...closed.unanswered]).toEqual([]);
});
