import { expect, it } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

it('[D2.4] whoever fills the line waits for themselves: others pass, and one too many is refused', async () => {
  const hasher = createPasswordHasher();
  let done = 0;
  const crowd = Array.from({ length: 60 }, async () => {
    await hasher.hash('the crowd has this one', '198.51.100.1');
    done += 1;
  });
  const settled = Promise.allSettled(crowd);
  const stored = await hasher.hash('an owl on the bridge', '198.51.100.2');
  expect(await hasher.verify(stored, 'an owl on the bridge', '198.51.100.2')).toBe(true);
  expect(done).toBeLessThan(25);
  await expect(hasher.hash('one', '198.51.100.3')).resolves.toMatch(/^\$argon2id\$/);
  const refused = (await settled).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { code: 'too_many' } });
});
