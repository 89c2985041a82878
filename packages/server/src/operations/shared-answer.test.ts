import { expect, it } from 'vitest';
import { shareAnswer } from './shared-answer.ts';

it('is worked out once for all who ask within a fifth of a second', async () => {
  let now = 0;
  let worked = 0;
  const ask = shareAnswer(
    async () => ++worked,
    () => now,
  );
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  now = 199;
  expect(await ask()).toBe(1);
  now = 200;
  expect(await ask()).toBe(2);
});

it('is not a failure that everybody else is given too', async () => {
  let fails = true;
  const ask = shareAnswer(
    async () => {
      if (fails) throw new Error('away');
      return 'here';
    },
    () => 0,
  );
  await expect(ask()).rejects.toThrow('away');
  fails = false;
  expect(await ask()).toBe('here');
});
