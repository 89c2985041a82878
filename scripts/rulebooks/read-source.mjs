import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const sourcesFolder = fileURLToPath(new URL('../../rulebooks/sources', import.meta.url));

/** The text of a file that we wrote, or `otherwise` where there is none. */
export function readSource(name, otherwise) {
  const file = path.join(sourcesFolder, name);
  return otherwise !== undefined && !existsSync(file) ? otherwise : readFileSync(file, 'utf8');
}
