import { expect, test } from 'vitest';
import { piecesOf } from './speaking.ts';

test('[E13.30] a long text is spoken in pieces of whole sentences, and nothing of it is lost', () => {
  const text = `${'The rain has not stopped for three days. '.repeat(12)}“Who is there?”\n\nNobody answers…`;
  const pieces = piecesOf(text);
  expect(pieces.length).toBeGreaterThan(2);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(260);
  expect(pieces.join(' ').replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' ').trim());
  expect(piecesOf('—\n\n***')).toEqual([]);
});
