import type { ChapterText, HistoryMessage } from '../snapshot.ts';

/** What a new chapter is to tell. */
export interface ChapterSource {
  gameName: string;
  /** Oldest first. */
  messages: readonly Pick<HistoryMessage, 'sender' | 'playerName' | 'characterName' | 'content'>[];
  /** The oldest chapters, where there are so many that they are to become one; else none. */
  earlier: readonly ChapterText[];
}

export interface WrittenChapters {
  chapter: ChapterText;
  /** The earlier ones as one; null when there were none. */
  earlier: ChapterText | null;
}

/** Characters that are aimed at: ten chapters of them fit into every prompt. */
export const summaryCharacters = 700;
export const titleCharacters = 80;
