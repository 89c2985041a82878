import { writeOut } from './words.ts';

/** Something that is looked for, with its meaning where that could be had. */
export interface Query {
  text: string;
  vector: Float32Array | null;
}

const longestQuery = 600;

/** What a message may be asking, each to be looked for by itself; none in a message without words. */
export function queryTexts(message: string): string[] {
  const text = message.trim().slice(0, longestQuery);
  return text === '' ? [] : [writeOut(text)];
}
