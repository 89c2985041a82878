import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerPlayer } from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roomConcern } from '../../src/store/room.ts';
import { startTestService, type TestService } from '../start-service.ts';

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Writes until there is no room left for a single block. */
function fill(file: string) {
  for (const bytes of [1_000_000, 4_096]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
    } catch {
      // Full.
    }
  }
}

it('[D8.25] little room is said from 200 MB on', () => {
  expect([roomConcern(200_000_000), roomConcern(199_000_000)]).toEqual([
    null,
    'little room is left on the disk: 199 MB',
  ]);
});

describe.skipIf(!canMount)('a small disk', () => {
  let disk: string;
  let test: TestService;
  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'fireside-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk]);
    test = await startTestService({ environment: { FIRESIDE_DATA: join(disk, 'data') } });
  });
  afterAll(async () => {
    await test?.stop();
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  });
  const ready = async () => {
    const { status, body } = await test.client.request('GET', '/readyz');
    return [status, (body as { database: string }).database];
  };

  it('[D8.25] degrades the service, and a full one makes it unready until a write succeeds again', async () => {
    const { client } = await registerPlayer(test.client);
    const create = async () => (await client.call('createGame', { body: { name: 'x'.repeat(80) } })).status;
    expect(await create()).toBe(200);
    expect(await ready()).toEqual([200, expect.stringMatching(/^little room is left on the disk: \d+ MB$/)]);
    const ballast = join(disk, 'ballast');
    fill(ballast);
    // The log has room of its own for a while.
    await expect.poll(create, { interval: 1 }).toBe(503);
    await expect.poll(ready).toEqual([503, 'the disk is full: nothing can be stored']);
    expect((await client.call('listGames')).status).toBe(200);
    rmSync(ballast);
    await expect.poll(ready).toEqual([200, expect.stringMatching(/^little room/)]);
    expect(await create()).toBe(200);
  });
});
