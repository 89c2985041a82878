import type { Abilities } from '@fireside/contract';
import {
  changeCondition,
  type Combatant,
  type Effect,
  type Encounter,
  Ledger,
  type Table,
} from '@fireside/contract/effects';
import { abilityModifier } from '@fireside/contract/sheet';
import { entriesOf } from './conditions.ts';
import { bearerOf, bodyOf, changeCombatant, changeEncounter, personOf } from './fate-effects.ts';
import type { Fighter } from './fighter.ts';
import { hasFallen, whyNoAction } from './plan-attack.ts';
import { planCheck } from './plan-save.ts';
import type { Refusal } from './refusal.ts';

/** A Dexterity check, with what hinders checks. players-handbook: Combat > Initiative */
export function initiativeNotation({
  abilities,
  conditions,
}: {
  abilities: Abilities;
  conditions: readonly string[];
}): string {
  return planCheck({ modifier: abilityModifier(abilities.dexterity), conditions }).notation;
}

const sides: readonly Combatant['side'][] = ['party', 'other', 'foe'];

/** Highest first; on a tie the nimbler, then the party: somebody has to decide ties. players-handbook: Combat > Initiative */
export function turnOrder<One extends Pick<Combatant, 'initiative' | 'side'>>(
  combatants: readonly One[],
  dexterityOf: (one: One) => number,
): One[] {
  return combatants.toSorted(
    (one, other) =>
      other.initiative - one.initiative ||
      dexterityOf(other) - dexterityOf(one) ||
      sides.indexOf(one.side) - sides.indexOf(other.side),
  );
}

/** Whoever lies between life and death has a turn: for the death save. */
function hasTurn({ state }: Combatant): boolean {
  return state !== 'dead' && state !== 'down';
}

/** Who is on turn after this one, rested and ready to react; null where nobody is left. players-handbook: Combat > Order of Combat, Reactions */
export function nextTurn(encounter: Encounter): Encounter | null {
  const { combatants, turn, round, has_moved: _, ...rest } = encounter;
  const count = combatants.length;
  const steps = Array.from({ length: count }, (_, step) => step + 1);
  const step = steps.find((ahead) => hasTurn(combatants[(turn + ahead) % count]!));
  if (step === undefined) return null;
  const next = (turn + step) % count;
  return {
    ...rest,
    turn: next,
    round: next <= turn ? round + 1 : round,
    attacks_made: 0,
    combatants: combatants.map((one, place) =>
      place === next && one.has_reacted ? { ...one, has_reacted: false } : one,
    ),
  };
}

export function nextTurnEffects(table: Table): Effect[] {
  const next = table.encounter && nextTurn(table.encounter);
  const effect = next && changeEncounter(table, () => next);
  return effect ? [effect] : [];
}

/**
 * Why somebody may not attack now; null where they may. players-handbook: Combat > Attack Action, Reactions; Extra Attack of
 * each class
 */
export function whyNotAttack(encounter: Encounter, fighter: Fighter, isReaction: boolean): Refusal | null {
  const onTurn = encounter.combatants[encounter.turn];
  const own = encounter.combatants.find(({ id }) => id === fighter.id);
  if (!own) return { refusal: `${fighter.name} is not in this fight.` };
  const unable = whyNoAction(fighter);
  if (unable) return unable;
  if (isReaction)
    return own.has_reacted ? { refusal: `${fighter.name} has reacted already since their last turn.` } : null;
  if (onTurn?.id !== fighter.id)
    return { refusal: `It is ${onTurn?.name ?? 'nobody'}'s turn: ${fighter.name} can only react.` };
  if ((encounter.attacks_made ?? 0) >= fighter.attacksPerTurn)
    return { refusal: `${fighter.name} has made every attack of this turn.` };
  return null;
}

/** That somebody has attacked, or reacted. What takes the whole action, as a spell does, counts for as many attacks. */
export function attackMadeEffects(
  table: Table,
  combatantId: string,
  isReaction: boolean,
  attacks = 1,
): Effect[] {
  const effect = isReaction
    ? changeCombatant(table, combatantId, { has_reacted: true })
    : changeEncounter(table, (encounter) => ({
        ...encounter,
        attacks_made: (encounter.attacks_made ?? 0) + attacks,
      }));
  return effect ? [effect] : [];
}

/**
 * What a roll to hit uses up, whether it hits: light that glitters on the target, a mockery that stings the attacker.
 * players-handbook: Spells > Guiding Bolt, Vicious Mockery
 */
export function rolledToHitEffects(table: Table, attackerId: string, targetId: string): Effect[] {
  const ledger = new Ledger(table);
  for (const [who, mark] of [
    [attackerId, 'mocked'],
    [targetId, 'guiding bolt'],
  ] as const) {
    const person = personOf(ledger.table, who);
    if (!person) continue;
    for (const condition of entriesOf(bodyOf(ledger.table, person).conditions, mark))
      ledger.add(changeCondition(ledger.table, { ...bearerOf(person), condition, on: false }));
  }
  return ledger.effects;
}

/** Who has won; null while it is open. */
export function winnerOf({ combatants }: Pick<Encounter, 'combatants'>): 'party' | 'foe' | 'nobody' | null {
  const stands = (side: Combatant['side']) => combatants.some((one) => one.side === side && !hasFallen(one));
  const [party, foe] = [stands('party'), stands('foe')];
  if (party && foe) return null;
  if (!party && !foe) return 'nobody';
  return party ? 'party' : 'foe';
}
