/** Effects without their schemas: for the browser, and for the threads of the database. */
export { type Combatant, type Encounter, openEncounter } from '../encounters.ts';
export { changeCondition, type Condition } from './condition.ts';
export * from './effects.ts';
export { lookOf, standingFight, stateOfSheet, withoutSheets, withSheets } from './fight.ts';
export type { GameEnded } from './game-ended.ts';
export { boundHitPoints, type HitPoints, toHitPoints } from './hit-points.ts';
export { changeItem, type Item } from './item.ts';
export { Ledger } from './ledger.ts';
export type { RollAsked } from './roll-asked.ts';
export type { Roll, Rolled } from './rolled.ts';
export { unspent } from './seat.ts';
export { boundNumbers, replacedFields, type SheetField, setField } from './sheet.ts';
export {
  emptyWorld,
  isSame,
  isSameName,
  type Sealed,
  type Seat,
  type Sheet,
  sheetOf,
  type Table,
  type World,
} from './table.ts';
export { openWorld, setWorld, type WorldField } from './world.ts';
