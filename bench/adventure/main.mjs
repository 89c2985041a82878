import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createLibrary } from '../../packages/server/dist/library/create-library.js';
import { createEmbedder } from '../../packages/server/dist/library/embedder/embedder.js';
import { createLog } from '../../packages/server/dist/log.js';
import { accountQueries } from '../../packages/server/dist/accounts/account-queries.js';
import { createGames } from '../../packages/server/dist/games/games.js';
import { libraryQueries } from '../../packages/server/dist/library/library-queries.js';
import { openStore } from '../../packages/server/dist/store/open-store.js';

/**
 * What creating a game with an adventure costs: seconds until its passages are split, embedded and stored, and how long
 * the event loop, on which every other request is served, stood still meanwhile.
 */

const PLACES = [
  'mill',
  'crypt',
  'harbour',
  'watchtower',
  'abbey',
  'market',
  'quarry',
  'lighthouse',
  'orchard',
  'bridge',
];
const PEOPLE = [
  'the miller',
  'a blind priest',
  'two smugglers',
  'the captain',
  'a child with a lantern',
  'an old soldier',
];
const DEEDS = [
  'hides the key',
  'lies about the fire',
  'waits for nightfall',
  'asks for help',
  'guards the stairs',
  'sells false maps',
];
const choose = (list, number) => list[number % list.length];

/** Prose in sections, different throughout, of exactly so many characters. */
function adventure(characters) {
  let text = '# The Drowned Crown\n\n';
  for (let number = 0; text.length < characters; number += 1) {
    const place = choose(PLACES, number);
    if (number % 5 === 0) text += `\n\n## Scene ${number / 5 + 1}: the ${place}\n\n`;
    text += `At the ${place}, ${choose(PEOPLE, number * 7)} ${choose(DEEDS, number * 3)} while the rain of day ${number} falls. `;
    text += `Whoever looks behind the ${choose(PLACES, number + 3)} finds ${number % 13} silver coins and a trace of ${choose(PEOPLE, number + 2)}. `;
    if (number % 2 === 1) text += '\n\n';
  }
  return text.slice(0, characters);
}

const folder = mkdtempSync(path.join(tmpdir(), 'fireside-bench-'));
const log = createLog('silent');
const store = await openStore({ dataDirectory: folder }, log);
const embedder = createEmbedder();
const library = createLibrary({ store, embedder, folders: [], log });
await library.ready;

const bus = { publish() {}, subscribe() {}, onGap() {} };
const games = createGames({
  store,
  bus,
  now: Date.now,
  mayStore: 1e12,
  enterReading: async () => () => {},
  readAdventure: (text) => library.readAdventure(text),
});
const at = new Date().toISOString();
const user = {
  id: randomUUID(),
  name: 'Bench',
  name_key: 'bench',
  password_hash: '',
  is_active: 1,
  created_at: at,
};
await store.call(accountQueries.addUser, user);

const results = {};
let gameId;
for (const characters of [5_000, 50_000, 400_000]) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  const body = { name: 'bench', description: '', adventure_text: adventure(characters) };
  const { id } = await games.create(user.id, body, new AbortController());
  const seconds = (performance.now() - start) / 1000;
  delay.disable();
  gameId = id;
  const passages = (await store.call(libraryQueries.adventure, { gameId })).chunks.length;
  results[`${characters.toLocaleString('en')} characters`] = {
    passages,
    seconds: seconds.toFixed(2),
    'passages/s': (passages / seconds).toFixed(0),
    'longest stall, ms': (delay.max / 1e6).toFixed(1),
  };
}
console.table(results);

const times = [];
for (let turn = 0; turn < 60; turn += 1) {
  const start = performance.now();
  await library.excerpts({
    gameId,
    hasAdventure: true,
    cutEntries: [],
    message: `We go to the ${choose(PLACES, turn)} and look for ${choose(PEOPLE, turn)}`,
    lastNarration: `You stand in the ${choose(PLACES, turn + 1)}.`,
    place: '',
    heldFrom: 0,
    signal: new AbortController().signal,
  });
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
console.log(
  `Excerpts of the longest, embedding included: ${times[30].toFixed(1)} ms at the median, ${times[57].toFixed(1)} ms at 95 %`,
);
await library.close();
await store.close();
rmSync(folder, { recursive: true });
