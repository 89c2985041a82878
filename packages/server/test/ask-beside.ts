import pg from 'pg';
import { databaseFile } from '../src/store/sqlite/data-directory.ts';
import { openDatabase } from '../src/store/sqlite/open-database.ts';

export interface Beside {
  databaseUrl?: string | undefined;
  dataDirectory: string;
}

/** Runs a statement that gives rows in the database of another process, whether that lives or was killed. */
export async function askBeside<Row extends object>(
  { databaseUrl, dataDirectory }: Beside,
  text: string,
): Promise<Row[]> {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }
  const connection = openDatabase(databaseFile(dataDirectory), { readOnly: false });
  try {
    return connection.prepare(text).all() as Row[];
  } finally {
    connection.close();
  }
}
