import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Embedder } from './library/embedder/embedder.ts';
import { readConfig } from './config/config.ts';
import { openStoryteller, rulebookFolders } from './open-parts.ts';

it('[D8.6] FIRESIDE_RULEBOOKS takes the place of the books that ship; added books stay', () => {
  const [shipped, added] = rulebookFolders(readConfig({}));
  expect(shipped).toMatch(/rulebooks$/);
  expect(rulebookFolders(readConfig({ FIRESIDE_RULEBOOKS: 'my/books' }))).toEqual([
    path.resolve('my/books'),
    added,
  ]);
});

it('[E9.10] [D8.9] FIRESIDE_TALES adds tales, and a tale that cannot be read is named with its file and line', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fireside-tales-'));
  const open = () => openStoryteller(readConfig({ FIRESIDE_TALES: folder }), {} as Embedder, async () => []);
  expect(open().name).toBe('storyteller');
  await mkdir(path.join(folder, 'fantasy'));
  await writeFile(path.join(folder, 'fantasy/broken.md'), '# Plaice: the Salt Stair\n');
  expect(open).toThrow(/FIRESIDE_TALES .*broken\.md:1: /);
  await rm(folder, { recursive: true });
});
