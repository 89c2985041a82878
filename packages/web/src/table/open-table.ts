import type { EncounterRead, GameRead, PartyMember, WorldState } from '@fireside/contract';
import {
  applyEffect,
  type Effect,
  isSameName,
  sheetOf,
  standingFight,
  type Table,
} from '@fireside/contract/effects';

/** A table as far as players see it. The contract's own functions apply effects to it. */
export interface OpenTable extends Table {
  party: PartyMember[];
  world: WorldState;
}

export interface ReadParts {
  game: GameRead;
  party: PartyMember[];
  world: WorldState;
  encounter: EncounterRead | null;
}

export function toOpenTable({ game, party, world, encounter }: ReadParts): OpenTable {
  const ended_reason = game.status === 'ended' ? (game.ended_reason ?? '') : null;
  return withWholeParty({ party, world, encounter, ended_reason });
}

/** A table whose party was read: in its fight whoever is played stands as their sheet says, and nobody who has left. */
export function withWholeParty(table: OpenTable): OpenTable {
  return { ...table, encounter: standingFight(table.encounter, table.party) };
}

/**
 * An effect as it meets the table. What was read may be ahead of the message that tells of it: an item or a condition that
 * came then stands on its list already, and must not come twice.
 */
function asItMeets(table: OpenTable, effect: Effect): Effect {
  if (effect.kind === 'condition' && effect.on) {
    const bearer =
      sheetOf(table, effect.character_id ?? '') ??
      table.encounter?.combatants.find(({ id }) => id === effect.combatant);
    const position = bearer?.conditions.findLastIndex((known) => isSameName(known, effect.condition)) ?? -1;
    return position < 0 ? effect : { ...effect, position };
  }
  const sheet = 'character_id' in effect && sheetOf(table, effect.character_id ?? '');
  if (!sheet) return effect;
  if (effect.kind === 'item' && effect.before === null) {
    const standing = sheet.inventory.findLast(({ name }) => isSameName(name, effect.item));
    return standing ? { ...effect, before: standing.quantity } : effect;
  }
  return effect;
}

/** The table as effects leave it, whether or not it has some of them already. */
export function applyTold(table: OpenTable, effects: readonly Effect[]): OpenTable {
  return effects.reduce((told, effect) => applyEffect(told, asItMeets(told, effect)), table);
}
