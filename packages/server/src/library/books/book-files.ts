import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const ENDINGS = new Set(['.md', '.markdown', '.txt', '.pdf']);
export const LARGEST_BOOK_BYTES = 50 * 1024 * 1024;

export interface BookFile {
  name: string;
  file: string;
  bytes: number;
}

export function isBookName(name: string): boolean {
  return ENDINGS.has(path.extname(name).toLowerCase()) && !name.startsWith('.');
}

/** The books of the folders, by name; of two with one name the later folder's. A folder that is missing has none. */
export async function listBookFiles(folders: string[]): Promise<BookFile[]> {
  const books = new Map<string, BookFile>();
  for (const folder of folders) {
    for (const name of (await namesIn(folder)).filter(isBookName)) {
      const file = path.join(folder, name);
      const status = await stat(file);
      if (status.isFile()) books.set(name, { name, file, bytes: status.size });
    }
  }
  return [...books.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
