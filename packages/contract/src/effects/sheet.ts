import type { z } from 'zod';
import type { EffectKind } from './effect-kind.ts';
import { isSame, isSameName, type Sheet, sheetOf, withSheet } from './table.ts';

/** The fields that are replaced whole. */
export const replacedFields = ['level', 'max_hp', 'combat_stats', 'inventory'] as const;
export type ReplacedField = (typeof replacedFields)[number];

const shape = (zod: typeof z) =>
  zod.object({
    kind: zod.literal('sheet'),
    character_id: zod.string(),
    name: zod.string(),
    field: zod.enum(replacedFields),
    before: zod.unknown(),
    after: zod.unknown(),
  });

/** Another field of a sheet has a new value. In `inventory` only the notes of items change this way. */
export type SheetField = z.output<ReturnType<typeof shape>>;

/** The effect of giving a field a value; null when it has that value. */
export function setField<Field extends ReplacedField>(
  sheet: Sheet,
  field: Field,
  after: Sheet[Field],
): SheetField | null {
  const { id: character_id, name, [field]: before } = sheet;
  return isSame(before, after) ? null : { kind: 'sheet', character_id, name, field, before, after };
}

/** The list as it is, with the notes that the effect changed. */
function withNotes(inventory: Sheet['inventory'], { before, after }: SheetField): Sheet['inventory'] {
  if (isSame(inventory, before)) return after as Sheet['inventory'];
  const [was, is] = [before, after] as [Sheet['inventory'], Sheet['inventory']];
  const changed = is.filter((entry, place) => entry.note !== was[place]?.note);
  return inventory.map((entry) => ({
    ...entry,
    note: changed.find(({ name }) => isSameName(name, entry.name))?.note ?? entry.note,
  }));
}

export const sheet: EffectKind<SheetField> = {
  shape,
  apply: (table, { character_id, field, after }) => withSheet(table, character_id, { [field]: after }),
  invert: (effect) => ({ ...effect, before: effect.after, after: effect.before }),
  rebase(table, effect) {
    const now = sheetOf(table, effect.character_id);
    if (!now) return null;
    const after = effect.field === 'inventory' ? withNotes(now.inventory, effect) : effect.after;
    return setField(now, effect.field, after as Sheet[ReplacedField]);
  },
  redact: (effect) => effect,
};
