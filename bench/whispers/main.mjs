import { parseArgs } from 'node:util';
import {
  playWhisperedEvening,
  startFireside,
  startModelStandIn,
  createClient,
  whisperedSteps,
} from '@fireside/testing';
import fc from 'fast-check';

/**
 * Random evenings full of whispers at a real server: everything that anybody can reach, and every prompt, is searched for what
 * was whispered to somebody else. `--evenings`, `--steps` and `--seed` say how many, how long and which.
 */
const { values } = parseArgs({
  options: {
    evenings: { type: 'string', default: '200' },
    steps: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
  allowPositionals: true,
});
const count = Number(values.evenings);
const length = Number(values.steps);
const seed = Number(values.seed);

const step = fc.record({
  what: fc.constantFrom(...whisperedSteps),
  who: fc.nat(11),
  whom: fc.nat(11),
  how: fc.nat(11),
});
const evenings = fc.sample(fc.array(step, { minLength: length, maxLength: length }), {
  numRuns: count,
  seed,
});

const standIn = await startModelStandIn({ protocol: 'openai' });
const fireside = await startFireside({
  environment: {
    FIRESIDE_MODEL: 'compatible:test',
    OPENAI_BASE_URL: standIn.url,
    FIRESIDE_RATE_LIMITS: 'off',
    FIRESIDE_LOG: 'warn',
    // So short a memory that chapters are written on the way.
    FIRESIDE_HISTORY_TOKENS: '500',
  },
});
const client = createClient(fireside.url);

const total = { evenings: 0, whispers: 0, prompts: 0, 'places searched': 0, leaks: 0, lost: 0 };
const problems = [];
const startedAt = performance.now();
for (const [index, steps] of evenings.entries()) {
  const outcome = await playWhisperedEvening({ client, standIn, steps, isThorough: true });
  total.evenings += 1;
  total.whispers += outcome.whispers;
  total.prompts += outcome.prompts;
  total['places searched'] += outcome.places;
  total.leaks += outcome.leaks.length;
  total.lost += outcome.lost.length;
  problems.push(...[...outcome.leaks, ...outcome.lost].map((one) => `evening ${index}: ${one}`));
}
await fireside.stop();
await standIn.close();

console.log(`seed ${seed}, ${length} steps each, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
console.table([total]);
for (const problem of problems.slice(0, 20)) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
