import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config/config.ts';
import { rulebookFolders } from './open-parts.ts';

it('[D8.6] FIRESIDE_RULEBOOKS takes the place of the books that ship; added books stay', () => {
  const [shipped, added] = rulebookFolders(readConfig({}));
  expect(shipped).toMatch(/rulebooks$/);
  expect(rulebookFolders(readConfig({ FIRESIDE_RULEBOOKS: 'my/books' }))).toEqual([
    path.resolve('my/books'),
    added,
  ]);
});
