import type { Queryable } from './compile-once.ts';

/** What the adapter of a database says that lets one writer in at a time: no row of it needs to be locked. */
export interface OneWriter {
  readonly hasOneWriter: true;
}

export function hasOneWriter(db: Queryable): boolean {
  return 'hasOneWriter' in db.getExecutor().adapter;
}
