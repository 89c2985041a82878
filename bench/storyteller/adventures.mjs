import { readFileSync, readdirSync } from 'node:fs';
import { sitDown, together } from './sit-down.mjs';

const folder = new URL('./adventures/', import.meta.url);
const mostTurns = 60;

function readAdventures({ only } = {}) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .filter(
      (name) =>
        !only ||
        (only === 'odd' || only === 'even'
          ? Number(name[0]) % 2 === (only === 'odd' ? 1 : 0)
          : name.startsWith(only)),
    )
    .map((name) => ({
      slug: name.replace('.json', ''),
      text: readFileSync(new URL(name.replace('.json', '.md'), folder), 'utf8'),
      ...JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
    }));
}

/** Where a secret may be spoken: never, or once the party has come to its scene. */
function isEarly({ scene }, seen) {
  if (scene === 'never') return true;
  const words = scene.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return !words.some((word) => seen.includes(word));
}

async function play(client, adventure, messages, { isSolving }) {
  const table = await sitDown(client, { name: adventure.title, adventure: adventure.text });
  const told = [table.greeting.content];
  let status = 'active';
  const lines = isSolving
    ? [...messages, ...Array(mostTurns).fill('We go on.')].slice(0, mostTurns)
    : messages;
  for (const line of lines) {
    if (status !== 'active') break;
    told.push((await table.say(line)).content);
    ({ status } = await table.read());
  }
  await table.leave();
  const seen = messages.join('\n').toLowerCase();
  const early = adventure.canaries.filter(({ word, ...where }) =>
    told.some((part) => part.toLowerCase().includes(word.toLowerCase()) && isEarly(where, seen)),
  );
  const numbers = adventure.stat_numbers.filter((number) => told.some((part) => part.includes(number)));
  const first = told[0].toLowerCase();
  const isOpened = adventure.first_scene_words.flat().every((word) => first.includes(word.toLowerCase()));
  return { told, early, numbers, isOpened, hasEnded: status !== 'active', turns: told.length - 1 };
}

export async function playAdventures(client, options) {
  return await together(4, readAdventures(options), async (adventure) => ({
    adventure,
    solved: await play(client, adventure, adventure.solution, { isSolving: true }),
    wandered: await play(client, adventure, adventure.wandering, { isSolving: false }),
  }));
}

export function reportAdventures(results, { isLong }) {
  const sums = { early: 0, numbers: 0, opened: 0, ended: 0 };
  for (const { adventure, solved, wandered } of results) {
    const early = [...solved.early, ...wandered.early];
    const numbers = [...solved.numbers, ...wandered.numbers];
    sums.early += early.length;
    sums.numbers += numbers.length;
    sums.opened += solved.isOpened ? 1 : 0;
    sums.ended += solved.hasEnded ? 1 : 0;
    console.log(
      `${adventure.slug}: ${solved.isOpened ? 'opened' : 'NOT OPENED'}, ${solved.hasEnded ? `ended after ${solved.turns}` : 'NOT ENDED'}, early ${early.map(({ word }) => word).join(' ') || 0}, numbers ${numbers.join(' ') || 0}`,
    );
    if (isLong)
      for (const [kind, { told }] of Object.entries({ solved, wandered }))
        console.log(`--- ${kind}\n${told.join('\n* * *\n')}`);
  }
  const all = results.length;
  console.log(
    `adventures: opened ${sums.opened} of ${all}, ended ${sums.ended} of ${all}, secrets before their place ${sums.early}, numbers ${sums.numbers}`,
  );
  return sums.early + sums.numbers === 0 && sums.opened === all && sums.ended === all;
}
