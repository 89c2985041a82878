import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFireside } from '@fireside/testing';

/** Looking things up in the books is measured by the bench of the library. */
const noBooks = mkdtempSync(join(tmpdir(), 'fireside-books-'));

/** So many nodes on one PostgreSQL, or without one the single process on SQLite. */
export async function startNodes(count, model, databaseUrl) {
  const nodes = [];
  for (let started = 0; started < count; started++) {
    nodes.push(
      await startFireside({
        environment: {
          DATABASE_URL: databaseUrl,
          FIRESIDE_MODEL: 'compatible:bench',
          OPENAI_BASE_URL: model.url,
          FIRESIDE_RATE_LIMITS: 'off',
          FIRESIDE_LOG: 'warn',
          FIRESIDE_RULEBOOKS: noBooks,
        },
      }),
    );
  }
  return nodes;
}
