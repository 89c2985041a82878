import type { Question } from '@fireside/engine';
import type { Passage } from '@fireside/engine/library';
import type { Script } from '@fireside/engine/script';
import type { ReadClaim } from './claim-weights.ts';

/** What a embedder process is asked, and the kind of its answer. */
export interface EmbedderTasks {
  /** One vector for each text. */
  embed: { given: { texts: string[] }; result: Int8Array[] };
  /** For each text the vector near which the answer lies to what it asks for. */
  seek: { given: { texts: string[] }; result: Int8Array[] };
  /** What a sentence of a game master claims. */
  sense: { given: Question; result: ReadClaim };
  /** The scenes of an adventure. */
  split: { given: { text: string }; result: Script };
  /** The passages of a rulebook: Markdown, text or PDF. */
  read: { given: { file: string }; result: Passage[] };
}

export type TaskKind = keyof EmbedderTasks;

export type EmbedderRequest = { [Kind in TaskKind]: { kind: Kind } & EmbedderTasks[Kind]['given'] }[TaskKind];

export type EmbedderAnswer = { result: EmbedderTasks[TaskKind]['result'] } | { error: string };
