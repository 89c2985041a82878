/**
 * The longest task that each of the worst texts costs a browser, in the client as it is built, beside an ordinary text in the same
 * run: `npm run bench words [how many] [seed]`. Fails when a page is empty, when an error escapes, or when a task is over the bound.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startFireside, startModelStandIn, worstWords } from '@fireside/testing';
import { chromium } from 'playwright-core';

const [count = 1000, seed = 1] = process.argv.slice(2).map(Number);
const longestTask = 200;
const perPage = 25;
const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

const sample = readFileSync(
  fileURLToPath(new URL('../../docs/samples/the-lamp-at-gull-rock.md', import.meta.url)),
  'utf8',
);
const ordinary = { name: 'ordinary', sender: 'dm', streamed: false, text: sample.slice(0, 4_000) };

const model = await startModelStandIn({ protocol: 'openai' });
const fireside = await startFireside({
  environment: { ...model.environment, FIRESIDE_RATE_LIMITS: 'off', FIRESIDE_LOG: 'warn' },
});
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => existsSync(path),
);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ baseURL: fireside.url, viewport: { width: 1280, height: 800 } });
await context.request.post('/api/auth/register', { data: { name: 'Words', password: 'plum-anvil-otter-9' } });
const game = await (await context.request.post('/api/games', { data: { name: 'Worst words' } })).json();

const escaped = [];
let tell;

/** A fresh page at the table: what was told to the one before is forgotten, because nobody stored it. */
async function openPage() {
  const page = await context.newPage();
  page.on('pageerror', (error) => escaped.push(String(error)));
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((list) =>
      window.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  await page.routeWebSocket(/\/ws/, (socket) => {
    socket.connectToServer();
    tell = (event) => socket.send(JSON.stringify(event));
  });
  await page.goto(`/games/${game.id}`);
  await page.locator('li[data-message]').first().waitFor();
  return page;
}

let id = 1_000_000;
function messageOf({ sender, text }) {
  id += 1;
  const nobody = {
    user_id: null,
    player_name: 'Mallory',
    character_id: null,
    character_name: null,
    removed: false,
  };
  const created_at = new Date().toISOString();
  return {
    id,
    game_id: game.id,
    sender_type: sender,
    ...nobody,
    content: text,
    rolls: [],
    effects: [],
    created_at,
  };
}

const frames = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))),
  );

/** The longest task from the first piece to the frame that shows the message, in milliseconds; under 50 counts as 0. */
async function show(page, words) {
  await page.evaluate(() => {
    window.tasks.length = 0;
  });
  if (words.streamed) {
    tell({ type: 'typing' });
    const piece = Math.ceil(words.text.length / 20);
    for (let from = 0; from < words.text.length; from += piece) {
      tell({ type: 'delta', text: words.text.slice(from, from + piece) });
      await frames(page);
    }
  }
  const message = messageOf(words);
  tell({ type: 'message', message });
  await page.locator(`li[data-message="${message.id}"]`).waitFor({ state: 'attached', timeout: 30_000 });
  await frames(page);
  return page.evaluate(
    (shown) => ({
      longest: Math.max(0, ...window.tasks),
      elements: document.querySelector(`li[data-message="${shown}"]`)?.querySelectorAll('*').length ?? 0,
      empty: document.querySelector('main') === null,
    }),
    message.id,
  );
}

let page = await openPage();
const usual = [];
for (let round = 0; round < 9; round += 1) usual.push((await show(page, ordinary)).longest);

const results = [];
for (const [index, words] of worstWords(count, seed).entries()) {
  if (index % perPage === 0) {
    if (index > 0)
      console.error(`${index} texts, longest task ${Math.max(...results.map(({ longest }) => longest))} ms`);
    await page.close();
    page = await openPage();
  }
  let result = await show(page, words);
  if (result.longest > longestTask) {
    // Others share this machine: the median of three, each on a fresh page.
    const longest = [result.longest];
    for (let round = 0; round < 2; round += 1) {
      await page.close();
      page = await openPage();
      longest.push((await show(page, words)).longest);
    }
    result = { ...result, longest: at(longest, 0.5) };
  }
  results.push({ name: `${words.sender}${words.streamed ? ' streamed' : ''}: ${words.name}`, ...result });
}

await browser.close();
await fireside.stop();
await model.close();

const tasks = results.map(({ longest }) => longest);
console.log(
  `${results.length} texts; longest task in ms (below 50 is not counted): median ${at(tasks, 0.5).toFixed(0)}, 90 % ${at(tasks, 0.9).toFixed(0)}, 99 % ${at(tasks, 0.99).toFixed(0)}, most ${at(tasks, 1).toFixed(0)}`,
);
console.log(
  `an ordinary text of 4,000 characters in the same run: median ${at(usual, 0.5).toFixed(0)}, most ${at(usual, 1).toFixed(0)}`,
);
console.log(
  `elements of a message: median ${at(
    results.map((one) => one.elements),
    0.5,
  )}, most ${at(
    results.map((one) => one.elements),
    1,
  )}`,
);
for (const { name, longest, elements } of results.toSorted((a, b) => b.longest - a.longest).slice(0, 12)) {
  console.log(`  ${longest.toFixed(0).padStart(5)} ms ${String(elements).padStart(5)} elements  ${name}`);
}
const empty = results.filter((one) => one.empty).length;
const slow = tasks.filter((longest) => longest > longestTask).length;
console.log(
  `empty pages ${empty}, errors that escaped ${escaped.length}, texts over ${longestTask} ms ${slow}`,
);
if (empty + escaped.length + slow > 0) process.exitCode = 1;
