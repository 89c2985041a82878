import Database from 'libsql';

/** Opens the database file the way every connection of ours must. */
export function openDatabase(file: string, options: { readOnly: boolean }): Database.Database {
  const database = new Database(file, { timeout: 5_000 });
  database.exec(`
    pragma busy_timeout = 5000;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma trusted_schema = off;
    pragma secure_delete = on;
    pragma temp_store = memory;
    pragma journal_size_limit = 67108864;
  `);
  // The switch to the write-ahead log lasts; only the writer makes it, since two at once would collide.
  database.exec(options.readOnly ? 'pragma query_only = on' : 'pragma journal_mode = wal');
  return database;
}
