import { limits } from '@fireside/contract/protocol';
import type { Progress } from './read-pdf.ts';
import { words } from '../words/words.ts';

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
  if (text.includes('\0')) throw new Error(words.newGame.notText(file.name));
  return text;
}

/** The text of a dropped file. Throws with a sentence for the person who dropped it. */
export async function readAdventure(file: File, progress: Progress): Promise<string> {
  if (file.size > largestFile) throw new Error(words.newGame.tooLarge(file.name));
  const text = (await textOf(file, progress)).trim();
  if (text === '') {
    throw new Error(isPdf(file) ? words.newGame.noText(file.name) : words.newGame.emptyFile(file.name));
  }
  return text;
}

export function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Why a text cannot be used as an adventure, or null. */
export function tooLong(text: string): string | null {
  if (text.length <= limits.adventureText) return null;
  return words.newGame.tooLong(text.length, limits.adventureText);
}
