import type { Queryable } from './compile-once.ts';

/**
 * Work on the database that needs nothing but its argument, so that it can run where the database is: on SQLite in the
 * database's own thread, which is asked once instead of once for each statement. Argument and result are JSON. That thread
 * knows the texts of queries compiled once and nothing else; what a procedure imports is loaded there too: no Kysely, no
 * schemas, no engine.
 */
export interface Procedure<Argument, Result> {
  readonly name: string;
  /** Whether it writes: then it is one transaction, under the rules of `Store.write`. */
  readonly writes: boolean;
  readonly run: (db: Queryable, argument: Argument) => Promise<Result>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of them has no common argument
export type AnyProcedure = Procedure<any, unknown>;

export function writing<Argument, Result>(
  name: string,
  run: Procedure<Argument, Result>['run'],
): Procedure<Argument, Result> {
  return { name, writes: true, run };
}

/** On SQLite everything that it reads is of one moment. */
export function reading<Argument, Result>(
  name: string,
  run: Procedure<Argument, Result>['run'],
): Procedure<Argument, Result> {
  return { name, writes: false, run };
}
