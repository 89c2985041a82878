import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Copy {
  stage: number;
  from: string | undefined;
  sources: string[];
}

/** The copies of a Dockerfile, with the number of the stage that makes each. */
function copies(dockerfile: string): Copy[] {
  let stage = -1;
  const found: Copy[] = [];
  for (const line of dockerfile.replaceAll('\\\n', ' ').split('\n')) {
    if (line.startsWith('FROM ')) stage += 1;
    const [, from, paths] = line.match(/^COPY (?:--from=(\w+) )?(.+)$/) ?? [];
    if (paths) found.push({ stage, from, sources: paths.split(' ').slice(0, -1) });
  }
  return found;
}

/** The workspaces that run in production: the server's and whatever those need. */
function runningWorkspaces(): string[] {
  const folders: string[] = JSON.parse(read('package.json')).workspaces;
  const manifests = new Map(
    folders.map((folder) => [folder, JSON.parse(read(`${folder}/package.json`))] as const),
  );
  const replaced = Object.values(JSON.parse(read('package.json')).overrides as Record<string, string>)
    .filter((version) => version.startsWith('file:'))
    .map((version) => version.slice('file:'.length));
  const running = new Set(['packages/server', ...replaced]);
  for (const folder of running) {
    for (const [other, { name }] of manifests) {
      if (name in (manifests.get(folder).dependencies ?? {})) running.add(other);
    }
  }
  return [...running].toSorted();
}

describe('the image', () => {
  const all = copies(read('deploy/Dockerfile'));
  const fromContext = all.filter(({ from }) => !from);

  it('copies only what is there and what .dockerignore lets through', () => {
    const admitted = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    for (const source of fromContext.flatMap(({ sources }) => sources)) {
      expect(existsSync(path.join(root, source)), source).toBe(true);
      expect(admitted, source).toContain(source.split('/')[0]);
    }
  });

  it('brings along what every workspace that runs needs, the service, the client and the books', () => {
    const installed = fromContext
      .filter(({ stage }) => stage === 1)
      .flatMap(({ sources }) => sources)
      .filter((source) => source.startsWith('packages/'));
    expect(installed.map((source) => path.dirname(source)).toSorted()).toEqual(runningWorkspaces());
    const built = all.filter(({ from }) => from === 'build').flatMap(({ sources }) => sources);
    expect(built.map((source) => source.slice('/fireside/'.length)).toSorted()).toEqual([
      ...['packages/server/bundle', 'packages/web/dist', 'rulebooks'],
    ]);
  });

  it('does not run as root and knows how to tell whether it lives', () => {
    const final = read('deploy/Dockerfile').split('\nFROM ').at(-1)!;
    expect(final).toMatch(/^USER node$/m);
    expect(final).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m);
  });
});

it('compose.yaml sets no variable that the service does not know', () => {
  const node = read('deploy/compose.yaml').split('\nservices:')[0]!;
  const set = [...node.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name!);
  const known = read('packages/server/src/config/config.ts');
  expect(set).toContain('DATABASE_URL');
  // The password of PostgreSQL is read by its client.
  for (const name of set.filter((name) => name !== 'PGPASSWORD')) expect(known).toContain(`  ${name}: `);
});

const analyze = '/usr/bin/systemd-analyze';
it.runIf(existsSync(analyze))(
  'systemd accepts the unit (not run where systemd is not installed)',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fireside-unit-'));
    try {
      const unit = path.join(folder, 'fireside.service');
      await writeFile(unit, read('deploy/fireside.service').replace('/usr/bin/node', process.execPath));
      const { stdout, stderr } = await promisify(execFile)(analyze, ['verify', '--man=no', unit]);
      expect(stdout + stderr).not.toContain('fireside.service:');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);

describe('every way of starting', () => {
  const flags = (line: string | undefined) => line?.match(/--[a-z][\w-]*(?:=\w+)?/g);

  it('tells Node the same about memory', () => {
    const { start, fireside } = JSON.parse(read('package.json')).scripts;
    const image = read('deploy/Dockerfile').match(/^CMD .+$/m)?.[0];
    const unit = read('deploy/fireside.service').match(/^ExecStart=.+$/m)?.[0];
    expect(flags(start)).toEqual(['--optimize-for-size', '--max-semi-space-size=4']);
    for (const line of [fireside, image, unit]) expect(flags(line)).toEqual(flags(start));
  });

  it('starts the file that a build has written', () => {
    const unit = read('deploy/fireside.service').match(/^ExecStart=.+$/m)?.[0];
    const image = read('deploy/Dockerfile').match(/^CMD .+$/m)?.[0];
    for (const line of [unit, image, read('scripts/start.mjs')]) {
      const program = line?.match(/packages\/server\/[\w/.-]+\.js/)?.[0];
      expect(program).toBe('packages/server/bundle/main.js');
      expect(existsSync(path.join(root, program!))).toBe(true);
    }
  });
});
