import {
  changeCondition,
  type Combatant,
  type Effect,
  type Encounter,
  Ledger,
  type Sheet,
  setField,
  sheetOf,
  type Table,
  toHitPoints,
} from '@fireside/contract/effects';
import { sheetLimits } from '@fireside/contract/protocol';
import { concentrationOf } from './conditions.ts';
import { endLasting } from './lasting.ts';
import { type Body, deathSave, type Fate, harm, heal, stabilise } from './body.ts';

/** Somebody whom an id means: of a combatant, or of a character, in a fight or not. */
export interface Person {
  name: string;
  sheet?: Sheet;
  combatant?: Combatant;
}

/** What an improvised foe has where nobody said. */
export const improvised = { armorClass: 12, hitPoints: 9 } as const;

export function personOf(table: Table, who: string): Person | null {
  const combatant = table.encounter?.combatants.find(({ id }) => id === who);
  const sheet = sheetOf(table, combatant ? (combatant.character_id ?? '') : who);
  if (sheet) return { name: sheet.name, sheet, ...(combatant && { combatant }) };
  return combatant ? { name: combatant.name, combatant } : null;
}

/** The hit points of a combatant, also where nobody has said them. */
export function hitPointsOf({ hp }: Pick<Combatant, 'hp'>): { current: number; max: number } {
  return hp ?? { current: improvised.hitPoints, max: improvised.hitPoints };
}

export function bodyOf({ zero_hp: rule = 'end' }: Table, { name, sheet, combatant }: Person): Body {
  if (sheet)
    return {
      name,
      hp: { current: sheet.current_hp, max: sheet.max_hp },
      temporaryHp: sheet.temporary_hp,
      conditions: sheet.conditions,
      deathSaves: sheet.death_saves,
      isPlayed: true,
      rule,
    };
  return {
    name,
    hp: hitPointsOf(combatant!),
    temporaryHp: combatant!.temporary_hp ?? 0,
    conditions: combatant!.conditions,
    deathSaves: { successes: 0, failures: 0 },
    isPlayed: false,
    rule,
  };
}

/** The effect of a change in a fight; null where nothing changes, or there is no fight. */
export function changeEncounter(
  { encounter: before }: Table,
  change: (encounter: Encounter) => Encounter | null,
): Effect | null {
  return before && { kind: 'encounter', before, encounter: change(before) };
}

export function changeCombatant(table: Table, id: string, change: Partial<Combatant>): Effect | null {
  return changeEncounter(table, (encounter) => ({
    ...encounter,
    combatants: encounter.combatants.map((one) => (one.id === id ? { ...one, ...change } : one)),
  }));
}

/** Who bears a condition, as its effect names them. */
export function bearerOf({ name, sheet, combatant }: Person): {
  name: string;
  character_id?: string;
  combatant?: string;
} {
  return sheet ? { name, character_id: sheet.id } : { name, combatant: combatant!.id };
}

/** What happened, as effects and in words. */
export interface Happened {
  effects: Effect[];
  notes: string[];
  /** Null where nobody has that id. */
  fate: Fate | null;
}

function settle(ledger: Ledger<Table>, who: string, change: (sheet: Sheet) => Effect | null) {
  const sheet = personOf(ledger.table, who)?.sheet;
  if (sheet) ledger.add(change(sheet));
}

/** What becomes of somebody, as effects: on the sheet of whoever has one, else in the fight. */
export function fateEffects(table: Table, who: string, decide: (body: Body) => Fate): Happened {
  const person = personOf(table, who);
  if (!person) return { effects: [], notes: [], fate: null };
  const decided = decide(bodyOf(table, person));
  const { lost, after, temporaryAfter, state, deathSaves } = decided;
  const ledger = new Ledger(table);
  if (person.sheet) {
    settle(ledger, who, (sheet) => setField(sheet, 'temporary_hp', temporaryAfter));
    settle(ledger, who, (sheet) => (lost === 0 ? null : toHitPoints(sheet, after, table.zero_hp)));
    settle(ledger, who, (sheet) => setField(sheet, 'death_saves', deathSaves));
  } else {
    const { max } = hitPointsOf(person.combatant!);
    const hadTemporary = person.combatant!.temporary_hp !== undefined || temporaryAfter > 0;
    const temporary = hadTemporary ? { temporary_hp: temporaryAfter } : {};
    if (lost !== 0 || temporaryAfter !== (person.combatant!.temporary_hp ?? 0))
      ledger.add(
        changeCombatant(table, person.combatant!.id, { hp: { current: after, max }, state, ...temporary }),
      );
  }
  for (const { name: condition, on } of decided.conditions) {
    ledger.add(changeCondition(ledger.table, { ...bearerOf(person), condition, on }));
    const spell = on ? null : concentrationOf([condition]);
    if (spell) endLasting(ledger, spell, person.name);
  }
  return { effects: ledger.effects, notes: decided.notes, fate: decided };
}

export function harmEffects(
  table: Table,
  who: string,
  { amount, isCritical = false }: { amount: number; isCritical?: boolean },
): Happened {
  return fateEffects(table, who, (body) => harm(body, amount, isCritical));
}

export function healEffects(table: Table, who: string, amount: number): Happened {
  return fateEffects(table, who, (body) => heal(body, amount));
}

export function deathSaveEffects(table: Table, who: string, natural: number): Happened {
  return fateEffects(table, who, (body) => deathSave(body, natural));
}

export function stabiliseEffects(table: Table, who: string): Happened {
  return fateEffects(table, who, stabilise);
}

/** They do not add up: the greater number stays. players-handbook: Combat > Temporary Hit Points */
export function temporaryHpEffects(table: Table, who: string, amount: number): Effect[] {
  const person = personOf(table, who);
  if (!person) return [];
  const { temporaryHp } = bodyOf(table, person);
  const after = Math.min(sheetLimits.temporaryHitPoints, Math.max(temporaryHp, amount));
  if (after === temporaryHp) return [];
  const effect = person.sheet
    ? setField(person.sheet, 'temporary_hp', after)
    : changeCombatant(table, person.combatant!.id, { temporary_hp: after });
  return effect ? [effect] : [];
}
