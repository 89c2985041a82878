import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findTests } from '../scripts/conformance/find-tests.mjs';
import { render, unknownTags } from '../scripts/conformance/render.mjs';
import { awaited, completeSections, sections } from '../scripts/conformance/rules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tests = findTests(root);

describe('docs/conformance.md', () => {
  it('is what the names of the tests say', () => {
    const page = readFileSync(new URL('../docs/conformance.md', import.meta.url), 'utf8');
    expect(page === render(tests), 'docs/conformance.md is stale: run npm run conformance').toBe(true);
  });

  it.each(completeSections)('has a test for every rule of section %s', (id) => {
    const section = sections.find((candidate) => candidate.id === id);
    const untested = Object.keys(section?.rules ?? {}).filter((rule) => !tests.has(rule));
    expect(untested.filter((rule) => !awaited.includes(rule))).toEqual([]);
  });

  it('awaits no test that has come', () => {
    expect(awaited.filter((rule) => tests.has(rule))).toEqual([]);
  });

  it('knows the rule behind every tag', () => {
    expect(unknownTags(tests)).toEqual([]);
  });
});
