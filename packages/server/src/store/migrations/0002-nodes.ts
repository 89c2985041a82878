import type { Kysely, Migration } from 'kysely';
import { columnTypes } from './column-types.ts';

/** For several nodes on one PostgreSQL; empty on SQLite, which one process has to itself. */
export const nodes: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, integer, counter, counted } = columnTypes(db);
    await db.schema
      .createTable('nodes')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('lock_backend', integer, (column) => column.notNull())
      .addColumn('beat_at', counted, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('bus_messages')
      .addColumn('id', counter)
      .addColumn('message_json', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('bus_messages_by_creation').on('bus_messages').column('created_at').execute();
  },
};
