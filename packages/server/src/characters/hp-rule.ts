import { compileOnce, type Queryable } from '../store/compile-once.ts';

export function fallenReason(name: string, hp: number): string {
  return `${name} fell to ${hp} HP`;
}

const endGames = compileOnce('end-games-of-fallen', (db, given: { characterId: string; reason: string }) =>
  db
    .updateTable('games')
    .set({ status: 'ended', ended_reason: given.reason })
    .where('status', '=', 'active')
    .where('id', 'in', (query) =>
      query.selectFrom('participants').select('game_id').where('character_id', '=', given.characterId),
    )
    .returning('id'),
);

/**
 * The HP rule: a character at 0 HP or below ends every active game in which it is being played. Called in the
 * transaction of every write of current_hp. Answers the games that it ended.
 */
export async function endGamesOfFallen(
  transaction: Queryable,
  { id, name, current_hp }: { id: string; name: string; current_hp: number },
): Promise<string[]> {
  if (current_hp > 0) return [];
  const ended = await endGames(transaction, { characterId: id, reason: fallenReason(name, current_hp) });
  return ended.map((game) => game.id);
}
