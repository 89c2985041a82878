import type { Refused } from '../procedure.ts';
import type { HeldFile, Loss } from './database-file.ts';

/** Tuples, not objects: they cost a third less to hand to another thread. The argument is JSON. */
export type Request =
  | readonly [id: number, procedure: string, argument: string]
  /** Close the database; the thread ends. */
  | readonly [id: number, 'close'];

export type Reply =
  /** As JSON; nothing at all is the empty text. */
  | readonly [id: number, kind: 'result', json: string]
  | readonly [id: number, kind: 'refused', code: Refused['code'], more: Refused['more']]
  | readonly [id: number, kind: 'failure', message: string, code: string];

/** The answers to what arrived together, and what has become of the file, as of after the last of them. */
export type Answers = readonly [lost: Loss | null, replies: readonly Reply[]];

/** What a thread is for: the one that writes, the one that reads, or a passing one that copies or examines a database. */
export interface ThreadData {
  file: string;
  readOnly: boolean;
  /** The file that it must be, and that the one that writes looks after; absent for a copy. */
  held?: HeldFile | undefined;
}
