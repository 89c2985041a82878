import { type Database, query } from '../store/query.ts';

/** After so long without a message another evening begins. */
const pause = 6 * 3600 * 1000;

/** Further back nobody looks: so much is hardly said before the DM has a word again. */
const looksBack = 200;

const selectTimes = query<{ gameId: string; limit: number }, { created_at: string }>(
  'select created_at from messages where game_id = :gameId order by id desc limit :limit',
);

/** When the newest evening of a game began, of which is known when it last cost something; empty where that is not known. */
export async function eveningOf(
  db: Database,
  gameId: string,
  known: { evening_since: string; spent_at: string },
  at: string,
): Promise<string> {
  const { evening_since: since, spent_at: spentAt } = known;
  if (since === '') return at;
  // Most often: within so short a time nobody can have been silent for longer.
  if (Date.parse(at) - Date.parse(spentAt) < pause) return since;
  let later: string | null = null;
  for (const { created_at: time } of await selectTimes(db, { gameId, limit: looksBack })) {
    if (later !== null && Date.parse(later) - Date.parse(time) >= pause) return later;
    if (time <= spentAt) return since;
    later = time;
  }
  return since;
}
