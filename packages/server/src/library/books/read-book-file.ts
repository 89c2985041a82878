import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Passage, rulebookPassages } from '@fireside/engine/library';
import { LARGEST_BOOK_BYTES } from './book-files.ts';

/** The passages of a file; a sentence is thrown for a file that is no book. Runs in a embedder process. */
export async function readBookFile(file: string): Promise<Passage[]> {
  const name = path.basename(file);
  const { size } = await stat(file);
  if (size > LARGEST_BOOK_BYTES) throw new Error(`${name} is larger than 50 MB`);
  const bytes = await readFile(file);
  const text =
    path.extname(name).toLowerCase() === '.pdf' ? await pdfText(name, bytes) : plainText(name, bytes);
  const passages = rulebookPassages(name, text);
  if (passages.length === 0) throw new Error(`${name} holds no text`);
  return passages;
}

function plainText(name: string, bytes: Buffer): string {
  if (bytes.includes(0)) throw new Error(`${name} is not a text file`);
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

async function pdfText(name: string, bytes: Buffer): Promise<string> {
  try {
    // Large, and most libraries have no PDF file.
    const { extractText, getDocumentProxy } = await import('unpdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
    return text.join('\n\n');
  } catch (error) {
    throw new Error(`${name} is not a readable PDF file`, { cause: error });
  }
}
