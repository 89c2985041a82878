/**
 * How soon the client stands on a screen, as Lighthouse sees it: landing page, lobby and a table of thirty turns, each several times, with
 * its slow phone and on a desktop: `npm install --no-save lighthouse@12`, then
 *
 *     npm run bench screens -- [--rounds 3] [--only table,lobby] [--form phone] [--beside FOLDER] [--slowed]
 *
 * FOLDER is another checkout, built: both are measured in turn in the same minutes, because a figure of one machine says little about
 * another. Lighthouse counts wall time, so a busy machine is a slow one.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  createClient,
  joinTable,
  modelAnswers,
  registerPlayer,
  startFireside,
  startModelStandIn,
} from '@fireside/testing';
import { chromium } from 'playwright-core';
import { freePort } from '../../packages/testing/dist/free-port.js';

const { values: asked } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: 'landing,lobby,table' },
    form: { type: 'string', default: 'phone,desktop' },
    beside: { type: 'string' },
    /** Slows line and processor down indeed instead of reckoning what that would do. */
    slowed: { type: 'boolean', default: false },
  },
});
const { default: lighthouse, desktopConfig } = await import('lighthouse').catch(() => {
  console.error('Lighthouse is not here: npm install --no-save lighthouse@12');
  process.exit(1);
});

const model = await startModelStandIn({ protocol: 'openai' });
const told =
  'Rain runs down the window of the keeper’s house, and beyond it the lamp stays dark. Nora Pell sets a second cup on the table. “He went up ' +
  'at four,” she says, “as every day, and he has not come down.” Behind her a door stands ajar; the stair goes up into the cold.';
model.answerWith(() => modelAnswers.text(`${told} What do you do?`));
const deeds = ['I look around', 'Who is here?', 'I listen', 'I ask what happened', 'I go on', 'I wait'];
const turns = 30;
const executablePath = '/usr/bin/chromium-headless-shell';

/** A service with one player, a few games, and a table with a story. */
async function furnish(name, root) {
  const fireside = await startFireside({
    ...(root && { entry: path.resolve(root, 'packages/server/bundle/main.js') }),
    environment: { ...model.environment, FIRESIDE_RATE_LIMITS: 'off', FIRESIDE_LOG: 'warn' },
  });
  const { client } = await registerPlayer(createClient(fireside.url));
  const begin = (title) =>
    client.must('createGame', { body: { name: title, description: `${title} waits.` } });
  await begin('The Siege of Otterford');
  await begin('The Glass City');
  const game = await begin('The Lamp at Gull Rock');
  const bot = await joinTable({ client, gameId: game.id });
  await bot.waitForReply();
  for (let turn = 0; turn < turns; turn += 1) {
    await bot.say(deeds[turn % deeds.length]);
    await bot.waitForReply();
  }
  await bot.close();
  return { name, fireside, token: client.token, table: `/games/${game.id}` };
}

const places = { landing: () => '/', lobby: () => '/', table: ({ table }) => table };
const forms = { phone: undefined, desktop: desktopConfig };
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** A browser of its own for each visit: nothing is kept from the one before. */
async function visit(house, screen, form) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const extraHeaders = screen === 'landing' ? undefined : { cookie: `fireside_session=${house.token}` };
    const url = `${house.fireside.url}${places[screen](house)}`;
    const flags = {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
      ...(asked.slowed && { throttlingMethod: 'devtools' }),
      ...(extraHeaders && { extraHeaders }),
    };
    const { lhr } = await lighthouse(url, flags, forms[form]);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const seen = Object.entries(metrics).map(([short, id]) => [short, lhr.audits[id].numericValue]);
    return { score: Math.round(lhr.categories.performance.score * 100), ...Object.fromEntries(seen) };
  } finally {
    await browser.close();
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const houses = [await furnish('here', undefined)];
if (asked.beside) houses.unshift(await furnish('beside', asked.beside));
for (const form of asked.form.split(','))
  for (const screen of asked.only.split(',')) {
    const seen = new Map(houses.map((house) => [house, []]));
    for (let round = 0; round < Number(asked.rounds); round += 1)
      for (const house of houses) seen.get(house).push(await visit(house, screen, form));
    for (const [{ name }, visits] of seen) {
      const scores = visits.map(({ score }) => score);
      const times = Object.keys(metrics).map(
        (short) => `${short} ${Number(median(visits.map((one) => one[short])).toPrecision(3))}`,
      );
      console.log(`${form} ${screen} ${name}: ${median(scores)} [${scores.join(', ')}]  ${times.join(', ')}`);
    }
  }
for (const { fireside } of houses) await fireside.stop();
process.exit(0);
