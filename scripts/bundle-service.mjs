/**
 * Writes the compiled service as a few files: to find, read and link the thousand modules that it is made of costs a
 * start more than to run them, and memory for as long as it runs (docs/decisions/0034-the-bundle.md). What comes from
 * npm stays where it is.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const compiled = path.join(packages, 'server/dist');
const folder = path.join(packages, 'server/bundle');
/** What is started by itself: two commands, two threads and a process. */
const entries = {
  main: 'main.js',
  'run-command': 'command-line/run-command.js',
  'sqlite-thread': 'sqlite-thread.js',
  'capsule-thread': 'games/capsule/capsule-thread.js',
  'embedder-process': 'library/embedder-process.js',
};

/** What stands beside a module is found from where the module was. */
const addressOfSource = {
  name: 'address-of-source',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null;
    const source = JSON.stringify(path.relative(folder, id).replaceAll(path.sep, '/'));
    return code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`);
  },
};

/** Of a whole package the chunk bears the name, so that a stack says where it was. */
function chunkName({ name, moduleIds }) {
  const index = moduleIds.find((id) => path.basename(path.dirname(id)) === name);
  return name === 'dist' && index ? path.basename(path.dirname(path.dirname(index))) : name;
}

rmSync(folder, { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(compiled, file)])),
  platform: 'node',
  external: (id) => !/^(\.|\/|[A-Z]:\\|@fireside\/)/i.test(id),
  plugins: [addressOfSource],
});
await bundle.write({
  ...{ dir: folder, format: 'esm', comments: false },
  chunkFileNames: (chunk) => `${chunkName(chunk)}.js`,
});
