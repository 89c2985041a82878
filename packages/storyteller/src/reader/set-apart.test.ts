import { describe, expect, it } from 'vitest';
import { setApart } from './set-apart.ts';

const flat = (text: string) => setApart(text).main.replace(/\s+/g, ' ').trim();

describe('what is set apart in a message', () => {
  it('keeps what only weighs a word', () => {
    expect(flat('I check *all* of them')).toBe('I check all of them');
  });

  it('leaves apostrophes alone', () => {
    const text = "I take the thieves' tools and the guards' keys";
    expect(flat(text)).toBe(text);
  });

  it('takes single marks for quotation marks', () => {
    expect(flat("'Who goes there?' I shout")).toBe('"Who goes there?" I shout');
  });

  it('gives back what stands in brackets, and reads it where there is nothing else', () => {
    expect(setApart('I wait (brb)').asides).toEqual(['brb']);
    expect(flat('((who is here?))')).toBe('who is here?');
  });

  it('forgets what was thought better of, except where somebody says it', () => {
    expect(flat('I jump, no wait, I climb down')).toBe('I climb down');
    expect(flat('"I jump, no wait, I climb," I say')).toContain('I jump');
  });

  it('reads a long row of marks as fast as any other', () => {
    const before = performance.now();
    for (const mark of ['*', '(', "'", '_', '[', '{', ', no wait ', 'a, i mean b, '])
      setApart(mark.repeat(4000 / mark.length));
    expect(performance.now() - before).toBeLessThan(1500);
  });
});
