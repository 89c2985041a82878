import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Embedder } from '../embedder/embedder.ts';
import { type BookFile, isBookName, LARGEST_BOOK_BYTES, listBookFiles } from './book-files.ts';

/** What is wrong with a book or a name, in one sentence for the operator. */
export class RulebookRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RulebookRefused';
  }
}

/** Copies a book into the operator's folder, if it can be read. Returns the number of its passages. */
export async function addRulebook(
  { embedder, folder }: { embedder: Pick<Embedder, 'readBook'>; folder: string },
  file: string,
): Promise<{ name: string; passages: number }> {
  const name = path.basename(file);
  if (!isBookName(name)) throw new RulebookRefused(`${name} is not a Markdown, text or PDF file`);
  const status = await stat(file).catch(() => null);
  if (!status?.isFile()) throw new RulebookRefused(`there is no file ${file}`);
  if (status.size > LARGEST_BOOK_BYTES) throw new RulebookRefused(`${name} is larger than 50 MB`);
  const passages = await embedder.readBook(file).catch((error: Error) => {
    throw new RulebookRefused(error.message);
  });
  await mkdir(folder, { recursive: true });
  await copyFile(file, path.join(folder, name));
  return { name, passages: passages.length };
}

export function listRulebooks(folders: string[]): Promise<BookFile[]> {
  return listBookFiles(folders);
}

/** Removes a book from the operator's folder; the books that ship stay. */
export async function removeRulebook({ folder }: { folder: string }, name: string): Promise<void> {
  const book = (await listBookFiles([folder])).find((candidate) => candidate.name === name);
  if (!book) throw new RulebookRefused(`there is no added rulebook ${name}`);
  await rm(book.file);
}
