import type { Character } from '../../snapshot.ts';
import { mentions } from '../intent/words.ts';
import { abilityModifier, proficiencyBonus, signed } from './skills.ts';

interface WeaponKind {
  words: string;
  dice: string;
  /** Finesse and ranged weapons go by dexterity where that is better. */
  nimble?: boolean;
  ranged?: boolean;
}

const kinds: WeaponKind[] = [
  { words: 'dagger knife stiletto', dice: '1d4', nimble: true },
  { words: 'rapier', dice: '1d8', nimble: true },
  { words: 'shortsword scimitar cutlass sabre', dice: '1d6', nimble: true },
  { words: 'greatsword maul', dice: '2d6' },
  { words: 'greataxe halberd glaive', dice: '1d12' },
  { words: 'longsword sword axe battleaxe warhammer flail morningstar blade', dice: '1d8' },
  {
    words: 'mace hammer spear quarterstaff staff club baton crowbar machete hatchet whip cudgel',
    dice: '1d6',
  },
  { words: 'longbow', dice: '1d8', ranged: true },
  { words: 'bow shortbow crossbow sling', dice: '1d6', ranged: true },
  { words: 'shotgun rifle carbine winchester', dice: '1d10', ranged: true },
  {
    words: 'pistol revolver handgun gun sidearm blaster laser phaser taser derringer',
    dice: '1d8',
    ranged: true,
  },
];

export interface Blow {
  weapon: string;
  toHit: number;
  damage: string;
}

/** The weapon that the player names, else the best on the sheet, else what the genre puts into an empty hand. */
export function blowOf(sheet: Character | null, words: readonly string[], emptyHand: string): Blow {
  const carried = (sheet?.inventory ?? []).flatMap(({ name, quantity }) => {
    const kind = quantity > 0 && kinds.find((candidate) => isA(name, candidate));
    return kind ? [{ name, kind }] : [];
  });
  const named = carried.find(({ kind, name }) => mentions(words, `${kind.words} ${name.toLowerCase()}`));
  const chosen = named ?? carried.sort((a, b) => most(b.kind.dice) - most(a.kind.dice))[0];
  const kind = chosen?.kind ?? { words: '', dice: '1d6' };
  const strength = abilityModifier(sheet, 'strength');
  const dexterity = abilityModifier(sheet, 'dexterity');
  const modifier = kind.ranged
    ? dexterity
    : kind.nimble || !chosen
      ? Math.max(strength, dexterity)
      : strength;
  return {
    weapon: weaponWord(chosen?.name, emptyHand),
    toHit: modifier + proficiencyBonus(sheet),
    damage: kind.dice + signed(modifier),
  };
}

function isA(name: string, { words }: WeaponKind): boolean {
  const parts = name.toLowerCase().split(/[^a-z]+/);
  return words.split(' ').some((word) => parts.includes(word));
}

function most(dice: string): number {
  const [count, sides] = dice.split('d').map(Number);
  return count! * sides!;
}

/** `Longsword +1 (silvered)` reads as `longsword` in a sentence. */
function weaponWord(name: string | undefined, emptyHand: string): string {
  const plain = name
    ?.toLowerCase()
    .replace(/\(.*?\)|[+\d]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain && plain.length <= 40 ? plain : emptyHand;
}
