import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const rows = readFileSync(path.join(root, 'docs/expectations.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => line.split(' | '));

test('has all thirty-eight, in their order', () => {
  expect(rows.map(([number]) => Number(number?.replace('| ', '')))).toEqual(
    Array.from({ length: 38 }, (_, index) => index + 1),
  );
});

test.each(rows.map(([number, expected, shown]) => [`${number} ${expected}`, shown ?? ''] as const))(
  '%s: its tests are there',
  (_, shown) => {
    const tests = shown.split('<br>').map((one) => /^`([^`]+)`: (.+)$/.exec(one.trim()));
    expect(tests).not.toContain(null);
    for (const [, file = '', title = ''] of tests.flatMap((one) => (one ? [one] : []))) {
      expect(readFileSync(path.join(root, file), 'utf8')).toContain(title);
    }
  },
);
