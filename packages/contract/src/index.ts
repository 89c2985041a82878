export * from './characters.ts';
export * from './effects/index.ts';
export * from './endpoints.ts';
export * from './errors.ts';
export * from './games.ts';
export * from './health.ts';
export * from './messages.ts';
// With their schemas: both modules have them.
export { Effect, Roll } from './messages.ts';
export * from './openapi.ts';
export * from './protocol.ts';
export * from './routes.ts';
export * from './scripts.ts';
export * from './setup-chat.ts';
export * from './socket.ts';
export { line, listOf, longText, wholeNumber } from './text.ts';
export * from './users.ts';
export * from './validation.ts';
export * from './world-state.ts';
