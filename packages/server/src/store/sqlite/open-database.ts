import Database from 'libsql';

/** Opens the database file the way every connection of ours must. */
export function openDatabase(file: string, options: { readOnly: boolean }): Database.Database {
  const database = new Database(file, { timeout: 5_000 });
  database.exec(`
    pragma busy_timeout = 5000;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma trusted_schema = off;
    pragma temp_store = memory;
    pragma journal_size_limit = 67108864;
  `);
  if (options.readOnly) database.exec('pragma query_only = on');
  return database;
}
