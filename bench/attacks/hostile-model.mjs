import { setTimeout as delay } from 'node:timers/promises';
import { Person } from './people/person.mjs';
import { nextEvent, say } from './people/quiet-table.mjs';
import { call, end, endless, startModel, words } from './target/start-model.mjs';
import { startTarget } from './target/start-target.mjs';
import { cpuOf, isAlive, watchMemory } from './target/usage.mjs';

const patience = 20_000;
const piece = 'x'.repeat(64 * 1024);
const opened = 'data: {"choices":[{"index":0,"delta":{"content":"';
const roll = { notation: '1d20', reason: 'for nothing' };
const calls = Array.from({ length: 10_000 }, (_, index) => call(index, 'roll_dice', roll)).join('');

const behaviours = {
  'one endless line': endless(opened, piece),
  'endless words': endless(': begin\n\n', words('and on '.repeat(20)).repeat(100)),
  'endless comments': endless(': begin\n\n', `: ${'x'.repeat(1_000)}\n`.repeat(60)),
  'endless empty lines': endless(': begin\n\n', '\n'.repeat(60_000)),
  'endless arguments': endless(
    call(0, 'roll_dice', roll),
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls: [{ index: 0, function: { arguments: 'x'.repeat(8_000) } }] } }] })}\n\n`.repeat(
      8,
    ),
  ),
  '10,000 tool calls in one answer': (response) => response.end(calls + end('tool_calls')),
};

/** What each may take of the service before it is cut off. */
const bounds = { megabytes: 24, cpu: 2_000, memory: 400 };

async function suffer(root, name, behaviour) {
  const model = await startModel();
  const target = await startTarget(root, {
    environment: { ...model.environment, FIRESIDE_TURN_RETRIES: '0' },
  });
  const person = await new Person(target.url).register('Guest');
  const game = await person.makeGame();
  const socket = await person.sit(game.id);
  await nextEvent(socket, ({ type }) => type === 'message');
  let isFirst = true;
  model.behaviour = (response) => {
    if (!isFirst) return response.end(words('Enough.') + end());
    isFirst = false;
    return behaviour(response);
  };
  const memory = watchMemory(target.pid);
  const before = cpuOf(target.pid);
  const startedAt = performance.now();
  const outcome = nextEvent(
    socket,
    (event) => event.type === 'error' || (event.type === 'message' && event.message.sender_type === 'dm'),
    patience,
  );
  say(socket, 'Tell me everything');
  const event = await outcome;
  const seconds = (performance.now() - startedAt) / 1000;
  await delay(200);
  const megabytes = (model.lastBytes ?? model.socket?.bytesWritten ?? 0) / 2 ** 20;
  const cpu = cpuOf(target.pid) - before;
  const peak = memory.stop();
  const lives = isAlive(target.pid);
  socket.terminate();
  await target.kill();
  model.stop();
  return {
    attack: `D11 ${name}`,
    seen: `${event ? event.type : lives ? 'still listening' : 'DIED'} after ${seconds.toFixed(1)} s, ${megabytes.toFixed(1)} MiB accepted, ${(cpu / 1000).toFixed(1)} s of CPU, all ${peak.whole} MiB`,
    bound: `${bounds.megabytes} MiB accepted, ${bounds.cpu / 1000} s of CPU, ${bounds.memory} MiB`,
    held:
      Boolean(event) &&
      lives &&
      megabytes < bounds.megabytes &&
      cpu < bounds.cpu &&
      peak.whole < bounds.memory,
  };
}

/** D11: a model, or whoever sits between, that never ends. */
export async function* hostileModel({ root }) {
  for (const [name, behaviour] of Object.entries(behaviours)) yield await suffer(root, name, behaviour);
}
