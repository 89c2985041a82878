/** What passes between the service and an embedder process. */

export interface EmbeddingRequest {
  id: number;
  texts: string[];
}

export type EmbeddingAnswer = { id: number; vectors: Int8Array[] } | { id: number; error: string };
