import { setTimeout as delay } from 'node:timers/promises';

const answersWithin = 300_000;
/** A chapter whose writer was killed is begun anew after three minutes. */
const remembersWithin = 900_000;
const roundTakes = 4_000;

const openTurns = `select distinct turns.game_id, game_settings.pace from turns
  left join game_settings on game_settings.game_id = turns.game_id where turns.status in ('owed', 'running')`;
const nothingToRetry = 'There is no failed turn to run again';

/** Games with a chapter that is being written or was withdrawn, or with messages that should be marked by now. */
const unsettledMemories = `select id from games where exists (
    select 1 from memories where game_id = games.id and writing_until > 0
  ) or exists (
    select 1 from chapters where game_id = games.id and summary = ''
  ) or exists (
    select 1 from memories where game_id = games.id and marked_id < chronicled_id
  ) or coalesce((select marked_id from memories where game_id = games.id), 0) < coalesce((
    select max(id) from (
      select id, sum(length(content) + 20) over (order by id desc) - length(content) - 20 as newer
      from messages where game_id = games.id and kind in ('action', 'narration')
    ) as told where newer >= 1800
  ), 0)`;

/** Whether somebody had something left to be run again. */
async function hasRetried(players) {
  let retried = false;
  for (const player of players) {
    const refused = await player.ask({ type: 'retry' }, ({ type, detail }) =>
      type === 'typing' ? false : type === 'error' && detail === nothingToRetry ? true : undefined,
    );
    if (!refused) retried = true;
  }
  return retried;
}

async function answerEverything(rows, players) {
  for (const until = performance.now() + answersWithin; performance.now() < until; await delay(300)) {
    const left = await rows.all(openTurns);
    for (const { game_id, pace } of left)
      if (pace === 'round') players.find(({ gameId }) => gameId === game_id).send({ type: 'go_on' });
    if (left.length === 0 && !(await hasRetried(players))) return;
  }
}

/**
 * After the last kill: everything owed is answered, and turns are played until one in each game leads to nothing more that
 * has to be remembered. Whether that came about.
 */
export async function calmDown({ rows, players, moves, told }) {
  for (const player of players) await moves.resume(player);
  await answerEverything(rows, players);
  const speakers = players.filter(
    ({ gameId }, index) => players.findIndex((one) => one.gameId === gameId) === index,
  );
  for (const until = performance.now() + remembersWithin; performance.now() < until; ) {
    const before = told.size;
    await Promise.all(speakers.map((player) => moves.speak(player)));
    await delay(roundTakes);
    await answerEverything(rows, players);
    if (told.size === before && (await rows.all(unsettledMemories)).length === 0) return true;
  }
  return false;
}
