import type { ErrorName, FieldError } from '@fireside/contract';
import type { Asked, Database, Query, QueryText, Value } from './query.ts';

/**
 * Work on the database that needs nothing but its argument, so that it runs where the database is: on SQLite in the
 * database's own thread, which is asked once instead of once for each statement. Argument and result are JSON. What a
 * procedure imports is loaded in that thread too: no schemas, no engine.
 */
export interface Procedure<Argument, Result> {
  /** How the thread knows it: its room's name and its own. */
  name: string;
  readonly writes: boolean;
  /** Whether it is a single statement, which needs no transaction around it. */
  readonly isSingle: boolean;
  readonly run: (db: Database, argument: Argument) => Promise<Result>;
  /** How SQLite's thread hands its rows over unread; see `readingRows`. */
  readonly rows?: { ask(argument: Argument): Asked; shape(rows: never[], argument: Argument): Result };
}

export type AnyProcedure = Procedure<never, unknown>;
/** Procedures that stand together in one file, by their names. */
export type Room = Readonly<Record<string, AnyProcedure>>;

type Run<Argument, Result> = Procedure<Argument, Result>['run'];

/** Everything that it reads is of one moment. */
export function reading<Argument, Result>(run: Run<Argument, Result>): Procedure<Argument, Result> {
  return { name: '', writes: false, isSingle: false, run };
}

/**
 * One transaction that writes. On SQLite it holds the write lock from its beginning; on PostgreSQL a deadlock or a
 * serialization failure runs it again, so it must have no other effects. A statement that fails dooms it on both, even when
 * it catches the error.
 */
export function writing<Argument, Result>(run: Run<Argument, Result>): Procedure<Argument, Result> {
  return { name: '', writes: true, isSingle: false, run };
}

/** One statement that reads: on PostgreSQL that spares two of three round trips. */
export function readingOnce<Argument, Result>(run: Run<Argument, Result>): Procedure<Argument, Result> {
  return { name: '', writes: false, isSingle: true, run: (db, argument) => run(new Once(db), argument) };
}

/**
 * One query whose result is made of its rows by whoever called. For what is asked most and what is long: SQLite's thread sends
 * on the text that its rows came in, instead of reading it and writing another.
 */
export function readingRows<Argument extends object, Row, Result>(
  select: Query<Argument, Row>,
  shape: (rows: Row[], argument: Argument) => Result,
): Procedure<Argument, Result> {
  const run = async (db: Database, argument: Argument) => shape(await select(db, argument), argument);
  return { name: '', writes: false, isSingle: true, run, rows: { ask: select.ask, shape } };
}

/** One statement that writes. */
export function writingOnce<Argument, Result>(run: Run<Argument, Result>): Procedure<Argument, Result> {
  return { name: '', writes: true, isSingle: true, run: (db, argument) => run(new Once(db), argument) };
}

/** Gives the procedures of a file their names. SQLite's thread must be told of every room, in `sqlite-thread.ts`. */
export function room<Procedures extends Room>(name: string, procedures: Procedures): Procedures {
  for (const [own, procedure] of Object.entries(procedures)) procedure.name = `${name}.${own}`;
  return procedures;
}

/** What a client is to be told. Whoever called the procedure gets it as the contract's Refusal; nothing is kept. */
export class Refused extends Error {
  readonly code: ErrorName;
  readonly more: { detail: string; errors: FieldError[] } | undefined;

  constructor(code: ErrorName, more?: Refused['more']) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.more = more;
  }
}

/** Lets one statement through: without a transaction a second one would see another moment. */
class Once implements Database {
  readonly kind: Database['kind'];
  #db: Database | undefined;

  constructor(db: Database) {
    this.kind = db.kind;
    this.#db = db;
  }

  rows<Row>(text: QueryText, values: readonly Value[]) {
    return this.#take().rows<Row>(text, values);
  }

  change(text: QueryText, values: readonly Value[]) {
    return this.#take().change(text, values);
  }

  script(sql: string) {
    return this.#take().script(sql);
  }

  #take(): Database {
    const db = this.#db;
    if (!db) throw new Error('A procedure of one statement has asked twice');
    this.#db = undefined;
    return db;
  }
}
