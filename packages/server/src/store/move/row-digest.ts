import { createHash } from 'node:crypto';

/** Counts rows and adds them to a checksum that depends on their order and on nothing of the database they came from. */
export class RowDigest {
  readonly #columns: readonly string[];
  readonly #hash = createHash('sha256');
  #rows = 0;

  constructor(columns: readonly string[]) {
    this.#columns = columns;
  }

  get rows(): number {
    return this.#rows;
  }

  add(rows: readonly Record<string, unknown>[]): void {
    this.#rows += rows.length;
    for (const row of rows) for (const column of this.#columns) this.#addValue(row[column], column);
  }

  /** Ends the digest. */
  checksum(): string {
    return this.#hash.digest('hex');
  }

  /** Each value with its kind and its length, so that no two lists of values look alike. */
  #addValue(value: unknown, column: string): void {
    if (value === null) this.#hash.update('n;');
    else if (typeof value === 'number') this.#hash.update(`i${value};`);
    else if (typeof value === 'string') this.#hash.update(`t${Buffer.byteLength(value)};`).update(value);
    else if (value instanceof Uint8Array) this.#hash.update(`b${value.byteLength};`).update(value);
    else throw new TypeError(`The column ${column} holds a ${typeof value}, which no checksum knows`);
  }
}
