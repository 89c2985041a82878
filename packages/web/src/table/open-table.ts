import type { GameRead, PartyMember, WorldState } from '@fireside/contract';
import { applyEffect, type Effect, isSameName, sheetOf, type Table } from '@fireside/contract/effects';

/** A table as far as players see it. The contract's own functions apply effects to it. */
export interface OpenTable extends Table {
  party: PartyMember[];
  world: WorldState;
}

export function toOpenTable(game: GameRead, party: PartyMember[], world: WorldState): OpenTable {
  const ended_reason = game.status === 'ended' ? (game.ended_reason ?? '') : null;
  return { party, world, encounter: null, ended_reason };
}

/**
 * An effect as it meets the table. What was read may be ahead of the message that tells of it: an item or a condition that
 * came then stands on its list already, and must not come twice.
 */
function asItMeets(table: OpenTable, effect: Effect): Effect {
  const sheet = 'character_id' in effect && sheetOf(table, effect.character_id ?? '');
  if (!sheet) return effect;
  if (effect.kind === 'item' && effect.before === null) {
    const standing = sheet.inventory.findLast(({ name }) => isSameName(name, effect.item));
    return standing ? { ...effect, before: standing.quantity } : effect;
  }
  if (effect.kind === 'condition' && effect.on) {
    const position = sheet.conditions.findLastIndex((known) => isSameName(known, effect.condition));
    return position < 0 ? effect : { ...effect, position };
  }
  return effect;
}

/** The table as effects leave it, whether or not it has some of them already. */
export function applyTold(table: OpenTable, effects: readonly Effect[]): OpenTable {
  return effects.reduce((told, effect) => applyEffect(told, asItMeets(told, effect)), table);
}
