import type { QueryResult } from 'kysely';
import type { Answer } from './protocol.ts';

const capacity = 1_000;

/** Turns answers of a database thread into rows. */
export class ResultReader {
  readonly #columns = new Map<string, readonly string[]>();

  read(answer: Answer): QueryResult<unknown> {
    if (answer[1] === 'changes') return { rows: [], numAffectedRows: BigInt(answer[2]) };
    if (answer[1] === 'text') return { rows: answer[3] === null ? [] : [{ [answer[2]]: answer[3] }] };
    const columns = this.#columnsOf(answer[2]);
    if (answer[1] === 'json')
      return { rows: JSON.parse(answer[3]).map((row: unknown[]) => toRow(columns, row)) };
    return {
      rows: answer[3].map((row) => toRow(columns, row.map(fromBlob))),
      numAffectedRows: BigInt(answer[3].length),
    };
  }

  #columnsOf(text: string): readonly string[] {
    const known = this.#columns.get(text);
    if (known) return known;
    const columns: string[] = JSON.parse(text);
    if (this.#columns.size >= capacity) this.#columns.clear();
    this.#columns.set(text, columns);
    return columns;
  }
}

function toRow(columns: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index++) row[columns[index]!] = values[index];
  return row;
}

function fromBlob(value: unknown): unknown {
  return value instanceof ArrayBuffer ? new Uint8Array(value) : value;
}
