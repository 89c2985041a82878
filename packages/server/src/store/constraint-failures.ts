/** Whether a statement failed because a row with that key is already there. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
}

/** Whether a statement failed because a row that it refers to is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return hasCode(error, ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
