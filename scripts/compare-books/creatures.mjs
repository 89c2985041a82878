import { figures, named } from './differences.mjs';

const PLAIN = [
  'size',
  'type',
  'subtype',
  'alignment',
  'hit_points',
  'hit_dice',
  'languages',
  'challenge_rating',
];
const SCORES = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'];
const DEFENCES = ['damage_vulnerabilities', 'damage_resistances', 'damage_immunities'];
const ABILITIES = ['special_abilities', 'actions', 'reactions', 'legendary_actions'];

/** Forms of shapechangers are parts of one entry in our books: they are compared with the whole of it. */
export function compareCreatures(ours, theirs, note) {
  const known = named(ours);
  for (const other of theirs) {
    const form = /^(.+), \w+ Form$/.exec(other.name);
    const own = known.get((form?.[1] ?? other.name).toLowerCase());
    if (!own) note(other.name, 'creature', 'missing', 'there');
    else if (form) compareAbilities(own, other, note, true);
    else compareOne(own, other, note);
  }
  const all = new Set(theirs.map(({ name }) => name.replace(/, \w+ Form$/, '').toLowerCase()));
  for (const name of known.keys()) if (!all.has(name)) note(name, 'creature', 'there', 'missing');
}

function compareOne(own, other, note) {
  for (const field of [...PLAIN, ...SCORES]) note(own.name, field, own[field], other[field]);
  for (const field of DEFENCES) note(own.name, field, own[field].map(defence), other[field].map(defence));
  const conditions = (entry) => entry.condition_immunities.map(({ name }) => name);
  note(own.name, 'condition immunities', conditions(own), conditions(other));
  const classes = other.armor_class.map(({ value }) => value);
  if (!classes.includes(own.armor_class)) note(own.name, 'armor class', own.armor_class, classes);
  note(own.name, 'speed', pairs(own.speed), pairs(other.speed));
  note(own.name, 'senses', pairs(own.senses), pairs(other.senses));
  const theirs = other.proficiencies.map(({ proficiency, value }) => `${proficiency.name} ${value}`);
  note(
    own.name,
    'saves and skills',
    own.proficiencies.map(({ name, value }) => `${name} ${value}`),
    theirs,
  );
  compareAbilities(own, other, note, false);
}

function compareAbilities(own, other, note, isForm) {
  for (const kind of ABILITIES) {
    const mine = (own[kind] ?? []).map((ability) => ({ ...ability, name: plainName(ability.name) }));
    const yours = (other[kind] ?? []).map((ability) => ({ ...ability, name: plainName(ability.name) }));
    if (!isForm)
      note(
        own.name,
        kind,
        mine.map(({ name }) => name),
        yours.map(({ name }) => name),
      );
    for (const ability of yours) {
      const found = mine.find(({ name }) => name === ability.name);
      if (found)
        note(other.name, `${kind}, ${ability.name}`, figures(tidyDice(found.desc)), figures(ability.desc));
      else if (isForm) note(other.name, kind, 'missing', ability.name);
    }
  }
}

const plainName = (name) => name.replace(/ \((recharge|\d\/day|.*form only).*$/i, '').replace(/\.$/, '');
const tidyDice = (text) => text.replace(/\b(\d+) ?d ?(\d+)\b/g, '$1d$2');
const pairs = (record) => Object.entries(record ?? {}).map(([key, value]) => `${key} ${value}`);
const defence = (words) => words.toLowerCase().replaceAll(' damage from ', ' from ');
