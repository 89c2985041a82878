import { named } from './differences.mjs';

const names = (list) => (list ?? []).map(({ name }) => name);

export function compareEquipment(ours, theirs, note) {
  const known = named(ours);
  for (const other of theirs) {
    const name = other.name.toLowerCase();
    const own = known.get(name) ?? known.get(name.replace(/ armor$/, ''));
    // What only stands in packs has no price in the SRD.
    if (!own) continue;
    note(own.name, 'cost', price(own), price(other));
    note(own.name, 'weight', own.weight ?? 0, other.weight ?? 0);
    note(own.name, 'damage', damage(own.damage), damage(other.damage));
    note(
      own.name,
      'damage with both hands',
      own['2h_damage']?.damage_dice,
      other.two_handed_damage?.damage_dice,
    );
    note(own.name, 'properties', names(own.properties), names(other.properties));
    note(own.name, 'armor class', armor(own), armor(other));
    note(own.name, 'strength', own.str_minimum || 0, other.str_minimum || 0);
    note(own.name, 'stealth', own.stealth_disadvantage ?? false, other.stealth_disadvantage ?? false);
    note(own.name, 'range', range(own.range), range(other.range));
    note(own.name, 'thrown', range(own.throw_range), range(other.throw_range));
  }
}

const price = ({ cost }) => cost && `${cost.quantity} ${cost.unit}`;
const damage = (value) =>
  value && value.damage_dice !== '1d0' ? `${value.damage_dice} ${value.damage_type.name}` : '';
const armor = ({ armor_class: value }) =>
  value && [value.base, value.dex_bonus ? 'dexterity' : '', value.max_bonus ?? ''].join(' ').trim();
const range = (value) => value && [value.normal, value.long ?? ''].join(' ').trim();
