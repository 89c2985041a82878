import type { InvitationRead } from '@fireside/contract';
import { limits } from '@fireside/contract/protocol';
import { Refused, reading, readingOnce, room } from '../store/procedure.ts';
import { type Database, query } from '../store/query.ts';
import type { GameRow } from '../store/schema.ts';
import { isCode, typedCode } from './participation-code.ts';

/** One row for each player, in the order of joining. */
const selectInvited = query<
  { code: string },
  Pick<GameRow, 'id' | 'name' | 'description' | 'status'> & {
    creator_name: string | null;
    player_name: string | null;
  }
>(
  `select games.id, games.name, games.description, games.status, creator.name as creator_name,
     member.name as player_name
   from games left join users as creator on creator.id = games.creator_id
     left join participants as seat on seat.game_id = games.id left join users as member on member.id = seat.user_id
   where games.id = (select id from games where participation_code = :code order by id limit 1)
   order by seat.joined_at, seat.user_id`,
);

const selectWaiting = query<{ gameId: string }, InvitationRead['waiting'][number]>(
  `select characters.id, characters.name, level, ancestry, class_name, player_name
   from waiting_characters join characters on characters.id = waiting_characters.character_id
   where game_id = :gameId order by characters.name, characters.id`,
);

/** What whoever has the code is told of the game. */
async function readInvitation(db: Database, given: { code: string }): Promise<InvitationRead> {
  const code = typedCode(given.code);
  const rows = isCode(code) ? await selectInvited(db, { code }) : [];
  const [game] = rows;
  if (!game) throw new Refused('unknown_code');
  const names = rows.flatMap(({ player_name }) => (player_name === null ? [] : [player_name]));
  return {
    game_id: game.id,
    name: game.name,
    description: game.description,
    creator_name: game.creator_name ?? '?',
    player_names: names,
    seats_left: Math.max(0, limits.participants - names.length),
    status: game.status,
    waiting: await selectWaiting(db, { gameId: game.id }),
  };
}

const selectByCode = query<{ code: string }, { id: string }>(
  'select id from games where participation_code = :code order by id limit 1',
);

/** The game that a code opens, if there is one. */
export async function gameOfCode(db: Database, given: string): Promise<string | null> {
  const code = typedCode(given);
  return isCode(code) ? ((await selectByCode.first(db, { code }))?.id ?? null) : null;
}

export const invitationQueries = room('invitations', {
  read: reading(readInvitation),
  /** Whether any game has it. */
  exists: readingOnce(async (db, { code }: { code: string }) => (await gameOfCode(db, code)) !== null),
});
