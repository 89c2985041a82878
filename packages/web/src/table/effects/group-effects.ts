import type { Effect } from '@fireside/contract/effects';

/** At least one, in the order in which they happened. */
export type Group<E extends Effect = Effect> = readonly [E, ...E[]];

function keyOf(effect: Effect, place: number): string {
  switch (effect.kind) {
    case 'hit_points':
      return `hit points ${effect.character_id}`;
    case 'item':
      return `item ${effect.character_id} ${effect.item}`;
    case 'sheet':
      return `sheet ${effect.character_id} ${effect.field}`;
    case 'world':
      return `world ${effect.field}`;
    case 'roll_asked':
      return `roll ${effect.user_id}`;
    case 'encounter':
    case 'game_ended':
      return effect.kind;
    case 'condition':
    case 'rolled':
      return `alone ${place}`;
  }
}

/** Effects on the same number, the same thing or the same field: they are told as one change. */
export function groupEffects(effects: readonly Effect[]): Group[] {
  const groups = new Map<string, [Effect, ...Effect[]]>();
  effects.forEach((effect, place) => {
    const key = keyOf(effect, place);
    const group = groups.get(key);
    if (group) group.push(effect);
    else groups.set(key, [effect]);
  });
  return [...groups.values()];
}
