#!/usr/bin/env node
/** `npm run conformance` writes docs/conformance.md from the tags in the names of the tests. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findTests } from './conformance/find-tests.mjs';
import { render } from './conformance/render.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
writeFileSync(new URL('../docs/conformance.md', import.meta.url), render(findTests(root)));
