import { changeCondition, Ledger, type Effect, type Table } from '@fireside/contract/effects';
import { perish, shrink } from './body.ts';
import {
  concentrationEntry,
  concentrationOf,
  conditionMeant,
  entriesOf,
  exhaustionLevel,
  whyIncapacitated,
} from './conditions.ts';
import { bearerOf, bodyOf, fateEffects, type Person, personOf } from './fate-effects.ts';
import { endLasting } from './lasting.ts';
import type { Refusal } from './refusal.ts';

interface ConditionChange {
  condition: string;
  on: boolean;
  /** Conditions that they cannot have. */
  immunities?: readonly string[];
}

function change(ledger: Ledger<Table>, person: Person, condition: string, on: boolean) {
  ledger.add(changeCondition(ledger.table, { ...bearerOf(person), condition, on }));
}

function conditionsNow(table: Table, who: string): readonly string[] {
  const person = personOf(table, who);
  return person ? bodyOf(table, person).conditions : [];
}

/** At the fourth level the maximum halves, at the sixth one dies. players-handbook: Conditions > Exhaustion */
function sufferExhaustion(ledger: Ledger<Table>, who: string, level: number) {
  if (level < 4) return;
  const { effects } = fateEffects(ledger.table, who, level >= 6 ? perish : shrink);
  for (const effect of effects) ledger.add(effect);
}

/** A level by its number, or one more or less. */
function exhaust(ledger: Ledger<Table>, who: string, person: Person, { condition, on }: ConditionChange) {
  const conditions = conditionsNow(ledger.table, who);
  const written = /[1-6]/.exec(condition)?.[0];
  const before = exhaustionLevel(conditions);
  const stepped = on ? Math.min(6, before + 1) : Math.max(0, before - 1);
  const level = written ? (on ? Number(written) : 0) : stepped;
  if (level === before) return;
  for (const entry of entriesOf(conditions, 'exhaustion')) change(ledger, person, entry, false);
  if (level > 0) change(ledger, person, `exhaustion ${level}`, true);
  if (level > before) sufferExhaustion(ledger, who, level);
}

function begin(ledger: Ledger<Table>, who: string, person: Person, condition: string) {
  change(ledger, person, condition, true);
  if (conditionMeant(condition) === 'unconscious') change(ledger, person, 'prone', true);
  const conditions = conditionsNow(ledger.table, who);
  if (whyIncapacitated(conditions))
    for (const effect of concentrationEffects(ledger.table, who, null)) ledger.add(effect);
}

function end(ledger: Ledger<Table>, who: string, person: Person, condition: string) {
  const meant = conditionMeant(condition);
  const conditions = conditionsNow(ledger.table, who);
  const entries = meant ? entriesOf(conditions, meant) : [condition];
  for (const entry of entries) change(ledger, person, entry, false);
}

function whyNot(
  table: Table,
  person: Person,
  { condition, on, immunities = [] }: ConditionChange,
): Refusal | null {
  const meant = conditionMeant(condition);
  const { hp, isPlayed, rule } = bodyOf(table, person);
  if (on && meant && immunities.some((immunity) => conditionMeant(immunity) === meant))
    return { refusal: `${person.name} cannot be ${meant}.` };
  if (!on && meant === 'unconscious' && isPlayed && rule === 'fall' && hp.current <= 0)
    return { refusal: `${person.name} is at 0 hit points: only healing wakes them.` };
  return null;
}

/**
 * A condition begins or ends; `exhaustion` alone is one level more or less. Who loses consciousness falls, and who can take no
 * actions keeps up no spell. players-handbook: Conditions, by name; Spellcasting > Concentration
 */
export function conditionEffects(table: Table, who: string, asked: ConditionChange): Effect[] | Refusal {
  const person = personOf(table, who);
  if (!person) return { refusal: 'There is nobody of that name.' };
  const refusal = whyNot(table, person, asked);
  if (refusal) return refusal;
  const ledger = new Ledger(table);
  if (conditionMeant(asked.condition) === 'exhaustion') exhaust(ledger, who, person, asked);
  else if (asked.on) begin(ledger, who, person, asked.condition);
  else end(ledger, who, person, asked.condition);
  return ledger.effects;
}

/** Somebody begins to keep up a spell, which ends any other with all that it did; null ends it. players-handbook: Spellcasting > Concentration */
export function concentrationEffects(table: Table, who: string, spell: string | null): Effect[] {
  const person = personOf(table, who);
  if (!person) return [];
  const ledger = new Ledger(table);
  const before = concentrationOf(bodyOf(table, person).conditions);
  if (before) {
    change(ledger, person, concentrationEntry(before), false);
    endLasting(ledger, before, person.name);
  }
  if (spell) change(ledger, person, concentrationEntry(spell), true);
  return ledger.effects;
}
