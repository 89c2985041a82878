import { isMany } from '../deeds/number.ts';

/** Whom a spell of a fight is meant for. */
export type SpellAim = 'foe' | 'foes' | 'friend' | 'friends';

export interface FightSpell {
  name: string;
  level: number;
  aim: SpellAim;
  isHealing: boolean;
}

/** The spells that the rules of a fight know, by level; those that strike everybody in reach, and those for friends. */
const striking: readonly string[] = [
  'chill touch, eldritch blast, fire bolt, poison spray, produce flame, ray of frost, sacred flame, shocking grasp, vicious mockery, acid splash*',
  'bane*, charm person, guiding bolt, hellish rebuke, hideous laughter, inflict wounds, magic missile*, burning hands*, entangle*, faerie fire*, grease*, sleep*, thunderwave*',
  'acid arrow, blindness/deafness, flame blade, flaming sphere, heat metal, hold person, moonbeam, scorching ray*, spiritual weapon, shatter*, web*',
  'vampiric touch, call lightning*, fear*, fireball*, hypnotic pattern*, lightning bolt*, spirit guardians*',
  'blight, ice storm*',
  'hold monster, cloudkill*, cone of cold*, flame strike*, insect plague*',
  'disintegrate, chain lightning*, circle of death*',
  'finger of death',
];
const helping: readonly string[] = [
  '',
  'cure wounds+, healing word+, shield of faith, bless*',
  'prayer of healing*+',
  'mass healing word*+',
  '',
  'mass cure wounds*+',
  'heal+',
];

function spellsOf(levels: readonly string[], one: 'foe' | 'friend', many: 'foes' | 'friends'): FightSpell[] {
  return levels.flatMap((list, level) =>
    list
      .split(', ')
      .filter(Boolean)
      .map((entry) => ({
        name: entry.replace(/[*+]/g, ''),
        level,
        aim: entry.includes('*') ? many : one,
        isHealing: entry.includes('+'),
      })),
  );
}

export const fightSpells: readonly FightSpell[] = [
  ...spellsOf(striking, 'foe', 'foes'),
  ...spellsOf(helping, 'friend', 'friends'),
];

/** `Melf's Acid Arrow (2nd level)` is the book's acid arrow. */
export function plainSpell(written: string): string {
  return written
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/^\s*\w+['’]s\s/, '')
    .replace(/\bcantrip\b/g, ' ')
    .replace(/[^a-z/ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Null for a spell that is of no use by the rules of a fight. */
export function fightSpell(written: string): FightSpell | null {
  const said = plainSpell(written);
  return fightSpells.find(({ name }) => name === said) ?? null;
}

/** `Cure wounds` sounds like a wound, and like several: what it does is healing. Other hands than one's own are one spell. */
export function spokenSpell(name: string): string {
  if (/^(?:mass )?cure wounds$/i.test(name)) return 'healing';
  return isMany(name) ? `${name} spell` : name;
}
