export { askingFeatures } from './asking.ts';
export * from './chunk-markdown.ts';
export * from './queries.ts';
export * from './rulebook-excerpts.ts';
export * from './rulebook-index.ts';
export * from './rulebook-passages.ts';
export { writeOut } from './words.ts';
export { packVectors, unitVector, unpackVectors, VECTOR_BYTES } from './vectors.ts';
