import { startPostgres } from '@fireside/testing';
import { soak } from './kills/soak.mjs';

function row(attack, found) {
  const { faults, said, replies, givenUp, together, removed, removals, unsupported, failedStarts } = found;
  const wrong = [...faults.counts];
  for (const example of faults.examples) process.stderr.write(`  ${example.slice(0, 1_500)}\n`);
  const seen = [
    `${said} messages`,
    `${replies} replies`,
    `${together} answered together with another`,
    `${givenUp} failed before a later one`,
    `${found.stretches} rewinds of ${found.withdrawn} messages (${found.refusedRewinds} refused)`,
    `${found.retellings} retellings`,
    `${found.stops} stops`,
    `${found.fights} fights (changed ${found.fightChanges} times)`,
    `${found.pauses} pauses`,
    removals > 0 && unsupported === removals ? 'cannot remove' : `${removed} removed`,
    `${found.chapters} chapters (asked for ${found.asked} times, ${found.cutOff} times cut off)`,
    `${found.marks} marked`,
    ...(failedStarts ? [`${failedStarts} starts failed`] : []),
  ].join(', ');
  return {
    attack,
    seen: `${seen}: ${wrong.map(([fault, count]) => `${count} ${fault}`).join(', ') || 'nothing lost, doubled or half'}`,
    bound: '0 of everything',
    held: wrong.length === 0,
  };
}

/** Kill -9 at any moment of play, on the embedded database. */
export async function* kills({ kills: count = 200, ...options }) {
  const found = await soak({ ...options, nodeCount: 1, kills: count });
  yield row(`${found.killed} × kill -9 on SQLite`, found);
}

/** The same among three nodes on one PostgreSQL. */
export async function* clusterKills({ kills: count = 60, ...options }) {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.createDatabase();
    const found = await soak({ ...options, nodeCount: 3, kills: count, databaseUrl });
    yield row(`${found.killed} × kill -9 among three nodes on PostgreSQL`, found);
  } finally {
    await postgres.stop();
  }
}
