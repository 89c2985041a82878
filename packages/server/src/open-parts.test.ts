import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Embedder } from './library/embedder/embedder.ts';
import { readConfig } from './config/config.ts';
import { checkRulebooks, openStoryteller, rulebookFolders } from './open-parts.ts';

it('[D8.6] FIRESIDE_RULEBOOKS takes the place of the books that ship; added books stay', () => {
  const [shipped, added] = rulebookFolders(readConfig({}));
  expect(shipped).toMatch(/rulebooks$/);
  expect(rulebookFolders(readConfig({ FIRESIDE_RULEBOOKS: 'my/books' }))).toEqual([
    path.resolve('my/books'),
    added,
  ]);
});

it('[D8.6] [D8.9] FIRESIDE_RULEBOOKS names a folder that is there; it may be empty', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fireside-books-'));
  const check = (named: string) => checkRulebooks(readConfig({ FIRESIDE_RULEBOOKS: named }));
  await checkRulebooks(readConfig({}));
  await check(folder);
  const file = path.join(folder, 'book.md');
  await writeFile(file, '# A book\n');
  const sentence = 'FIRESIDE_RULEBOOKS must be a folder that can be read, and';
  await expect(check(file)).rejects.toThrow(`${sentence} ${file} is not: it is a file`);
  const nowhere = path.join(folder, 'nowhere');
  await expect(check(nowhere)).rejects.toThrow(`${sentence} ${nowhere} is not: there is none`);
  await rm(folder, { recursive: true });
});

it('[E9.10] [D8.9] FIRESIDE_TALES adds tales, and a tale that cannot be read is named with its file and line', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fireside-tales-'));
  const open = () => openStoryteller(readConfig({ FIRESIDE_TALES: folder }), {} as Embedder, async () => []);
  expect((await open()).name).toBe('storyteller');
  await mkdir(path.join(folder, 'fantasy'));
  await writeFile(path.join(folder, 'fantasy/broken.md'), '# Plaice: the Salt Stair\n');
  await expect(open()).rejects.toThrow(/FIRESIDE_TALES .*broken\.md:1: /);
  await rm(folder, { recursive: true });
});
