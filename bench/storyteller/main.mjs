// The storyteller through the real service: npm run bench storyteller [inputs|descriptions|adventures|homebrew|games] [--only X] [--long]
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { createClient, startFireside } from '@fireside/testing';
import { playAdventures, reportAdventures } from './adventures.mjs';
import { playDescriptions, reportDescriptions } from './descriptions.mjs';
import { playGames } from './games.mjs';
import { playHomebrew, reportHomebrew } from './homebrew.mjs';
import { playInputs, reportInputs } from './inputs.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    long: { type: 'boolean', default: false },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const parts =
  positionals.length > 0 ? positionals : ['inputs', 'descriptions', 'adventures', 'homebrew', 'games'];
const options = { only: values.only };
const shown = { isLong: values.long };
const service = await startFireside({
  environment: {
    FIRESIDE_MODEL: 'storyteller',
    FIRESIDE_RATE_LIMITS: 'off',
    FIRESIDE_LOG: 'warn',
    FIRESIDE_TALES: fileURLToPath(new URL('./tales', import.meta.url)),
  },
});
const client = createClient(service.url);
// Whoever asks for a rule while the books are still being read is told so; that is not what is measured.
while ((await (await fetch(`${service.url}/readyz`)).json()).rulebooks !== 'ok') await sleep(200);
let isFine = true;
if (parts.includes('inputs')) {
  const { share, echo } = reportInputs(await playInputs(client, options), shown);
  isFine &&= share >= 0.92 && echo >= 0.7;
}
if (parts.includes('descriptions'))
  isFine = reportDescriptions(await playDescriptions(client, options), shown) && isFine;
if (parts.includes('adventures'))
  isFine = reportAdventures(await playAdventures(client, options), shown) && isFine;
// A figure without a target: how far texts of other hands are followed.
for (const part of ['homebrew', 'homebrew-unread'])
  if (parts.includes(part))
    reportHomebrew(await playHomebrew(client, { ...options, part }), { ...shown, part });
if (parts.includes('games'))
  isFine =
    (await playGames(client, service, { games: Number(values.games), firstSeed: Number(values.seed) })) &&
    isFine;
await service.stop();
process.exit(isFine ? 0 : 1);
