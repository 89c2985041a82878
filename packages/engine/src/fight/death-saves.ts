import { type Combatant, sheetOf, stateOfSheet } from '@fireside/contract';
import { deathSaveEffects } from '../rules/index.ts';
import type { Deed } from './deed.ts';
import { naturalOf } from './natural.ts';
import { askFor } from './sealed-rolls.ts';

const label = 'Death save';
const notation = '1d20';

/** Somebody between life and death rolls for it, or is asked to. */
export function makeDeathSave(deed: Deed, who: Pick<Combatant, 'character_id' | 'name'>): 'made' | 'asked' {
  const id = who.character_id ?? '';
  const seat = deed.ownRoller(who);
  if (seat) {
    deed.add(askFor(deed.table, seat, { notation, reason: label }, { decides: 'death_save', who: id }));
    deed.note(`${who.name} is dying: ${seat.name} is asked for a death save (${notation}).`);
    return 'asked';
  }
  const roll = deed.roll(
    notation,
    deed.by(who),
    ({ total }) => `${label}: ${total >= 10 ? 'success' : 'failure'}`,
  );
  sufferDeathSave(deed, id, naturalOf(roll) ?? roll.total);
  return 'made';
}

/** What a death save whose die is known decides. */
export function sufferDeathSave(deed: Deed, characterId: string, natural: number): void {
  const { effects, notes } = deathSaveEffects(deed.table, characterId, natural);
  deed.add(effects);
  deed.note(...notes);
}

/** Outside a fight whoever is dying rolls when the DM begins to speak; once, and whoever is asked already is not asked again. */
export function deathSavesOutside(deed: Deed, hasRolled: ReadonlySet<string>): void {
  const { zero_hp, encounter, party, isWhisper, kind } = deed.table;
  if (zero_hp !== 'fall' || encounter || isWhisper || kind === 'greeting') return;
  for (const { character, pending_roll, self_rolls } of party) {
    if (!character || hasRolled.has(character.id) || (self_rolls && pending_roll)) continue;
    if (isDying(deed, character.id))
      makeDeathSave(deed, { character_id: character.id, name: character.name });
  }
}

export function isDying(deed: Deed, characterId: string): boolean {
  const sheet = sheetOf(deed.table, characterId);
  return sheet !== undefined && stateOfSheet(sheet) === 'dying';
}
