import { describe, expect, it } from 'vitest';
import { createGameOrder } from './game-order.ts';

describe('the order of a game', () => {
  it('keeps the work of one game in order, whatever takes longer', async () => {
    const inOrder = createGameOrder();
    const done: string[] = [];
    let finishFirst = () => {};
    const first = inOrder('a', () => new Promise<void>((resolve) => (finishFirst = resolve))).then(() =>
      done.push('first'),
    );
    const second = inOrder('a', async () => done.push('second'));
    await inOrder('b', async () => done.push('another game'));
    expect(done).toEqual(['another game']);
    finishFirst();
    await Promise.all([first, second]);
    expect(done).toEqual(['another game', 'first', 'second']);
  });

  it('goes on after a failure', async () => {
    const inOrder = createGameOrder();
    const failed = inOrder('a', async () => Promise.reject(new Error('no')));
    await expect(inOrder('a', async () => 'yes')).resolves.toBe('yes');
    await expect(failed).rejects.toThrow('no');
  });
});
