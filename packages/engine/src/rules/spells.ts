import type { AbilityName } from '@fireside/contract';
import { encounterLimits } from '@fireside/contract/protocol';
import type { DamageKind } from './attack.ts';

/** A spell that harms, heals, helps or hinders in a fight, as its entry in the book has it. players-handbook: Spells, by name */
export interface CombatSpell {
  name: string;
  /** 0 for cantrips. */
  level: number;
  /** By a spell attack, or against a save; neither where it always works. */
  attack?: 'melee' | 'ranged';
  save?: { ability: AbilityName; onSuccess: 'half' | 'none' };
  /** `4d6 fire`; of several kinds the first is the one that grows. */
  damage: readonly { dice: string; kind: DamageKind }[];
  heals?: string;
  /** Whether the casting ability is added to what is rolled. */
  addsAbility?: boolean;
  condition?: string;
  /** How many hit points the condition overcomes, the weakest first. */
  pool?: string;
  needsConcentration?: boolean;
  targets?: number;
  strikes?: number;
  /** What a cantrip has more of at levels 5, 11 and 17. */
  cantripGrows?: 'dice' | 'strikes';
  /** What each so many levels of the slot above the spell's own give. */
  perSlot?: { dice?: string; fixed?: number; targets?: number; strikes?: number; levels?: number };
}

type Options = Omit<CombatSpell, 'name' | 'level' | 'damage' | 'attack' | 'save'>;

const everyone = encounterLimits.combatants;
const short = {
  str: 'strength',
  dex: 'dexterity',
  con: 'constitution',
  wis: 'wisdom',
  cha: 'charisma',
} as const;

/** `ranged`, `dex half`, `wis none`, or nothing. */
function spell(level: number, name: string, by: string, damage: string, options: Options = {}): CombatSpell {
  const [way, onSuccess] = by.split(' ');
  return {
    name,
    level,
    ...(way === 'melee' || way === 'ranged' ? { attack: way } : {}),
    ...(onSuccess && {
      save: { ability: short[way as keyof typeof short], onSuccess: onSuccess as 'half' | 'none' },
    }),
    damage: damage
      .split(', ')
      .filter(Boolean)
      .map((part) => ({ dice: part.split(' ')[0]!, kind: part.split(' ')[1] as DamageKind })),
    ...options,
  };
}

const grows = { cantripGrows: 'dice' } as const;
const concentration = { needsConcentration: true } as const;
const area = { targets: everyone } as const;
const more = (dice: string, levels = 1) => ({ perSlot: { dice, levels } }) as const;

const cantrips = [
  spell(0, 'acid splash', 'dex none', '1d6 acid', { ...grows, targets: 2 }),
  spell(0, 'chill touch', 'ranged', '1d8 necrotic', grows),
  spell(0, 'eldritch blast', 'ranged', '1d10 force', { cantripGrows: 'strikes' }),
  spell(0, 'fire bolt', 'ranged', '1d10 fire', grows),
  spell(0, 'poison spray', 'con none', '1d12 poison', grows),
  spell(0, 'produce flame', 'ranged', '1d8 fire', grows),
  spell(0, 'ray of frost', 'ranged', '1d8 cold', grows),
  spell(0, 'sacred flame', 'dex none', '1d8 radiant', grows),
  spell(0, 'shocking grasp', 'melee', '1d8 lightning', grows),
  spell(0, 'vicious mockery', 'wis none', '1d4 psychic', { ...grows, condition: 'mocked' }),
];

const first = [
  spell(1, 'bane', 'cha none', '', {
    ...concentration,
    condition: 'baned',
    targets: 3,
    perSlot: { targets: 1 },
  }),
  spell(1, 'bless', '', '', { ...concentration, condition: 'blessed', targets: 3, perSlot: { targets: 1 } }),
  spell(1, 'burning hands', 'dex half', '3d6 fire', { ...area, ...more('1d6') }),
  spell(1, 'charm person', 'wis none', '', { condition: 'charmed', perSlot: { targets: 1 } }),
  spell(1, 'cure wounds', '', '', { heals: '1d8', addsAbility: true, ...more('1d8') }),
  spell(1, 'entangle', 'str none', '', { ...concentration, ...area, condition: 'restrained' }),
  spell(1, 'faerie fire', 'dex none', '', { ...concentration, ...area, condition: 'faerie fire' }),
  spell(1, 'grease', 'dex none', '', { ...area, condition: 'prone' }),
  spell(1, 'guiding bolt', 'ranged', '4d6 radiant', { condition: 'guiding bolt', ...more('1d6') }),
  spell(1, 'healing word', '', '', { heals: '1d4', addsAbility: true, ...more('1d4') }),
  spell(1, 'hellish rebuke', 'dex half', '2d10 fire', more('1d10')),
  spell(1, 'hideous laughter', 'wis none', '', { ...concentration, condition: 'incapacitated' }),
  spell(1, 'inflict wounds', 'melee', '3d10 necrotic', more('1d10')),
  spell(1, 'magic missile', '', '1d4+1 force', { strikes: 3, perSlot: { strikes: 1 } }),
  spell(1, 'shield of faith', '', '', { ...concentration, condition: 'shield of faith' }),
  spell(1, 'sleep', '', '', { ...area, condition: 'asleep', pool: '5d8', ...more('2d8') }),
  spell(1, 'thunderwave', 'con half', '2d8 thunder', { ...area, ...more('1d8') }),
];

const second = [
  spell(2, 'acid arrow', 'ranged', '4d4 acid', more('1d4')),
  spell(2, 'blindness/deafness', 'con none', '', { condition: 'blinded', perSlot: { targets: 1 } }),
  spell(2, 'flame blade', 'melee', '3d6 fire', { ...concentration, ...more('1d6', 2) }),
  spell(2, 'flaming sphere', 'dex half', '2d6 fire', { ...concentration, ...more('1d6') }),
  spell(2, 'heat metal', '', '2d8 fire', { ...concentration, ...more('1d8') }),
  spell(2, 'hold person', 'wis none', '', {
    ...concentration,
    condition: 'paralyzed',
    perSlot: { targets: 1 },
  }),
  spell(2, 'moonbeam', 'con half', '2d10 radiant', { ...concentration, ...more('1d10') }),
  spell(2, 'prayer of healing', '', '', { heals: '2d8', addsAbility: true, targets: 6, ...more('1d8') }),
  spell(2, 'scorching ray', 'ranged', '2d6 fire', { strikes: 3, perSlot: { strikes: 1 } }),
  spell(2, 'shatter', 'con half', '3d8 thunder', { ...area, ...more('1d8') }),
  spell(2, 'spiritual weapon', 'melee', '1d8 force', { addsAbility: true, ...more('1d8', 2) }),
  spell(2, 'web', 'dex none', '', { ...concentration, ...area, condition: 'restrained' }),
];

const third = [
  spell(3, 'call lightning', 'dex half', '3d10 lightning', { ...concentration, ...area, ...more('1d10') }),
  spell(3, 'fear', 'wis none', '', { ...concentration, ...area, condition: 'frightened' }),
  spell(3, 'fireball', 'dex half', '8d6 fire', { ...area, ...more('1d6') }),
  spell(3, 'hypnotic pattern', 'wis none', '', { ...concentration, ...area, condition: 'incapacitated' }),
  spell(3, 'lightning bolt', 'dex half', '8d6 lightning', { ...area, ...more('1d6') }),
  spell(3, 'mass healing word', '', '', { heals: '1d4', addsAbility: true, targets: 6, ...more('1d4') }),
  spell(3, 'spirit guardians', 'wis half', '3d8 radiant', { ...concentration, ...area, ...more('1d8') }),
  spell(3, 'vampiric touch', 'melee', '3d6 necrotic', { ...concentration, ...more('1d6') }),
];

const higher = [
  spell(4, 'blight', 'con half', '8d8 necrotic', more('1d8')),
  spell(4, 'ice storm', 'dex half', '2d8 bludgeoning, 4d6 cold', { ...area, ...more('1d8') }),
  spell(5, 'cloudkill', 'con half', '5d8 poison', { ...concentration, ...area, ...more('1d8') }),
  spell(5, 'cone of cold', 'con half', '8d8 cold', { ...area, ...more('1d8') }),
  spell(5, 'flame strike', 'dex half', '4d6 fire, 4d6 radiant', { ...area, ...more('1d6') }),
  spell(5, 'hold monster', 'wis none', '', {
    ...concentration,
    condition: 'paralyzed',
    perSlot: { targets: 1 },
  }),
  spell(5, 'insect plague', 'con half', '4d10 piercing', { ...concentration, ...area, ...more('1d10') }),
  spell(5, 'mass cure wounds', '', '', { heals: '3d8', addsAbility: true, targets: 6, ...more('1d8') }),
  spell(6, 'chain lightning', 'dex half', '10d8 lightning', { targets: 4, perSlot: { targets: 1 } }),
  spell(6, 'circle of death', 'con half', '8d6 necrotic', { ...area, ...more('2d6') }),
  spell(6, 'disintegrate', 'dex none', '10d6+40 force', more('3d6')),
  spell(6, 'heal', '', '', { heals: '70', perSlot: { fixed: 10 } }),
  spell(7, 'finger of death', 'con half', '7d8+30 necrotic'),
];

export const combatSpells: readonly CombatSpell[] = [...cantrips, ...first, ...second, ...third, ...higher];

/** `Melf's Acid Arrow (2nd level)` is the book's acid arrow. */
function plain(written: string): string {
  return written
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]/g, ' ')
    .replace(/^\s*\w+['’]s\s/, '')
    .replace(/\b(cantrip|(level )?\d+(st|nd|rd|th)?( level)?)\b/g, ' ')
    .replace(/[^a-z/ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The spell of the table that somebody's words mean; null for one that it does not have. */
export function spellNamed(written: string): CombatSpell | null {
  const said = plain(written);
  return combatSpells.find(({ name }) => name === said) ?? null;
}
