export * from './place.ts';
export { placeNouns } from './place-nouns.ts';
export * from './read-script.ts';
export * from './script.ts';
export * from './script-excerpts.ts';
export * from './script-index.ts';
export * from './recalled-scenes.ts';
