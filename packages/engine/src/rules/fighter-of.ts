import type { Abilities, AbilityName } from '@fireside/contract';
import type { Combatant } from '@fireside/contract/effects';
import {
  abilityModifier,
  abilityOrder,
  attacksPerAction,
  proficiencyBonus,
  saveOf,
} from '@fireside/contract/sheet';
import type { Character } from '../snapshot.ts';
import type { Attack } from './attack.ts';
import { attacksOfCharacter, improvisedAttack } from './character-attacks.ts';
import { effectiveMaximum } from './conditions.ts';
import type { Creature } from './creature.ts';
import { hitPointsOf, improvised } from './fate-effects.ts';
import type { Fighter } from './fighter.ts';

/** From where the numbers come: a sheet, the bestiary, or neither. */
export interface FighterSource {
  sheet?: Character | null;
  creature?: Creature | null;
}

const ordinary: Abilities = {
  strength: 10,
  dexterity: 10,
  constitution: 10,
  intelligence: 10,
  wisdom: 10,
  charisma: 10,
};

/** players-handbook: Ancestries > Dwarven Resilience, Hellish Resistance */
function ancestralResistances({ ancestry }: Character): string[] {
  return [...(/dwar/i.test(ancestry) ? ['poison'] : []), ...(/tiefling/i.test(ancestry) ? ['fire'] : [])];
}

function savesBy(saveFor: (ability: AbilityName) => number): Fighter['saves'] {
  return Object.fromEntries(abilityOrder.map((ability) => [ability, saveFor(ability)])) as Fighter['saves'];
}

type Nature = Omit<
  Fighter,
  'id' | 'name' | 'side' | 'characterId' | 'hp' | 'temporaryHp' | 'conditions' | 'state'
>;

function natureOfSheet(sheet: Character): Nature {
  return {
    abilities: sheet.abilities,
    proficiencyBonus: proficiencyBonus(sheet.level),
    armorClass: sheet.armor_class,
    saves: savesBy((ability) => saveOf(sheet, ability).value),
    vulnerabilities: [],
    resistances: ancestralResistances(sheet),
    immunities: [],
    conditionImmunities: [],
    canBePutToSleep: !/\belf\b/i.test(sheet.ancestry),
    attacks: [...attacksOfCharacter(sheet), improvisedAttack(sheet)],
    attacksPerTurn: attacksPerAction(sheet),
  };
}

/** bestiary: Reading the Statistics > How to Read a Creature */
function natureOfCreature(creature: Creature): Nature {
  const { abilities, saves, challenge } = creature;
  return {
    abilities,
    proficiencyBonus: 2 + Math.floor((Math.max(1, challenge) - 1) / 4),
    armorClass: creature.armorClass,
    saves: savesBy((ability) => saves[ability] ?? abilityModifier(abilities[ability])),
    vulnerabilities: creature.vulnerabilities,
    resistances: creature.resistances,
    immunities: creature.immunities,
    conditionImmunities: creature.conditionImmunities,
    canBePutToSleep:
      !/undead|construct/i.test(creature.type) && !creature.conditionImmunities.includes('charmed'),
    attacks: creature.attacks,
    attacksPerTurn: creature.attacksPerTurn,
  };
}

const manners: readonly {
  words: RegExp;
  name: string;
  reach: Attack['reach'];
  kind: 'piercing' | 'slashing';
}[] = [
  { words: /archer|bowm[ae]n|crossbow|sniper/i, name: 'Shot', reach: 'ranged', kind: 'piercing' },
  {
    words: /wolf|hound|\bdog|rat\b|snake|spider|shark|croc/i,
    name: 'Bite',
    reach: 'melee',
    kind: 'piercing',
  },
  { words: /bear|\bcat|lion|tiger|hawk|eagle|owl/i, name: 'Claws', reach: 'melee', kind: 'slashing' },
];

/** Somebody of whom no book knows: about as strong as a bandit, striking in the manner of its name. */
function improvisedNature(name: string): Nature {
  const manner = manners.find(({ words }) => words.test(name));
  const { reach = 'melee', kind = 'slashing' } = manner ?? {};
  return {
    abilities: ordinary,
    proficiencyBonus: 2,
    armorClass: improvised.armorClass,
    saves: savesBy(() => 0),
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    canBePutToSleep: true,
    attacks: [{ name: manner?.name ?? 'Strike', reach, toHit: 3, damage: [{ dice: '1d6+1', kind }] }],
    attacksPerTurn: 1,
  };
}

/** Somebody in a fight with all their numbers. What the fight itself says of them takes precedence. */
export function fighterOf(combatant: Combatant, { sheet, creature }: FighterSource = {}): Fighter {
  const { id, name, side, character_id, state } = combatant;
  const nature = sheet
    ? natureOfSheet(sheet)
    : creature
      ? natureOfCreature(creature)
      : improvisedNature(combatant.creature ?? name);
  const conditions = sheet?.conditions ?? combatant.conditions;
  const hp = sheet
    ? { current: sheet.current_hp, max: sheet.max_hp }
    : combatant.hp || !creature
      ? hitPointsOf(combatant)
      : { current: creature.hitPoints, max: creature.hitPoints };
  return {
    ...nature,
    id,
    name,
    side,
    characterId: character_id,
    armorClass: combatant.armor_class ?? nature.armorClass,
    hp: { ...hp, max: effectiveMaximum(hp.max, conditions) },
    temporaryHp: sheet?.temporary_hp ?? combatant.temporary_hp ?? 0,
    conditions,
    state,
  };
}

function isNamed({ name }: Attack, said: string): boolean {
  return name.toLowerCase() === said;
}

/** The first that is rolled to hit and costs no slot; fists only where there is nothing else. */
function usualAttack(attacks: readonly Attack[]): Attack | null {
  const free = attacks.filter(({ toHit, slot }) => toHit !== undefined && slot === undefined);
  return (
    free.find(({ name }) => !/^(?:Unarmed strike|Improvised weapon)$/.test(name)) ??
    free[0] ??
    attacks[0] ??
    null
  );
}

/** The attack that a name means, the usual one without a name; null where there is none of that name. */
export function attackNamed({ attacks }: Pick<Fighter, 'attacks'>, name?: string): Attack | null {
  const said = name?.trim().toLowerCase();
  if (!said) return usualAttack(attacks);
  return (
    attacks.find((attack) => isNamed(attack, said)) ??
    attacks.find((attack) => attack.name.toLowerCase().includes(said)) ??
    attacks.find((attack) => said.includes(attack.name.toLowerCase())) ??
    null
  );
}
