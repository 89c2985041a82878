import {
  changeCondition,
  changeItem,
  emptyWorld,
  Ledger,
  setField,
  sheetOf,
  unspent,
} from '../../packages/contract/dist/index.js';

/** The table at which every set is played, and what its entries did there, as the tools would have recorded it. */

const abilities = {
  strength: 10,
  dexterity: 10,
  constitution: 10,
  intelligence: 10,
  wisdom: 10,
  charisma: 10,
};
const things = (list) => Object.entries(list).map(([name, quantity]) => ({ name, quantity, note: '' }));
const sheet = (fields) => ({
  abilities,
  background: '',
  speed: 25,
  proficiencies: [],
  spells: [],
  conditions: [],
  backstory: '',
  combat_stats: {},
  level: 3,
  ...unspent,
  ...fields,
});

export const seats = [
  {
    user_id: 'user-ann',
    name: 'Ann',
    self_rolls: false,
    pending_roll: null,
    character: sheet({
      id: 'mira',
      name: 'Mira Thorn',
      ancestry: 'halfling',
      class_name: 'rogue',
      current_hp: 22,
      max_hp: 24,
      armor_class: 14,
      inventory: things({
        shortsword: 1,
        "thieves' tools": 1,
        torches: 2,
        'hempen rope': 1,
        'gold pieces': 15,
      }),
    }),
  },
  {
    user_id: 'user-ben',
    name: 'Ben',
    self_rolls: false,
    pending_roll: null,
    character: sheet({
      id: 'borin',
      name: 'Borin Oakshield',
      ancestry: 'dwarf',
      class_name: 'cleric',
      current_hp: 17,
      max_hp: 27,
      armor_class: 18,
      inventory: things({
        warhammer: 1,
        shield: 1,
        'holy symbol': 1,
        'healing potion': 1,
        'gold pieces': 40,
      }),
      combat_stats: { 'spell slots 1st': 4, 'spell slots 2nd': 2 },
    }),
  },
];

const userOf = (who) =>
  seats.find(({ name, character }) => name === who || character.name === who)?.user_id ?? 'dm';
const idOf = (who) =>
  seats.find(({ name, character }) => name === who || character.name === who)?.character.id;

function breakdown({ notation, total, dice }) {
  const sum = dice.reduce((all, one) => all + one, 0);
  const lowest = notation.includes('kh')
    ? Math.min(...dice)
    : notation.includes('kl')
      ? Math.max(...dice)
      : null;
  const rest = total - (lowest === null ? sum : sum - lowest);
  const dropped = lowest === null ? -1 : dice.indexOf(lowest);
  const pool = dice.map((die, index) => (index === dropped ? `${die}d` : `${die}`)).join(', ');
  return `[${pool}]${rest > 0 ? `+${rest}` : rest < 0 ? rest : ''} = ${total}`;
}

/** Hands write "torch" where the sheet has "torches". */
function entryName(inventory, item) {
  const stem = item.toLowerCase().replace(/s$/, '');
  return inventory.find(({ name }) => name.toLowerCase().startsWith(stem))?.name ?? item;
}

function sheetEffects(own, { field, after }) {
  if (field === 'level' || field === 'max_hp') return setField(own, field, after);
  return setField(own, 'combat_stats', { ...own.combat_stats, [field]: after });
}

const effectOf = {
  rolled: (_, roll) => ({
    kind: 'rolled',
    by: userOf(roll.who),
    roll: {
      notation: roll.notation,
      reason: roll.dc === undefined ? roll.reason : `${roll.reason} (DC ${roll.dc})`,
      total: roll.total,
      breakdown: breakdown(roll),
    },
  }),
  asked: (_, { who, notation, reason }) => ({
    kind: 'roll_asked',
    user_id: userOf(who),
    notation,
    reason,
    before: null,
  }),
  hit_points: (_, { name, ...points }) => ({ kind: 'hit_points', character_id: idOf(name), name, ...points }),
  item: (own, { item, quantity }) => changeItem(own, { item: entryName(own.inventory, item), quantity }),
  condition: (own, { name, condition, on }, table) =>
    changeCondition(table, { character_id: own.id, name, condition, on }),
  sheet: sheetEffects,
  ended: (_, { reason }) => ({ kind: 'game_ended', reason: `resolved: ${reason}`, before: null }),
};

/** The table as an entry leaves it. */
export function stage({ say, by, did }) {
  const party = structuredClone(seats);
  const ledger = new Ledger({
    game: {
      id: 'game',
      name: 'The bench',
      description: '',
      hasAdventure: false,
      code: '',
      agency: true,
      lines: [],
      veils: [],
    },
    kind: 'reply',
    speaker: party.find(({ name }) => name === by) ?? null,
    party,
    world: emptyWorld,
    history: [],
    isCut: false,
    chronicle: { chapters: [], pinned: [] },
    message: say,
    encounter: null,
    ended_reason: null,
    also: [],
    dmMessages: 1,
  });
  for (const deed of did)
    for (const [kind, fields] of Object.entries(deed)) {
      const own = fields.name && sheetOf(ledger.table, idOf(fields.name));
      ledger.add(effectOf[kind](own, fields, ledger.table));
    }
  return ledger;
}
