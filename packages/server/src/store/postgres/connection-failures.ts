import { StoreUnavailable } from '../store.ts';

/**
 * Classes of SQLSTATE that say nothing about the query: 08 connection, 28 authorization, 53 resources, 57 operator
 * intervention, 58 system; and of others single ones: a session ended while idle in a transaction, a server that only
 * reads (a failover in progress), and a database or a table that is gone.
 */
const ofTheServer = /^(08...|28...|53...|57...|58...|25P03|25006|3D000|42P01)$/;

const ofTheNetwork =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;

/** What `pg` itself throws, without a code, when a connection breaks or is not to be had in time. */
const ofTheClient =
  /connection terminated|connection error|timeout exceeded when trying to connect|query read timeout|connection timeout|client was closed/i;

/** The error as the rest of the program knows it. */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const unavailable = code
    ? ofTheServer.test(code) || ofTheNetwork.test(code)
    : ofTheClient.test(error.message);
  return unavailable ? new StoreUnavailable(error) : error;
}

/** Whether PostgreSQL chose a transaction as the victim of a deadlock or of a conflict between two that were serialized. */
export function isConflict(error: unknown): boolean {
  return hasCode(error, /^(40001|40P01)$/);
}

/** A wrong user, password or database name: trying again will not help. */
export function isRefusal(error: unknown): error is StoreUnavailable & { cause: Error } {
  return error instanceof StoreUnavailable && hasCode(error.cause, /^(28...|3D000)$/);
}

function hasCode(error: unknown, codes: RegExp): error is Error {
  return error instanceof Error && 'code' in error && codes.test(String(error.code));
}
