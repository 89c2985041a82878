import { readAttacks } from './creature-attacks.mjs';
import { EXPERIENCE, hitDice } from './creatures.mjs';
import { readForms } from './creature-forms.mjs';
import { attacksPerTurn } from './multiattack.mjs';

const ABILITIES = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'];
const KINDS = new Set(
  'acid bludgeoning cold fire force lightning necrotic piercing poison psychic radiant slashing thunder'.split(
    ' ',
  ),
);
/** Not of any kind of damage: they stand in the book alone. */
const TOLD_ONLY = new Set(['damage from spells', 'piercing from magic weapons wielded by good creatures']);

/** The creatures as the rules of a fight need them, one a line; those that have forms, and each form. */
export function renderCreatureData({ monsters }, additions) {
  const creatures = monsters.flatMap((creature) => [
    creatureData(creature),
    ...readForms(creature, additions).map((form) => creatureData(form)),
  ]);
  return `[\n${creatures.map((creature) => JSON.stringify(creature)).join(',\n')}\n]\n`;
}

function creatureData(creature) {
  const { special_abilities: traits = [], actions = [] } = creature;
  const isMagical = traits.some(({ desc }) => /weapon attacks are magical/.test(desc));
  const multiattack = actions.find(({ name }) => name.startsWith('Multiattack'));
  return {
    name: creature.name,
    size: creature.size,
    type: creature.type,
    armorClass: creature.armor_class,
    hitPoints: creature.hit_points,
    hitDice: hitDice(creature).replaceAll(' ', ''),
    abilities: Object.fromEntries(ABILITIES.map((ability) => [ability, creature[ability]])),
    saves: saves(creature),
    vulnerabilities: kinds(creature.damage_vulnerabilities),
    resistances: kinds(creature.damage_resistances),
    immunities: kinds(creature.damage_immunities),
    conditionImmunities: creature.condition_immunities.map(({ name }) => name.toLowerCase()),
    challenge: creature.challenge_rating,
    experience: creature.experience ?? EXPERIENCE[creature.challenge_rating],
    attacks: readAttacks(actions, isMagical),
    attacksPerTurn: multiattack ? attacksPerTurn(creature.name, multiattack.desc) : 1,
  };
}

function saves({ proficiencies }) {
  const prefix = 'Saving Throw: ';
  const given = proficiencies.filter(({ name }) => name.startsWith(prefix));
  return Object.fromEntries(
    given.map(({ name, value }) => {
      const short = name.slice(prefix.length).toLowerCase();
      return [ABILITIES.find((ability) => ability.startsWith(short)), value];
    }),
  );
}

function kinds(phrases) {
  const known = phrases.filter((phrase) => !TOLD_ONLY.has(phrase));
  return [...new Set(known.map((phrase) => (/nonmagical/.test(phrase) ? 'nonmagical' : kind(phrase))))];
}

function kind(phrase) {
  if (!KINDS.has(phrase)) throw new Error(`No kind of damage: ${phrase}`);
  return phrase;
}
