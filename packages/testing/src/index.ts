export * from './scripted-model.ts';
export { startPostgres, type TestPostgres } from './postgres.ts';
