import { getDocumentProxy } from 'unpdf';
import { words } from '../words/words.ts';

/** Share of the file that has been read, from 0 to 1. */
export type Progress = (share: number) => void;

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, { isEvalSupported: false });
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new Error(locked ? words.newGame.locked : words.newGame.damaged);
  }
}

/** The text of a PDF, page by page. Loaded only when a PDF is dropped. */
export async function readPdf(bytes: Uint8Array, progress: Progress): Promise<string> {
  const document = await open(bytes);
  try {
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(
        // What has no `str` only marks where a part of the page begins or ends.
        items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
      );
      progress(number / document.numPages);
    }
    return pages.join('\n\n');
  } finally {
    await document.destroy();
  }
}
