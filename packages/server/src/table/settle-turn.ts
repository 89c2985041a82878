import {
  type Effect,
  type HitPoints,
  Ledger,
  rebaseEffect,
  sheetOf,
  type Table,
  toHitPoints,
} from '@fireside/contract/effects';
import { fallenReason } from '../characters/character-queries.ts';
import { allFallenReason } from './all-fallen.ts';
import { standOrLie } from './stand-or-lie.ts';

export interface SettledTurn<T extends Table> {
  /** What the turn did, as it is committed. */
  effects: Effect[];
  /** Those at their end that nobody has been shown: what follows from the rules. */
  consequences: Effect[];
  /** The table as it stands then. */
  table: T;
  /** The characters that reached 0 HP or less at whatever moment of the turn, each with the last time. */
  fallen: HitPoints[];
}

/**
 * What a turn comes to on the table as it is now, which may have changed while the turn ran: its effects carried over, then
 * what follows from them. The HP rule holds whatever else the turn did. `played`: the characters at the table, where it is
 * possible that all of them have fallen.
 */
export function settleTurn<T extends Table>(
  table: T,
  effects: readonly Effect[],
  played: readonly string[] | null = null,
): SettledTurn<T> {
  const ledger = new Ledger(table);
  for (const effect of effects) ledger.add(rebaseEffect(ledger.table, effect));
  for (const effect of effects) if (effect.kind === 'sheet') boundHitPoints(ledger, effect.character_id);
  const carriedOver = ledger.effects.length;
  if (table.zero_hp === 'fall') standOrLie(ledger, effects);
  const fallen = fallenIn(ledger.effects);
  const reason = endOf(ledger.table, fallen, played ?? []);
  if (reason !== null && ledger.table.ended_reason === null)
    ledger.add({ kind: 'game_ended', reason, before: null });
  if (ledger.table.ended_reason !== null) awaitNothing(ledger);
  return {
    effects: ledger.effects,
    consequences: ledger.effects.slice(carriedOver),
    table: ledger.table,
    fallen,
  };
}

/** Why the HP rule of the game ends it; null where it goes on. */
function endOf(table: Table, [first]: readonly HitPoints[], played: readonly string[]): string | null {
  if (table.zero_hp === 'fall') return allFallenReason(played.flatMap((id) => sheetOf(table, id) ?? []));
  return first ? fallenReason(first.name, first.after) : null;
}

/** A maximum that was lowered on a sheet that has been healed meanwhile. */
function boundHitPoints(ledger: Ledger<Table>, characterId: string) {
  const sheet = sheetOf(ledger.table, characterId);
  if (sheet) ledger.add(toHitPoints(sheet, sheet.current_hp));
}

function fallenIn(effects: readonly Effect[]): HitPoints[] {
  const fallen = new Map<string, HitPoints>();
  for (const effect of effects)
    if (effect.kind === 'hit_points' && effect.after <= 0) fallen.set(effect.character_id, effect);
  return [...fallen.values()];
}

/** A game that is over awaits no roll. */
function awaitNothing(ledger: Ledger<Table>) {
  for (const { user_id, pending_roll: before } of ledger.table.party) {
    if (before) ledger.add({ kind: 'roll_asked', user_id, notation: null, reason: null, before });
  }
}
