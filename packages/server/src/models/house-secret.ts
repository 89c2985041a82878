import { hkdfSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What keys are sealed with: never in the database that holds the sealed ones. */
export interface HouseSecret {
  /** Whether there is one, or can be made. */
  readonly isThere: boolean;
  /** 32 bytes; made where there are none yet. */
  read(): Promise<Buffer>;
}

const fileName = 'fireside.secret';

function derived(text: string): Buffer {
  return Buffer.from(hkdfSync('sha256', text, '', 'fireside model keys', 32));
}

async function readOrMake(file: string): Promise<string> {
  try {
    // Nobody else's: not even one who may read the folder.
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/**
 * FIRESIDE_SECRET, or a file beside the embedded database. Several nodes have no folder in common, so that with PostgreSQL it must
 * be given: otherwise each of them would seal with one of its own.
 */
export function createHouseSecret(config: {
  secret: string | undefined;
  databaseUrl: string | undefined;
  dataDirectory: string;
}): HouseSecret {
  const { secret, databaseUrl, dataDirectory } = config;
  return {
    isThere: secret !== undefined || databaseUrl === undefined,
    read: async () => derived(secret ?? (await readOrMake(path.join(dataDirectory, fileName)))),
  };
}
