import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['packages/testing/src/shared-postgres.ts'],
    // Servers, databases and browsers start inside tests: generous limits, so that a slow machine is
    // never the reason for a failure. Tests wait for events, not for time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // Most tests wait for processes, sockets and browsers: two at once fit on two cores.
    maxWorkers: 2,
  },
});
