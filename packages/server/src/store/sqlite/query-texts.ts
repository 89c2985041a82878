import { DummyDriver, Kysely, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { compileAll } from '../compile-once.ts';
import type { Tables } from '../schema.ts';
import { TransactionalSqliteAdapter } from './dialect.ts';

/** The texts of all queries compiled once, as SQLite wants them, for the threads that run procedures. */
export function queryTexts(): string {
  const maker = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new TransactionalSqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  return JSON.stringify([...compileAll(maker)]);
}
