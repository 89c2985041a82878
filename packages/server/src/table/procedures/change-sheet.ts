import type { CharacterRead } from '@fireside/contract';
import type { CharacterChange } from '@fireside/engine';
import { characterColumns, characterRead } from '../../characters/character-row.ts';
import { compileOnce, type Queryable } from '../../store/compile-once.ts';
import { lockCharacter } from '../../store/lock-character.ts';
import type { CharacterRow } from '../../store/schema.ts';

const selectOwner = compileOnce('owner-name', (db, given: { id: string }) =>
  db.selectFrom('users').select('name').where('id', '=', given.id),
);

/** Every column that a turn may change, changed or not: one text for all changes. */
const updateSheet = compileOnce('update-sheet', (db, given: CharacterRow) =>
  db
    .updateTable('characters')
    .set({
      level: given.level,
      inventory_json: given.inventory_json,
      conditions_json: given.conditions_json,
      current_hp: given.current_hp,
      max_hp: given.max_hp,
      combat_stats_json: given.combat_stats_json,
      updated_at: given.updated_at,
    })
    .where('id', '=', given.id),
);

/** Applies staged changes to the sheet as it is now: HP is a difference, never above the maximum. */
export async function changeSheet(
  transaction: Queryable,
  { characterId, set, hpChange }: CharacterChange,
  at: string,
): Promise<CharacterRead | null> {
  const row = await lockCharacter(transaction, characterId);
  // Its owner deleted it while the DM was speaking.
  if (!row) return null;
  const [owner] = await selectOwner(transaction, { id: row.owner_id });
  const current_hp = Math.min(row.current_hp + hpChange, set.max_hp ?? row.max_hp);
  const changed = { ...row, ...characterColumns({ ...set, current_hp }), updated_at: at };
  await updateSheet(transaction, changed);
  return characterRead({ ...changed, owner_name: owner?.name ?? null });
}
