import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFireside } from '../src/fireside-process.ts';

/** A process with the manners of the server: ready after a while, counting its starts, leaving on SIGTERM. */
const entrySource = `
import { createServer } from 'node:http';
import { appendFileSync } from 'node:fs';
const { PORT, HOST, FIRESIDE_DATA, FIRESIDE_MODEL, SECRET_OF_THE_SHELL, BEHAVIOUR } = process.env;
if (BEHAVIOUR === 'fail') { console.error('FIRESIDE_MODEL names no model.'); process.exit(3); }
appendFileSync(FIRESIDE_DATA + '/starts', 'x');
let asked = 0;
createServer((request, response) => {
  asked += 1;
  response.writeHead(BEHAVIOUR === 'never' || asked < 3 ? 503 : 200);
  response.end(JSON.stringify({ FIRESIDE_MODEL, SECRET_OF_THE_SHELL: SECRET_OF_THE_SHELL ?? null }));
}).listen(Number(PORT), HOST, () => console.log('listening'));
process.on('SIGTERM', () => { console.log('farewell'); process.exit(0); });
`;

describe('a server process', () => {
  let directory: string;
  let entry: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'fireside-process-'));
    entry = join(directory, 'entry.mjs');
    await writeFile(entry, entrySource);
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('is ready when started, keeps its data and address over restarts, and leaves on request', async () => {
    const fireside = await startFireside({ entry });
    expect((await fetch(fireside.url)).status).toBe(200);
    const first = fireside.pid;
    await fireside.kill();
    await expect(fetch(fireside.url)).rejects.toThrow();
    await fireside.restart();
    expect(fireside.pid).not.toBe(first);
    expect(await readFile(join(fireside.dataDirectory, 'starts'), 'utf8')).toBe('xx');
    expect(await fireside.stop()).toBe(0);
    expect(fireside.logs).toContain('listening');
  });

  it("does not inherit the developer's environment", async () => {
    process.env.SECRET_OF_THE_SHELL = 'sk-real';
    const fireside = await startFireside({ entry, environment: { FIRESIDE_MODEL: 'compatible:x' } });
    delete process.env.SECRET_OF_THE_SHELL;
    const seen = await (await fetch(fireside.url)).json();
    expect(seen).toEqual({ FIRESIDE_MODEL: 'compatible:x', SECRET_OF_THE_SHELL: null });
    await fireside.restart({ FIRESIDE_MODEL: 'storyteller' });
    expect(await (await fetch(fireside.url)).json()).toMatchObject({ FIRESIDE_MODEL: 'storyteller' });
    await fireside.stop();
  });

  it('says why it could not be started', async () => {
    await expect(startFireside({ entry, environment: { BEHAVIOUR: 'fail' } })).rejects.toThrow(
      /ended before it was ready \(3\)[\s\S]*FIRESIDE_MODEL names no model/,
    );
    await expect(
      startFireside({ entry, environment: { BEHAVIOUR: 'never' }, readyWithinMilliseconds: 500 }),
    ).rejects.toThrow('was not ready in time');
  });
});
