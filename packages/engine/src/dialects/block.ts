import type { WrittenCall } from './call-shape.ts';
import type { Mark } from './mark.ts';

/** Where a block ends: with a mark or before it, with its outermost bracket, a fence, a line, at once or not at all. */
export type Ending =
  /** `isValue`: what begins with a bracket also ends with it, when prose follows. */
  | { by: 'mark'; ends(mark: Mark): 'with' | 'before' | null; isValue?: true }
  | { by: 'char'; ends(char: string): 'with' | 'before' | null }
  /** `within`: an end of the line or of the paragraph ends it too, if none of its texts is open there. */
  | { by: 'value'; within?: 'line' | 'paragraph' }
  /** `isKept`: the words are the beginning of what follows. */
  | { by: 'words'; words: readonly string[]; isKept?: true; found?(): void }
  | { by: 'fence' | 'line' | 'nothing' | 'now' };

export interface Finished {
  calls?: readonly WrittenCall[];
  /** Of a thought that was closed: whether the answer had opened it. */
  closed?: 'own' | 'lone';
  /** What begins where this block ends. */
  next?: Block;
}

/** A stretch of text that is no narration, or may turn out to be none. */
export interface Block {
  ending: Ending;
  /** False: it is narration after all when `finish` says so, or when it grows too long. */
  isCertain: boolean;
  /** What may be held of it, if not as much as of a call. */
  most?: number;
  /** Whether nobody will ask what it said. */
  isDropped?: true;
  /** Null: it was narration. */
  finish(body: string): Finished | null;
}

/** What begins at a place of the text. */
export interface Opening {
  /** Of the mark itself, which is shown in no case. */
  length: number;
  block?: Block;
  thought?: 'opens' | 'closes';
  /** Brackets that were opened around it, and what will close them. */
  closers?: readonly string[];
}

export interface Tools {
  readonly names: readonly string[];
  isTool(name: string): boolean;
  /** Whether what stands here may be the beginning of a call. */
  mayBeginCall(text: string, at: number): boolean;
}

/** A place in the text, and what is known of it. */
export interface Place {
  text: string;
  at: number;
  /** Nothing will follow. */
  isLast: boolean;
  /** Nothing but space before it in the answer. */
  isStart: boolean;
  /** Nothing but space before it on its line. */
  isLineStart: boolean;
  /** The character before; empty at the beginning, and behind what was no narration. */
  before: string;
  tools: Tools;
}

export const dropped = (ending: Ending): Block => ({
  ending,
  isCertain: true,
  isDropped: true,
  finish: () => ({}),
});
