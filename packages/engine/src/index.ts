export * from './dice/create-dice.ts';
export * from './dice/dice.ts';
export type * from './ports.ts';
export * from './setup/run-setup.ts';
export type * from './snapshot.ts';
export type { Proposal } from './tools/propose-game.ts';
export * from './turn/ended-reason.ts';
export * from './turn/outcome.ts';
export { runTurn } from './turn/run-turn.ts';
