#!/usr/bin/env node
/** `npm run conformance` writes docs/conformance.md from docs/spec and from the numbers in the names of the tests. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findTests } from './conformance/find-tests.mjs';
import { readSpec } from './conformance/read-spec.mjs';
import { render } from './conformance/render.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
writeFileSync(new URL('../docs/conformance.md', import.meta.url), render(readSpec(root), findTests(root)));
