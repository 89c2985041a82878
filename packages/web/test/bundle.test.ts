import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { licences } from '../src/account/licences.ts';

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

const table = ['index.html', 'src/app/SignedIn.tsx', 'src/table/Table.tsx'];

test('the landing page stays within 110 kB of gzipped JavaScript', () => {
  expect(kilobytes(filesOf('index.html'))).toBeLessThanOrEqual(110);
});

test('the table stays within 240 kB of gzipped JavaScript', () => {
  expect(kilobytes(filesOf(...table))).toBeLessThanOrEqual(240);
});

test('the PDF reader and the validators are no part of any screen', () => {
  const screens = Object.keys(manifest).filter((key) => key.startsWith('src/') && !key.includes('read-pdf'));
  const source = [...filesOf('index.html', ...screens)]
    .map((file) => readFileSync(dist + file, 'utf8'))
    .join('\n');
  expect(source).not.toContain('getTextContent');
  expect(source).not.toContain('ZodError');
});

test('the page runs no script of its own but files: nothing inline', () => {
  const page = readFileSync(`${dist}index.html`, 'utf8');
  for (const [tag] of page.matchAll(/<script\b[^>]*>/g)) expect(tag).toContain('src=');
  expect(page).not.toMatch(/<style\b|\son\w+=|https?:\/\//);
});

test('everything that the browser receives is named with its licence', () => {
  const onlyForBuilding = /^(@types\/|@vitejs\/|@tailwindcss\/|@fireside\/|vite$)/;
  const received = Object.keys(packageJson.devDependencies).filter((name) => !onlyForBuilding.test(name));
  expect(licences.map((one) => one.package as string).sort()).toEqual(received.sort());
});
