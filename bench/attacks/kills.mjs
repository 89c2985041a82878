import { startPostgres } from '@fireside/testing';
import { soak } from './kills/soak.mjs';

function row(attack, found) {
  const { faults, said, replies, givenUp, removed, removals, unsupported, failedStarts } = found;
  const wrong = Object.entries(faults).filter(([, count]) => count > 0);
  const seen = [
    `${said} messages`,
    `${replies} replies`,
    `${givenUp} failed before a later one`,
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
export async function* kills({ root, seed, kills: count = 200 }) {
  yield row(`${count} × kill -9 on SQLite`, await soak({ root, nodeCount: 1, kills: count, seed }));
}

/** The same among three nodes on one PostgreSQL. */
export async function* clusterKills({ root, seed, kills: count = 60 }) {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.createDatabase();
    const found = await soak({ root, nodeCount: 3, kills: count, databaseUrl, seed });
    yield row(`${count} × kill -9 among three nodes on PostgreSQL`, found);
  } finally {
    await postgres.stop();
  }
}
