import { limits } from '@fireside/contract/protocol';
import type { Progress } from './read-pdf.ts';

export const acceptedFiles = '.md,.markdown,.txt,.pdf,text/plain,text/markdown,application/pdf';

const largestFile = 40 * 1024 * 1024;

function isPdf(file: File): boolean {
  return file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
}

async function textOf(file: File, progress: Progress): Promise<string> {
  if (isPdf(file)) {
    const { readPdf } = await import('./read-pdf.ts');
    return readPdf(new Uint8Array(await file.arrayBuffer()), progress);
  }
  const text = await file.text();
  if (text.includes('\0'))
    throw new Error(`“${file.name}” is not a text file. Markdown, plain text and PDF can be read.`);
  return text;
}

/** The text of a dropped file. Throws with a sentence for the person who dropped it. */
export async function readAdventure(file: File, progress: Progress): Promise<string> {
  if (file.size > largestFile) throw new Error(`“${file.name}” is larger than 40 MB.`);
  const text = (await textOf(file, progress)).trim();
  if (text === '') {
    throw new Error(
      isPdf(file)
        ? `“${file.name}” has no text in it; it may be scanned pictures of pages.`
        : `“${file.name}” is empty.`,
    );
  }
  return text;
}

export function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Why a text cannot be used as an adventure, or null. */
export function tooLong(text: string): string | null {
  if (text.length <= limits.adventureText) return null;
  const length = text.length.toLocaleString('en');
  return `This is ${length} characters long; an adventure may have ${limits.adventureText.toLocaleString('en')}. Leave out what the players will not reach.`;
}
