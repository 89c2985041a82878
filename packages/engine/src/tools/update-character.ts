import {
  CombatStats,
  changeCondition,
  changeItem,
  isSameName,
  Ledger,
  listOf,
  setField,
  sheetLimits,
  sheetOf,
  toHitPoints,
  wholeNumber,
} from '@fireside/contract';
import { type Sheet, stateOfSheet } from '@fireside/contract';
import { z } from 'zod';
import {
  harmEffects,
  healEffects,
  isRefusal,
  regainSlotEffects,
  slotsHeld,
  spendSlotEffects,
} from '../rules/index.ts';
import type { Character, Snapshot } from '../snapshot.ts';
import type { StagedTable } from '../turn/staged-table.ts';
import { line } from './text.ts';
import { type Called, defineTool, failure } from './tool.ts';

const { level, hitPoints, maximumHitPoints } = sheetLimits;

const itemName = line({ min: 1, max: sheetLimits.itemName });
const quantity = wholeNumber(1, sheetLimits.itemQuantity).default(1);
const slot = wholeNumber(1, sheetLimits.spellLevels);

const parameters = z.object({
  character: line({ min: 1, max: sheetLimits.name }),
  hp_change: wholeNumber(-9_999, 9_999).optional().describe('-7 for damage'),
  current_hp: wholeNumber(hitPoints.min, hitPoints.max).optional(),
  max_hp: wholeNumber(maximumHitPoints.min, maximumHitPoints.max).optional(),
  level: wholeNumber(level.min, level.max).optional().describe('One more at most'),
  add_items: listOf(
    z.object({ name: itemName, quantity, note: line({ max: sheetLimits.itemNote }).optional() }),
    sheetLimits.items,
  ).optional(),
  remove_items: listOf(z.object({ name: itemName, quantity }), sheetLimits.items).optional(),
  conditions: listOf(line({ min: 1, max: sheetLimits.condition }), sheetLimits.conditions)
    .optional()
    .describe('All of them'),
  spend_slot: slot.optional().describe("A spell's level; attack spends its own"),
  regain_slot: slot.optional(),
  combat_stats: CombatStats.optional().describe('A free map'),
});

type Update = z.output<typeof parameters>;

/** By name or id, of those who are played at this table. */
export function findCharacter({ table }: StagedTable, given: string): Character | Called<never> {
  const all = table.party.flatMap(({ character }) => character ?? []);
  const named = all.filter(({ id, name }) => isSameName(id, given) || isSameName(name, given));
  const byId = named.find(({ id }) => isSameName(id, given));
  if (byId) return byId;
  if (named.length > 1)
    return failure(
      'ambiguous_character',
      `Several characters have that name; use an id: ${named.map(({ id }) => id).join(', ')}`,
    );
  return (
    named[0] ??
    failure(
      'unknown_character',
      all.length === 0
        ? 'Nobody plays a character in this game yet.'
        : `Only the characters at this table can be changed: ${all.map(({ name }) => name).join(', ')}. Keep track of everyone else in your notes.`,
    )
  );
}

/** A level rises once in a turn, by one. */
function refuseLevel({ id, name, level: now }: Character, wanted: number, { effects }: StagedTable) {
  const hasRisen = effects.some(
    (effect) => effect.kind === 'sheet' && effect.field === 'level' && effect.character_id === id,
  );
  if (wanted <= now || (wanted === now + 1 && !hasRisen)) return null;
  return failure(
    'one_level_at_a_time',
    hasRisen
      ? `${name} has reached level ${now} in this turn already.`
      : `${name} is level ${now}: a level rises by one at a time, to ${now + 1}.`,
  );
}

/** Above what the hardiest have by the rules: the largest die, the best constitution and a feat for each level. */
const mostPerLevel = 20;

/** Nobody becomes a giant by a tool call; who is one already stays one. */
function refuseMaximum({ name, max_hp: now, level: present }: Character, wanted: number, level = present) {
  const most = Math.max(now, mostPerLevel * (level + 1));
  if (wanted <= most) return null;
  return failure(
    'too_many_hit_points',
    `${name} is level ${level}: max_hp can be ${most} at most. It is ${now} now.`,
  );
}

/** Nobody gives away what they do not carry. */
function refuseItems({ name, inventory }: Character, wanted: NonNullable<Update['remove_items']>) {
  for (const item of wanted) {
    const carried = inventory
      .filter((entry) => isSameName(entry.name, item.name))
      .reduce((sum, entry) => sum + entry.quantity, 0);
    if (carried >= item.quantity) continue;
    const all = inventory.filter((entry) => entry.quantity > 0).map((entry) => entry.name);
    return failure(
      'not_carried',
      carried > 0
        ? `${name} carries only ${carried} of ${item.name}.`
        : `${name} carries no ${item.name}. Carried: ${all.join(', ').slice(0, 500) || 'nothing'}.`,
    );
  }
  return null;
}

/** The changes on a sheet one after another, each on what the one before has left. */
class SheetChanges {
  readonly #ledger: Ledger<Snapshot>;
  readonly #id: string;

  constructor(table: Snapshot, id: string) {
    this.#ledger = new Ledger(table);
    this.#id = id;
  }

  get sheet() {
    return sheetOf(this.#ledger.table, this.#id)!;
  }

  get effects() {
    return this.#ledger.effects;
  }

  /** HP never exceeds the maximum: a lowered maximum lowers it too. */
  hitPoints({ hp_change = 0, current_hp, max_hp }: Update): void {
    if (max_hp !== undefined) this.#ledger.add(setField(this.sheet, 'max_hp', max_hp));
    const wanted = current_hp ?? this.sheet.current_hp + hp_change;
    if (this.#ledger.table.zero_hp === 'fall') this.#fallOrRise(wanted - this.sheet.current_hp);
    else this.#ledger.add(toHitPoints(this.sheet, wanted));
  }

  /** Where nobody's fall is the end, the rules say what wounds and healing do around 0. */
  #fallOrRise(difference: number): void {
    const { table } = this.#ledger;
    const { effects } =
      difference < 0
        ? harmEffects(table, this.#id, { amount: -difference })
        : healEffects(table, this.#id, difference);
    if (difference !== 0) for (const effect of effects) this.#ledger.add(effect);
    this.#ledger.add(toHitPoints(this.sheet, this.sheet.current_hp, 'fall'));
  }

  /** What there is no room for; null when everything found its place. */
  items({ add_items = [], remove_items = [] }: Update): string | null {
    for (const { name, quantity } of remove_items) {
      this.#gather(name, quantity);
      this.#ledger.add(changeItem(this.sheet, { item: name, quantity: -quantity }));
    }
    for (const { name, quantity, note } of add_items) {
      const added = changeItem(this.sheet, { item: name, quantity, note });
      if (added?.quantity !== quantity) return name;
      this.#ledger.add(added);
      if (note !== undefined) this.#noteOn(name, note);
    }
    return null;
  }

  conditions(wanted: string[]): void {
    const { id: character_id, name, conditions } = this.sheet;
    const gone = conditions.filter((known) => !wanted.some((one) => isSameName(one, known)));
    for (const [list, on] of [
      [gone, false],
      [wanted, true],
    ] as const)
      for (const condition of list)
        this.#ledger.add(changeCondition(this.#ledger.table, { character_id, name, condition, on }));
  }

  fields({ level, combat_stats }: Update): void {
    if (level !== undefined) this.#ledger.add(setField(this.sheet, 'level', level));
    if (combat_stats !== undefined) this.#ledger.add(setField(this.sheet, 'combat_stats', combat_stats));
  }

  /** Why a slot cannot be spent or regained; null when that is done. */
  slots(character: Character, { spend_slot, regain_slot }: Update): string | null {
    for (const [level, change, otherwise] of [
      [spend_slot, spendSlotEffects, ' Take one of those, or tell that the spell fails for want of a slot.'],
      [regain_slot, regainSlotEffects, ''],
    ] as const) {
      if (level === undefined) continue;
      const caster = { ...character, level: this.sheet.level, slots_spent: this.sheet.slots_spent };
      const changed = change(this.#ledger.table, caster, level);
      if (isRefusal(changed)) {
        const held = slotsHeld(caster).join(', ');
        return held === ''
          ? `${character.name} has no spell slots by class and level: a slot is spent on the sheet of whoever casts. What else limits a power stands in combat_stats.`
          : `${changed.refusal} Slots left: ${held}.${otherwise}`;
      }
      for (const effect of changed) this.#ledger.add(effect);
    }
    return null;
  }

  /** Brings entries of one name together, where a single one does not hold enough. */
  #gather(name: string, quantity: number): void {
    const { inventory } = this.sheet;
    const last = inventory.findLast((entry) => isSameName(entry.name, name));
    if (!last || last.quantity >= quantity) return;
    const same = inventory.filter((entry) => isSameName(entry.name, name));
    const all = { ...last, quantity: same.reduce((sum, entry) => sum + entry.quantity, 0) };
    const gathered = inventory.flatMap((entry) => (entry === last ? all : same.includes(entry) ? [] : entry));
    this.#ledger.add(setField(this.sheet, 'inventory', gathered));
  }

  #noteOn(name: string, note: string): void {
    const place = this.sheet.inventory.findLastIndex((entry) => isSameName(entry.name, name));
    const inventory = this.sheet.inventory.map((entry, at) => (at === place ? { ...entry, note } : entry));
    this.#ledger.add(setField(this.sheet, 'inventory', inventory));
  }
}

function fallenNotice(sheet: Sheet): string {
  const state = stateOfSheet(sheet);
  return state === 'dying'
    ? `${sheet.name} lies at 0 HP and is dying: the service rolls the death saves.`
    : `${sheet.name} lies at 0 HP and is ${state}.`;
}

/** Writes on the sheet of a character played at this table. */
export const updateCharacter = defineTool({
  name: 'update_character',
  description: [
    "Write on a player character's sheet: damage, healing, items, spell slots, conditions, level. What is only narrated is",
    'lost. hp_change or current_hp, never both. combat_stats and conditions are replaced: send them complete.',
  ].join(' '),
  parameters,
  run(update, staged) {
    const { character: given, hp_change, current_hp, level, ...others } = update;
    if (hp_change !== undefined && current_hp !== undefined)
      return failure('invalid_arguments', 'Give hp_change or current_hp, not both.');
    const character = findCharacter(staged, given);
    if ('answer' in character) return character;
    if ([hp_change, current_hp, level, ...Object.values(others)].every((value) => value === undefined))
      return failure('nothing_to_change', 'Name at least one field to change.');
    const refused =
      (level !== undefined && refuseLevel(character, level, staged)) ||
      (update.max_hp !== undefined && refuseMaximum(character, update.max_hp, level)) ||
      refuseItems(character, update.remove_items ?? []);
    if (refused) return refused;
    const changes = new SheetChanges(staged.table, character.id);
    changes.fields(update);
    const unspent = changes.slots(character, update);
    if (unspent !== null) return failure('no_slot', unspent);
    changes.hitPoints(update);
    const unplaced = changes.items(update);
    if (unplaced !== null)
      return failure('no_room', `${character.name} cannot carry so much ${unplaced}: nothing was changed.`);
    if (update.conditions) changes.conditions(update.conditions);
    const { sheet, effects } = changes;
    const left = new Map(
      effects.flatMap((effect) =>
        effect.kind === 'item' ? [[effect.item, effect.after ?? 0] as const] : [],
      ),
    );
    const items = Array.from(left, ([item, quantity]) => `${item}: ${quantity}`);
    return {
      effects,
      answer: {
        status: effects.length > 0 ? 'updated' : 'unchanged',
        character: sheet.name,
        current_hp: sheet.current_hp,
        max_hp: sheet.max_hp,
        conditions: sheet.conditions,
        ...(items.length > 0 && { items_left: items }),
        ...((update.spend_slot ?? update.regain_slot) !== undefined && {
          slots_left: slotsHeld({ ...sheet, class_name: character.class_name }),
        }),
        ...(staged.table.zero_hp === 'fall' && sheet.current_hp <= 0 && { notice: fallenNotice(sheet) }),
        ...(staged.table.zero_hp !== 'fall' &&
          sheet.current_hp <= 0 && {
            notice: `${sheet.name} is at ${sheet.current_hp} HP: the game ends with this turn. Narrate the end now.`,
          }),
      },
    };
  },
});
