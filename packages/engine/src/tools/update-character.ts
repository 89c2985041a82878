import { z } from 'zod';
import type { Character } from '../snapshot.ts';
import type { StagedTable } from '../turn/staged-table.ts';
import { bounds } from './bounds.ts';
import { line, listOf, wholeNumber } from './text.ts';
import { defineTool, failure, type ToolResult } from './tool.ts';

const inventoryItem = z.object({
  name: line({ min: 1, max: bounds.inventory.name }),
  quantity: wholeNumber({ min: 0, max: bounds.inventory.quantity }).default(1),
  note: line({ max: bounds.inventory.note }).default(''),
});

const statValue = z.union([line({ max: bounds.combatStats.text }), z.number(), z.boolean()], {
  error: 'must be a text, a number, true or false',
});

const combatStats = z
  .record(line({ min: 1, max: bounds.combatStats.name }), statValue)
  .refine((stats) => Object.keys(stats).length <= bounds.combatStats.entries, {
    error: `must have at most ${bounds.combatStats.entries} entries`,
  });

const hitPointChange = { min: -9_999, max: 9_999 };

function findCharacter(staged: StagedTable, given: string): Character | ToolResult {
  const wanted = given.toLowerCase();
  const byId = staged.characters.find((character) => character.id.toLowerCase() === wanted);
  if (byId) return byId;
  const named = staged.characters.filter((character) => character.name.trim().toLowerCase() === wanted);
  if (named.length > 1)
    return failure(
      'ambiguous_character',
      `Several characters have that name; use an id: ${named.map((character) => character.id).join(', ')}`,
    );
  return (
    named[0] ??
    failure(
      'unknown_character',
      staged.characters.length === 0
        ? 'Nobody plays a character in this game yet.'
        : `Only the characters at this table can be changed: ${staged.characters.map((character) => character.name).join(', ')}. Keep track of everyone else in your notes.`,
    )
  );
}

function isCharacter(found: Character | ToolResult): found is Character {
  return !('error' in found);
}

/** Writes on the sheet of a character played at this table. */
export const updateCharacter = defineTool({
  name: 'update_character',
  description: [
    "Write a change on a player character's sheet. Call it whenever damage, healing, loot, spent items, conditions or a",
    'new level happen in the story: a change that is only narrated is lost. Give hp_change (negative for damage) or',
    'current_hp, never both. combat_stats, inventory and conditions replace what is on the sheet, so send them complete.',
    'Only the characters of this table can be changed; keep foes in the notes of update_world_state.',
    'A character at 0 HP or below ends the game.',
  ].join(' '),
  parameters: z.object({
    character: line({ min: 1, max: bounds.character }).describe('Name of the character'),
    hp_change: wholeNumber(hitPointChange).optional().describe('Difference: -7 for damage, 5 for healing'),
    current_hp: wholeNumber(bounds.hitPoints).optional().describe('New value; at most max_hp'),
    max_hp: wholeNumber(bounds.maximumHitPoints).optional(),
    combat_stats: combatStats.optional().describe('Free map; replaces the whole map'),
    inventory: listOf(inventoryItem, bounds.inventory.entries).optional().describe('The complete inventory'),
    conditions: listOf(line({ min: 1, max: bounds.conditions.text }), bounds.conditions.entries)
      .optional()
      .describe('The complete list of conditions; empty when there are none'),
    level: wholeNumber(bounds.level).optional(),
  }),
  run({ character: given, hp_change, current_hp, ...set }, staged) {
    if (hp_change !== undefined && current_hp !== undefined)
      return failure('invalid_arguments', 'Give hp_change or current_hp, not both.');
    const character = findCharacter(staged, given);
    if (!isCharacter(character)) return character;
    const hitPoints = current_hp ?? (hp_change === undefined ? undefined : character.current_hp + hp_change);
    if (hitPoints === undefined && Object.values(set).every((value) => value === undefined))
      return failure('nothing_to_change', 'Name at least one field to change.');
    const changed = staged.changeCharacter(character.id, { ...set, current_hp: hitPoints });
    return {
      status: 'updated',
      character: changed.name,
      current_hp: changed.current_hp,
      max_hp: changed.max_hp,
      conditions: changed.conditions,
      ...(changed.current_hp <= 0 && {
        notice: `${changed.name} is at ${changed.current_hp} HP: the game ends with this turn. Narrate the end now.`,
      }),
    };
  },
});
