import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openBestiary } from './open-bestiary.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fireside-bestiary-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function warnings() {
  const heard: unknown[][] = [];
  return { heard, log: { warn: (...words: unknown[]) => void heard.push(words) } };
}

describe('the bestiary that ships', () => {
  it('[E5.77] has the creatures of the book', () => {
    const { heard, log } = warnings();
    expect(openBestiary(log).find('goblins')).toMatchObject({ name: 'Goblin', armorClass: 15, hitPoints: 7 });
    expect(heard).toEqual([]);
  });

  it('[E5.77] is read when the first creature is asked for, and once', () => {
    const file = path.join(folder, 'creatures.json');
    const { log } = warnings();
    const bestiary = openBestiary(log, file);
    writeFileSync(file, JSON.stringify([{ name: 'Grue', type: 'aberration' }]));
    expect(bestiary.find('grue')).toMatchObject({ name: 'Grue' });
    rmSync(file);
    expect(bestiary.find('grues')).toMatchObject({ name: 'Grue' });
  });

  it('[E5.77] is empty where it cannot be read, and says so once', () => {
    const { heard, log } = warnings();
    const bestiary = openBestiary(log, path.join(folder, 'missing.json'));
    expect(bestiary.find('goblin')).toBeNull();
    expect(bestiary.find('wolf')).toBeNull();
    expect(heard.map(([, sentence]) => sentence)).toEqual([
      'the creatures of the bestiary could not be read',
    ]);
  });
});
