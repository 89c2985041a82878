import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRulebook, listRulebooks, removeRulebook } from '../../src/library/books/manage-rulebooks.ts';
import { readBookFile } from '../../src/library/books/read-book-file.ts';
import { readVectorFile, writeVectorFile } from '../../src/library/books/shipped-vectors.ts';
import { createEmbedder, type Embedder } from '../../src/library/embedder/embedder.ts';

let folder: string;
let embedder: Embedder;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fireside-books-'));
  embedder = createEmbedder();
});

afterAll(async () => {
  await embedder.close();
  await rm(folder, { recursive: true });
});

async function book(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

/** The smallest PDF file that shows one line of text. */
function pdf(line: string): Buffer {
  const content = `BT /F1 12 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}

describe('reading a book', () => {
  it('[D8.6] takes Markdown with its title, headings and phrases', async () => {
    const file = await book(
      'house.md',
      '# House Rules\n\n## Luck\n\n> Asked as: be lucky; try my luck\n\nRoll again once.',
    );
    expect(await readBookFile(file)).toEqual([
      {
        book: 'House Rules',
        heading: 'Luck',
        text: 'Roll again once.',
        phrases: ['be lucky', 'try my luck'],
      },
    ]);
  });

  it('[D8.6] takes plain text under the name of its file', async () => {
    const file = await book('table_rules.txt', '\uFEFFNo phones at the table.\r\nSnacks are shared.');
    expect(await readBookFile(file)).toMatchObject([{ book: 'table rules', heading: 'table rules' }]);
  });

  it('[D8.6] takes the text of a PDF file', async () => {
    const [passage] = await readBookFile(await book('scroll.pdf', pdf('A dragon sleeps under the hill.')));
    expect(passage).toMatchObject({ book: 'scroll', text: 'A dragon sleeps under the hill.' });
  });

  it.each([
    ['broken.pdf', Buffer.from('%PDF-1.4 this is not one'), 'broken.pdf is not a readable PDF file'],
    ['program.txt', Buffer.from([1, 2, 0, 3]), 'program.txt is not a text file'],
    ['empty.md', '  \n', 'empty.md holds no text'],
  ])('refuses %s with a sentence', async (name, content, sentence) => {
    await expect(readBookFile(await book(name, content))).rejects.toThrow(sentence);
  });

  it('refuses a file of more than 50 MB without reading it', async () => {
    const file = await book('huge.txt', '');
    await truncate(file, 51 * 1024 * 1024);
    await expect(readBookFile(file)).rejects.toThrow('huge.txt is larger than 50 MB');
  });
});

describe('the operator’s books', () => {
  it('are added if they can be read, listed and removed', async () => {
    const own = path.join(folder, 'own');
    const file = await book('sea.md', '# At Sea\n\n## Storms\n\nHold on to something.');
    expect(await addRulebook({ embedder, folder: own }, file)).toEqual({ name: 'sea.md', passages: 1 });
    expect((await listRulebooks([own])).map(({ name }) => name)).toEqual(['sea.md']);
    await removeRulebook({ folder: own }, 'sea.md');
    expect(await readdir(own)).toEqual([]);
  });

  it('are refused with a sentence', async () => {
    const own = path.join(folder, 'refused');
    const add = (file: string) => addRulebook({ embedder, folder: own }, file);
    await expect(add(await book('picture.png', 'x'))).rejects.toThrow('is not a Markdown, text or PDF file');
    await expect(add(path.join(folder, 'missing.md'))).rejects.toThrow('there is no file');
    await expect(add(await book('bad.pdf', 'x'))).rejects.toThrow('bad.pdf is not a readable PDF file');
    await expect(removeRulebook({ folder: own }, '../sea.md')).rejects.toThrow('there is no added rulebook');
    expect(await listRulebooks([own])).toEqual([]);
  });
});

describe('the file of vectors', () => {
  it('gives back what was written, and nothing of a record that was cut off', () => {
    const vectors = new Map([
      ['ab'.repeat(16), new Uint8Array(384).fill(1)],
      ['cd'.repeat(16), new Uint8Array(768).fill(2)],
    ]);
    const bytes = writeVectorFile(vectors);
    const read = readVectorFile(bytes);
    expect([...read].map(([hash, packed]) => [hash, [...packed]])).toEqual(
      [...vectors].map(([hash, packed]) => [hash, [...packed]]),
    );
    expect([...readVectorFile(bytes.subarray(0, -1)).keys()]).toEqual(['ab'.repeat(16)]);
  });
});
