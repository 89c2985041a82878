import type { Queryable } from './compile-once.ts';

/** What the adapter of SQLite says, in whichever thread: one writer at a time, so that no row needs to be locked. */
export interface SqliteMark {
  readonly isSqlite: true;
}

export function isSqlite(db: Queryable): boolean {
  return 'isSqlite' in db.getExecutor().adapter;
}
