import { list, paragraphs, tidy } from './words.mjs';

export function renderEquipment({ equipment }) {
  // Barding is one rule about all armor, which the chapter on mounts states.
  const shown = equipment.filter((item) => !item.name.startsWith('Barding'));
  return paragraphs(['## Equipment', ...shown.map(renderItem)]);
}

function renderItem(item) {
  return paragraphs([
    `### ${item.name}`,
    [kind(item), weapon(item), armor(item), vehicle(item), price(item)].filter(Boolean).join(' '),
    (item.desc ?? []).map(tidy).join(' '),
    (item.special ?? []).map(tidy).join(' '),
    contents(item),
  ]);
}

function kind(item) {
  const group =
    item.weapon_category && `${item.weapon_category.toLowerCase()} ${item.weapon_range.toLowerCase()} weapon`;
  const armorKind =
    item.armor_category && (item.name === 'Shield' ? 'shield' : `${item.armor_category.toLowerCase()} armor`);
  const other = item.gear_category ?? item.tool_category ?? item.vehicle_category ?? item.equipment_category;
  const words = group ?? armorKind ?? singular(other.toLowerCase());
  return `${item.name}: ${words}.`;
}

const singular = (words) => (words === 'standard gear' ? 'adventuring gear' : words);

function weapon(item) {
  if (!item.damage) return '';
  const { damage_dice: dice, damage_type: type } = item.damage;
  const bothHands = item['2h_damage'] ? `, ${item['2h_damage'].damage_dice} when used with both hands` : '';
  const damage = dice === '1d0' ? '' : `It deals ${dice} ${type.name.toLowerCase()} damage${bothHands}.`;
  const properties = item.properties
    .map((property) => property.name.toLowerCase())
    .filter((name) => name !== 'monk');
  const range = item.weapon_range === 'Ranged' ? item.range : item.throw_range;
  return [
    damage,
    range && `Range ${range.normal} feet, at most ${range.long} feet with disadvantage.`,
    properties.length > 0 && `Properties: ${list(properties)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function armor(item) {
  if (!item.armor_category) return '';
  const { base, dex_bonus: dexterity, max_bonus: most } = item.armor_class;
  if (item.name === 'Shield') return 'It adds 2 to Armor Class and takes one hand.';
  const bonus = dexterity ? ` + Dexterity modifier${most ? ` (at most +${most})` : ''}` : '';
  return [
    `It gives Armor Class ${base}${bonus}.`,
    item.str_minimum > 0 && `Without Strength ${item.str_minimum} it slows you by 10 feet.`,
    item.stealth_disadvantage && 'You have disadvantage on Stealth checks in it.',
  ]
    .filter(Boolean)
    .join(' ');
}

function vehicle({ speed, capacity }) {
  return [
    speed &&
      `Speed ${speed.quantity} ${speed.unit.replace('ft/round', 'feet a round').replace('mph', 'miles an hour')}.`,
    capacity && `It carries ${capacity.replace('lb.', 'pounds')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function price({ cost, weight, bundle }) {
  const asked = `${cost.quantity.toLocaleString('en')} ${cost.unit}`;
  const heavy = `${weight} ${weight === 1 ? 'pound' : 'pounds'}`;
  if (bundle) return `${bundle} of them cost ${asked} and weigh ${heavy}.`;
  return `It costs ${asked}${weight ? ` and weighs ${heavy}` : ''}.`;
}

/** The data counts the items of the packs wrongly, so the packs are listed here. */
const PACKS = {
  "Burglar's Pack":
    'a backpack, 1,000 ball bearings, 10 feet of string, a bell, 5 candles, a crowbar, a hammer, 10 pitons, a hooded lantern, 2 flasks of oil, 5 days of rations, a tinderbox, a waterskin and 50 feet of hempen rope',
  "Diplomat's Pack":
    'a chest, 2 cases for maps and scrolls, fine clothes, ink and a pen, a lamp, 2 flasks of oil, 5 sheets of paper, perfume, sealing wax and soap',
  "Dungeoneer's Pack":
    'a backpack, a crowbar, a hammer, 10 pitons, 10 torches, a tinderbox, 10 days of rations, a waterskin and 50 feet of hempen rope',
  "Entertainer's Pack":
    'a backpack, a bedroll, 2 costumes, 5 candles, 5 days of rations, a waterskin and a disguise kit',
  "Explorer's Pack":
    'a backpack, a bedroll, a mess kit, a tinderbox, 10 torches, 10 days of rations, a waterskin and 50 feet of hempen rope',
  "Priest's Pack":
    'a backpack, a blanket, 10 candles, a tinderbox, an alms box, 2 blocks of incense, a censer, vestments, 2 days of rations and a waterskin',
  "Scholar's Pack":
    'a backpack, a book of lore, ink and a pen, 10 sheets of parchment, a little bag of sand and a small knife',
};

function contents({ name }) {
  return PACKS[name] ? `It contains ${PACKS[name]}.` : '';
}
