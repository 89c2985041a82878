import type { AbilityName } from '@fireside/contract';
import { abilityOrder, type SkillName } from '@fireside/contract/sheet';

/** `str`, `STR`, `Strength`. */
export function abilityOf(word: string): AbilityName | null {
  const written = word.toLowerCase();
  return abilityOrder.find((ability) => written === ability || written === ability.slice(0, 3)) ?? null;
}

/** As Foundry shortens them. */
const shortSkills: Record<string, SkillName> = {
  acr: 'Acrobatics',
  ani: 'Animal Handling',
  arc: 'Arcana',
  ath: 'Athletics',
  dec: 'Deception',
  his: 'History',
  ins: 'Insight',
  itm: 'Intimidation',
  inv: 'Investigation',
  med: 'Medicine',
  nat: 'Nature',
  prc: 'Perception',
  prf: 'Performance',
  per: 'Persuasion',
  rel: 'Religion',
  slt: 'Sleight of Hand',
  ste: 'Stealth',
  sur: 'Survival',
};

export function skillOf(short: string): string | null {
  return Object.hasOwn(shortSkills, short) ? shortSkills[short]! : null;
}

const coins: Record<string, string> = {
  pp: 'Platinum pieces',
  gp: 'Gold pieces',
  ep: 'Electrum pieces',
  sp: 'Silver pieces',
  cp: 'Copper pieces',
};

export function coinOf(short: string): string | null {
  const key = short.toLowerCase();
  return Object.hasOwn(coins, key) ? coins[key]! : null;
}

export const conditionNames = [
  'blinded',
  'charmed',
  'deafened',
  'exhaustion',
  'frightened',
  'grappled',
  'incapacitated',
  'invisible',
  'paralyzed',
  'petrified',
  'poisoned',
  'prone',
  'restrained',
  'stunned',
  'unconscious',
];

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
