/** What follows from a character sheet by the rules, for browser and engine alike. No schemas here. */
export * from './abilities.ts';
export * from './checks.ts';
export { type ClassRules, classes, classOf, type SlotKind } from './classes.ts';
export * from './hit-points.ts';
export * from './level-up.ts';
export * from './levels.ts';
export * from './numbers.ts';
export type { SheetNumbers } from './sheet.ts';
export * from './spellcasting.ts';
export * from './weapon-attacks.ts';
export { isMagicWeapon, magicBonus, weaponNamed } from './weapon-named.ts';
export { type Weapon, type WeaponDamage, type WeaponProperty, weapons } from './weapons.ts';
