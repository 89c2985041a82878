import { existsSync } from 'node:fs';
import type { Examination } from '../examine-queries.ts';
import { refuseUnknown } from '../start-store.ts';
import { databaseFile, holdDataDirectory } from './data-directory.ts';
import { readExamination } from './examine-file.ts';
import { claimDatabase, markerFile } from './installation.ts';

/**
 * What a start would find, without migrating anything: null where it would make a new database. Refuses what a start would
 * refuse. For the command line: it works on the calling thread.
 */
export async function examineDataDirectory(dataDirectory: string): Promise<Examination | null> {
  const file = databaseFile(dataDirectory);
  const directory = holdDataDirectory(dataDirectory);
  try {
    if (!existsSync(file) && !existsSync(markerFile(file))) return null;
    await claimDatabase(file);
    const examination = await readExamination(file);
    refuseUnknown(examination.applied);
    return examination;
  } finally {
    directory.release();
  }
}
