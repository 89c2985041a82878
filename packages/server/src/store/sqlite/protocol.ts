/** What may be bound to a statement. Anything else would end the whole process inside the native library. */
export type Parameter = string | number | bigint | null | Uint8Array;

export type RequestKind =
  /** Run the statement. */
  | 'run'
  /** Take the write lock, then run the statement. */
  | 'begin'
  /** Roll back, if there is still something to roll back. */
  | 'rollback'
  /** Take the texts of all queries compiled once; the one parameter is their JSON. */
  | 'learn'
  /** Run the procedure of this name; the one parameter is the JSON of its argument. */
  | 'call'
  /** Close the database; the thread ends. */
  | 'close';

/** Tuples, not objects: they cost a third less to hand to another thread. */
export type Request = readonly [
  id: number,
  kind: RequestKind,
  sqlOrName: string,
  parameters: readonly Parameter[],
];

export type Reply =
  | Answer
  /** What a procedure gave, as JSON; nothing at all is the empty text. */
  | readonly [id: number, kind: 'result', json: string]
  | readonly [id: number, kind: 'failure', message: string, code: string];

/** Columns are the JSON of their names; each row is the list of its values. */
export type Answer =
  /** The rows as one JSON text: by far the cheapest way out of the native library and across the threads. */
  | readonly [id: number, kind: 'json', columns: string, rows: string]
  /** One row of one column that holds a text; no row when it is null. */
  | readonly [id: number, kind: 'text', column: string, text: string | null]
  /** The rows that JSON cannot hold. */
  | readonly [id: number, kind: 'values', columns: string, rows: readonly (readonly unknown[])[]]
  | readonly [id: number, kind: 'changes', count: number];

/** What a worker is for: the one that writes, the one that reads, or a passing one that copies the database. */
export interface WorkerData {
  file: string;
  readOnly: boolean;
}
