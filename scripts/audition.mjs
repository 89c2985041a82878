// The audition of the five stand-ins, for docs/audition.md: node scripts/audition.mjs --markdown
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { characterNames, startCharacters } from '@fireside/testing';

const program = fileURLToPath(new URL('../packages/server/bin/fireside.mjs', import.meta.url));
const standIn = await startCharacters();
const models = characterNames.map((name) => `compatible:${name}`);
const child = spawn(process.execPath, [program, 'audition', ...models, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, OPENAI_BASE_URL: standIn.url },
});
const [code] = await once(child, 'exit');
await standIn.close();
process.exit(code ?? 1);
