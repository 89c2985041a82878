import { type Effect, Ledger, reverseEffect, type Table, toHitPoints } from '@fireside/contract/effects';

export interface TakenBack<T extends Table> {
  table: T;
  /** What changed back, as clients are to be told of it. */
  effects: Effect[];
}

/**
 * Takes effects back on a table as it is now, the newest first. Hit points are bound by their maximum at the end: it may have
 * been taken back too.
 */
export function takeBack<T extends Table>(table: T, effects: readonly Effect[]): TakenBack<T> {
  const ledger = new Ledger(table);
  for (const effect of effects.toReversed()) ledger.add(reverseEffect(ledger.table, effect));
  for (const { character } of ledger.table.party) {
    if (character && character.current_hp > character.max_hp)
      ledger.add(toHitPoints(character, character.current_hp));
  }
  return { table: ledger.table, effects: inSum(ledger.effects) };
}

/** What an effect gives a value, for those of which only the first before and the last after matter. */
function valueKey(effect: Effect): string | null {
  switch (effect.kind) {
    case 'hit_points':
      return `hit_points ${effect.character_id}`;
    case 'world':
      return `world ${effect.field}`;
    case 'roll_asked':
      return `roll_asked ${effect.user_id}`;
    case 'encounter':
      return 'encounter';
    default:
      return null;
  }
}

/** A long stretch has changed the same thing many times: it is told of once. */
function inSum(effects: readonly Effect[]): Effect[] {
  const sums = new Map<string, Effect>();
  const others: Effect[] = [];
  for (const effect of effects) {
    const key = valueKey(effect);
    if (key === null) others.push(effect);
    else {
      const first = sums.get(key);
      sums.set(key, first && 'before' in first ? ({ ...effect, before: first.before } as Effect) : effect);
    }
  }
  return [...others, ...[...sums.values()].filter(isChange)];
}

function isChange(effect: Effect): boolean {
  switch (effect.kind) {
    case 'hit_points':
      return effect.before !== effect.after;
    case 'world':
      return JSON.stringify(effect.before) !== JSON.stringify(effect.after);
    case 'roll_asked':
      return (
        effect.before?.notation !== (effect.notation ?? undefined) ||
        effect.before?.reason !== (effect.reason ?? undefined)
      );
    case 'encounter':
      return JSON.stringify(effect.before) !== JSON.stringify(effect.encounter);
    default:
      return true;
  }
}
