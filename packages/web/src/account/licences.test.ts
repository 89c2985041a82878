import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { licences } from './licences.ts';

const onlyForBuilding = /^(@types\/|@vitejs\/|@tailwindcss\/|@fireside\/|vite$)/;

test('everything that the browser receives is named with its licence', () => {
  const received = Object.keys(manifest.devDependencies).filter((name) => !onlyForBuilding.test(name));
  expect(licences.map((one) => one.package as string).sort()).toEqual(received.sort());
});
