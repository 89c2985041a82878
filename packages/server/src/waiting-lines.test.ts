import { describe, expect, it } from 'vitest';
import { createWaitingLines } from './waiting-lines.ts';

describe('a waiting line', () => {
  const nobody = () => ({ signal: new AbortController().signal });

  it('lets in so many, keeps so many waiting in order, and refuses the rest, for each key', async () => {
    const enter = createWaitingLines({ atOnce: 1, waiting: 2 });
    const order: string[] = [];
    const leave = await enter('ann', nobody());
    const come = async (name: string) => {
      const go = await enter('ann', nobody());
      order.push(name);
      return go;
    };
    const [second, third] = [come('second'), come('third')];
    await expect(enter('ann', nobody())).rejects.toMatchObject({ code: 'too_many', status: 429 });
    (await enter('bob', nobody()))();
    expect(order).toEqual([]);
    leave();
    // Twice is once.
    leave();
    (await second)();
    (await third)();
    expect(order).toEqual(['second', 'third']);
    (await enter('ann', nobody()))();
  });

  it('forgets whoever gives up', async () => {
    const enter = createWaitingLines({ atOnce: 1, waiting: 1 });
    const leave = await enter('ann', nobody());
    const going = new AbortController();
    const waiting = enter('ann', going);
    going.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await expect(enter('ann', going)).rejects.toThrow('gone');
    const next = enter('ann', nobody());
    leave();
    (await next)();
  });
});
