import { named } from './differences.mjs';

/** Columns of our tables by what the other source calls them. */
const COLUMNS = {
  'Rages between long rests': ({ rage_count: count }) => (count > 99 ? 'unlimited' : count),
  'Extra damage while raging': ({ rage_damage_bonus: bonus }) => `+${bonus}`,
  'Extra dice of Brutal Critical': ({ brutal_critical_dice: dice }) => dice,
  'Bardic Inspiration die': ({ bardic_inspiration_die: die }) => `d${die}`,
  'Song of Rest die': ({ song_of_rest_die: die }) => die && `d${die}`,
  'Uses of Channel Divinity between rests': ({ channel_divinity_charges: uses }) => uses,
  'Highest challenge rating for Destroy Undead': ({ destroy_undead_cr: rating }) =>
    rating === 0.5 ? '1/2' : rating,
  'Uses of Action Surge between rests': ({ action_surges: uses }) => uses,
  'Uses of Indomitable between long rests': ({ indomitable_uses: uses }) => uses,
  'Attacks with one Attack action': ({ extra_attacks: more }) => more + 1,
  'Martial Arts die': ({ martial_arts: { dice_count: count, dice_value: value } }) => `${count}d${value}`,
  'Ki points': ({ ki_points: points }) => points,
  'Unarmored Movement, in feet': ({ unarmored_movement: feet }) => feet && `+${feet}`,
  'Reach of the auras, in feet': ({ aura_range: feet }) => feet,
  'Favored enemies': ({ favored_enemies: count }) => count,
  'Favored terrains': ({ favored_terrain: count }) => count,
  'Sneak Attack damage': ({ sneak_attack: { dice_count: count, dice_value: value } }) => `${count}d${value}`,
  'Sorcery points': ({ sorcery_points: points }) => points,
  'Metamagic options known': ({ metamagic_known: count }) => count,
  'Invocations known': ({ invocations_known: count }) => count,
  'Levels of slots that Arcane Recovery gives back': ({ arcane_recovery_levels: levels }) => levels,
  'Cantrips known': (_, { cantrips_known: count }) => count,
  'Spells known': (_, { spells_known: count }) => count,
};

export function compareClassTables(tables, levels, note) {
  for (const { level, class: owner, subclass, class_specific: specific = {}, spellcasting = {} } of levels) {
    if (subclass) continue;
    const { columns, slots } = tables.classes[owner.name];
    for (const { name, values } of columns) {
      const theirs = COLUMNS[name]?.(specific, spellcasting);
      if (theirs !== undefined) note(`${owner.name} ${level}`, name, values[level - 1], theirs || '-');
    }
    if (slots)
      note(`${owner.name} ${level}`, 'spell slots', tables.slots[slots][level - 1], slotText(spellcasting));
  }
}

function slotText(spellcasting) {
  const numbers = Array.from(
    { length: 9 },
    (_, index) => spellcasting[`spell_slots_level_${index + 1}`] ?? 0,
  );
  return numbers.slice(0, numbers.findLastIndex((number) => number > 0) + 1).join('/') || '-';
}

export function compareAncestries(ours, theirs, note) {
  const known = named(ours);
  const raised = (entry) =>
    entry.ability_bonuses.map(({ name, ability_score: score, bonus }) => `${name ?? score.name} ${bonus}`);
  const traits = (entry) => (entry.traits ?? entry.racial_traits).map(({ name }) => name);
  for (const other of theirs) {
    const own = known.get(other.name.toLowerCase());
    note(other.name, 'speed', own.speed, other.speed);
    note(other.name, 'ability scores', raised(own), raised(other));
    note(other.name, 'traits', traits(own), traits(other));
  }
}

/** Features by class: their names, and the figures in them. */
export function compareFeatures(theirs, hasFeature, note) {
  for (const { name, class: owner } of theirs) {
    const plain = name.replace(/ \(.*\)$/, '').replace(/ \d$/, '');
    if (!hasFeature(owner.name, plain)) note(`${owner.name}, ${plain}`, 'feature', 'missing', 'there');
  }
}
