import { expect, it } from 'vitest';
import { coarsePattern, excerptOf, searchedWords } from './find-words.ts';

const found = (content: string, text: string) => {
  const excerpt = excerptOf(content, searchedWords(text));
  return excerpt?.marks.map(([from, to]) => excerpt.excerpt.slice(from, to)) ?? null;
};

/** As SQL's `like` reads a pattern. */
const isLike = (content: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll('%', '.*').replaceAll('_', '.')}$`, 'su').test(content);

it('[E11.2] words are found without regard to case, accents and order', () => {
  expect(found('Die Brücke über die Ilm', 'BRUCKE')).toEqual(['Brücke']);
  expect(found('Une épée rouillée', 'epee')).toEqual(['épée']);
  expect(found('The silver key turns.', 'key silver')).toEqual(['silver', 'key']);
  expect(found('The silver key turns.', 'key gold')).toBeNull();
  expect(found('A *silver* key', 'silver key')).toEqual(['silver', 'key']);
  expect(found('Nothing of that', '**')).toBeNull();
  expect(found('İstanbul İzmir', 'izmir')).toEqual(['İzmir']);
});

it('[E11.2] the coarse look of the database misses nothing', () => {
  for (const [content, text] of [
    ['die brücke über die ilm', 'Brucke'],
    ['une épée rouillée', 'épée rouillee'],
    ['he is 100% sure', '100%'],
    ['call it snake_case', 'snake_case'],
    ['el niño', 'NINO'],
  ] as const) {
    expect(isLike(content, coarsePattern(searchedWords(text))), text).toBe(true);
  }
  expect(isLike('die brücke', coarsePattern(['bruder']))).toBe(false);
});

it('[E11.4] an excerpt is cut around the hit, between words, and never longer than 200 characters', () => {
  const long = `${'word '.repeat(100)}the silver key ${'after '.repeat(100)}`;
  const { excerpt, marks } = excerptOf(long, ['silver'])!;
  expect(excerpt.length).toBeLessThanOrEqual(200);
  expect(excerpt).toMatch(/^…word .* the silver key after .* after…$/);
  expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(['silver']);
  expect(excerptOf('short silver', ['silver'])!.excerpt).toBe('short silver');
  const unbroken = excerptOf('x'.repeat(500), ['xxx'])!;
  expect(unbroken.excerpt).toHaveLength(199);
  const faces = excerptOf(`key ${'😀'.repeat(400)}`, ['key'])!;
  expect(faces.excerpt.isWellFormed()).toBe(true);
});
