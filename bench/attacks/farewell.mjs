import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Person } from './people/person.mjs';
import { say } from './people/quiet-table.mjs';
import { hanging, startModel } from './target/start-model.mjs';
import { startTarget } from './target/start-target.mjs';
import { isAlive } from './target/usage.mjs';
import { adventure } from './wire/bombs.mjs';
import { rawRequest } from './wire/closed-loop.mjs';

const bound = 10;
const patience = 40;

const ignore = () => {};
const dial = (url, bytes) => {
  const { hostname, port } = new URL(url);
  const socket = connect(port, hostname);
  socket.on('error', ignore);
  socket.write(bytes);
  return socket;
};

/** What may be open when the operator says stop. */
const open = {
  'a setup chat on a hanging model': async (person, model) => {
    const body = { messages: [{ role: 'user', content: 'A game about bells' }] };
    person.request('POST', '/api/games/setup-chat', body).catch(ignore);
    while (model.asked === 0) await delay(20);
  },
  'a turn on a hanging model': async (person, model) => {
    const game = await person.makeGame();
    const socket = await person.sit(game.id);
    say(socket, 'Hello?');
    while (model.asked === 0) await delay(20);
  },
  'half a body': async (person) => {
    dial(person.url, rawRequest('POST', '/api/auth/login', { body: '{"name":"a"' }).subarray(0, -5));
    await delay(300);
  },
  'a list that nobody reads': async (person) => {
    for (let count = 0; count < 60; count++) await person.makeGame({ description: '—'.repeat(4_000) });
    dial(
      person.url,
      Buffer.concat(Array(40).fill(rawRequest('GET', '/api/games', { token: person.token }))),
    ).pause();
    await delay(500);
  },
  'a long adventure': async (person) => {
    const body = { name: 'Tome', adventure_text: adventure(400_000) };
    person.request('POST', '/api/games', body).catch(ignore);
    await delay(1_500);
  },
};

/** D6: SIGTERM, whatever is open. */
export async function* farewell({ root }) {
  for (const [what, prepare] of Object.entries(open)) {
    const model = await startModel(hanging);
    const target = await startTarget(root, { environment: model.environment });
    const person = await new Person(target.url).register('Latecomer');
    await prepare(person, model);
    const { pid } = target;
    const startedAt = performance.now();
    process.kill(pid, 'SIGTERM');
    while (isAlive(pid) && performance.now() - startedAt < patience * 1_000) await delay(20);
    const seconds = (performance.now() - startedAt) / 1000;
    const ended = !isAlive(pid);
    await target.kill();
    model.stop();
    yield {
      attack: `D6 SIGTERM with ${what}`,
      seen: ended ? `gone after ${seconds.toFixed(1)} s` : `still there after ${patience} s`,
      bound: `${bound} s`,
      held: ended && seconds < bound,
    };
  }
}
