import { deleteWholeGame } from '../games/game-queries.ts';
import { leftTurn } from '../games/host-queries.ts';
import { lockGame } from '../store/locks.ts';
import { readingOnce, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import { dropping } from '../table/round-queries.ts';

/** So many games are deleted in one transaction: everybody else can write in between. */
const gamesAtOnce = 10;

const selectGames = query<{ userId: string; limit: number }, { id: string }>(
  'select id from games where creator_id = :userId order by created_at, id limit :limit',
);

const selectCreator = query<{ gameId: string }, { creator_id: string }>(
  'select creator_id from games where id = :gameId',
);

/** The games that somebody has, a few of them; tells which ones are gone. */
async function deleteSomeGames(db: Database, { userId }: { userId: string }): Promise<string[]> {
  const gone: string[] = [];
  for (const { id: gameId } of await selectGames(db, { userId, limit: gamesAtOnce })) {
    await lockGame(db, gameId);
    // It may have been handed over before it was locked.
    if ((await selectCreator.first(db, { gameId }))?.creator_id !== userId) continue;
    await deleteWholeGame(db, gameId);
    gone.push(gameId);
  }
  return gone;
}

/** What is still to be answered to somebody at the tables of others. */
const dropTurns = dropping<{ userId: string }>(
  `turns.user_id = :userId
     and turns.game_id in (select game_id from participants where participants.user_id = :userId)`,
);

const selectTables = query<{ userId: string }, { game_id: string }>(
  'select game_id from participants where user_id = :userId',
);
const deleteSeats = change<{ userId: string }>('delete from participants where user_id = :userId');
/** Characters, sessions and tickets go with it; messages lose the character. */
const deleteUser = change<{ userId: string }>('delete from users where id = :userId');

/**
 * The account and everything by which somebody could be found. What they said at the tables of others stays: its name was
 * the account's. Tells which games went with it: one may have been made just before, and none can be made afterwards; and at
 * which tables of others there is a seat less.
 */
async function deleteAccount(
  db: Database,
  { userId, at }: { userId: string; at: string },
): Promise<{ games: string[]; tables: string[] }> {
  const seats = await selectTables(db, { userId });
  await dropTurns(db, { userId }, { why: leftTurn, at });
  await deleteSeats(db, { userId });
  await deleteUser(db, { userId });
  const games = await deleteSomeGames(db, { userId });
  const tables = seats.map(({ game_id }) => game_id).filter((gameId) => !games.includes(gameId));
  return { games, tables };
}

const selectKey = query<{ key: string }, { id: string; name: string }>(
  'select id, name from users where name_key = :key',
);

export const farewellQueries = room('farewells', {
  games: writing(deleteSomeGames),
  account: writing(deleteAccount),
  /** For the operator. */
  userOfName: readingOnce(selectKey.first),
});
