import type { Examination } from './examine-queries.ts';
import type { Procedure } from './procedure.ts';

/** The database, whichever of the two it is. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Runs a procedure where the database is. */
  call<Argument, Result>(procedure: Procedure<Argument, Result>, argument: Argument): Promise<Result>;
  /** "ok", or the sentence that says why the database cannot be used. Never throws, never hangs. */
  status(): Promise<string>;
  /** The time by which rows expire: the same for all nodes that share this database. */
  now(): number;
  /** The sentence that an operator should read although everything works; null when there is none. Never throws. */
  concern(): Promise<string | null>;
  /** Looks at everything that is stored; takes a while. */
  examine(): Promise<Examination>;
  /** A consistent copy of the whole database, taken while it is in use, and examined. SQLite only. */
  backup(file: string): Promise<Examination>;
  close(): Promise<void>;
}

/** Where the store reports what it noticed; a pino logger fits. */
export interface StoreLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The database cannot be reached right now: a request answers 503 and may be tried again. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached', { cause });
    this.name = 'StoreUnavailable';
  }
}

/** The database, the data directory or a file must not be used as asked; the message is one sentence for the operator. */
export class StoreRefused extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StoreRefused';
  }
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}

/** What a database said, whether or not it can be reached otherwise. */
function fromDatabase(error: unknown): unknown {
  return error instanceof StoreUnavailable ? error.cause : error;
}

/** Whether a write found no room on the disk. */
export function isOutOfRoom(error: unknown): boolean {
  return ['53100', 'SQLITE_FULL'].includes(`${codeOf(fromDatabase(error))}`);
}

/** Whether a table is not there (any more). */
export function isMissingTable(error: unknown): boolean {
  const failure = fromDatabase(error);
  return codeOf(failure) === '42P01' || (failure instanceof Error && /^no such table/.test(failure.message));
}

/** Whether a statement failed because a unique value exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(`${codeOf(error)}`);
}

/** Whether a statement failed because a row that it refers to does not exist (any more). */
export function isForeignKeyViolation(error: unknown): boolean {
  return ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'].includes(`${codeOf(error)}`);
}
