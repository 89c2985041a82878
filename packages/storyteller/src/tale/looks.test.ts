import { describe, expect, it } from 'vitest';
import { looksOf } from './looks.ts';

const steward = { id: 'aldous-finch', name: 'Aldous Finch', role: 'steward' };

describe('what somebody looks like', () => {
  it('is two plain things, always the same, and one of them is of their trade', () => {
    const looks = looksOf(steward, '');
    expect(looks).toHaveLength(2);
    expect(looks[0]).toMatch(/belt/);
    expect(looksOf(steward, '')).toEqual(looks);
  });

  it('says nothing of what the text has spoken of', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(
        looksOf({ id, name: 'Hob', role: '' }, 'Hob is bald and has a broken arm.').join(' '),
      ).not.toMatch(/hair|curls|plait|hands|fingers|wrist|nails|sleeves/);
  });
});
