export { startPostgres, type TestPostgres } from './postgres.ts';
