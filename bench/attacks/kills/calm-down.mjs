import { setTimeout as delay } from 'node:timers/promises';

const answersWithin = 180_000;
/** A chapter whose writer was killed is begun anew after three minutes. */
const remembersWithin = 300_000;
const roundTakes = 4_000;

const openTurns = `select distinct game_id, status from turns where status in ('owed', 'running')
  or (status = 'failed' and id in (select max(id) from turns group by game_id))`;

/** Games with a chapter that is being written or was withdrawn, or with messages that should be marked by now. */
const unsettledMemories = `select id from games where exists (
    select 1 from memories where game_id = games.id and writing_until > 0
  ) or exists (
    select 1 from chapters where game_id = games.id and summary = ''
  ) or coalesce((select marked_id from memories where game_id = games.id), 0) < coalesce((
    select id from messages where game_id = games.id order by id desc limit 1 offset 23
  ), 0)`;

async function answerEverything(rows, players) {
  for (const until = performance.now() + answersWithin; performance.now() < until; await delay(300)) {
    const left = await rows.all(openTurns);
    if (left.length === 0) return;
    for (const { game_id, status } of left)
      if (status === 'failed') players.find(({ gameId }) => gameId === game_id).retry();
  }
}

/**
 * After the last kill: everything owed is answered, and turns are played until one in each game leads to nothing more that
 * has to be remembered. Whether that came about.
 */
export async function calmDown({ rows, players, speak, told }) {
  await answerEverything(rows, players);
  const speakers = players.filter(
    ({ gameId }, index) => players.findIndex((one) => one.gameId === gameId) === index,
  );
  for (const until = performance.now() + remembersWithin; performance.now() < until; ) {
    const before = told.size;
    await Promise.all(speakers.map(speak));
    await delay(roundTakes);
    await answerEverything(rows, players);
    if (told.size === before && (await rows.all(unsettledMemories)).length === 0) return true;
  }
  return false;
}
