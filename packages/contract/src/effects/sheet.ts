import type { z } from 'zod';
import { boundField, countedFields, moved } from './counted-fields.ts';
import type { EffectKind } from './effect-kind.ts';
import { isSame, isSameName, type Sheet, sheetOf, withSheet } from './table.ts';

/** The fields that are replaced whole. */
export const replacedFields = [
  'level',
  'max_hp',
  'combat_stats',
  'inventory',
  'temporary_hp',
  'death_saves',
  'hit_dice_spent',
  'slots_spent',
  'experience',
] as const;
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

/** The effects that bring the numbers of a sheet back to what it can have. */
export function boundNumbers(sheet: Sheet): SheetField[] {
  return countedFields.flatMap((field) => setField(sheet, field, boundField(sheet, field)) ?? []);
}

/** The free part of a sheet, each entry that still has the effect's value as it was before. */
function statsBack(now: Sheet['combat_stats'], { before, after }: SheetField): Sheet['combat_stats'] {
  const [was, is] = [before, after] as [Sheet['combat_stats'], Sheet['combat_stats']];
  // As a whole where nobody touched it: then its entries return to their order too.
  if (isSame(now, is)) return was;
  const back = { ...now };
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (isSame(was[name], is[name]) || !isSame(now[name], is[name])) continue;
    if (name in was) back[name] = was[name]!;
    else delete back[name];
  }
  return back;
}

/** The list as it is, with the notes as they were that still are as the effect left them. */
function notesBack(now: Sheet['inventory'], { before, after }: SheetField): Sheet['inventory'] {
  const [was, is] = [before, after] as [Sheet['inventory'], Sheet['inventory']];
  if (isSame(now, is)) return was;
  const changed = is.flatMap((entry, place) =>
    entry.note === was[place]?.note
      ? []
      : [{ name: entry.name, after: entry.note, before: was[place]?.note }],
  );
  return now.map((entry) => {
    const note = changed.find(
      ({ name, after }) => isSameName(name, entry.name) && after === entry.note,
    )?.before;
    return note === undefined ? entry : { ...entry, note };
  });
}

/** The same change on a sheet that has moved on: what is used up is counted, what was decided is set. */
function carriedOver(now: Sheet, effect: SheetField): Sheet[ReplacedField] {
  switch (effect.field) {
    case 'inventory':
      return withNotes(now.inventory, effect);
    case 'temporary_hp':
    case 'death_saves':
    case 'hit_dice_spent':
    case 'slots_spent':
    case 'experience':
      return boundField(
        { ...now, [effect.field]: moved(now, effect.field, { from: effect.before, to: effect.after }) },
        effect.field,
      );
    default:
      return effect.after as Sheet[ReplacedField];
  }
}

function valueBack(sheet: Sheet, effect: SheetField): Sheet[ReplacedField] {
  switch (effect.field) {
    case 'inventory':
      return notesBack(sheet.inventory, effect);
    case 'combat_stats':
      return statsBack(sheet.combat_stats, effect);
    default:
      // Not bound by what a sheet can have: whoever takes several back does that when all are.
      return moved(sheet, effect.field, { from: effect.after, to: effect.before });
  }
}

export const sheet: EffectKind<SheetField> = {
  shape,
  apply: (table, { character_id, field, after }) => withSheet(table, character_id, { [field]: after }),
  invert: (effect) => ({ ...effect, before: effect.after, after: effect.before }),
  rebase(table, effect) {
    const now = sheetOf(table, effect.character_id);
    return now ? setField(now, effect.field, carriedOver(now, effect)) : null;
  },
  reverse(table, effect) {
    const now = sheetOf(table, effect.character_id);
    return now ? setField(now, effect.field, valueBack(now, effect)) : null;
  },
  redact: (effect) => effect,
};
