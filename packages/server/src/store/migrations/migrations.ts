import type { Migration } from 'kysely';
import { tables } from './0001-tables.ts';
import { nodes } from './0002-nodes.ts';

/** Every change to the tables, in order. A released migration is never edited; the next one follows it. */
export const migrations: Record<string, Migration> = {
  '0001-tables': tables,
  '0002-nodes': nodes,
};
