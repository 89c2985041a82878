#!/usr/bin/env node
/** How much of the SRD 5.1 the books hold, kind by kind, against rulebooks/sources/srd-contents.json. */
import { coverage } from './rulebooks/coverage.mjs';
import { renderBooks } from './rulebooks/render-books.mjs';

let lacks = false;
for (const { kind, of, missing } of coverage(renderBooks())) {
  const named = missing.length > 0 ? `; missing: ${missing.join(', ')}` : '';
  process.stdout.write(`${kind}: ${of - missing.length} of ${of}${named}\n`);
  lacks ||= missing.length > 0;
}
process.exitCode = lacks ? 1 : 0;
