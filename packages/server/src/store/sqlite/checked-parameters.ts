import type { Parameter } from './protocol.ts';

/** Refuses what SQLite cannot hold before it reaches the native library, which would end the whole process. */
export function checkedParameters(parameters: readonly unknown[]): Parameter[] {
  return parameters.map(checked);
}

function checked(value: unknown): Parameter {
  if (value === null || typeof value === 'bigint') return value;
  // The library would cut the text off there without a word; PostgreSQL refuses it too.
  if (typeof value === 'string' && !value.includes('\0')) return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored`);
}
