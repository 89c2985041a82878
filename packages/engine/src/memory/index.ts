export type { ChapterSource, WrittenChapters } from './chapter-source.ts';
export * from './entries-spoken-of.ts';
export * from './marks.ts';
export { messageParts } from './message-parts.ts';
export * from './story-index.ts';
export { extractChapter } from './extract-chapter.ts';
export { writeChapter } from './write-chapter.ts';
