import type { Chunk, Passage } from '@fireside/engine/library';

/** What a reader process is asked, and the kind of its answer. */
export interface ReaderTasks {
  /** One vector for each text. */
  embed: { given: { texts: string[] }; result: Int8Array[] };
  /** The passages of an adventure. */
  split: { given: { text: string }; result: Chunk[] };
  /** The passages of a rulebook: Markdown, text or PDF. */
  read: { given: { file: string }; result: Passage[] };
}

export type TaskKind = keyof ReaderTasks;

export type ReaderRequest = { [Kind in TaskKind]: { kind: Kind } & ReaderTasks[Kind]['given'] }[TaskKind];

export type ReaderAnswer = { result: ReaderTasks[TaskKind]['result'] } | { error: string };
