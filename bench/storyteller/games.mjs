import { readFileSync } from 'node:fs';
import { findProseFaults, playerStyles, playThroughService } from '@fireside/testing';

const atOnce = 4;
const mostTurnsPerPlayer = 60;
const genres = ['fantasy', 'science fiction', 'horror', 'mystery', 'modern', 'western'];

/** Bots play whole games with the storyteller, over HTTP and sockets. */
export async function playGames(client, service, { games, firstSeed }) {
  /** CPU milliseconds of the server and of the processes that it started, embedding included. */
  function cpuMilliseconds() {
    const of = (pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    };
    const children = readFileSync(`/proc/${service.pid}/task/${service.pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean);
    return [service.pid, ...children].reduce((sum, pid) => sum + of(pid), 0);
  }

  const problems = [];
  const endings = {};
  const lengths = [];
  let turns = 0;

  async function play(seed) {
    const players = 1 + (seed % 4);
    const { game, replies, failures, characters } = await playThroughService(client, {
      seed,
      name: `The Long Night ${seed}`,
      description: `A ${genres[seed % genres.length]} tale.`,
      styles: Array.from(
        { length: players },
        (_, index) => playerStyles[(seed * 3 + index * 2) % playerStyles.length],
      ),
      selfRolls: seed % 5 === 0,
      mostTurns: mostTurnsPerPlayer * players,
    });
    turns += replies.length;
    lengths.push((replies.length - 1) / players);
    const problem = (what) => problems.push(`game ${seed}: ${what}`);
    if (game.status !== 'ended') problem(`has not ended after ${replies.length} turns`);
    for (const failure of failures) problem(failure);
    for (const fault of findProseFaults(replies.map(({ content }) => content))) problem(fault);
    const fallen = characters.filter(({ current_hp }) => current_hp <= 0);
    if (fallen.length > 0 && game.status !== 'ended')
      problem(`goes on although ${fallen[0].name} has fallen`);
    const how = / fell to -?\d+ HP$/.test(game.ended_reason ?? '')
      ? 'by HP'
      : game.ended_reason?.split(':')[0];
    endings[how ?? 'none'] = (endings[how ?? 'none'] ?? 0) + 1;
  }

  // The embedder's model is loaded before the counting begins.
  await playThroughService(client, {
    seed: 0,
    name: 'Warming up',
    description: 'A fantasy tale.',
    styles: ['thoughtful'],
    selfRolls: false,
    mostTurns: 5,
  });
  const cpuBefore = cpuMilliseconds();
  let next = firstSeed;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < firstSeed + games) {
        const seed = next++;
        await play(seed);
        if (seed % 20 === 0) process.stderr.write(`seed ${seed}\n`);
      }
    }),
  );
  const cpuPerTurn = (cpuMilliseconds() - cpuBefore) / turns;
  const quantile = (list, share) => list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * share)];
  const round = (number) => Math.round(number * 10) / 10;

  for (const problem of problems) console.log(problem);
  console.log(
    JSON.stringify(
      {
        games,
        turns,
        problems: problems.length,
        endings,
        turnsPerPlayer: { median: round(quantile(lengths, 0.5)), most: round(quantile(lengths, 1)) },
        // The whole service: HTTP, sockets, database, retrieval and embedding.
        cpuMillisecondsPerTurn: round(cpuPerTurn),
      },
      null,
      2,
    ),
  );
  return problems.length === 0;
}
