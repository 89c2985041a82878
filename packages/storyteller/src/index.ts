export type { Embed } from './reader/understand.ts';
export { createStoryteller, type StorytellerOptions } from './storyteller.ts';
