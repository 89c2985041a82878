import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulebookExcerpts } from './rulebook-excerpts.ts';
import { RulebookIndex } from './rulebook-index.ts';
import { packVectors, unitVector, unpackVectors, VECTOR_BYTES } from './vectors.ts';
import { WordIndex } from './word-index.ts';
import { contentWords, writeOut } from './words.ts';

const vector = (seed: number) =>
  Int8Array.from({ length: VECTOR_BYTES }, (_, place) => ((seed * 31 + place * place) % 251) - 125);
const passage = (heading: string, text: string, phrases: string[] = []) => ({
  book: 'Book',
  heading,
  text,
  phrases,
});

describe('words', () => {
  it('are compared without endings, accents and common words', () => {
    expect(contentWords('The knights’ horses were falling')).toEqual(contentWords('knight horse fall'));
    expect(contentWords('Élan')).toEqual(contentWords('elan'));
  });

  it('are written out where the table uses shorthand', () => {
    expect(writeOut('My AC and 5 hp, interesting')).toBe('My armor class and 5 hit points, interesting');
  });

  it('count more the rarer they are', () => {
    const index = new WordIndex();
    index.add([{ text: 'goblin sword', weight: 1 }]);
    index.add([{ text: 'goblin shield', weight: 1 }]);
    const scores = index.scores(contentWords('sword goblin'));
    expect(scores[0]).toBeGreaterThan(scores[1]!);
    expect(index.rarity('unknown')).toBe(0);
  });
});

describe('vectors', () => {
  it('come back from storage as they were', () => {
    fc.assert(
      fc.property(
        fc.array(fc.int8Array({ minLength: VECTOR_BYTES, maxLength: VECTOR_BYTES }), { maxLength: 4 }),
        (vectors) => {
          expect(unpackVectors(packVectors(vectors))).toEqual(vectors);
        },
      ),
    );
  });
});

describe('the rulebook index', () => {
  it('finds a passage by the vector of one of its phrases', async () => {
    const index = new RulebookIndex([
      { passage: passage('Fly', 'Up into the air.'), vectors: [vector(1)] },
      {
        passage: passage('Feather Fall', 'Down gently.', ['slow our fall']),
        vectors: [vector(2), vector(3)],
      },
    ]);
    const [best] = await index.rank('zzz', unitVector(vector(3)), 2);
    expect(best?.passage.heading).toBe('Feather Fall');
    expect(best?.meaning).toBeCloseTo(1, 5);
  });

  it('shows each entry once in a ranking and finds by words where there are no vectors', async () => {
    const index = new RulebookIndex([
      { passage: passage('Troll', 'The troll regenerates.'), vectors: [] },
      { passage: passage('Troll', 'The troll bites.'), vectors: [] },
      { passage: passage('Ogre', 'Not a troll.'), vectors: [] },
    ]);
    const ranked = await index.rank('does the troll regenerate', null, 5);
    expect(ranked.map((entry) => entry.passage.text)).toEqual(['The troll regenerates.', 'Not a troll.']);
  });

  it('never gives more characters than the budget', async () => {
    const texts = fc.array(fc.string({ minLength: 1, maxLength: 900 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 0, max: 3_000 }), async (contents, characters) => {
        const index = new RulebookIndex(
          contents.map((text, number) => ({ passage: passage(`Dragon ${number % 4}`, text), vectors: [] })),
        );
        const settings = { excerpts: 5, characters, threshold: 0, shareOfBest: 0 };
        const excerpts = await rulebookExcerpts(index, [{ text: 'dragon', vector: null }], settings);
        expect(excerpts.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(characters);
        expect(new Set(excerpts).size).toBe(excerpts.length);
      }),
    );
  });
});
