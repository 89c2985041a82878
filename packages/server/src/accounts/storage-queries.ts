import { Refused, readingOnce, room } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';

/** What a row costs besides its texts, so that very many small ones count too. */
const gameRowBytes = 1_000;
export const messageRowBytes = 200;

export function textBytes(...texts: string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/** What somebody asks to store, and how much they may have stored in all. */
export interface Allowance {
  userId: string;
  most: number;
}

const addBytes = change<Allowance & { bytes: number }>(
  `update users set stored_bytes = stored_bytes + :bytes
   where id = :userId and stored_bytes + :bytes <= :most`,
);

/** Within the transaction that stores, after everything that it locks: then no two of them wait for each other. */
async function charge(db: Database, allowance: Allowance, bytes: number): Promise<void> {
  if ((await addBytes(db, { ...allowance, bytes })) === 0) throw new Refused('storage_full');
}

export function chargeMessage(db: Database, allowance: Allowance, content: string): Promise<void> {
  return charge(db, allowance, messageRowBytes + textBytes(content));
}

export function chargeGame(db: Database, allowance: Allowance, bytes: number): Promise<void> {
  return charge(db, allowance, gameRowBytes + bytes);
}

const giveBackBytes = change<{ userId: string; bytes: number }>(
  'update users set stored_bytes = stored_bytes - :bytes where id = :userId',
);

/** What a user has stored became larger or smaller by the service's own doing. */
export async function recount(db: Database, userId: string, difference: number): Promise<void> {
  await giveBackBytes(db, { userId, bytes: -difference });
}

/** A text is erased, its row stays. */
export async function giveBackText(db: Database, userId: string, text: string): Promise<void> {
  await giveBackBytes(db, { userId, bytes: textBytes(text) });
}

/** Two games that are deleted at once lock those who played in both in one order. */
const lockUsersOf = query<{ gameId: string }, { id: string }>(
  `select id from users where id in (
     select user_id from messages where game_id = :gameId and sender_type = 'player'
     union select user_id from withdrawn_messages where game_id = :gameId and sender_type = 'player'
     union select creator_id from games where id = :gameId
   ) order by id for no key update`,
);

const giveBackMessages = change<{ gameId: string; row: number }>(
  `update users set stored_bytes = stored_bytes - held.bytes
   from (
     select user_id, sum(octet_length(content) + :row) as bytes from (
       select user_id, content from messages where game_id = :gameId and sender_type = 'player'
       union all
       select user_id, content from withdrawn_messages where game_id = :gameId and sender_type = 'player'
     ) as said
     group by user_id
   ) as held
   where held.user_id = users.id`,
);

/** What a game takes of what its creator may store. */
const bytesOfGame = `select creator_id, octet_length(description) + octet_length(adventure_text) + :row + coalesce((
    select sum(octet_length(heading) + octet_length(content) + coalesce(octet_length(vector), 0))
    from adventure_chunks where game_id = :gameId
  ), 0) + coalesce((select bytes from imports where game_id = :gameId), 0) as bytes
  from games where id = :gameId`;

const giveBackGame = change<{ gameId: string; row: number }>(
  `update users set stored_bytes = stored_bytes - held.bytes
   from (${bytesOfGame}) as held where held.creator_id = users.id`,
);

const selectGameBytes = query<{ gameId: string; row: number }, { creator_id: string; bytes: number }>(
  bytesOfGame,
);

/** What a game takes, and of whom. */
export interface HeldBytes {
  userId: string;
  bytes: number;
}

export async function heldBytes(db: Database, gameId: string): Promise<HeldBytes> {
  const held = (await selectGameBytes.first(db, { gameId, row: gameRowBytes }))!;
  return { userId: held.creator_id, bytes: Number(held.bytes) };
}

/** After a game became larger or smaller, or another user's: whoever has it must have room for it. */
export async function rechargeGame(
  db: Database,
  gameId: string,
  { before, most }: { before: HeldBytes; most: number },
): Promise<void> {
  const { userId, bytes } = await heldBytes(db, gameId);
  if (userId !== before.userId) {
    await giveBackBytes(db, before);
    if ((await addBytes(db, { userId, most, bytes })) === 0) throw new Refused('storage_full', theirsIsFull);
  } else if (bytes > before.bytes) await charge(db, { userId, most }, bytes - before.bytes);
  else await recount(db, userId, bytes - before.bytes);
}

const theirsIsFull = { detail: 'They have stored all that they may here', errors: [] };

/** What a game holds goes back to whoever stored it. Called before the game is deleted. */
export async function giveBackWholeGame(db: Database, gameId: string): Promise<void> {
  if (db.kind === 'postgres') await lockUsersOf(db, { gameId });
  await giveBackMessages(db, { gameId, row: messageRowBytes });
  await giveBackGame(db, { gameId, row: gameRowBytes });
}

const selectStored = query<{ userId: string }, { stored_bytes: number }>(
  'select stored_bytes from users where id = :userId',
);

export const storageQueries = room('storage', {
  /** Refuses whoever has no room for so much, before anything is done for it. */
  require: readingOnce(async (db, { userId, most, bytes }: Allowance & { bytes: number }) => {
    const stored = (await selectStored.first(db, { userId }))?.stored_bytes ?? 0;
    if (stored + bytes > most) throw new Refused('storage_full');
  }),
});
