import { returning } from '../packages/server/dist/store/query.js';
import { databaseFile } from '../packages/server/dist/store/sqlite/data-directory.js';
import { openDatabase } from '../packages/server/dist/store/sqlite/open-database.js';
import { SqliteDatabase } from '../packages/server/dist/store/sqlite/sqlite-database.js';

const rowsPerInsert = 200;

/** Stores rows of one shape past the service: a benchmark begins with more of them than it could play. */
export async function insertRows(database, table, rows) {
  const columns = Object.keys(rows[0]);
  const insert = returning(`insert into ${table} (${columns.join(', ')}) values :rows... returning *`);
  const stored = [];
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    const some = rows.slice(start, start + rowsPerInsert);
    const values = some.map((row) => columns.map((column) => row[column]));
    stored.push(...(await insert(database, { rows: values })));
  }
  return stored;
}

/** The database of a stopped service, in one transaction. */
export async function fillDirectory(dataDirectory, work) {
  const connection = openDatabase(databaseFile(dataDirectory), { readOnly: false });
  connection.exec('begin');
  await work(new SqliteDatabase(connection));
  connection.exec('commit');
  connection.close();
}
