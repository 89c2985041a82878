import type { Examination } from '../examine-queries.ts';
import { refuseUnknown } from '../start-store.ts';
import { storeQueries } from '../store-queries.ts';
import { StoreRefused } from '../store.ts';
import { openDatabase } from './open-database.ts';
import { SqliteDatabase } from './sqlite-database.ts';

/** For the command line: it works on the calling thread. */
export async function readExamination(file: string): Promise<Examination> {
  const opened = openDatabase(file, { readOnly: true });
  try {
    const answer = await new SqliteDatabase(opened, [storeQueries]).call(storeQueries.examine.name, '{}');
    return JSON.parse(answer) as Examination;
  } finally {
    opened.close();
  }
}

/** Refuses a file that is damaged, that is no database of ours, or that a newer program wrote. */
export function examineFile(file: string, shownAs: string): Promise<Examination> {
  return refuseUnsound(shownAs, () => readExamination(file));
}

/** What makes a backup sound, wherever it is examined. */
export async function refuseUnsound(
  shownAs: string,
  examine: () => Promise<Examination>,
): Promise<Examination> {
  const examination = await examine().catch((cause: Error) => {
    throw notSound(shownAs, cause.cause instanceof Error ? cause.cause.message : cause.message);
  });
  if (examination.fault !== null) throw notSound(shownAs, examination.fault);
  if (examination.applied.length === 0)
    throw new StoreRefused(`The file ${shownAs} is not a backup of Fireside.`);
  refuseUnknown(examination.applied);
  return examination;
}

function notSound(shownAs: string, reason: string): StoreRefused {
  return new StoreRefused(`The file ${shownAs} is not a sound backup: ${reason}.`);
}
