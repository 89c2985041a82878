import { type Condition, condition } from './condition.ts';
import type { EffectKind } from './effect-kind.ts';
import { type EncounterChange, encounter } from './encounter.ts';
import { type GameEnded, gameEnded } from './game-ended.ts';
import { type HitPoints, hitPoints } from './hit-points.ts';
import { type Item, item } from './item.ts';
import { type RollAsked, rollAsked } from './roll-asked.ts';
import { type Roll, type Rolled, rolled } from './rolled.ts';
import { type SheetField, sheet } from './sheet.ts';
import type { Table } from './table.ts';
import { type WorldField, world } from './world.ts';

/** Everything that a turn can do. A new kind is a file of its own and a line in each of these two lists. */
export type Effect =
  | Rolled
  | RollAsked
  | HitPoints
  | Item
  | Condition
  | SheetField
  | WorldField
  | EncounterChange
  | GameEnded;

export const effectKinds: { [Kind in Effect['kind']]: EffectKind<Extract<Effect, { kind: Kind }>> } = {
  rolled,
  roll_asked: rollAsked,
  hit_points: hitPoints,
  item,
  condition,
  sheet,
  world,
  encounter,
  game_ended: gameEnded,
};

function kindOf<E extends Effect>(effect: E): EffectKind<E> {
  return effectKinds[effect.kind] as EffectKind<E>;
}

/** The table as the effect leaves it. */
export function applyEffect<T extends Table>(table: T, effect: Effect): T {
  return kindOf(effect).apply(table, effect);
}

export function applyEffects<T extends Table>(table: T, effects: readonly Effect[]): T {
  return effects.reduce(applyEffect<T>, table);
}

/** The effect that takes this one back. Several are taken back in reverse order. */
export function invertEffect<E extends Effect>(effect: E): E {
  return kindOf(effect).invert(effect);
}

/** The same change on a table that may have moved on meanwhile; null when nothing would change there. */
export function rebaseEffect<E extends Effect>(table: Table, effect: E): E | null {
  return kindOf(effect).rebase(table, effect);
}

/** What takes an effect back on a table that may have moved on since; null when there is nothing to take back. */
export function reverseEffect<E extends Effect>(table: Table, effect: E): E | null {
  return kindOf(effect).reverse(table, effect);
}

/** What players may see of an effect; null for nothing. Everything that leaves the service goes through here. */
export function redactEffect<E extends Effect>(effect: E): E | null {
  return kindOf(effect).redact(effect);
}

export function redactEffects(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => redactEffect(effect) ?? []);
}

/** The dice among some effects. */
export function rollsOf(effects: readonly Effect[]): Roll[] {
  return effects.flatMap((effect) => (effect.kind === 'rolled' ? [effect.roll] : []));
}
