import type { Imported } from '../../src/characters/import/draft.ts';
import { readSheet } from '../../src/characters/import/read-sheet.ts';

/** What is read of a file that can be, for tests. */
export function imported(file: unknown): Imported {
  const result = readSheet(typeof file === 'string' ? file : JSON.stringify(file));
  if (!result.ok) throw new Error(result.problem);
  return result.imported;
}
