import { list, paragraphs, tidy } from './words.mjs';

const FULL_NAMES = {
  STR: 'Strength',
  DEX: 'Dexterity',
  CON: 'Constitution',
  INT: 'Intelligence',
  WIS: 'Wisdom',
  CHA: 'Charisma',
};

export function renderAncestries(ancestries, branches, traits) {
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

/** Repetitions of one feature at higher levels, and choices that only list other features. */
const LEFT_OUT = /^(Choose: |Expertise: |Ability Score Improvement|Dragon Ancestor: |Circle of the Land: )/;

export function renderClasses(classes, features, levels) {
  return paragraphs(
    classes.flatMap((entry) => {
      const own = features.filter(
        (feature) =>
          feature.class?.name === entry.name && !LEFT_OUT.test(feature.name) && feature.desc?.length > 0,
      );
      return [`## The ${entry.name}`, renderClass(entry, levels), ...firstOfEach(own).map(renderFeature)];
    }),
  );
}

function baseName(feature) {
  return feature.name.replace(/ \(.*\)$/, '').replace(/ \d$/, '');
}

function firstOfEach(features) {
  const seen = new Map();
  for (const feature of features) {
    const name = baseName(feature);
    if (!seen.has(name)) seen.set(name, { ...feature, name, levels: [feature.level] });
    else seen.get(name).levels.push(feature.level);
  }
  return [...seen.values()];
}

function renderFeature(feature) {
  const levels = [...new Set(feature.levels)].sort((a, b) => a - b);
  const subclass = feature.subclass?.name ? ` (${feature.subclass.name})` : '';
  const from = levels.length > 1 ? `levels ${list(levels.map(String))}` : `level ${levels[0]}`;
  return paragraphs([
    `### ${feature.name}`,
    `${feature.class.name}${subclass} feature, ${from}.`,
    ...feature.desc.map(tidy),
  ]);
}

function renderClass(entry, levels) {
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
    slots(entry.name, levels),
  ]);
}

function slots(className, levels) {
  const rows = levels
    .filter((level) => level.class?.name === className && !level.subclass?.name && level.spellcasting)
    .map(({ level, spellcasting }) => {
      const numbers = [];
      for (let slot = 1; slot <= 9; slot += 1) numbers.push(spellcasting[`spell_slots_level_${slot}`] ?? 0);
      const used = numbers.slice(0, numbers.findLastIndex((number) => number > 0) + 1);
      return used.length > 0 ? `level ${level}: ${used.join('/')}` : '';
    })
    .filter(Boolean);
  return rows.length > 0
    ? `Spell slots of the ${className.toLowerCase()}, from first-level slots upwards: ${rows.join('; ')}.`
    : '';
}
