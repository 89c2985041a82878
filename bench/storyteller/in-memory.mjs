// Bots play whole games against the storyteller, in memory, through the engine's own turns:
// node bench/storyteller/in-memory.mjs [games] [from]
import { createStoryteller } from '@fireside/storyteller';
import { castOf, findFaults, playGame, playerStyles } from '@fireside/testing';

const games = Number(process.argv[2] ?? 200);
const from = Number(process.argv[3] ?? 1);
const genres = ['fantasy', 'science fiction', 'horror', 'mystery', 'modern', 'western'];
const mostTurnsPerPlayer = 60;

const model = createStoryteller();
const endings = {};
const lengths = [];
const cpu = [];
let turns = 0;
let faults = 0;
let refused = 0;
let unfinished = 0;
let withheld = 0;
let longestTale = 0;

for (let seed = from; seed < from + games; seed++) {
  const players = 1 + (seed % 4);
  const before = process.cpuUsage();
  const game = await playGame({
    model,
    seed,
    name: 'The Long Night',
    description: `A ${genres[seed % genres.length]} tale.`,
    seats: castOf(players, { selfRolls: seed % 5 === 0, level: seed % 3 === 0 ? 3 : 1 }),
    styles: Array.from(
      { length: players },
      (_, index) => playerStyles[(seed * 3 + index * 2) % playerStyles.length],
    ),
    mostTurns: mostTurnsPerPlayer * players,
    ...(players > 2 && seed % 2 === 1 && { latecomer: { seat: players - 1, after: 6 } }),
  });
  const { user, system } = process.cpuUsage(before);
  cpu.push((user + system) / 1000 / game.turns.length);
  const found = findFaults(game);
  for (const fault of found) console.log(`game ${seed}: ${fault}`);
  for (const sentence of game.withheld) console.log(`game ${seed}: withheld: ${sentence}`);
  faults += found.length;
  withheld += game.withheld.length;
  refused += game.refusals.length;
  turns += game.turns.length;
  if (!game.ending) unfinished++;
  const ending = game.ending ? `${game.ending.outcome} (${game.ending.reason})` : 'none';
  endings[ending] = (endings[ending] ?? 0) + 1;
  lengths.push((game.turns.length - 1) / players);
  longestTale = Math.max(longestTale, ...game.turns.map(({ world }) => JSON.stringify(world.tale).length));
}

const quantile = (list, share) => list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * share)];
const round = (number) => Math.round(number * 10) / 10;
console.log(
  JSON.stringify(
    {
      games,
      turns,
      unfinished,
      faults,
      withheld,
      refusedToolCalls: refused,
      endings,
      turnsPerPlayer: { median: round(quantile(lengths, 0.5)), most: round(quantile(lengths, 1)) },
      // The engine's turn, the tools and the players are part of it.
      cpuMillisecondsPerTurn: {
        median: round(quantile(cpu, 0.5)),
        worstGame: round(quantile(cpu.slice(3), 1)),
      },
      longestTale,
    },
    null,
    2,
  ),
);
process.exitCode = unfinished + faults + refused > 0 ? 1 : 0;
