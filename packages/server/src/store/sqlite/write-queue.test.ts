import { describe, expect, it } from 'vitest';
import { WriteQueue } from './write-queue.ts';

/** Whether a promise has settled by the time that everything already on its way has happened. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  promise.then(() => {
    settled = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

describe('the queue of writers', () => {
  it('lets transactions in one at a time, in the order of arrival', async () => {
    const queue = new WriteQueue();
    const leave = await queue.enter();
    const second = queue.enter();
    const third = queue.enter();
    expect(await isSettled(second)).toBe(false);
    leave();
    (await second)();
    expect(await isSettled(third)).toBe(true);
  });

  it('lets those who do everything in one go in together', async () => {
    const queue = new WriteQueue();
    const leave = [await queue.join(), await queue.join()];
    const transaction = queue.enter();
    leave[0]!();
    expect(await isSettled(transaction)).toBe(false);
    leave[1]!();
    expect(await isSettled(transaction)).toBe(true);
  });

  it('lets nobody past a transaction that came first', async () => {
    const queue = new WriteQueue();
    const early = await queue.join();
    const transaction = queue.enter();
    const late = queue.join();
    const later = queue.join();
    early();
    expect(await isSettled(late)).toBe(false);
    (await transaction)();
    expect(await isSettled(Promise.all([late, later]))).toBe(true);
  });

  it('starts anew when everybody has gone', async () => {
    const queue = new WriteQueue();
    (await queue.join())();
    (await queue.enter())();
    (await queue.join())();
    expect(await isSettled(queue.enter())).toBe(true);
  });
});
