/** The rules of the books as functions: they say what to roll, and what follows from what came up. */
export * from './attack.ts';
export * from './body.ts';
export { attacksOfCharacter, castAt } from './character-attacks.ts';
export { concentrationEffects, conditionEffects } from './condition-effects.ts';
export {
  concentrationOf,
  type ConditionName,
  conditionMeant,
  conditionNames,
  exhaustionLevel,
} from './conditions.ts';
export { type Bestiary, type Creature, noCreatures } from './creature.ts';
export { type Damage, type DamageRoll, damageRolls, damageTaken } from './damage.ts';
export type { D20Plan, Edge } from './edge.ts';
export { type Difficulty, type DifficultyVerdict, difficultyOf } from './difficulty.ts';
export { experienceEffects, experienceOfChallenge, shareOf } from './experience.ts';
export {
  deathSaveEffects,
  type Happened,
  harmEffects,
  healEffects,
  improvised,
  stabiliseEffects,
  temporaryHpEffects,
} from './fate-effects.ts';
export type { Fighter } from './fighter.ts';
export { attackNamed, type FighterSource, fighterOf } from './fighter-of.ts';
export {
  type AttackPlan,
  type AttackVerdict,
  type Circumstances,
  type Cover,
  judgeAttack,
  planAttack,
  whyNoAction,
} from './plan-attack.ts';
export {
  type CheckPlan,
  concentrationDifficulty,
  judgeSave,
  planCheck,
  planSave,
  type SavePlan,
} from './plan-save.ts';
export { type CombatSpell, combatSpells, spellNamed } from './spells.ts';
export { isRefusal, type Refusal } from './refusal.ts';
export {
  longRestEffects,
  planShortRest,
  regainSlotEffects,
  type ShortRestPlan,
  shortRestEffects,
  slotsHeld,
  spendSlotEffects,
} from './rest.ts';
export {
  attackMadeEffects,
  initiativeNotation,
  nextTurn,
  nextTurnEffects,
  rolledToHitEffects,
  turnOrder,
  whyNotAttack,
  winnerOf,
} from './turns.ts';
