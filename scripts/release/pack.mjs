import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Where Node would find a package, seen from a place of the lock file. */
function find(packages, place, name) {
  for (let folder = place; ; folder = path.posix.dirname(folder)) {
    const found = path.posix.join(folder, 'node_modules', name);
    if (packages[found]) return packages[found].link ? packages[found].resolved : found;
    if (folder === '.') throw new Error(`The lock file has no ${name} for ${place}`);
  }
}

/** Everything that the server needs, by its place in the lock file. Libraries for one platform are their parents' affair. */
function reach(packages, place, reached = new Set()) {
  if (reached.has(place)) return reached;
  reached.add(place);
  for (const name of Object.keys(packages[place].dependencies ?? {})) {
    reach(packages, find(packages, place, name), reached);
  }
  return reached;
}

/**
 * One package that plays without a clone: the same folders at the same places, built. The workspaces stand in a
 * node_modules of their own, where Node finds them and npm does not look; what they need is asked for in the versions
 * that were tested, for npm heeds a shrinkwrap only in what comes from a registry. Resolves with the path of the file.
 */
export async function packRelease(root, destination) {
  const staging = await mkdtemp(path.join(tmpdir(), 'fireside-release-'));
  const copy = (from, to = from, filter = () => true) =>
    cp(path.join(root, from), path.join(staging, to), { recursive: true, filter });
  const readJson = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8'));
  try {
    const { packages } = await readJson('package-lock.json');
    const dependencies = {};
    for (const place of reach(packages, 'packages/server')) {
      const [, own, name] = place.match(/^(packages\/[^/]+\/)?node_modules\/((?:@[^/]+\/)?[^/]+)$/) ?? [];
      // Where npm keeps a version for one workspace alone, that is the one it was tested with.
      if (name && (own || !dependencies[name])) dependencies[name] = packages[place].version;
      if (!/^packages\/[^/]+$/.test(place)) continue;
      const folder = place === 'packages/server' ? place : `packages/node_modules/${packages[place].name}`;
      await copy(`${place}/dist`, `${folder}/dist`, (file) => !/\.(d\.ts|map|tsbuildinfo)$/.test(file));
      await copy(`${place}/package.json`, `${folder}/package.json`);
    }
    await copy('rulebooks', 'rulebooks', (file) => !file.endsWith('sources'));
    const asTheyAre = ['packages/server/bin', 'packages/web/dist', 'deploy', 'docs/operating.md'];
    for (const place of [...asTheyAre, 'README.md', 'CHANGELOG.md', 'LICENSE']) await copy(place);

    const { name, version, description, license, type, engines } = await readJson('package.json');
    const bin = { fireside: 'packages/server/bin/fireside.mjs' };
    const manifest = { name, version, description, license, type, engines, bin, dependencies };
    await writeFile(path.join(staging, 'package.json'), JSON.stringify(manifest, null, 2));
    await promisify(execFile)('npm', ['pack', '--pack-destination', destination], { cwd: staging });
    return path.join(destination, `${name}-${version}.tgz`);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
