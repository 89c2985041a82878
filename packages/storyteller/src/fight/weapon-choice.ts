import {
  improvisedWeapon,
  unarmedStrike,
  type WeaponAttack,
  weaponAttacks,
  weaponNamed,
} from '@fireside/contract/sheet';
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
  /** What it is called in general: `arrows`. */
  shoots?: string;
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
/** What nobody does with a shot. */
const clubbing = new Set(
  'hit bash club whack smack strike clobber thump bludgeon bonk clonk thwack beat pistol-whip'.split(' '),
);
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

/** Who shoots: what is on the sheet, and of what they have shot the last of it. */
interface Shooter {
  sheet: Character;
  spent: readonly string[];
}

/** What it shoots, as the sheet has it; null where the sheet never listed any, undefined where the last of it is shot. */
function ammunitionFor({ sheet, spent }: Shooter, attack: WeaponAttack): string | null | undefined {
  const { name, weapon } = attack;
  if (!weapon?.properties.includes('ammunition')) return null;
  // What the thing itself is called says more than the weapon whose numbers it has.
  const [, shot] =
    ammunitionOf.find(([weapons]) => weapons.test(name)) ??
    ammunitionOf.find(([weapons]) => weapons.test(weapon.name)) ??
    [];
  if (!shot) return null;
  const listed = sheet.inventory.filter((item) => shot.test(item.name) && !weaponNamed(item.name));
  const left = listed.find(({ quantity }) => quantity > 0)?.name;
  return left ?? (listed.length > 0 || spent.includes(ammunitionWord(attack)) ? undefined : null);
}

export function ammunitionWord({ name, weapon }: WeaponAttack): string {
  const of = (called: string) => ammunitionOf.find(([weapons]) => weapons.test(called))?.[2];
  return of(name) ?? of(weapon?.name ?? '') ?? 'ammunition';
}

function chosen(shooter: Shooter, attack: WeaponAttack, word = weaponWord(attack.name)): WeaponChoice {
  const ammunition = ammunitionFor(shooter, attack);
  if (ammunition === undefined) return { empty: word, needs: ammunitionWord(attack) };
  return { attack: attack.name, word, ammunition, shoots: ammunitionWord(attack) };
}

function fists(sheet: Character, word = 'fist'): ChosenWeapon {
  return { attack: unarmedStrike(sheet).name, word, ammunition: null };
}

/** Whatever is carried and is no weapon. */
function improvised(sheet: Character, word: string): ChosenWeapon {
  return { attack: improvisedWeapon(sheet).name, word, ammunition: null };
}

/** The best of what is at hand: shot only by whoever means to shoot, or has nothing else. */
function bestWeapon(shooter: Shooter, verb: string): WeaponChoice {
  const { sheet } = shooter;
  const all = weaponAttacks(sheet).filter((one) => ammunitionFor(shooter, one) !== undefined);
  const isShot = shooting.has(verb);
  const fitting = all.filter(({ reach }) => (reach === 'ranged') === isShot);
  const choice = fitting.length > 0 ? fitting : isShot ? [] : all;
  const [best] = choice.toSorted((one, other) => worthOf(other) - worthOf(one));
  if (best) return chosen(shooter, best);
  if (!isShot) return fists(sheet);
  const [unloaded] = weaponAttacks(sheet).filter(({ reach }) => reach === 'ranged');
  return unloaded ? chosen(shooter, unloaded) : { missing: 'weapon to shoot with' };
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
  spent: readonly string[] = [],
): WeaponChoice {
  const shooter = { sheet, spent };
  if (!phrase) return barehanded.has(verb) ? fists(sheet, limbOf[verb]) : bestWeapon(shooter, verb);
  const attacks = weaponAttacks(sheet).filter(({ name }) => !isAnother(phrase, name));
  const exact = item === null ? undefined : attacks.find(({ name }) => name === item);
  const meant = weaponNamed(phrase.words.join(' ')) ?? weaponNamed(phrase.head);
  const named =
    exact ??
    attacks.find(({ name }) => isNamed(name, phrase)) ??
    (meant ? attacks.find(({ weapon }) => weapon?.name === meant.name) : undefined);
  // `hit him with the gun`: what shoots is swung.
  if (named?.reach === 'ranged' && !named.isThrown && clubbing.has(verb.split(' ')[0]!))
    return improvised(sheet, weaponWord(named.name));
  if (named) return chosen(shooter, named);
  // Arrows are shot with whatever shoots them.
  const fitting = attacks.find(
    (one) => ammunitionFor(shooter, one) && isNamed(ammunitionFor(shooter, one)!, phrase),
  );
  if (fitting) return chosen(shooter, fitting);
  if (body.has(phrase.head)) return fists(sheet, phrase.head);
  if (phrase.head === 'weapon') return bestWeapon(shooter, verb);
  // Whatever else is carried does for a club.
  if (item !== null) return improvised(sheet, weaponWord(item));
  const isGrand = weaponAttacks(sheet).length > attacks.length;
  return { missing: isGrand ? bare(phrase.shown) : phrase.head };
}
