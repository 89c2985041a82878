import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Person } from '../people/person.mjs';
import { startModel } from '../target/start-model.mjs';
import { startTarget } from '../target/start-target.mjs';
import { audit, leftInFiles, openRows } from './audit.mjs';
import { calmDown } from './calm-down.mjs';
import { costlyModel } from './costly-model.mjs';
import { SteadyPlayer } from './steady-player.mjs';

const games = 3;
const seats = 2;
const startingHitPoints = 500;
const settlesWithin = 180_000;

/** A small generator with a seed, so that a run can be played again. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function seat(nodes, heroes) {
  const urls = nodes.map(({ url }) => url);
  const players = [];
  for (let table = 0; table < games; table++) {
    let game;
    for (let place = 0; place < seats; place++) {
      const person = await new Person(urls[0]).register(`Soldier ${table} ${place}`);
      const hero = await person.must('POST', '/api/characters', {
        name: `Hero ${table} ${place}`,
        max_hp: 999,
        current_hp: startingHitPoints,
      });
      heroes.set(`${table}.${place}`, hero.id);
      game ??= await person.makeGame();
      await person.join(game, hero.id);
      const first = (table + place) % urls.length;
      players.push(new SteadyPlayer({ urls, token: person.token, gameId: game.id, first }));
    }
  }
  return players;
}

const started = (node) =>
  node.restart().then(
    () => true,
    (error) => {
      process.stderr.write(`  ${error.message.split('\n').slice(0, 2).join(' ')}\n`);
      return false;
    },
  );

/** Plays while nodes are killed at any moment, then counts what is wrong. */
export async function soak({ root, nodeCount, kills, databaseUrl, seed }) {
  const random = seeded(seed);
  const heroes = new Map();
  const removed = new Set();
  const counts = { removals: 0, unsupported: 0, failedStarts: 0 };
  const brain = costlyModel({ heroes, random });
  const model = await startModel(brain.behaviour);
  // Nothing here asks the books, and every start would read them.
  const noBooks = mkdtempSync(path.join(tmpdir(), 'fireside-attack-'));
  const environment = {
    ...model.environment,
    FIRESIDE_RATE_LIMITS: 'off',
    FIRESIDE_TURN_RETRIES: '0',
    FIRESIDE_RULEBOOKS: noBooks,
    // So short a memory that chapters are written and messages are marked all the time.
    FIRESIDE_HISTORY_TOKENS: '500',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const nodes = [];
  for (let count = 0; count < nodeCount; count++) nodes.push(await startTarget(root, { environment }));
  const players = await seat(nodes, heroes);

  async function speak(player) {
    const index = players.indexOf(player);
    const number = player.spoken++;
    const tag = `#${Math.floor(index / seats)}.${index % seats}.${number}#`;
    const secret = `secret-${seed}-${index}-${number}-`;
    return { tag, secret, id: await player.say(tag, `${secret} I speak. ${tag}`) };
  }

  let isOver = false;
  async function play(player) {
    while (!isOver) {
      const { tag, secret, id } = await speak(player);
      if (random() < 0.5) await player.hears(tag, 4_000);
      if (random() > 0.15) continue;
      const status = await player.remove(id);
      if (status === 204) removed.add({ id, tag, secret, gameId: player.gameId });
      else counts.unsupported += 1;
      counts.removals += 1;
    }
  }

  const playing = players.map(play);
  const said = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  for (let kill = 0; kill < kills; kill++) {
    // Most of them fall into play, some into the very start.
    if (random() < 0.8) {
      const before = said();
      for (let looks = 0; looks < 500 && said() === before; looks++) await delay(10);
    }
    await delay(random() * 500);
    const node = nodes[Math.floor(random() * nodeCount)];
    await node.kill();
    // As a supervisor does: a start that fails is tried again.
    while (!(await started(node))) counts.failedStarts += 1;
    if ((kill + 1) % 20 === 0) process.stderr.write(`  ${kill + 1} kills\n`);
  }
  isOver = true;
  await Promise.race([Promise.all(playing), delay(settlesWithin)]);

  const rows = await openRows({ databaseUrl, dataDirectory: nodes[0].dataDirectory });
  const isCalm = await calmDown({ rows, players, speak, told: brain.told });
  // What was stored last has still to be heard by everybody.
  await delay(1_000);
  const found = await audit({
    rows,
    players,
    heroes,
    startingHitPoints,
    removed,
    brain,
    isEmbedded: !databaseUrl,
  });
  found.faults['never at rest'] = isCalm ? 0 : 1;
  await rows.close();
  await Promise.all(players.map((player) => player.leave()));
  for (const node of nodes) await node.stop();
  if (!databaseUrl) found.faults['left in the file'] = leftInFiles(nodes[0].dataDirectory, removed);
  model.stop();
  rmSync(noBooks, { recursive: true, force: true });
  return { ...found, removed: removed.size, asked: brain.told.size, cutOff: brain.cutOff, ...counts };
}
