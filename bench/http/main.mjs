/** What the HTTP side costs: CPU per request beside a bare Fastify route, the time to start, and memory. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cpuPerRequest, send } from './load.mjs';
import { start } from './process.mjs';
import { seed } from './seed.mjs';

const rounds = 3;
const mebibyte = 1024 * 1024;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const folder = await mkdtemp(path.join(tmpdir(), 'fireside-bench-'));
const players = await seed(folder);
const environment = {
  FIRESIDE_DATA: folder,
  // A model is named and never called.
  FIRESIDE_MODEL: 'compatible:none',
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
};
const asking = ({ token }) => ({ headers: { authorization: `Bearer ${token}` } });
const joining = ({ token, characterId, code }) => ({
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ participation_code: code, character_id: characterId }),
});
const game = ({ gameId }) => `/api/games/${gameId}`;
const cases = [
  { name: 'GET /api/games (200 games)', path: () => '/api/games', count: 300 },
  { name: 'GET one game', path: game, count: 4000 },
  { name: 'GET messages/full (100)', path: (player) => `${game(player)}/messages/full`, count: 1500 },
  { name: 'POST join', path: (player) => `${game(player)}/join`, options: joining, count: 1500 },
];

async function measure(fireside, bare, { path: pathOf, options = asking, count }) {
  const ourRequests = players.map((player) => ({ path: pathOf(player), options: options(player) }));
  const bareRequests = players.map((player) => ({ path: '/', options: options(player) }));
  const answer = await send(fireside.url + ourRequests[0].path, ourRequests[0].options);
  await send(`${bare.url}/answer`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: answer,
  });
  await cpuPerRequest(fireside, ourRequests, count);
  await cpuPerRequest(bare, bareRequests, count);
  const ours = [];
  const theirs = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await cpuPerRequest(fireside, ourRequests, count));
    theirs.push(await cpuPerRequest(bare, bareRequests, count));
  }
  return { bytes: answer.length, ours: median(ours), bare: median(theirs) };
}

const starts = [];
const startsCpu = [];
let residentAtStart = 0;
for (let round = 0; round < rounds; round += 1) {
  const server = await start('./fireside.mjs', environment);
  starts.push(server.readyAfter);
  const { microseconds, residentBytes } = await server.usage();
  startsCpu.push(microseconds);
  residentAtStart = residentBytes;
  await server.stop();
}

const only = process.argv[2];
const fireside = await start('./fireside.mjs', environment, process.env.BENCH_NODE_ARGUMENTS?.split(' '));
const bare = await start('./bare.mjs');
const columns = (...cells) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(30) : String(cell).padStart(12))).join('');
console.log(columns('CPU per request', 'bytes', 'fireside us', 'bare us', 'ratio'));
for (const one of cases.filter(({ name }) => !only || name.includes(only))) {
  const { bytes, ours, bare: theirs } = await measure(fireside, bare, one);
  console.log(columns(one.name, bytes, ours.toFixed(0), theirs.toFixed(0), (ours / theirs).toFixed(1)));
}
const residentAfterLoad = (await fireside.usage()).residentBytes;
await fireside.stop();
await bare.stop();
await rm(folder, { recursive: true, force: true });

console.log(
  `\nstart to ready, existing database: ${(median(starts) / 1000).toFixed(2)} s (target under 2 s), ` +
    `of which ${(median(startsCpu) / 1e6).toFixed(2)} s of CPU`,
);
console.log(
  `resident memory: ${(residentAtStart / mebibyte).toFixed(0)} MiB at start (target under 150 MiB), ` +
    `${(residentAfterLoad / mebibyte).toFixed(0)} MiB after the load above`,
);
