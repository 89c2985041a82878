export * from './dice/dice.ts';
export type * from './ports.ts';
export type * from './snapshot.ts';
export * from './turn/outcome.ts';
