import { latch } from '@fireside/testing';
import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { chapterQueries } from './chapter-queries.ts';
import { createChapterWriting } from './write-chapters.ts';

it('[E6.5] is looked for once more when something was told while one was being written', async () => {
  const first = latch();
  let looked = 0;
  const writing = createChapterWriting({
    store: {
      call: async (procedure: unknown) => {
        expect(procedure).toBe(chapterQueries.claim);
        looked += 1;
        if (looked === 1) await first.until;
        return null;
      },
    } as never,
    leading: { of: () => expect.unreachable() } as never,
    budgets: { isSpent: async () => false },
    clock: { now: Date.now, elapsed: () => 0, sleep: async () => {} } as never,
    historyCharacters: 1_000,
    shared: Date.now,
    recordUsage: () => {},
    log: createLog('silent'),
  });
  writing.told('a game');
  writing.told('a game');
  writing.told('a game');
  first.goOn();
  await expect.poll(() => looked).toBe(2);
  await writing.idle();
  expect(looked).toBe(2);
});
