import { type Weapon, weapons } from './weapons.ts';

/** The longest first: a light crossbow is no crossbow, a war pick no pick. */
const names = weapons
  .flatMap((weapon) => weapon.words.map((word) => ({ weapon, word })))
  .sort((one, other) => other.word.length - one.word.length);

const withoutGaps = (word: string) => word.replace(/[ -]/g, '');
const weaponOf = new Map(names.map(({ weapon, word }) => [withoutGaps(word), weapon]));

/** All of them at once: to try one after the other takes a phone longer than to draw the sheet. */
const written = new RegExp(
  `\\b(${names.map(({ word }) => word.replaceAll(' ', '[ -]?')).join('|')})(?:s|es)?\\b`,
  'g',
);

/** What is shot, what weapons are kept in, and what is about weapons: nobody strikes with it. */
const noWeapon =
  /\b(arrow|bolt|bullet|shell|cartridge|round|clip|magazine|needle|quiver|case|scabbard|sheath|holster|belt|string|rack|book|manual|painting|oil|cleaning|maintenance)s?\b|\bsling stones?\b|\bwhetstones?\b/;

/** Behind these words stands what a thing is for, made of, or comes with. */
const trimmings = /\s(of|for|with|from|made)\s.*$/;

/** `Crossbow, light` as the book's table has it. */
function reordered(name: string): string {
  return name.replace(/^([^,]+),\s*(light|heavy|hand)\b/, '$2 $1');
}

/** The weapon that the name of a thing means; null for what is none. */
export function weaponNamed(name: string): Weapon | null {
  const plain = reordered(name.toLowerCase())
    .replace(/\(.*?\)/g, ' ')
    .replace(trimmings, '')
    .replace(/\s+/g, ' ');
  if (noWeapon.test(plain)) return null;
  const found = [...plain.matchAll(written)].map(([, word]) => withoutGaps(word!));
  const longest = found.reduce((one, other) => (other.length > one.length ? other : one), '');
  return weaponOf.get(longest) ?? null;
}

/** What magic adds to hits and damage: `+1 longsword`, `Longsword +2`. */
export function magicBonus(name: string): number {
  return Number(/(?:^|[\s(])\+([1-3])\b/.exec(name)?.[1] ?? 0);
}

const magicWords = /\b(magic|magical|enchanted|flame tongue|frost brand|holy avenger|vorpal|sun blade)\b/i;

export function isMagicWeapon({ name, note = '' }: { name: string; note?: string }): boolean {
  return magicBonus(name) > 0 || magicWords.test(name) || /\bmagic(al)?\b(?! (arrow|user))/i.test(note);
}
