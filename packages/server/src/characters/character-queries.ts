import type { CharacterPatch, CharacterRead } from '@fireside/contract';
import { limits } from '@fireside/contract/protocol';
import { lockCharacter, lockUser } from '../store/locks.ts';
import { Refused, reading, readingOnce, room, writing } from '../store/procedure.ts';
import { change, type Database, query, returning } from '../store/query.ts';
import type { CharacterRow } from '../store/schema.ts';
import { characterColumns, characterRead, type SheetColumns, sheetColumns } from './character-row.ts';

type OwnedCharacter = CharacterRow & { owner_name: string | null };

const selectWithOwner = `
  select characters.*, users.name as owner_name
  from characters left join users on users.id = characters.owner_id`;

const selectOne = query<{ id: string }, OwnedCharacter>(`${selectWithOwner} where characters.id = :id`);

/** Where in the list of one's characters somebody has stopped reading. */
export interface CharacterPlace {
  at: string;
  id: string;
}

/** Before the newest. */
export const newestCharacter: CharacterPlace = { at: '~', id: '' };

const selectOwn = query<CharacterPlace & { ownerId: string; limit: number }, OwnedCharacter>(
  `${selectWithOwner}
   where owner_id = :ownerId and characters.created_at <= :at
     and (characters.created_at < :at or characters.id > :id)
   order by characters.created_at desc, characters.id limit :limit`,
);

const countOwn = query<{ ownerId: string }, { count: number }>(
  'select count(*) as count from characters where owner_id = :ownerId',
);

/** The characters that are played in a game. */
const selectPlayed = query<{ gameId: string }, OwnedCharacter>(
  `${selectWithOwner}
   where characters.id in (select character_id from participants where game_id = :gameId)`,
);

const selectShared = query<{ characterId: string; viewerId: string }, { game_id: string }>(
  `select mine.game_id from participants as played join participants as mine on mine.game_id = played.game_id
   where played.character_id = :characterId and mine.user_id = :viewerId limit 1`,
);

export const insertCharacter = change<CharacterRow>(
  `insert into characters (id, owner_id, ${sheetColumns.join(', ')}, created_at, updated_at)
   values (:id, :owner_id, ${sheetColumns.map((column) => `:${column}`).join(', ')}, :created_at, :updated_at)`,
);

const updateCharacter = change<SheetColumns & Pick<CharacterRow, 'id' | 'updated_at'>>(
  `update characters
   set ${sheetColumns.map((column) => `${column} = :${column}`).join(', ')}, updated_at = :updated_at
   where id = :id`,
);

const deleteCharacter = change<{ id: string }>('delete from characters where id = :id');
const leaveSeats = change<{ id: string }>(
  'update participants set character_id = null where character_id = :id',
);
const leaveMessages = change<{ id: string }>(
  'update messages set character_id = null where character_id = :id',
);

const endGames = returning<{ characterId: string; reason: string }, { id: string }>(
  `update games set status = 'ended', ended_reason = :reason
   where status = 'active' and id in (
     select participants.game_id from participants
     left join game_settings as settings on settings.game_id = participants.game_id
     where participants.character_id = :characterId and coalesce(settings.zero_hp, 'end') = 'end'
   )
   returning id`,
);

export function fallenReason(name: string, hp: number): string {
  return `${name} fell to ${hp} HP`;
}

/**
 * The HP rule: a character at 0 HP or below ends every active game in which it is being played, except those in which characters
 * fall instead. Called in the transaction of every write of current_hp. Answers the games that it ended.
 */
export async function endGamesOfFallen(
  db: Database,
  { id, name, current_hp }: { id: string; name: string; current_hp: number },
): Promise<string[]> {
  if (current_hp > 0) return [];
  const ended = await endGames(db, { characterId: id, reason: fallenReason(name, current_hp) });
  return ended.map((game) => game.id);
}

/** Writes some fields of a locked sheet, and all others as they are: one text for every change. */
export async function changeCharacter(
  db: Database,
  row: CharacterRow,
  patch: CharacterPatch,
  at: string,
): Promise<CharacterRow> {
  const { owner_id, created_at, ...sheet } = { ...row, ...characterColumns(patch), updated_at: at };
  await updateCharacter(db, sheet);
  return { ...sheet, owner_id, created_at };
}

export async function readCharacter(db: Database, id: string): Promise<CharacterRead | null> {
  const row = await selectOne.first(db, { id });
  return row ? characterRead(row) : null;
}

export async function charactersAt(db: Database, gameId: string): Promise<CharacterRead[]> {
  return (await selectPlayed(db, { gameId })).map(characterRead);
}

/** How many somebody has. The transaction has locked them. */
export async function countCharacters(db: Database, ownerId: string): Promise<number> {
  return Number((await countOwn.first(db, { ownerId }))!.count);
}

async function requireCharacter(db: Database, id: string): Promise<CharacterRead> {
  const character = await readCharacter(db, id);
  if (!character) throw new Refused('character_not_found');
  return character;
}

interface OwnersPatch {
  callerId: string;
  id: string;
  patch: CharacterPatch;
  at: string;
}

async function applyPatch(db: Database, { callerId, id, patch, at }: OwnersPatch): Promise<CharacterRead> {
  const row = await lockCharacter(db, id);
  if (!row) throw new Refused('character_not_found');
  if (row.owner_id !== callerId) throw new Refused('not_owner_change');
  const max = patch.max_hp ?? row.max_hp;
  if (patch.current_hp !== undefined && patch.current_hp > max) {
    const message = 'must be at most max_hp';
    throw new Refused('invalid', {
      detail: `current_hp: ${message}`,
      errors: [{ path: 'current_hp', message }],
    });
  }
  const current_hp = patch.current_hp ?? Math.min(row.current_hp, max);
  const abilities = patch.abilities && { ...JSON.parse(row.abilities_json), ...patch.abilities };
  const { name } = await changeCharacter(
    db,
    row,
    { ...patch, ...(abilities && { abilities }), current_hp },
    at,
  );
  if (patch.current_hp !== undefined) await endGamesOfFallen(db, { id, name, current_hp });
  return requireCharacter(db, id);
}

export const characterQueries = room('characters', {
  /** One's own that stand after a place, newest first. */
  page: readingOnce(async (db, given: CharacterPlace & { ownerId: string; limit: number }) =>
    (await selectOwn(db, given)).map(characterRead),
  ),

  read: reading(async (db, { viewerId, id }: { viewerId: string; id: string }) => {
    const character = await requireCharacter(db, id);
    const isHidden =
      character.owner_id !== viewerId && !(await selectShared.first(db, { characterId: id, viewerId }));
    if (isHidden) throw new Refused('character_hidden');
    return character;
  }),

  create: writing(async (db, row: CharacterRow) => {
    await lockUser(db, row.owner_id);
    if ((await countCharacters(db, row.owner_id)) >= limits.characters) throw new Refused('characters_full');
    await insertCharacter(db, row);
    return requireCharacter(db, row.id);
  }),

  change: writing(applyPatch),

  delete: writing(async (db, { callerId, id }: { callerId: string; id: string }) => {
    const row = await lockCharacter(db, id);
    if (!row) throw new Refused('character_not_found');
    if (row.owner_id !== callerId) throw new Refused('not_owner_delete');
    // Games and messages stay; they lose the reference before the sheet goes.
    await leaveSeats(db, { id });
    await leaveMessages(db, { id });
    await deleteCharacter(db, { id });
  }),
});
