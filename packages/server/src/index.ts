export type { Tables } from './store/schema.ts';
