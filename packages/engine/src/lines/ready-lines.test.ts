import { expect, it, vi } from 'vitest';
import { Lines, readyLines } from './index.ts';

it('[E7.40] the words of lines are read in steps, and others are served meanwhile', async () => {
  // Whatever ran before has read them already.
  vi.resetModules();
  const fresh = await import('./index.ts');
  let served = 0;
  let isReady = false;
  const serve = () => {
    served++;
    if (!isReady) setImmediate(serve);
  };
  setImmediate(serve);
  const lines = await fresh.readyLines(['no spiders']);
  isReady = true;
  expect(served).toBeGreaterThan(1);
  expect(lines.crossed('A hairy spider drops from the beam.')).toBe('no spiders');
  expect(lines.crossed('A web of lies holds the town together.')).toBeNull();
});

it('who asks while they are read is answered at once', async () => {
  const reading = readyLines(['clowns']);
  expect(new Lines(['clowns']).crossed('A clown grins from the doorway.')).toBe('clowns');
  expect((await reading).crossed('A clown grins from the doorway.')).toBe('clowns');
});

it('a table without lines waits for nothing', async () => {
  const lines = await readyLines([]);
  expect(lines.isEmpty).toBe(true);
  expect(lines.crossed('A hairy spider drops from the beam.')).toBeNull();
});
