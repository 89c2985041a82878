#!/usr/bin/env node
/**
 * `npm run release -- VERSION`: writes the version and its date down, builds, packs fireside-VERSION.tgz, lists what
 * it is made of in fireside-VERSION.cdx.json, commits and tags. With `--dry-run` these two are all that is left behind.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packRelease } from './release/pack.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isDry = process.argv.includes('--dry-run');
const [version = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

function edit(file, change) {
  const place = path.join(root, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}

function editJson(file, change) {
  edit(file, (text) => {
    const value = JSON.parse(text);
    change(value);
    return `${JSON.stringify(value, null, 2)}\n`;
  });
}

/** The version of a workspace, and of the other workspaces that it asks for. */
function setVersion(manifest) {
  manifest.version = version;
  for (const asked of [manifest.dependencies, manifest.devDependencies]) {
    for (const name in asked) if (name.startsWith('@fireside/')) asked[name] = version;
  }
}

if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) refuse('usage: npm run release -- VERSION [--dry-run]');
if (git('status', '--porcelain')) refuse('There are changes that are not committed.');
if (git('tag', '--list', `v${version}`)) refuse(`There is a tag v${version} already.`);
const heading = `## ${version} (unreleased)`;
if (!readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8').split('\n').includes(heading)) {
  refuse(`CHANGELOG.md has no line "${heading}".`);
}

let isReleased = false;
try {
  edit('CHANGELOG.md', (text) =>
    text.replace(heading, `## ${version} (${new Date().toISOString().slice(0, 10)})`),
  );
  editJson('package.json', setVersion);
  editJson('package-lock.json', (lock) => {
    lock.version = version;
    for (const [place, entry] of Object.entries(lock.packages)) {
      if (!place.includes('node_modules')) setVersion(entry);
    }
  });
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  for (const workspace of workspaces) editJson(`${workspace}/package.json`, setVersion);
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  const file = await packRelease(root, root);
  process.stdout.write(`Packed ${path.basename(file)}\n`);
  if (!isDry) {
    git('commit', '--all', '--message', `chore: release ${version}`);
    git('tag', '--annotate', `v${version}`, '--message', `Fireside ${version}`);
    process.stdout.write(`Committed and tagged as v${version}: git push --follow-tags publishes it.\n`);
    isReleased = true;
  }
} finally {
  // The tree was clean: what differs now was written above.
  if (!isReleased) git('checkout', '--quiet', '--', '.');
}
