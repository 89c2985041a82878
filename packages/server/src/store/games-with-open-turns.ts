import { compileOnce, type Queryable } from './compile-once.ts';

const selectGames = compileOnce('games-with-open-turns', (db, _: object) =>
  db.selectFrom('turns').select('game_id').distinct().where('status', 'in', ['owed', 'running']),
);

/** The games in which a turn is owed or running. */
export async function gamesWithOpenTurns(db: Queryable): Promise<string[]> {
  const games = await selectGames(db, {});
  return games.map(({ game_id }) => game_id);
}
