import { classTable, columnsOf } from './class-tables.mjs';
import { gatherRows, list, paragraphs, tidy } from './words.mjs';

const FULL_NAMES = {
  STR: 'Strength',
  DEX: 'Dexterity',
  CON: 'Constitution',
  INT: 'Intelligence',
  WIS: 'Wisdom',
  CHA: 'Charisma',
};

export function renderAncestries({ races: ancestries, subraces: branches, traits }) {
  const shared = traits.filter((trait) => trait.desc?.length > 0);
  return paragraphs([
    '## Ancestries',
    ...ancestries.map((ancestry) => renderAncestry(ancestry, branches)),
    ...shared.map((trait) => renderTrait(trait)),
  ]);
}

function increases(bonuses) {
  return list(bonuses.map(({ name, bonus }) => `${FULL_NAMES[name]} by ${bonus}`));
}

function renderAncestry(ancestry, branches) {
  const own = branches.filter((branch) => branch.race.name === ancestry.name);
  return paragraphs([
    `### ${ancestry.name}`,
    [
      `The ${ancestry.name.toLowerCase()} as a player's ancestry: raises ${increases(ancestry.ability_bonuses)}.`,
      `Speed ${ancestry.speed} feet, size ${ancestry.size}.`,
      `Languages: ${list(ancestry.languages.map((language) => language.name))}.`,
      ancestry.traits.length > 0 && `Traits: ${list(ancestry.traits.map((trait) => trait.name))}.`,
    ]
      .filter(Boolean)
      .join(' '),
    tidy(ancestry.age),
    tidy(ancestry.size_description),
    ...own.map(
      (branch) =>
        `${branch.name}: ${tidy(branch.desc)} It raises ${increases(branch.ability_bonuses)}.${branchTraits(branch)}`,
    ),
  ]);
}

function branchTraits({ racial_traits: traits }) {
  return traits.length > 0 ? ` Traits: ${list(traits.map((trait) => trait.name))}.` : '';
}

function renderTrait(trait) {
  const owners = list(trait.races.map((entry) => entry.name.toLowerCase()));
  return paragraphs([
    `### ${trait.name} (ancestry trait)`,
    `A trait of the ${owners}.`,
    ...trait.desc.map(tidy),
  ]);
}

/** Each option of a choice by itself; the choice names them all. */
const LEFT_OUT = /^(Expertise: |Dragon Ancestor: |Circle of the Land: )/;

/** Further choices of the same kind at higher levels belong to the first. */
const SAME_CHOICE = {
  'Additional Metamagic': 'Metamagic',
  'Additional Eldritch Invocation': 'Eldritch Invocations',
};

export function renderClasses({ classes, features, spellcasting }, tables) {
  return paragraphs(
    classes.flatMap((entry) => {
      const own = firstOfEach(
        features.filter((feature) => feature.class?.name === entry.name && !LEFT_OUT.test(feature.name)),
      );
      const casting = spellcasting.find((described) => described.class.name === entry.name);
      return [
        `## The ${entry.name}`,
        renderClass(entry, classTable(tables, entry.name, own)),
        ...own
          .filter(({ name }) => name !== 'Ability Score Improvement')
          .map((feature) => renderFeature(feature, tables, casting)),
      ];
    }),
  );
}

function plainName({ name, class: owner }) {
  const plain = name
    .replace(/^Choose: /, '')
    .replace(/ \(.*\)$/, '')
    .replace(/ \d$/, '');
  if (plain === 'Spellcasting') return `Spellcasting: ${owner.name}`;
  return SAME_CHOICE[plain] ?? plain;
}

function firstOfEach(features) {
  const seen = new Map();
  for (const feature of features) {
    const name = plainName(feature);
    if (!seen.has(name)) seen.set(name, { ...feature, name, levels: [feature.level] });
    else seen.get(name).levels.push(feature.level);
  }
  return [...seen.values()];
}

function renderFeature(feature, tables, casting) {
  const { name, class: owner } = feature;
  const levels = [...new Set(feature.levels)].sort((a, b) => a - b);
  const subclass = feature.subclass?.name ? ` (${feature.subclass.name})` : '';
  const from = levels.length > 1 ? `levels ${list(levels.map(String))}` : `level ${levels[0]}`;
  const isCasting = name.startsWith('Spellcasting: ') || name === 'Pact Magic';
  return paragraphs([
    `### ${name}`,
    `${owner.name}${subclass} feature, ${from}.`,
    ...gatherRows(feature.desc.map(tidy)),
    columnsOf(tables, owner.name, name).join(' '),
    ...(isCasting ? casting.info.map((part) => `**${part.name}.** ${part.desc.map(tidy).join(' ')}`) : []),
  ]);
}

function renderClass(entry, table) {
  const choices = entry.proficiency_choices.map(
    (choice) =>
      `${choice.choose} of ${list(choice.from.map((option) => option.name.replace('Skill: ', '')))}`,
  );
  return paragraphs([
    `### ${entry.name} class`,
    [
      `The ${entry.name.toLowerCase()} has a d${entry.hit_die} hit die.`,
      `Saving throws: ${list(entry.saving_throws.map((save) => FULL_NAMES[save.name]))}.`,
      `Proficiencies: ${list(entry.proficiencies.map((proficiency) => proficiency.name.toLowerCase()))}.`,
      `Choose ${choices.join('; and ')}.`,
    ].join(' '),
    ...table,
  ]);
}
