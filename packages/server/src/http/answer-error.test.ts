import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { buildApp } from './build-app.ts';

it('[D1.4][D1.500] a fault of ours is answered blandly, and the log has its cause', async () => {
  let logged = '';
  const log = createLog(
    'info',
    new Writable({
      write(line, _encoding, done) {
        logged += String(line);
        done();
      },
    }),
  );
  const app = buildApp({ log, trustedProxies: [] });
  app.get('/api/fault', async () => {
    throw new Error('column "secret" is missing');
  });
  const answer = await app.inject('/api/fault');
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { code: 'fault', detail: 'Something went wrong' },
  ]);
  expect(logged).toContain('is missing');
  await app.close();
});
