import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../../test/test-store.ts';
import { StoreUnavailable } from '../store.ts';
import { WorkerClient } from './worker-client.ts';

describe('the database thread', () => {
  it('answers what was asked at once in the order of asking', async () => {
    const file = join(await temporaryDirectory(), 'one.db');
    const client = new WorkerClient({ file, readOnly: false }, () => undefined);
    const asked = [
      client.request('run', 'create table numbers (n integer)'),
      client.request('run', 'insert into numbers values (?)', [1]),
      client.request('run', 'select nothing'),
      client.request('run', 'select n from numbers'),
    ];
    const [, inserted, failed, selected] = await Promise.allSettled(asked);
    expect(inserted).toMatchObject({ value: { numAffectedRows: 1n } });
    expect(failed).toMatchObject({ reason: { code: 'SQLITE_ERROR' } });
    expect(selected).toMatchObject({ value: { rows: [{ n: 1 }] } });
    await client.close();
  });

  it('turns its death into StoreUnavailable for whoever waits and whoever asks later', async () => {
    const directory = join(await temporaryDirectory(), 'a-directory.db');
    mkdirSync(directory);
    const deaths: Error[] = [];
    const client = new WorkerClient({ file: directory, readOnly: false }, (cause) => deaths.push(cause));
    await expect(client.request('run', 'select 1')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(client.request('run', 'select 1')).rejects.toBeInstanceOf(StoreUnavailable);
    expect(deaths).toHaveLength(1);
    await client.close();
  });
});
