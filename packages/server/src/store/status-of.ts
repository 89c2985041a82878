import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';
import { within } from './within.ts';

const patience = 2_000;

/** Asks the database for a sign of life. */
export function statusOf(db: Kysely<Tables>): Promise<string> {
  const answer = sql`select 1`.execute(db).then(
    () => 'ok',
    () => 'the database cannot be reached',
  );
  return within(patience, answer, 'the database does not answer');
}
