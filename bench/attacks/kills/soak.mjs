import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Person } from '../people/person.mjs';
import { startModel } from '../target/start-model.mjs';
import { startTarget } from '../target/start-target.mjs';
import { audit } from './audit.mjs';
import { calmDown } from './calm-down.mjs';
import { costlyModel } from './costly-model.mjs';
import { createMoves } from './moves.mjs';
import { leftInFiles, openRows } from './rows.mjs';
import { SteadyPlayer } from './steady-player.mjs';

const games = 3;
const seats = 3;
/** The last of the games is played in rounds. */
const isRound = (table) => table === games - 1;
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
      const name = `Soldier ${table} ${place}`;
      const person = await new Person(urls[0]).register(name);
      const hero = await person.must('POST', '/api/characters', {
        name: `Hero ${table} ${place}`,
        max_hp: 999,
        current_hp: startingHitPoints,
      });
      heroes.set(`${table}.${place}`, { id: hero.id, name: hero.name, player: name });
      game ??= await person.makeGame(isRound(table) ? { pace: 'round' } : {});
      await person.join(game, hero.id);
      if (place === 2) await person.must('PATCH', `/api/games/${game.id}/self-rolls`, { self_rolls: true });
      players.push(
        new SteadyPlayer({
          urls,
          token: person.token,
          userId: person.user.id,
          gameId: game.id,
          first: (table + place) % urls.length,
          place: { game: table, seat: place, index: players.length, isRound: isRound(table) },
        }),
      );
    }
  }
  return players;
}

/** As a supervisor does: a start that fails is tried again. Tells how often it failed. */
async function startUp(start) {
  for (let failures = 0; ; failures++) {
    try {
      return { started: await start(), failures };
    } catch (error) {
      process.stderr.write(`  ${error.message.split('\n').slice(0, 2).join(' ')}\n`);
    }
  }
}

/** Plays while nodes are killed at any moment, then counts what is wrong. */
export async function soak({ root, nodeCount, kills, minutes, between, databaseUrl, seed }) {
  const random = seeded(seed);
  const heroes = new Map();
  let failedStarts = 0;
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
  while (nodes.length < nodeCount) {
    const { started, failures } = await startUp(() => startTarget(root, { environment }));
    nodes.push(started);
    failedStarts += failures;
  }
  const players = await seat(nodes, heroes);
  const moves = createMoves({ players, seed, random });

  let isOver = false;
  const playing = players.map(async (player) => {
    while (!isOver) await moves.move(player);
  });
  const said = () => players.reduce((sum, { posted }) => sum + posted.length, 0);
  const until = performance.now() + minutes * 60_000;
  let killed = 0;
  while (killed < kills && performance.now() < until) {
    // Most of them fall into play, some into the very start.
    if (random() < 0.8) {
      const enough = said() + Math.ceil(random() * between);
      for (let looks = 0; looks < 100 * between && said() < enough; looks++) await delay(10);
    }
    await delay(random() * 500);
    const node = nodes[Math.floor(random() * nodeCount)];
    await node.kill();
    failedStarts += (await startUp(() => node.restart())).failures;
    killed += 1;
    if (killed % 20 === 0) process.stderr.write(`  ${killed} kills\n`);
  }
  isOver = true;
  await Promise.race([Promise.all(playing), delay(settlesWithin)]);

  const rows = await openRows({ databaseUrl, dataDirectory: nodes[0].dataDirectory });
  const isCalm = await calmDown({ rows, players, moves, told: brain.told });
  // What was stored last has still to be heard by everybody.
  await delay(1_000);
  const found = await audit({
    ...{ rows, players, heroes, startingHitPoints, brain },
    ...{ removed: moves.removed, rewinds: moves.rewinds, stops: moves.counts.stops },
    isEmbedded: !databaseUrl,
  });
  const { faults } = found;
  if (!isCalm) faults.add('never at rest', {});
  await rows.close();
  await Promise.all(players.map((player) => player.leave()));
  for (const node of nodes) await node.stop();
  if (!databaseUrl) faults.addAll('left in the file', leftInFiles(nodes[0].dataDirectory, moves.removed));
  model.stop();
  rmSync(noBooks, { recursive: true, force: true });
  const { told, cutOff } = brain;
  return {
    ...found,
    ...moves.counts,
    removed: moves.removed.size,
    asked: told.size,
    cutOff,
    failedStarts,
    killed,
  };
}
