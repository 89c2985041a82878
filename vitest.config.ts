import { defineConfig } from 'vitest/config';
// Tests read the books that ship.
import './scripts/render-rulebooks.mjs';
import { LeftOutReporter } from './tests/left-out-reporter.ts';

/** The time of day is replaced before anything is imported, so that nobody can have kept the one that cannot be set. */
const setsTheClock = ['packages/server/test/table/clocks.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default', new LeftOutReporter()],
    // Servers, databases and browsers start inside tests: generous limits, so that a slow machine is
    // never the reason for a failure. Tests wait for events, not for time.
    testTimeout: 720_000,
    hookTimeout: 720_000,
    expect: { poll: { timeout: 150_000 } },
    // Most tests wait for processes, sockets and browsers: three at once fill two cores.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        // Beside its source stands what needs nothing but this process and is over in a moment.
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts'],
          setupFiles: ['packages/web/src/words/in-english.ts'],
          testTimeout: 180_000,
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['packages/*/test/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: setsTheClock,
          globalSetup: ['packages/testing/src/shared-postgres.ts'],
          pool: 'forks',
          // What one file has imported, the next one has: reading the source is a fifth of the work.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: setsTheClock,
          globalSetup: ['packages/testing/src/shared-postgres.ts'],
          pool: 'forks',
        },
      },
    ],
  },
});
