import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findTests } from '../scripts/conformance/find-tests.mjs';
import { readSpec } from '../scripts/conformance/read-spec.mjs';
import { render } from '../scripts/conformance/render.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tests = findTests(root);
const parts = readSpec(root);
const rules = parts.flatMap((part) => part.rules);

describe('the specification', () => {
  it('has its parts, and every number once', () => {
    const numbers = Array.from({ length: 9 }, (_, index) => index + 1);
    const expected = [
      ...numbers.map(String),
      ...numbers.map((n) => `D${n}`),
      'E1',
      'E2',
      'E3',
      'E4',
      'E5',
      'E6',
      'E7',
      'E8',
      'E9',
      'E10',
      'E11',
      'E12',
      'E13',
    ];
    expect(parts.map(({ id }) => id)).toEqual(expected);
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(parts)('has every row of part $id, $title', ({ file, rules }) => {
    const text = readFileSync(path.join(root, 'docs/spec', file), 'utf8');
    const tables = text.split('\n\n').filter((block) => block.startsWith('| Rule |'));
    const rows = tables.flatMap((table) => table.trimEnd().split('\n').slice(2));
    expect(rules).toHaveLength(rows.length);
  });

  it('has a test for every rule that is built', () => {
    expect(rules.filter((rule) => !rule.isPlanned && !tests.has(rule.id)).map(({ id }) => id)).toEqual([]);
  });

  it('calls no rule planned that has a test', () => {
    expect(rules.filter((rule) => rule.isPlanned && tests.has(rule.id)).map(({ id }) => id)).toEqual([]);
  });

  it('knows the rule behind every number that a test cites', () => {
    const known = new Set([...parts, ...rules].map(({ id }) => id));
    expect([...tests.keys()].filter((tag) => !known.has(tag))).toEqual([]);
  });

  it('names a file for every rule that is built, and only files that exist', () => {
    const built = rules.filter((rule) => !rule.isPlanned);
    expect(built.filter(({ sources }) => sources.length === 0).map(({ id }) => id)).toEqual([]);
    const missing = ({ id, sources }: { id: string; sources: string[] }) =>
      sources.filter((source) => !existsSync(path.join(root, source))).map((source) => `${id}: ${source}`);
    expect(built.flatMap(missing)).toEqual([]);
  });

  it('is mapped by docs/conformance.md as it is', () => {
    const page = readFileSync(path.join(root, 'docs/conformance.md'), 'utf8');
    expect(page === render(parts, tests), 'docs/conformance.md is stale: run npm run conformance').toBe(true);
  });
});
