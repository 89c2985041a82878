import type { Transaction } from 'kysely';
import type { Tables } from '../store/schema.ts';

export function fallenReason(name: string, hp: number): string {
  return `${name} fell to ${hp} HP`;
}

/**
 * The HP rule: a character at 0 HP or below ends every active game in which it is being played. Called in the
 * transaction of every write of current_hp. Answers the games that it ended.
 */
export async function endGamesOfFallen(
  transaction: Transaction<Tables>,
  character: { id: string; name: string; current_hp: number },
): Promise<string[]> {
  if (character.current_hp > 0) return [];
  const ended = await transaction
    .updateTable('games')
    .set({ status: 'ended', ended_reason: fallenReason(character.name, character.current_hp) })
    .where('status', '=', 'active')
    .where('id', 'in', (query) =>
      query.selectFrom('participants').select('game_id').where('character_id', '=', character.id),
    )
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}
