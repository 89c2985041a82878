import { describe, expect, it } from 'vitest';
import { bytesWords, costWords, tokenWords } from './amounts.ts';

const usage = {
  calls: 2,
  failures: 0,
  unmetered: 0,
  input_tokens: 5_200,
  output_tokens: 210,
  cached_tokens: 0,
};

describe('[E8.190] what models took, in words', () => {
  it('is exact where everything was counted', () => {
    expect(tokenWords(usage)).toBe('5,200 in, 210 out');
    expect(costWords({ ...usage, cost: 0.0125 })).toBe('0.0125');
    expect(costWords({ ...usage, cost: 1_234.5 })).toBe('1,234.50');
    expect(costWords({ ...usage, cost: 0 })).toBe('none');
    expect(tokenWords({ ...usage, input_tokens: 0, output_tokens: 0 })).toBe('none');
  });

  it('is at least so much where a part was, and unknown where nothing was', () => {
    expect(tokenWords({ ...usage, unmetered: 1 })).toBe('at least 5,200 in, 210 out');
    expect(costWords({ ...usage, unmetered: 1, cost: 3 })).toBe('at least 3.00');
    expect(tokenWords({ ...usage, unmetered: 2 })).toBe('unknown');
    expect(tokenWords({ ...usage, unmetered: 1, failures: 1 })).toBe('unknown');
    expect(costWords({ ...usage, cost: null })).toBe('unknown');
  });

  it('is nothing at all where nothing was asked', () => {
    expect(tokenWords({ ...usage, calls: 0 })).toBe('–');
    expect(costWords({ ...usage, calls: 0, cost: 0 })).toBe('–');
  });

  it('has sizes that people read', () => {
    expect([0, 900, 45_300, 1_400_000, 82_000_000, 2_340_000_000].map(bytesWords)).toEqual([
      'nothing',
      '0.9 kB',
      '45 kB',
      '1.4 MB',
      '82 MB',
      '2.3 GB',
    ]);
  });
});
