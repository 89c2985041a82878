import type { Kysely, Transaction } from 'kysely';
import type { Procedure } from './procedure.ts';
import type { Tables } from './schema.ts';

/** The database, whichever of the two it is. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** For reading and for single statements. */
  readonly db: Kysely<Tables>;
  /**
   * One transaction that writes. On SQLite it holds the write lock from its first statement; on PostgreSQL a
   * deadlock or serialization failure runs the work again, so the work must have no other effects.
   * A statement that fails dooms the transaction on both, even when the work catches its error.
   */
  write<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Runs a procedure where the database is. */
  call<Argument, Result>(procedure: Procedure<Argument, Result>, argument: Argument): Promise<Result>;
  /** "ok", or the sentence that says why the database cannot be used. Never throws, never hangs. */
  status(): Promise<string>;
  /** A consistent copy of the whole database, taken while it is in use. SQLite only. */
  backup(file: string): Promise<void>;
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
