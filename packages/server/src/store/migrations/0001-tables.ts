import { type Kysely, type Migration, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

export const tables: Migration = {
  async up(db: Kysely<unknown>) {
    await createAccounts(db);
    await createGames(db);
    await createMessages(db);
    await createTurns(db);
    await createTickets(db);
    await createKnowledge(db);
  },
};

async function createAccounts(db: Kysely<unknown>) {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable('users')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('name_key', text, (column) => column.notNull().unique())
    .addColumn('password_hash', text, (column) => column.notNull())
    .addColumn('is_active', integer, (column) => column.notNull().check(sql`is_active in (0, 1)`))
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('last_used_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_by_last_use').on('sessions').column('last_used_at').execute();
}

async function createGames(db: Kysely<unknown>) {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable('characters')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('owner_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('ancestry', text, (column) => column.notNull())
    .addColumn('class_name', text, (column) => column.notNull())
    .addColumn('level', integer, (column) => column.notNull())
    .addColumn('background', text, (column) => column.notNull())
    .addColumn('abilities_json', text, (column) => column.notNull())
    .addColumn('armor_class', integer, (column) => column.notNull())
    .addColumn('speed', integer, (column) => column.notNull())
    .addColumn('proficiencies_json', text, (column) => column.notNull())
    .addColumn('inventory_json', text, (column) => column.notNull())
    .addColumn('spells_json', text, (column) => column.notNull())
    .addColumn('conditions_json', text, (column) => column.notNull())
    .addColumn('backstory', text, (column) => column.notNull())
    .addColumn('current_hp', integer, (column) => column.notNull())
    .addColumn('max_hp', integer, (column) => column.notNull())
    .addColumn('combat_stats_json', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('characters_of_owner')
    .on('characters')
    .columns(['owner_id', 'created_at'])
    .execute();

  await db.schema
    .createTable('games')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('description', text, (column) => column.notNull())
    .addColumn('has_adventure', integer, (column) => column.notNull().check(sql`has_adventure in (0, 1)`))
    .addColumn('creator_id', text, (column) => column.notNull())
    .addColumn('participation_code', text, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull().check(sql`status in ('active', 'ended')`))
    .addColumn('ended_reason', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('epoch', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('dm_messages', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('adventure_text', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('games_by_creation').on('games').columns(['created_at', 'id']).execute();

  await db.schema
    .createTable('participants')
    .addColumn('game_id', text, (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('character_id', text, (column) => column.references('characters.id').onDelete('set null'))
    .addColumn('self_rolls', integer, (column) =>
      column.notNull().defaultTo(0).check(sql`self_rolls in (0, 1)`),
    )
    .addColumn('pending_notation', text)
    .addColumn('pending_reason', text)
    .addColumn('has_spoken', integer, (column) =>
      column.notNull().defaultTo(0).check(sql`has_spoken in (0, 1)`),
    )
    .addColumn('joined_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('participants_key', ['game_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('participants_in_order')
    .on('participants')
    .columns(['game_id', 'joined_at', 'user_id'])
    .execute();
  await db.schema.createIndex('participants_of_user').on('participants').column('user_id').execute();
  await db.schema
    .createIndex('participants_of_character')
    .on('participants')
    .column('character_id')
    .execute();
}

async function createMessages(db: Kysely<unknown>) {
  const { text, counter } = columnTypes(db);
  await db.schema
    .createTable('messages')
    .addColumn('id', counter)
    .addColumn('game_id', text, (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('sender_type', text, (column) =>
      column.notNull().check(sql`sender_type in ('player', 'dm', 'system')`),
    )
    .addColumn('user_id', text)
    .addColumn('character_id', text, (column) => column.references('characters.id').onDelete('set null'))
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('rolls_json', text, (column) => column.notNull().defaultTo('[]'))
    .addColumn('client_id', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('messages_of_game').on('messages').columns(['game_id', 'id']).execute();
  await db.schema.createIndex('messages_of_character').on('messages').column('character_id').execute();
  await db.schema
    .createIndex('messages_sent_once')
    .unique()
    .on('messages')
    .columns(['game_id', 'user_id', 'client_id'])
    .where(sql.ref('client_id'), 'is not', null)
    .execute();
}

async function createTurns(db: Kysely<unknown>) {
  const { text, integer, counter, counted } = columnTypes(db);
  await db.schema
    .createTable('turns')
    .addColumn('id', counter)
    .addColumn('game_id', text, (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('kind', text, (column) => column.notNull().check(sql`kind in ('greeting', 'reply')`))
    .addColumn('message_id', counted, (column) =>
      column.unique().references('messages.id').onDelete('cascade'),
    )
    .addColumn('user_id', text)
    .addColumn('status', text, (column) =>
      column.notNull().check(sql`status in ('owed', 'running', 'done', 'failed')`),
    )
    .addColumn('epoch', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('attempts', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('pending_notation', text)
    .addColumn('pending_reason', text)
    .addColumn('reply_id', counted, (column) =>
      column.unique().references('messages.id').onDelete('set null'),
    )
    .addColumn('failure', text)
    .addColumn('input_tokens', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('output_tokens', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('cached_tokens', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('finished_at', text)
    .execute();
  await db.schema.createIndex('turns_of_game').on('turns').columns(['game_id', 'id']).execute();
  await db.schema.createIndex('turns_by_status').on('turns').columns(['status', 'game_id', 'id']).execute();
  await db.schema
    .createIndex('turns_one_greeting')
    .unique()
    .on('turns')
    .column('game_id')
    .where(sql.ref('kind'), '=', sql.lit('greeting'))
    .execute();
}

async function createTickets(db: Kysely<unknown>) {
  const { text } = columnTypes(db);
  await db.schema
    .createTable('tickets')
    .addColumn('ticket_hash', text, (column) => column.primaryKey())
    .addColumn('game_id', text, (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('session_hash', text, (column) =>
      column.notNull().references('sessions.token_hash').onDelete('cascade'),
    )
    .addColumn('expires_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tickets_by_expiry').on('tickets').column('expires_at').execute();
  await db.schema.createIndex('tickets_of_game').on('tickets').column('game_id').execute();
  await db.schema.createIndex('tickets_of_session').on('tickets').column('session_hash').execute();
}

async function createKnowledge(db: Kysely<unknown>) {
  const { text, integer, blob } = columnTypes(db);
  await db.schema
    .createTable('world_states')
    .addColumn('game_id', text, (column) => column.primaryKey().references('games.id').onDelete('cascade'))
    .addColumn('state_json', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('adventure_chunks')
    .addColumn('game_id', text, (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('position', integer, (column) => column.notNull())
    .addColumn('heading', text, (column) => column.notNull())
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('vector', blob)
    .addPrimaryKeyConstraint('adventure_chunks_key', ['game_id', 'position'])
    .execute();
  await db.schema
    .createTable('rulebook_chunks')
    .addColumn('content_hash', text, (column) => column.notNull())
    .addColumn('book', text, (column) => column.notNull())
    .addColumn('position', integer, (column) => column.notNull())
    .addColumn('heading', text, (column) => column.notNull())
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('vector', blob)
    .addPrimaryKeyConstraint('rulebook_chunks_key', ['book', 'position'])
    .execute();
  await db.schema
    .createIndex('rulebook_chunks_by_hash')
    .on('rulebook_chunks')
    .column('content_hash')
    .execute();
}
