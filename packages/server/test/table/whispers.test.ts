import { playWhisperedEvening, whisperedSteps } from '@fireside/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, startTestService, type TestService } from '../start-service.ts';

/** `npm run bench whispers` plays two hundred. */
const evenings = 2;

const step = fc.record({
  what: fc.constantFrom(...whisperedSteps),
  who: fc.nat(11),
  whom: fc.nat(11),
  how: fc.nat(11),
});

describe.each(databases)('evenings full of whispers on %s', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ database });
  });
  afterAll(() => service.stop());

  it('[E2.6] [E2.3] [E2.4] [E2.5] [E8.2] nobody finds a whisper that is not theirs, and everybody their own', async () => {
    const { client, standIn } = service;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 16, maxLength: 16 }), async (steps) => {
        const { leaks, lost } = await playWhisperedEvening({ client, standIn, steps });
        expect({ leaks, lost }).toEqual({ leaks: [], lost: [] });
      }),
      { numRuns: evenings, endOnFailure: true },
    );
  });
});
