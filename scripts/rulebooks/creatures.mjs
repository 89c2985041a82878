import { abilityModifier, list, modifier, paragraphs, sentence, tidy } from './words.mjs';

const ABILITIES = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'];
export const EXPERIENCE = {
  0: 10,
  0.125: 25,
  0.25: 50,
  0.5: 100,
  1: 200,
  2: 450,
  3: 700,
  4: 1_100,
  5: 1_800,
  6: 2_300,
  7: 2_900,
  8: 3_900,
  9: 5_000,
  10: 5_900,
  11: 7_200,
  12: 8_400,
  13: 10_000,
  14: 11_500,
  15: 13_000,
  16: 15_000,
  17: 18_000,
  18: 20_000,
  19: 22_000,
  20: 25_000,
  21: 33_000,
  22: 41_000,
  23: 50_000,
  24: 62_000,
  30: 155_000,
};
const FRACTIONS = { 0.125: '1/8', 0.25: '1/4', 0.5: '1/2' };

export function renderCreatures({ monsters }) {
  return paragraphs(['## Creatures', ...monsters.map(renderCreature)]);
}

function renderCreature(creature) {
  const { name, special_abilities: traits = [], actions = [], reactions = [] } = creature;
  const legendary = creature.legendary_actions ?? [];
  return paragraphs([
    `### ${name}`,
    statistics(creature),
    ...traits.map((trait) => renderAbility('', trait)),
    ...actions.map((action) => renderAbility('Action: ', action)),
    ...reactions.map((reaction) => renderAbility('Reaction: ', reaction)),
    ...legendary.map((action) => renderAbility('Legendary action: ', action)),
  ]);
}

function renderAbility(kind, { name, desc }) {
  return `**${kind}${name.replace(/\.$/, '')}.** ${sentence(tidy(desc.replaceAll('\n', ' ')))}`;
}

function statistics(creature) {
  const rating = FRACTIONS[creature.challenge_rating] ?? creature.challenge_rating;
  const experience = (creature.experience ?? EXPERIENCE[creature.challenge_rating]).toLocaleString('en');
  const type = creature.subtype ? `${creature.type} (${creature.subtype})` : creature.type;
  const saves = bonuses(creature, 'Saving Throw: ');
  const skills = bonuses(creature, 'Skill: ');
  const sentences = [
    `${creature.size} ${type}, ${creature.alignment}.`,
    `Armor Class ${armorClass(creature)}, ${creature.hit_points} hit points (${hitDice(creature)}), speed ${speed(creature)}.`,
    `Challenge rating ${rating} (${experience} XP).`,
    `${ABILITIES.map((ability) => `${capital(ability.slice(0, 3))} ${modifier(creature[ability])}`).join(', ')}.`,
    saves && `Saving throws: ${saves}.`,
    skills && `Skills: ${skills}.`,
    defences('Vulnerable to', creature.damage_vulnerabilities),
    defences('Resists', creature.damage_resistances),
    defences('Immune to', creature.damage_immunities),
    defences(
      'Cannot be',
      creature.condition_immunities.map((condition) => condition.name.toLowerCase()),
    ),
    `Senses: ${senses(creature.senses)}.`,
    `Languages: ${(creature.languages || 'none').replace(/ft\.?$/, 'feet')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function armorClass({ armor_class: usual, armor_note: otherwise }) {
  return otherwise ? `${usual} (${otherwise})` : usual;
}

/** The package leaves out what Constitution adds. */
export function hitDice({ hit_dice: dice, constitution }) {
  const added = Number.parseInt(dice, 10) * abilityModifier(constitution);
  return added === 0 ? dice : `${dice} ${added < 0 ? '-' : '+'} ${Math.abs(added)}`;
}

const capital = (word) => word[0].toUpperCase() + word.slice(1);

function bonuses(creature, prefix) {
  return creature.proficiencies
    .filter((proficiency) => proficiency.name.startsWith(prefix))
    .map(({ name, value }) => `${capital(name.slice(prefix.length).toLowerCase())} +${value}`)
    .join(', ');
}

function defences(verb, kinds) {
  return kinds.length > 0 ? `${verb} ${list(kinds)}.` : '';
}

function speed({ speed: speeds }) {
  return Object.entries(speeds)
    .map(([kind, feet]) => (kind === 'walk' ? feet : `${kind} ${feet === true ? '' : feet}`.trim()))
    .join(', ')
    .replaceAll('ft.', 'feet');
}

function senses(entries) {
  return Object.entries(entries)
    .map(([sense, value]) => `${sense.replaceAll('_', ' ')} ${String(value).replace('ft.', 'feet')}`)
    .join(', ');
}
