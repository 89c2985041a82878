import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const reader = fileURLToPath(new URL('read-rows.mjs', import.meta.url));

/** Reads the database past the service. */
export async function openRows({ databaseUrl, dataDirectory }) {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return { all: async (text) => (await client.query(text)).rows, close: () => client.end() };
  }
  // In a process that is gone afterwards: as long as anybody else has the file open, the service cannot fold its log when it ends.
  const file = path.join(dataDirectory, 'fireside.db');
  return {
    all: async (text) => JSON.parse(execFileSync(process.execPath, [reader, file, text], { maxBuffer: 1e9 })),
    close: async () => {},
  };
}

/** Which of the erased texts can still be found in the files of a service that has ended in peace. */
export function leftInFiles(dataDirectory, removed) {
  const files = readdirSync(dataDirectory).filter((name) => name.startsWith('fireside.db'));
  const bytes = Buffer.concat(files.map((name) => readFileSync(path.join(dataDirectory, name))));
  return [...removed].filter(({ secret }) => secret && bytes.includes(secret)).map(({ id }) => id);
}
