import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { readPlace } from './read-place.ts';
import { readTaleFile, TaleError } from './read-tale-file.ts';
import { openTales } from './tales.ts';

const place = `# Place: Marrow Ford
kind: hub
at: at {name}
nature: river ford
words: ford river

{Name} is one street
and one river.

Both are empty.

* Peat smoke.

## Thing: the ferry
words: ferry boat
traits: fixed
see: The ferry lies at its post.

## Way: the crossing
words: river
skills: athletics sleight-of-hand
block: b
pass: p
cost: c
fail: f
`;

describe('a file of tales', () => {
  it('has entries with fields, prose, items and parts', () => {
    const [entry] = readTaleFile(place, 'fords.md');
    expect(entry?.name).toBe('Marrow Ford');
    expect(entry?.prose).toBe('{Name} is one street and one river.\n\nBoth are empty.');
    expect(entry?.items).toEqual([{ text: 'Peat smoke.', line: 12 }]);
    expect(readPlace(entry!).way.skills).toEqual(['Athletics', 'Sleight of Hand']);
  });

  it.each([
    ['Gallowmere is a town.', 'f.md:1: expected a heading'],
    ['# Place', 'f.md:1: expected a name'],
    ['### Place: x', 'f.md:1: expected one or two #'],
    ['## Thing: x', 'f.md:1: expected a heading with one #'],
    ['# Place: x\nkind:', 'f.md:2: expected a value after "kind:"'],
    ['# Place: x\n\n* one\nand more', 'f.md:4: expected "* " before an item'],
    [`# Place: x\n${'a'.repeat(5_000)}`, 'f.md:2: expected at most 4000 characters'],
    ['a'.repeat(1_000_001), 'f.md:1: expected a file of at most 1 MB'],
  ])('says where and what was expected: %#', (text, message) => {
    expect(() => readTaleFile(text, 'f.md')).toThrow(message);
  });

  it.each([
    ['kind: hub', 'kind: castle', 'to be one of hub, way, site, lair, not "castle"'],
    ['nature: river ford\n', '', 'expected a line "nature: …"'],
    ['nature: river', 'colour: red\nnature: river', '"colour" is no field of a Place'],
    ['traits: fixed', 'traits: fixed shiny', 'not "shiny"'],
    ['athletics', 'whistling', 'not "whistling"'],
    ['## Way: the crossing', '## Gate: the crossing', 'a Place has no Gate'],
    ['kind: hub', 'kind: hub\nkind: way', 'expected "kind" only once'],
  ])('a place must be whole: %s', (from, to, message) => {
    expect(() => readPlace(readTaleFile(place.replace(from, to), 'f.md')[0]!)).toThrow(message);
  });

  it('[E9.10] whatever is in it, it is read or refused with a line', () => {
    const piece = fc.constantFrom(
      '# ',
      '## ',
      'Place: ',
      'a: b',
      '* x',
      '\n',
      '\n\n',
      '=>',
      '{',
      '#',
      ':',
      'word ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        try {
          readTaleFile(pieces.join(''), 'f.md');
        } catch (error) {
          expect(error).toBeInstanceOf(TaleError);
          expect(String(error)).toMatch(/f\.md:\d+: /);
        }
      }),
    );
  });
});

describe('folders of tales', () => {
  const shipped = fileURLToPath(new URL('../../tales', import.meta.url));
  const folders: string[] = [];
  const folderWith = (files: Record<string, string>) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tales-'));
    folders.push(folder);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    return folder;
  };
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  it('[E9.10] add to the earlier ones, and replace what has the same name', () => {
    const other = place.replace('Marrow Ford', 'Gallowmere').replace('Both are empty.', 'It is another now.');
    const { library } = openTales([shipped, folderWith({ 'fantasy/a.md': place, 'fantasy/b.md': other })]);
    const { places } = library.genres.get('fantasy')!;
    expect(places.get('marrow-ford')?.name).toBe('Marrow Ford');
    expect(places.get('gallowmere')?.arrival).toMatch(/It is another now/);
    expect(places.get('thornwick')?.name).toBe('Thornwick');
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a genre that there is not',
      { 'romance/a.md': place },
      /romance: expected a folder named after a genre: fantasy/,
    ],
    [
      'a name twice in a folder',
      { 'fantasy/a.md': place, 'fantasy/b.md': place },
      /b\.md:1: .*no other of its kind/,
    ],
    ['an unknown kind', { 'fantasy/a.md': '# Song: x' }, /a\.md:1: .*a Place, a Threat, a Palette or a Tale/],
    [
      'a tale of places that are not there',
      { 'fantasy/a.md': '# Tale: x\nplaces: Nowhere\ntags: x' },
      /a place named "nowhere"/,
    ],
  ])('are refused with %s', (_, files, message) => {
    const folder = folderWith(files);
    expect(() => openTales([shipped, folder])).toThrow(message);
  });

  it('[E9.10] that are not there are named', () => {
    expect(() => openTales([shipped, '/no/such/folder'])).toThrow('/no/such/folder');
  });
});
