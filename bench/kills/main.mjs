/**
 * The tests that kill the service in the middle of play, of rewinds and of retellings, with more kills than a run of all tests has time for:
 * `npm run bench kills -- --kills 200`. Each prints a seed by which it can be played again.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' } },
  allowPositionals: true,
});
const kills = Number(values.kills);
const tests = ['crash', 'taking-back-crash'].map((name) => `packages/server/test/table/${name}.test.ts`);
/** A kill, a start and what is looked through afterwards, on a slow machine. */
const patience = kills * 60_000;
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...tests, '--testTimeout', String(patience)],
  {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, FIRESIDE_TEST_KILLS: String(kills) },
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
