export * from './chunk-markdown.ts';
export * from './rulebook-index.ts';
export * from './rulebook-passages.ts';
export * from './vectors.ts';
export * from './word-index.ts';
export * from './words.ts';
