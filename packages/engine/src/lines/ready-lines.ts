import { lexicon } from './lexicon.ts';
import { Lines } from './lines.ts';

/** Lines, when all the words that they need were read: in steps, so that no other table waits for it. */
export async function readyLines(texts: readonly string[]): Promise<Lines> {
  if (texts.length === 0) return new Lines(texts);
  await readInSteps(lexicon().namingSets);
  const lines = new Lines(texts);
  await readInSteps(lines.sets);
  if (lines.sets.size > 0) await readInSteps(lexicon().idiomSet);
  return lines;
}

async function readInSteps(sets: ReadonlySet<number>): Promise<void> {
  while (lexicon().index.readSome(sets)) await new Promise((resolve) => setImmediate(resolve));
}
