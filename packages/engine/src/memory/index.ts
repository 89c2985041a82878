export * from './marks.ts';
export * from './message-parts.ts';
export * from './story-index.ts';
