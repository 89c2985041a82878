import { unarmedStrike, type WeaponAttack, weaponAttacks, weaponNamed } from '@fireside/contract/sheet';
import type { Character } from '@fireside/engine';
import { bare, isMany } from '../deeds/number.ts';
import { isAnother } from '../reader/carried.ts';
import { singular } from '../reader/inflection.ts';
import type { Phrase, Step } from '../reader/reading.ts';
import { worthOf } from './foe-strength.ts';

/** What is struck with: as the rules call it, and as a sentence does. */
export interface ChosenWeapon {
  attack: string;
  word: string;
  /** What is shot with it, as the sheet names it; null for what needs nothing. */
  ammunition: string | null;
}

export type WeaponChoice = ChosenWeapon | { missing: string } | { empty: string; needs: string };

const guns =
  /pistol|revolver|handgun|derringer|flintlock|six[- ]?shooter|sixgun|blaster|rifle|carbine|musket|shotgun|winchester|blunderbuss/i;

const ammunitionOf: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    guns,
    /\b(bullets?|shells?|cartridges?|rounds?|shots?|ammo|ammunition|cells?|charges?|magazines?|balls?)\b/i,
    'bullets',
  ],
  [/crossbow/i, /\b(bolts?|quarrels?)\b/i, 'bolts'],
  [/bow/i, /\barrows?\b/i, 'arrows'],
  [/sling/i, /\b(bullets?|stones?)\b/i, 'sling stones'],
  [/blowgun/i, /\b(needles?|darts?)\b/i, 'needles'],
];

const body = new Set([
  ...[
    'fist',
    'hand',
    'foot',
    'boot',
    'knee',
    'elbow',
    'head',
    'forehead',
    'shoulder',
    'tooth',
    'teeth',
    'nail',
  ],
  ...['claw', 'body', 'knuckle', 'leg', 'arm', 'palm', 'finger', 'tail', 'horn', 'weight'],
]);
export const isOfBody = ({ head }: Pick<Phrase, 'head'>): boolean => body.has(head);

const barehanded = new Set([
  'punch',
  'kick',
  'headbutt',
  'elbow',
  'knee',
  'slap',
  'bite',
  'wrestle',
  'tackle',
  'box',
  'smack',
]);
/** What a blow without a weapon is struck with. */
const limbOf: Record<string, string> = {
  kick: 'boot',
  headbutt: 'forehead',
  elbow: 'elbow',
  knee: 'knee',
  slap: 'hand',
  bite: 'bite',
  wrestle: 'shoulder',
  tackle: 'shoulder',
  smack: 'hand',
};
const shooting = new Set(['shoot', 'fire', 'snipe', 'loose', 'aim']);

/** `Longsword +1 (silvered)` reads as `longsword` in a sentence, and of several arrows one strikes. */
export function weaponWord(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/\([^)]*\)|[+\d]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '' || plain.length > 40) return 'weapon';
  return isMany(plain) ? plain.replace(/[^\s]+$/, singular) : plain;
}

/** What it shoots, as the sheet has it; undefined where it needs some and there is none. */
function ammunitionFor({ inventory }: Character, { name, weapon }: WeaponAttack): string | null | undefined {
  if (!weapon?.properties.includes('ammunition')) return null;
  // What the thing itself is called says more than the weapon whose numbers it has.
  const [, shot] =
    ammunitionOf.find(([weapons]) => weapons.test(name)) ??
    ammunitionOf.find(([weapons]) => weapons.test(weapon.name)) ??
    [];
  if (!shot) return null;
  return inventory.find((item) => item.quantity > 0 && shot.test(item.name) && !weaponNamed(item.name))?.name;
}

function ammunitionWord({ name, weapon }: WeaponAttack): string {
  const of = (called: string) => ammunitionOf.find(([weapons]) => weapons.test(called))?.[2];
  return of(name) ?? of(weapon?.name ?? '') ?? 'ammunition';
}

function chosen(sheet: Character, attack: WeaponAttack, word = weaponWord(attack.name)): WeaponChoice {
  const ammunition = ammunitionFor(sheet, attack);
  if (ammunition === undefined) return { empty: word, needs: ammunitionWord(attack) };
  return { attack: attack.name, word, ammunition };
}

function fists(sheet: Character, word = 'fist'): ChosenWeapon {
  return { attack: unarmedStrike(sheet).name, word, ammunition: null };
}

/** The best of what is at hand: shot only by whoever means to shoot, or has nothing else. */
function bestWeapon(sheet: Character, verb: string): WeaponChoice {
  const all = weaponAttacks(sheet).filter((one) => ammunitionFor(sheet, one) !== undefined);
  const isShot = shooting.has(verb);
  const fitting = all.filter(({ reach }) => (reach === 'ranged') === isShot);
  const choice = fitting.length > 0 ? fitting : isShot ? [] : all;
  const [best] = choice.toSorted((one, other) => worthOf(other) - worthOf(one));
  if (best) return chosen(sheet, best);
  if (!isShot) return fists(sheet);
  const [unloaded] = weaponAttacks(sheet).filter(({ reach }) => reach === 'ranged');
  return unloaded ? chosen(sheet, unloaded) : { missing: 'weapon to shoot with' };
}

function isNamed(name: string, { head, words }: Phrase): boolean {
  const parts = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((part) => [part, singular(part)]);
  return parts.includes(head) || words.some((word) => word.length > 2 && parts.includes(word));
}

/** The weapon that the player names, as far as the sheet has it; else the best that fits. `item`: what the phrase stands for. */
export function chooseWeapon(
  sheet: Character,
  { verb }: Pick<Step, 'verb'>,
  phrase: Phrase | null,
  item: string | null,
): WeaponChoice {
  if (!phrase) return barehanded.has(verb) ? fists(sheet, limbOf[verb]) : bestWeapon(sheet, verb);
  const attacks = weaponAttacks(sheet).filter(({ name }) => !isAnother(phrase, name));
  const exact = item === null ? undefined : attacks.find(({ name }) => name === item);
  const meant = weaponNamed(phrase.words.join(' ')) ?? weaponNamed(phrase.head);
  const named =
    exact ??
    attacks.find(({ name }) => isNamed(name, phrase)) ??
    (meant ? attacks.find(({ weapon }) => weapon?.name === meant.name) : undefined);
  if (named) return chosen(sheet, named);
  // Arrows are shot with whatever shoots them.
  const shooter = attacks.find(
    (one) => ammunitionFor(sheet, one) && isNamed(ammunitionFor(sheet, one)!, phrase),
  );
  if (shooter) return chosen(sheet, shooter);
  if (body.has(phrase.head)) return fists(sheet, phrase.head);
  if (phrase.head === 'weapon') return bestWeapon(sheet, verb);
  // Whatever else is carried does for a club.
  if (item !== null) return fists(sheet, weaponWord(item));
  const isGrand = weaponAttacks(sheet).length > attacks.length;
  return { missing: isGrand ? bare(phrase.shown) : phrase.head };
}
