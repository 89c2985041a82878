import { limits } from '@fireside/contract/protocol';
import { countCharacters } from '../../characters/character-queries.ts';
import { lockUser } from '../../store/locks.ts';
import { Refused } from '../../store/procedure.ts';
import { change, type Database, query } from '../../store/query.ts';
import type { CharacterRow, WaitingCharacterRow } from '../../store/schema.ts';
import type { SeatKey } from '../seat-queries.ts';

const selectWaiting = query<{ gameId: string; characterId: string }, WaitingCharacterRow>(
  'select * from waiting_characters where game_id = :gameId and character_id = :characterId',
);

const deleteWaiting = change<{ characterId: string }>(
  'delete from waiting_characters where character_id = :characterId',
);

const setOwner = change<{ characterId: string; userId: string }>(
  'update characters set owner_id = :userId where id = :characterId',
);

/**
 * Whoever sits down as a character must have it; one of an imported story that waits there becomes theirs. Whom somebody plays,
 * wherever that is, waits for nobody: else it would be taken from under them, and who has it can end the games in which it is played.
 * The transaction has locked the game and the character.
 */
export async function takeUp(
  db: Database,
  { gameId, userId }: SeatKey,
  { id: characterId, owner_id }: CharacterRow,
): Promise<void> {
  const isWaiting = (await selectWaiting.first(db, { gameId, characterId })) !== undefined;
  if (owner_id !== userId && !isWaiting) throw new Refused('not_your_character');
  await deleteWaiting(db, { characterId });
  if (owner_id === userId) return;
  await lockUser(db, userId);
  if ((await countCharacters(db, userId)) >= limits.characters) throw new Refused('characters_full');
  await setOwner(db, { characterId, userId });
}
