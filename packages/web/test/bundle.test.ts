import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { licences } from '../src/account/licences.ts';
import { languages } from '../src/words/languages.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

/** The files that a browser has loaded once these modules run. */
function filesOf(...entries: string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return files;
}

function kilobytes(files: Set<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(dist + file), { level: 9 }).length;
  return bytes / 1000;
}

const landing = (language: string) => ['index.html', `src/words/${language}/door.ts`];
const card = ['src/play-now/PlayNow.tsx', 'src/play-now/WhoYouAre.tsx'];
const table = (language: string) => [
  ...landing(language),
  `src/words/${language}/house.ts`,
  'src/app/SignedIn.tsx',
  'src/table/Table.tsx',
];

describe.each(languages)('of gzipped JavaScript, with its words, in %s', (language) => {
  test('the landing page takes 110 kB at most', () => {
    expect(kilobytes(filesOf(...landing(language)))).toBeLessThanOrEqual(110);
  });

  test('the card to play at once, which comes when somebody wants to, adds 20 at most', () => {
    expect(kilobytes(filesOf(...landing(language), ...card))).toBeLessThanOrEqual(130);
  });

  test('the table takes 240 kB at most', () => {
    expect(kilobytes(filesOf(...table(language)))).toBeLessThanOrEqual(240);
  });
});

test('no other screen waits for the table', () => {
  const room = /^assets\/table-/;
  const atTable = Object.keys(manifest).filter(
    (key) => key.startsWith('src/') && [...filesOf(key)].some((file) => room.test(file)),
  );
  expect(atTable).toContain('src/table/Table.tsx');
  expect(atTable.filter((key) => !key.startsWith('src/table/'))).toEqual([]);
});

test('a screen is a few files, not a hundred', () => {
  expect(filesOf(...landing('en')).size).toBeLessThanOrEqual(8);
  expect(filesOf(...table('en')).size).toBeLessThanOrEqual(16);
});

test('the files that the service names beside the page are those of the screens', () => {
  const { screens, words } = JSON.parse(readFileSync(`${dist}screens.json`, 'utf8')) as {
    screens: { under: string; files: string[] }[];
    words: Record<string, string[]>;
  };
  for (const language of languages) {
    const ofLanding = filesOf(...landing(language));
    const more = [...filesOf(...table(language))].filter((file) => !ofLanding.has(file));
    const ofTable = screens.find(({ under }) => under === '/games/')?.files ?? [];
    const named = new Set([...ofTable, ...(words[language] ?? [])]);
    for (const file of more) expect(named).toContain(`/${file}`);
    for (const file of named) expect(more.concat([...ofLanding]).map((one) => `/${one}`)).toContain(file);
  }
});

test('the PDF reader and the validators are no part of any screen', () => {
  const screens = Object.keys(manifest).filter((key) => key.startsWith('src/') && !key.includes('read-pdf'));
  const source = [...filesOf('index.html', ...screens)]
    .map((file) => readFileSync(dist + file, 'utf8'))
    .join('\n');
  expect(source).not.toContain('getTextContent');
  expect(source).not.toContain('ZodError');
});

test('the page itself runs what chooses its colours, and nothing else that is no file', () => {
  const page = readFileSync(`${dist}index.html`, 'utf8');
  const [inline, ...others] = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!);
  expect(others).toEqual([]);
  expect(inline).toContain('fireside.appearance');
  for (const [tag] of page.matchAll(/<script\b[^>]+>/g)) expect(tag).toContain('src=');
  expect(page).not.toMatch(/\son\w+=|https?:\/\//);
});

test('everything that the browser receives is named with its licence', () => {
  const onlyForBuilding = /^(@types\/|@vitejs\/|@tailwindcss\/|@fireside\/|vite$)/;
  const received = Object.keys(packageJson.devDependencies).filter((name) => !onlyForBuilding.test(name));
  expect(licences.map((one) => one.package as string).sort()).toEqual(received.sort());
});
