import {
  boundNumbers,
  type Effect,
  isSame,
  Ledger,
  reverseEffect,
  type Sheet,
  sheetOf,
  type Table,
  toHitPoints,
} from '@fireside/contract/effects';

export interface TakenBack<T extends Table> {
  table: T;
  /** What changed back, as clients are to be told of it. */
  effects: Effect[];
}

/**
 * Takes effects back on a table as it is now, the newest first. Numbers are bound at the end, hit points by a maximum that may have
 * been taken back too: a bound on the way would keep a part of what is taken back next.
 */
export function takeBack<T extends Table>(table: T, effects: readonly Effect[]): TakenBack<T> {
  const ledger = new Ledger(table);
  for (const effect of effects.toReversed()) ledger.add(reverseEffect(ledger.table, effect));
  for (const { character } of table.party) {
    const taken = character && sheetOf(ledger.table, character.id);
    if (!taken || taken === character) continue;
    for (const effect of boundNumbers(taken)) ledger.add(effect);
    const bound = sheetOf(ledger.table, character.id)!;
    ledger.add(toHitPoints(bound, Math.max(bound.current_hp, lowestOf(table, bound, effects))));
  }
  return { table: ledger.table, effects: toldOf(table, ledger) };
}

/** Where characters fall, nobody comes below 0 by what is taken back who was not there before. */
function lowestOf({ zero_hp }: Table, { id }: Sheet, effects: readonly Effect[]): number {
  const changes = effects.filter((effect) => effect.kind === 'hit_points' && effect.character_id === id);
  if (zero_hp !== 'fall' || changes.length === 0) return Number.NEGATIVE_INFINITY;
  return Math.min(0, ...changes.map((effect) => (effect.kind === 'hit_points' ? effect.before : 0)));
}

/** A fight that was set back is told of as it stands at the end, with whatever came back in it one by one. */
function toldOf({ encounter: before }: Table, { effects, table: { encounter } }: Ledger<Table>): Effect[] {
  if (!effects.some(({ kind }) => kind === 'encounter')) return inSum(effects);
  const others = effects.filter(
    (effect) => effect.kind !== 'encounter' && !('combatant' in effect && effect.combatant),
  );
  const told = inSum(others);
  return isSame(before, encounter) ? told : [...told, { kind: 'encounter', encounter, before }];
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
    case 'sheet':
      // Notes are told one by one: each names the whole list as it was then.
      return effect.field === 'inventory' ? null : `${effect.field} ${effect.character_id}`;
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
    case 'sheet':
      return JSON.stringify(effect.before) !== JSON.stringify(effect.after);
    case 'roll_asked':
      return (
        effect.before?.notation !== (effect.notation ?? undefined) ||
        effect.before?.reason !== (effect.reason ?? undefined)
      );
    default:
      return true;
  }
}
