import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { compileAll } from '../compile-once.ts';
import type { Tables } from '../schema.ts';

/** The texts of all queries compiled once, as SQLite wants them, for the threads that run procedures. */
export function queryTexts(): string {
  const maker = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  return JSON.stringify([...compileAll(maker)]);
}
