import { spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Person } from './people/person.mjs';
import { nextEvent, say, timedTurn } from './people/quiet-table.mjs';
import { startModel } from './target/start-model.mjs';
import { commandOf, startTarget } from './target/start-target.mjs';

/** Seconds within which it must be noticed. */
const noticedWithin = 10;
const file = (directory) => path.join(directory, 'fireside.db');

/** One page in three at so far into the file, so that a look at the start need not meet it. */
const garbage = (share) => (directory) => {
  const handle = openSync(file(directory), 'r+');
  const first = Math.floor((statSync(file(directory)).size * share) / 4096) * 4096;
  for (let page = 0; page < 9; page += 3)
    writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, first + page * 4096);
  closeSync(handle);
};

/** What a bad day does to the file while the service runs. */
const deeds = {
  removed: (directory) => rmSync(file(directory)),
  'removed with its log': (directory) => {
    for (const name of readdirSync(directory))
      if (name.startsWith('fireside.db')) rmSync(path.join(directory, name));
  },
  emptied: (directory) => truncateSync(file(directory), 0),
  replaced: (directory, older) => {
    cpSync(older, `${file(directory)}.new`);
    renameSync(`${file(directory)}.new`, file(directory));
  },
};

async function readiness(url) {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).status;
  } catch {
    return 'gone';
  }
}

function command(root, directory, ...words) {
  const environment = { PATH: process.env.PATH, FIRESIDE_DATA: directory, FIRESIDE_MODEL: 'storyteller' };
  return spawnSync(process.execPath, [commandOf(root), ...words], { env: environment, timeout: 60_000 })
    .status;
}

async function lose(root, name, deed) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fireside-attack-'));
  const directory = path.join(folder, 'data');
  const model = await startModel();
  const target = await startTarget(root, { environment: model.environment, dataDirectory: directory });
  const person = await new Person(target.url).register('Keeper');
  const game = await person.makeGame();
  let socket = await person.sit(game.id);
  await nextEvent(socket, ({ type }) => type === 'message');
  const older = path.join(folder, 'older.db');
  command(root, directory, 'backup', older);
  for (let turn = 0; turn < 3; turn++) await timedTurn(socket, `Before, ${turn}`);
  deed(directory, older);
  const startedAt = performance.now();
  let ready = 200;
  while (ready === 200 && performance.now() - startedAt < noticedWithin * 1_000) {
    await delay(250);
    ready = await readiness(target.url);
  }
  const noticed = (performance.now() - startedAt) / 1000;
  const acknowledged = [];
  for (let number = 0; number < 3; number++) {
    try {
      if (socket.readyState !== 1) socket = await person.sit(game.id);
      const content = `After, ${number}`;
      const answer = nextEvent(
        socket,
        (event) => event.type === 'error' || (event.type === 'message' && event.message.content === content),
        5_000,
      );
      say(socket, content);
      if ((await answer)?.type === 'message') acknowledged.push(content);
    } catch {
      // Refused at the door: nothing was promised.
    }
  }
  const copy = path.join(folder, 'copy.db');
  const backup = command(root, directory, 'backup', copy);
  const restored = backup === 0 ? command(root, path.join(folder, 'other'), 'restore', copy) : null;
  await target.kill();
  const kept =
    acknowledged.length === 0 ? 0 : await stillThere(root, directory, model, person, game, acknowledged);
  model.stop();
  rmSync(folder, { recursive: true, force: true });
  const lost = acknowledged.length - kept;
  const isHonest = backup !== 0 || restored === 0;
  return {
    attack: `D12 file ${name} while it runs`,
    seen: `readyz ${ready} after ${noticed.toFixed(1)} s, ${acknowledged.length} of 3 acknowledged, ${lost} of them lost, backup exits ${backup}${restored === null ? '' : `, restore of it ${restored}`}`,
    bound: `noticed in ${noticedWithin} s, nothing acknowledged is lost, no backup that cannot be restored`,
    held: ready !== 200 && lost === 0 && isHonest,
  };
}

/** How many of the acknowledged messages a service that starts on this directory knows. */
async function stillThere(root, directory, model, person, game, contents) {
  try {
    const target = await startTarget(root, { environment: model.environment, dataDirectory: directory });
    person.url = target.url;
    const answer = await person.request('GET', `/api/games/${game.id}/messages/full?limit=500`);
    await target.kill();
    const stored = answer.status === 200 ? JSON.parse(answer.bytes).map(({ content }) => content) : [];
    return contents.filter((content) => stored.includes(content)).length;
  } catch {
    return 0;
  }
}

/** A start on a file that is not whole: refused, or at least not called ready. */
async function startOn(root, name, spoil) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fireside-attack-'));
  const model = await startModel();
  const first = await startTarget(root, { environment: model.environment, dataDirectory: folder });
  const person = await new Person(first.url).register('Keeper');
  for (let number = 0; number < 40; number++) await person.makeGame({ description: 'x'.repeat(4_000) });
  await first.stop();
  spoil(folder);
  let seen = 'refused';
  try {
    const target = await startTarget(root, {
      environment: model.environment,
      dataDirectory: folder,
      readyWithinMilliseconds: 30_000,
    });
    seen = `readyz ${await readiness(target.url)}`;
    await target.kill();
  } catch (error) {
    const words = error.message.split('\n').slice(1).join(' ').slice(0, 120);
    seen = `${/was not ready/.test(error.message) ? 'never ready' : 'refused'}: ${words}`;
  }
  const doctor = command(root, folder, 'doctor');
  model.stop();
  rmSync(folder, { recursive: true, force: true });
  return {
    attack: `D12 start on ${name}`,
    seen: `${seen}; doctor exits ${doctor}`,
    bound: 'not ready, doctor exits not 0',
    held: seen !== 'readyz 200' && doctor !== 0,
  };
}

/** D12: the database's file on a bad day. */
export async function* lostFile({ root }) {
  for (const [name, deed] of Object.entries(deeds)) yield await lose(root, name, deed);
  yield await startOn(root, 'a file of 0 bytes', (folder) => truncateSync(file(folder), 0));
  yield await startOn(root, 'garbage in the middle', garbage(0.5));
  yield await startOn(root, 'garbage near the end', garbage(0.9));
}
