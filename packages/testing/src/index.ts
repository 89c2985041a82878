export * from './scripted-model.ts';
export { startPostgres, type TestPostgres } from './postgres.ts';
export { freshDatabase } from './shared-postgres.ts';
