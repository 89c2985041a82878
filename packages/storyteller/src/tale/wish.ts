/** What a host has asked for. */
export interface Wish {
  name: string;
  description: string;
  /** In which tone it is to be told, in the host's words. */
  tone?: string | null | undefined;
  /** What the table never wants in its story. */
  lines: readonly string[];
  /** By what names those at the table are played: who is one of them is nobody else. */
  players?: readonly string[];
}
