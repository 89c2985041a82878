/** Measures what the simulation needs to know of this code and this PostgreSQL, and writes it to measured.json. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { startPostgres } from '@fireside/testing';
import pg from 'pg';
import { pack, toPart } from '../../packages/server/dist/cluster/bus-payloads.js';
import { openCluster } from '../../packages/server/dist/cluster/cluster.js';
import { createLog } from '../../packages/server/dist/log.js';
import { openStore } from '../../packages/server/dist/store/open-store.js';
import { writing } from '../../packages/server/dist/store/procedure.js';
import { commitQueries } from '../../packages/server/dist/table/commit-queries.js';
import { postQueries } from '../../packages/server/dist/table/post-queries.js';
import { tableQueries } from '../../packages/server/dist/table/table-queries.js';
import { createTurns } from '../../packages/server/dist/table/turns.js';
import { insertRows } from '../insert-rows.mjs';

const quiet = { info() {}, warn() {}, error() {} };
const ticksPerSecond = 100;

function fields(pid) {
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
}

/** CPU seconds of the whole server, processes that have ended included. */
function postgresSeconds(postmaster) {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = fields(pid);
      if (Number(pid) === postmaster) ticks += Number(stat[13]) + Number(stat[14]);
      if (Number(pid) === postmaster || Number(stat[1]) === postmaster)
        ticks += Number(stat[11]) + Number(stat[12]);
    } catch {
      // It ended while we looked.
    }
  }
  return ticks / ticksPerSecond;
}

async function connect(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Runs the work and gives microseconds of CPU per unit, here and in PostgreSQL, and units per second. */
async function costs(postmaster, units, work) {
  const [here, there, start] = [process.cpuUsage(), postgresSeconds(postmaster), performance.now()];
  await work();
  const used = process.cpuUsage(here);
  return {
    node: (used.user + used.system) / units,
    postgres: ((postgresSeconds(postmaster) - there) * 1e6) / units,
    perSecond: (units * 1000) / (performance.now() - start),
  };
}

const newUser = (at) => ({
  id: randomUUID(),
  name: 'A',
  name_key: randomUUID(),
  password_hash: '',
  is_active: 1,
  created_at: at,
});

const newGame = (creatorId, at) => ({
  id: randomUUID(),
  name: 'G',
  description: '',
  has_adventure: 0,
  creator_id: creatorId,
  participation_code: 'ABCD1234',
  status: 'active',
  ended_reason: null,
  created_at: at,
  adventure_text: '',
});

/** Stores rows, table by table. */
function fill(store, tables) {
  const work = writing(async (database) => {
    for (const [table, rows] of Object.entries(tables)) await insertRows(database, table, rows);
  });
  return store.call(work, null);
}

async function measureTurns(url, postmaster) {
  const store = await openStore({ databaseUrl: url, poolSize: 10 }, quiet);
  const turns = createTurns({ store, now: Date.now });
  const at = new Date().toISOString();
  const user = newUser(at);
  const games = Array.from({ length: 40 }, () => newGame(user.id, at));
  await fill(store, {
    users: [user],
    games,
    participants: games.map(({ id }) => ({ game_id: id, user_id: user.id, joined_at: at })),
  });
  const outcome = {
    narration: 'The lantern gutters. '.repeat(40),
    characters: [],
    rolls: [],
    pendingRoll: null,
    world: { scene: 'a cellar', time: '', quests: [], people: [], facts: [], notes: '' },
    usage: { inputTokens: 3000, outputTokens: 200, cachedInputTokens: 0 },
  };
  let epoch = 0;
  async function playTurns(game, count) {
    for (let turn = 0; turn < count; turn += 1) {
      await store.call(postQueries.store, {
        gameId: game.id,
        userId: user.id,
        content: 'I look around.',
        clientId: randomUUID(),
        at,
      });
      const claimed = await turns.claimNext(game.id, ++epoch);
      await store.call(tableQueries.read, claimed);
      const commit = { turn: claimed, outcome, endedReason: null, at };
      if (!(await store.call(commitQueries.apply, commit))) throw new Error('The turn was not committed');
    }
  }
  const rounds = (count) => Promise.all(games.map((game) => playTurns(game, count)));
  await rounds(5);
  const result = await costs(postmaster, games.length * 30, () => rounds(30));
  await store.close();
  return result;
}

/** A look for turns that nobody runs, per turn that somebody does. */
async function measureRounds(url, postmaster) {
  const log = createLog('silent');
  const store = await openStore({ databaseUrl: url }, quiet);
  const open = () => openCluster({ config: { databaseUrl: url }, store, log });
  const [busy, looking] = [await open(), await open()];
  const at = new Date().toISOString();
  const user = newUser(at);
  const games = Array.from({ length: 2_000 }, () => newGame(user.id, at));
  const running = games.map(({ id }) => ({
    game_id: id,
    kind: 'greeting',
    status: 'running',
    created_at: at,
  }));
  await fill(store, { users: [user], games, turns: running });
  for (const { id } of games) await busy.lock.tryAcquire(id);
  const looks = 100;
  const result = await costs(postmaster, looks * games.length, async () => {
    for (let look = 0; look < looks; look += 1) {
      const left = await looking.lock.unattended();
      if (left.length > 0) throw new Error('A game that is held was found');
    }
  });
  await busy.close();
  await looking.close();
  await store.close();
  return result;
}

const event = { kind: 'room', gameId: randomUUID(), event: { type: 'delta', text: 'the lantern gutters ' } };

const payloadsPerBatch = 10;

/** CPU of PostgreSQL for one full payload of a batch, with few or many listeners; and how many it takes per second. */
async function measureNotify(url, postmaster, listeners, batches) {
  const messages = Array.from({ length: 60 * payloadsPerBatch }, () => toPart(event));
  const payloads = pack(randomUUID(), 1, messages).slice(0, payloadsPerBatch);
  const count = batches * payloadsPerBatch;
  const listening = await Promise.all(Array.from({ length: listeners }, () => connect(url)));
  let heard = 0;
  let allHeard;
  const done = new Promise((resolve) => {
    allHeard = resolve;
  });
  for (const client of listening) {
    client.on('notification', () => {
      heard += 1;
      if (heard === listeners * count) allHeard();
    });
    await client.query('listen fireside');
  }
  const sending = await Promise.all(Array.from({ length: 4 }, () => connect(url)));
  const result = await costs(postmaster, count, async () => {
    let sent = 0;
    await Promise.all(
      sending.map(async (client) => {
        while (sent < batches) {
          sent += 1;
          await client.query({
            text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload',
            values: ['fireside', payloads],
          });
        }
      }),
    );
    await done;
  });
  await Promise.all([...listening, ...sending].map((client) => client.end()));
  return result;
}

/** The node's own share of the bus: putting an event into a payload, and taking one out. */
function measurePacking() {
  const parts = 55;
  const repeat = 4_000;
  const time = (work) => {
    work();
    const used = process.cpuUsage();
    for (let round = 0; round < repeat; round += 1) work();
    const { user, system } = process.cpuUsage(used);
    return (user + system) / (repeat * parts);
  };
  const messages = Array.from({ length: parts }, () => event);
  const [payload] = pack(randomUUID(), 1, messages.map(toPart));
  const rooms = new Map();
  return {
    publish: time(() => pack('node', 1, messages.map(toPart))),
    receive: time(() => JSON.parse(payload).messages.filter(({ gameId }) => rooms.has(gameId))),
  };
}

export async function measure(file) {
  const server = await startPostgres();
  try {
    const probe = await connect(server.url);
    const { rows } = await probe.query('select pg_backend_pid() as pid, version()');
    const postmaster = Number(fields(rows[0].pid)[1]);
    const turn = await measureTurns(await server.createDatabase(), postmaster);
    const rounds = await measureRounds(await server.createDatabase(), postmaster);
    const few = await measureNotify(server.url, postmaster, 1, 1_000);
    const many = await measureNotify(server.url, postmaster, 16, 500);
    const packing = measurePacking();
    await probe.end();
    const perListener = Math.max(0, (many.postgres - few.postgres) / 15);
    const round = (value) => Number(value.toPrecision(3));
    const values = {
      turnDatabase: round(turn.node),
      turnPostgres: round(turn.postgres),
      turnsPerSecond: round(turn.perSecond),
      roundNode: round(rounds.node),
      roundPostgres: round(rounds.postgres),
      notify: round(few.postgres - perListener),
      notifyListener: round(perListener),
      notifyCeiling: round(few.perSecond),
      ...Object.fromEntries(Object.entries(packing).map(([name, value]) => [name, round(value)])),
    };
    const machine = `${rows[0].version.split(' on ')[0]}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`;
    writeFileSync(file, `${JSON.stringify({ machine, values }, null, 2)}\n`);
    return { machine, values };
  } finally {
    await server.stop();
  }
}
