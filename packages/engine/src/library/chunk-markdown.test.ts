import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adventureChunkOptions, chunkMarkdown } from './chunk-markdown.ts';

const ink = (text: string) => text.replace(/\s+/g, '');

const word = fc.stringMatching(/^[a-zäé]{1,12}$/);
const sentence = fc
  .array(word, { minLength: 1, maxLength: 40 })
  .map((words) => `The ${words.join(' ')} fell over.`);
const paragraph = fc.array(sentence, { minLength: 1, maxLength: 12 }).map((sentences) => sentences.join(' '));
const wrapped = paragraph.map((text) => text.replace(/((?:\S+ ){7}\S+) /g, '$1\r\n'));
const list = fc
  .array(sentence, { minLength: 1, maxLength: 9 })
  .map((items) => items.map((item) => `- ${item}`).join('\n'));
const table = fc
  .array(word, { minLength: 2, maxLength: 30 })
  .map((cells) => cells.map((cell) => `| ${cell} | 3 |`).join('\n'));
const heading = fc
  .tuple(fc.integer({ min: 1, max: 6 }), word)
  .map(([level, title]) => `${'#'.repeat(level)} ${title}`);
const document = fc
  .array(fc.oneof(paragraph, wrapped, list, table, heading), { maxLength: 25 })
  .map((blocks) => blocks.join('\n\n'));
const anything = fc.oneof(
  document,
  fc.string({ unit: 'binary', maxLength: 3_000 }),
  fc
    .array(fc.constantFrom('# ', '\n', 'a', '. ', '|', '-', '\r\n', ' ', '===', '😀', '"'))
    .map((parts) => parts.join('').repeat(40)),
);

describe('chunkMarkdown', () => {
  it('loses nothing and keeps the order', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const joined = chunkMarkdown(text).map((chunk) => chunk.text);
        expect(ink(joined.join(''))).toBe(ink(text));
      }),
    );
  });

  it('numbers the chunks from 0, none empty and none longer than the bound', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 60, max: 900 }), (text, maximumCharacters) => {
        const chunks = chunkMarkdown(text, {
          maximumCharacters,
          comfortableCharacters: maximumCharacters / 2,
          minimumCharacters: 0,
        });
        expect(chunks.map((chunk) => chunk.position)).toEqual(chunks.map((_, index) => index));
        for (const chunk of chunks) {
          expect(chunk.text.trim()).not.toBe('');
          expect(chunk.text.length).toBeLessThanOrEqual(maximumCharacters);
        }
      }),
    );
  });

  it('keeps every sentence whole that fits a passage', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(paragraph, wrapped), { minLength: 1, maxLength: 20 }), (paragraphs) => {
        const texts = chunkMarkdown(paragraphs.join('\n\n')).map((chunk) => chunk.text);
        for (const text of texts) expect(text).toMatch(/^The[\s\S]*over\.$/);
      }),
    );
  });

  it('never cuts a character in two', () => {
    const chunks = chunkMarkdown('😀'.repeat(1_000));
    for (const chunk of chunks) expect(chunk.text.isWellFormed()).toBe(true);
  });

  it('keeps the path of headings and starts a passage with each', () => {
    const text = '# Keep\n\nA ruin.\n\n## Gate\n\nTwo guards.\n\n### Trap\n\nA pit.\n\n## Tower\n\nA lamp.';
    expect(
      chunkMarkdown(text).map(({ heading: path, text: content }) => [path, content.split('\n').at(-1)]),
    ).toEqual([
      ['Keep', 'A ruin.'],
      ['Keep > Gate', 'Two guards.'],
      ['Keep > Gate > Trap', 'A pit.'],
      ['Keep > Tower', 'A lamp.'],
    ]);
  });

  it('leaves a heading without text of its own with the text that follows', () => {
    const chunks = chunkMarkdown('# The Sunken Keep\n\n## Chapter One\n\nRain falls.');
    expect(chunks).toEqual([
      {
        position: 0,
        heading: 'The Sunken Keep > Chapter One',
        text: '# The Sunken Keep\n\n## Chapter One\n\nRain falls.',
      },
    ]);
  });

  it('takes short sections of an adventure together, so that their number is bounded', () => {
    const chunks = chunkMarkdown('# a\nb\n'.repeat(5_000), adventureChunkOptions);
    expect(chunks.length).toBeLessThan((5_000 * 6) / 250 + 2);
  });

  it('reads underlined headings and, in plain text, short lines that stand alone', () => {
    expect(chunkMarkdown('The Keep\n===\nA ruin.').map((chunk) => chunk.heading)).toEqual(['The Keep']);
    const plain = 'The Mill\n\nFlour dust hangs in the air.\n\nThe Cellar\n\nIt smells of wine.';
    expect(chunkMarkdown(plain).map((chunk) => chunk.heading)).toEqual(['The Mill', 'The Cellar']);
  });

  it('does not take an abbreviation, an initial or a number in a list for the end of a sentence', () => {
    const text = `Mr. J. Smith lives at St. Cuthbert's. ${'word '.repeat(157)}end.\n1. ${'item '.repeat(150)}done.`;
    expect(chunkMarkdown(text)[0]?.text).toBe("Mr. J. Smith lives at St. Cuthbert's.");
  });

  it.each([
    ['one paragraph', 'The goblin runs away into the night. '.repeat(10_800)],
    ['one word', 'x'.repeat(400_000)],
    ['dots', '.'.repeat(400_000)],
    ['dots and quotes', '."'.repeat(200_000)],
    ['blank lines', '\n'.repeat(400_000)],
    ['headings', '# a\n'.repeat(100_000)],
    ['rows', '- a\n'.repeat(100_000)],
    ['spaces', `a${' '.repeat(399_998)}b`],
    ['hashes', `# ${'# '.repeat(199_999)}`],
    // With work that grows with the square of the text, each of them would outlast the time limit of a test.
  ])('takes 400,000 characters of %s, and loses none', (_name, text) => {
    const ink = (written: string) => written.replaceAll(/\s/g, '');
    const chunks = chunkMarkdown(text);
    expect(ink(chunks.map((chunk) => chunk.text).join('')) === ink(text)).toBe(true);
  });
});
