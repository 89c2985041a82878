import { isMissingTable, StoreUnavailable } from '../store.ts';

/** A statement that SQLite refused, with SQLite's own name for the reason. */
export class SqliteFailure extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = 'SqliteFailure';
    this.code = code;
  }
}

/** The disk is full, failing or gone, or the file is damaged or held by another program. */
const ofTheHouse = /^SQLITE_(FULL|IOERR|CANTOPEN|BUSY|LOCKED|READONLY|CORRUPT|NOTADB|PERM|NOMEM)/;

export function toStoreError(message: string, code: string): Error {
  const failure = new SqliteFailure(message, code);
  return ofTheHouse.test(code) || isMissingTable(failure) ? new StoreUnavailable(failure) : failure;
}

/** Whether SQLite says that it has met pages which cannot be. */
export function isDamage(error: unknown): boolean {
  const failure = error instanceof StoreUnavailable ? error.cause : error;
  return failure instanceof SqliteFailure && /^SQLITE_(CORRUPT|NOTADB)/.test(failure.code);
}
