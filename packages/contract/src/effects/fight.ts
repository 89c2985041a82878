import type { Combatant, Encounter } from '../encounters.ts';
import type { Seat, Sheet } from './seat.ts';

/** How somebody looks who has as many hit points. */
export function lookOf({ current, max }: { current: number; max: number }): Combatant['state'] {
  if (current <= 0) return 'down';
  if (current >= max) return 'unhurt';
  return current * 2 <= max ? 'bloodied' : 'hurt';
}

/** The same of a played character, who may lie between life and death. */
export function stateOfSheet({ current_hp, max_hp, death_saves }: Sheet): Combatant['state'] {
  if (current_hp > 0) return lookOf({ current: current_hp, max: max_hp });
  if (death_saves.failures >= 3) return 'dead';
  return death_saves.successes >= 3 ? 'stable' : 'dying';
}

function asOnSheet(combatant: Combatant, sheet: Sheet | undefined): Combatant {
  if (!sheet) return combatant;
  const { current_hp: current, max_hp: max, conditions, death_saves } = sheet;
  return { ...combatant, conditions, hp: { current, max }, state: stateOfSheet(sheet), death_saves };
}

/** A fight in which whoever is played stands as their sheet says; as it is where the sheet is not at hand. */
export function withSheets(encounter: Encounter, party: readonly Seat[]): Encounter {
  const combatants = encounter.combatants.map((combatant) =>
    asOnSheet(
      combatant,
      party.find(({ character }) => character && character.id === combatant.character_id)?.character ??
        undefined,
    ),
  );
  return { ...encounter, combatants };
}

/**
 * A fight as it stands at a table whose whole party is at hand: without those who are played and have left, and whose turn it
 * was stays the same; when it was theirs, it is the next one's.
 */
export function standingFight(encounter: Encounter | null, party: readonly Seat[]): Encounter | null {
  if (!encounter) return null;
  const isHere = ({ character_id }: Combatant) =>
    character_id === null || party.some(({ character }) => character?.id === character_id);
  const combatants = encounter.combatants.filter(isHere);
  if (combatants.length === encounter.combatants.length) return withSheets(encounter, party);
  if (combatants.length === 0) return null;
  const before = encounter.combatants.slice(0, encounter.turn).filter(isHere).length;
  const onTurn = encounter.combatants[encounter.turn];
  if (!onTurn || isHere(onTurn)) return withSheets({ ...encounter, combatants, turn: before }, party);
  const { attacks_made: _, has_moved: ___, ...rest } = encounter;
  const isNewRound = before === combatants.length;
  const turn = isNewRound ? 0 : before;
  const { has_reacted: __, ...next } = combatants[turn]!;
  const round = encounter.round + (isNewRound ? 1 : 0);
  return withSheets({ ...rest, round, turn, combatants: combatants.with(turn, next) }, party);
}

/** A fight without what stands on sheets: that alone is its own. */
export function withoutSheets(encounter: Encounter | null): Encounter | null {
  if (!encounter) return null;
  const combatants = encounter.combatants.map(({ death_saves, ...combatant }) =>
    combatant.character_id === null
      ? combatant
      : { ...combatant, conditions: [], hp: null, state: 'unhurt' as const },
  );
  return { ...encounter, combatants };
}
