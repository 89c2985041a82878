import { setTimeout as delay } from 'node:timers/promises';
import { Person } from './people/person.mjs';
import { isReply, say } from './people/quiet-table.mjs';
import { end, startModel, words } from './target/start-model.mjs';
import { startTarget } from './target/start-target.mjs';

const seconds = 20;
const bound = 11;

/** A model as slow as a real one. */
const slow = async (response) => {
  await delay(1_000);
  response.end(words('The wind turns.') + end());
};

/** D8: one player talks without pause; how many turns are paid for before the next player is heard? */
export async function* griefer({ root }) {
  const model = await startModel(slow);
  const target = await startTarget(root, { environment: model.environment });
  const hostile = await new Person(target.url, '127.0.0.66').register('Griefer');
  const game = await hostile.makeGame();
  const socket = await hostile.sit(game.id);
  const heard = { stored: 0, replies: 0, refusals: new Set() };
  socket.on('message', (data) => {
    const event = JSON.parse(data.toString());
    if (isReply(event)) heard.replies += 1;
    else if (event.type === 'message') heard.stored += 1;
    else if (event.type === 'error') heard.refusals.add(event.detail.replace(/\d+ seconds/, 'N seconds'));
  });
  await delay(1_500);
  const greeting = heard.replies;
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    say(socket, 'me me me');
    await delay(100);
  }
  await delay(500);
  const before = heard.stored - (heard.replies - greeting);
  socket.terminate();
  await target.kill();
  model.stop();
  yield* [
    {
      attack: `D8 turns before the next player after ${seconds} s of a griefer`,
      seen: `${before} of ${heard.stored} stored; told: ${[...heard.refusals].join('; ') || 'nothing'}`,
      bound: `${bound} (10 and the running one)`,
      held: before <= bound,
    },
  ];
}
