import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryTexts, type Understand } from './queries.ts';
import { defaultRulebookSettings, rulebookExcerpts } from './rulebook-excerpts.ts';
import { entryName, RulebookIndex } from './rulebook-index.ts';
import { packVectors, unitVector, unpackVectors, VECTOR_BYTES, VectorTable } from './vectors.ts';
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

/** While the embedder cannot be reached. */
const byWords: Understand = async (texts) => texts.map((text) => ({ text, vector: null }));

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
  it('are compared by their direction, however many there are', () => {
    const vectors = Array.from({ length: 5_000 }, (_, seed) => vector(seed));
    const query = unitVector(vector(77));
    const cosines = new Float32Array(vectors.length);
    new VectorTable(vectors).cosines(query, cosines);
    for (const place of [0, 1, 77, 2_047, 2_048, 4_999]) {
      const other = unitVector(vectors[place]!);
      const expected = other.reduce((sum, value, index) => sum + value * query[index]!, 0);
      expect(cosines[place]).toBeCloseTo(expected, 3);
    }
  });

  it('that are missing are like nothing', () => {
    const cosines = new Float32Array(2);
    new VectorTable([new Int8Array(), vector(1)]).cosines(unitVector(vector(1)), cosines);
    expect(cosines[0]).toBe(0);
    expect(cosines[1]).toBeCloseTo(1, 3);
  });

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

  it('[E6.21] counts entries of one name as one, in whichever book and with whatever in brackets', async () => {
    const index = new RulebookIndex([
      { passage: passage('The Fighter > Action Surge (1 use)', 'One more action.'), vectors: [vector(1)] },
      {
        passage: passage('The Fighter > Action Surge (2 uses)', 'Twice one more action.'),
        vectors: [vector(1)],
      },
      {
        passage: { ...passage('ACTION SURGE', 'An action of our house.'), book: 'Ours' },
        vectors: [vector(1)],
      },
      { passage: passage('Second Wind', 'Breathe; an action.'), vectors: [vector(9)] },
    ]);
    const ranked = await index.rank('one more action', unitVector(vector(1)), 8);
    expect(ranked.map((entry) => entryName(entry.passage.heading))).toEqual(['action surge', 'second wind']);
  });

  it('counts the second best phrase of an entry too', async () => {
    const index = new RulebookIndex([
      { passage: passage('Once', 'a', ['said']), vectors: [vector(50), vector(3)] },
      { passage: passage('Twice', 'b', ['said', 'said so']), vectors: [vector(60), vector(3), vector(3)] },
    ]);
    const ranked = await index.rank('zzz', unitVector(vector(3)), 2);
    expect(ranked.map((entry) => entry.passage.heading)).toEqual(['Twice', 'Once']);
  });

  it('[E6.22] gives each part of a message its turn', async () => {
    const index = new RulebookIndex(
      ['Goblin', 'Goblin Boss', 'Goblin King', 'Cover', 'Half Cover'].map((heading) => ({
        passage: passage(heading, `${heading} text.`),
        vectors: [],
      })),
    );
    const settings = { excerpts: 3, characters: 4_000, threshold: -1, shareOfBest: 0 };
    const texts = ['is the goblin a good goblin', 'how much cover do I have?'];
    const excerpts = await rulebookExcerpts(index, texts, byWords, settings);
    expect(excerpts.slice(0, 2).map(({ heading }) => heading)).toEqual(['Goblin', 'Cover']);
  });

  it('[E6.22] looks in a long message for its question, with the sentence before it only if that asks too', async () => {
    const index = new RulebookIndex(
      [
        passage('Cover', 'A low wall gives half cover against arrows.'),
        passage('Ferry', 'The ferry crosses the river at dusk.'),
        passage('Rolling Dice', 'What to roll: a d20.'),
      ].map((one) => ({ passage: one, vectors: [] })),
    );
    const story = 'Nobody spoke while the lamps went out along the quay. '.repeat(8);
    const serve = async (message: string) => {
      const texts = queryTexts(`${story}${message}`);
      return (await rulebookExcerpts(index, texts, byWords)).map(({ heading }) => heading);
    };
    const asked = await serve('A low wall gives me half cover against arrows. What do I roll?');
    expect(new Set(asked)).toEqual(new Set(['Cover', 'Rolling Dice']));
    expect(
      await serve('We watched her wave from the ferry. Does a low wall give half cover against arrows?'),
    ).toEqual(['Cover']);
  });

  it('[E6.23] shows nothing to who asks nothing, and shows it to who looks it up', async () => {
    const index = new RulebookIndex([{ passage: passage('Prone', 'On the ground.'), vectors: [vector(4)] }]);
    const texts = ['see you on the ground floor'];
    const understand: Understand = async (some) =>
      some.map((text) => ({ text, vector: unitVector(vector(90)) }));
    expect(await rulebookExcerpts(index, texts, understand)).toEqual([]);
    const settings = { ...defaultRulebookSettings, threshold: Number.NEGATIVE_INFINITY };
    expect(await rulebookExcerpts(index, texts, understand, settings)).toHaveLength(1);
  });

  it('[E6.23] understands of a message only what decides, unless that asks', async () => {
    const index = new RulebookIndex([{ passage: passage('Prone', 'On the ground.'), vectors: [] }]);
    const understood = async (message: string) => {
      const all: string[] = [];
      const texts = queryTexts(message);
      await rulebookExcerpts(index, texts, (some) => {
        all.push(...some);
        return byWords(some);
      });
      return { texts, all };
    };
    const quiet = await understood('I walk along the quay to the old mill. I wave to the ferryman there.');
    expect(quiet.texts).toHaveLength(3);
    expect(quiet.all).toEqual(quiet.texts.slice(0, 1));
    const asking = await understood('I fall down behind the old mill. When am I prone on the ground?');
    expect(asking.texts).toHaveLength(3);
    expect(asking.all).toEqual(asking.texts);
    const long = await understood(
      `${'The lamps went out along the quay. '.repeat(12)}I wave to the ferryman.`,
    );
    expect(long.all).toEqual(long.texts.slice(1, 3));
  });

  it('[E6.26] goes by words where there are no vectors', async () => {
    const index = new RulebookIndex([
      { passage: passage('Falling', 'A fall hurts: d6 damage for every ten feet.'), vectors: [] },
      { passage: passage('Troll', 'It regenerates.'), vectors: [] },
    ]);
    const serve = (text: string) => rulebookExcerpts(index, [text], byWords);
    expect(await serve('how much damage does falling do?')).toMatchObject([{ heading: 'Falling' }]);
    expect(await serve('I wave to the ferryman and smile')).toEqual([]);
  });

  it('[E6.25] finds English entries for German words, without vectors', async () => {
    const index = new RulebookIndex([
      { passage: passage('Opportunity Attacks', 'When a foe leaves your reach.'), vectors: [] },
      { passage: passage('Troll', 'It regenerates.'), vectors: [] },
    ]);
    const serve = (message: string) => rulebookExcerpts(index, queryTexts(message), byWords);
    expect(await serve('Kriegt der dann einen Gelegenheitsangriff?')).toMatchObject([
      { heading: 'Opportunity Attacks' },
    ]);
    expect(await serve('Kriegt der dann noch ein Stück Kuchen?')).toEqual([]);
  });

  it('never gives more characters than the budget', async () => {
    const texts = fc.array(fc.string({ minLength: 1, maxLength: 900 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 0, max: 3_000 }), async (contents, characters) => {
        const index = new RulebookIndex(
          contents.map((text, number) => ({ passage: passage(`Dragon ${number % 4}`, text), vectors: [] })),
        );
        const settings = { excerpts: 5, characters, threshold: 0, shareOfBest: 0 };
        const excerpts = await rulebookExcerpts(index, ['dragon'], byWords, settings);
        expect(excerpts.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(characters);
        expect(new Set(excerpts).size).toBe(excerpts.length);
      }),
    );
  });
});
