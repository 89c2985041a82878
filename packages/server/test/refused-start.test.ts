import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { serverEntry } from '@fireside/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryDirectory } from './test-store.ts';

/** The exit code of a start and all that it says; one that goes on is ended as soon as it says that it is ready. */
async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [serverEntry], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      FIRESIDE_MODEL: 'storyteller',
      FIRESIDE_DATA: await temporaryDirectory(),
      ...environment,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdout.on('data', (log: Buffer) => {
    if (log.toString().includes('is ready')) child.kill('SIGTERM');
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, said };
}

const choose = 'choose one of its own, such as 127.0.0.1, or 0.0.0.0 for all of them.';

describe('a start with a value that is of no use', () => {
  it.each([
    ['999.1.1.1', 'is no name or address that this machine knows'],
    ['no.such.host.invalid', 'is no name or address that this machine knows'],
    ['192.0.2.77', 'is no address of this machine'],
  ])('[D8.1] [D8.9] ends with one sentence for HOST=%s', async (HOST, reason) => {
    expect(await start({ HOST })).toEqual({ code: 1, said: `HOST ${HOST} ${reason}: ${choose}\n` });
  });

  it('[D8.2] [D8.9] ends with one sentence for FIRESIDE_DATA where a file is', async () => {
    const file = path.join(await temporaryDirectory(), 'file');
    await writeFile(file, '');
    expect(await start({ FIRESIDE_DATA: file })).toEqual({
      code: 1,
      said: `FIRESIDE_DATA: the data directory ${file} cannot be created: it is a file.\n`,
    });
    expect(await start({ FIRESIDE_DATA: path.join(file, 'below') })).toEqual({
      code: 1,
      said: expect.stringMatching(/^FIRESIDE_DATA: the data directory .* cannot be created: .*\n$/),
    });
  });

  it('[D8.6] [D8.9] ends with one sentence for FIRESIDE_RULEBOOKS without a folder', async () => {
    const FIRESIDE_RULEBOOKS = path.join(await temporaryDirectory(), 'nowhere');
    expect(await start({ FIRESIDE_RULEBOOKS })).toEqual({
      code: 1,
      said: `FIRESIDE_RULEBOOKS must be a folder that can be read, and ${FIRESIDE_RULEBOOKS} is not: there is none\n`,
    });
    const books = await temporaryDirectory();
    expect((await start({ FIRESIDE_RULEBOOKS: books })).code).toBe(0);
  });
});
