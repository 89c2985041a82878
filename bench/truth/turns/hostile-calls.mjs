/** Calls as no honest model makes them: of tools that are and are not, with arguments right, wrong, huge and malformed. */

const items = [
  'torch',
  'Torch',
  'silver key',
  'rope',
  'shortsword',
  'warhammer',
  'everything',
  'map',
  ' rope ',
];
const states = ['prone', 'blinded', 'PRONE', 'exhausted', 'charmed'];
const long = (random) => random.pick(['x', 'Ω', '🗝️', ' ', '\n', 'word ']).repeat(random.int(100, 900));

function anything(random) {
  return random.pick([
    null,
    true,
    0,
    -1,
    3.5,
    1e308,
    '',
    '7',
    '−4',
    'Mira Thorn',
    [],
    {},
    [[]],
    { name: 'x' },
    '\0\ud800',
    long(random),
  ]);
}

/** Mostly of the right form, sometimes of none. */
const or = (random, right) => (random.chance(0.92) ? right : anything(random));

function someFields(random, fields) {
  const names = Array.from({ length: random.int(1, 3) }, () => random.pick(Object.keys(fields)));
  return Object.fromEntries(names.map((name) => [name, or(random, fields[name]())]));
}

function anItem(random) {
  const name = random.chance(0.9) ? random.pick(items) : long(random);
  return random.pick([
    { name, quantity: random.int(1, 3) },
    { name, quantity: random.int(-2, 6) },
    {
      name,
      quantity: random.pick([99_999, 100_000, '3', 0.5]),
      note: random.pick(['', 'found', long(random)]),
    },
    { name },
    name,
  ]);
}

const someone = (random, { names, strangers }) =>
  random.pick([...names, ...names, ...names, ...strangers, names[0].toUpperCase(), ` ${names[0]}\u200b`, '']);

/** What players read of a call, now and then with something that is not for them. */
const shown = (random, { slip }, right) => (slip && random.chance(0.3) ? slip() : right);

const makers = {
  roll_dice: (random, known) => ({
    notation: or(
      random,
      random.pick([
        '1d20+5',
        '2d6',
        '1d8-1',
        '2d20kh1',
        '0d6',
        '99d99',
        '1d',
        '1e9d6',
        '(',
        '1d20'.repeat(60),
      ]),
    ),
    reason: or(random, shown(random, known, random.pick(['Stealth check', '', long(random)]))),
    roller: or(random, random.pick(['player', 'dm', 'Ben'])),
  }),
  update_character: (random, known) => ({
    character: or(random, someone(random, known)),
    ...someFields(random, {
      hp_change: () =>
        random.pick([random.int(-4, 4), random.int(-4, 4), random.int(-4, 4), -9_999, 9_999, '-2']),
      current_hp: () => random.pick([random.int(1, 40), 0, -5, 998, 5_000]),
      max_hp: () => random.pick([random.int(5, 60), 0, 999, 100_000]),
      level: () => random.pick([random.int(1, 6), 20, 0, -3, '4', 21]),
      add_items: () =>
        random.pick([
          [anItem(random)],
          random.some(3, () => anItem(random)),
          random.some(250, () => anItem(random)),
        ]),
      remove_items: () => random.some(3, () => anItem(random)),
      conditions: () =>
        random.pick([
          random.some(3, () => shown(random, known, random.pick(states))),
          random.some(50, (_) => long(random)),
        ]),
      combat_stats: () =>
        random.pick([
          {},
          { initiative: 2 },
          { 'spell slots 1st': 0 },
          { plan: shown(random, known, 'none') },
          { deep: { er: 1 } },
        ]),
      spend_slot: () => random.pick([1, 2, '1', 3, 0, -1, 99]),
      regain_slot: () => random.pick([1, 2, 3, 0, 99]),
      inventory: () => [],
      name: () => 'Renamed',
      armor_class: () => 50,
      abilities: () => ({ strength: 30 }),
      owner_id: () => 'somebody else',
    }),
  }),
  update_world_state: (random, known) =>
    someFields(random, {
      scene: () => shown(random, known, random.pick(['The crypt', long(random)])),
      time: () => random.pick(['noon', long(random)]),
      quests: () => random.some(25, () => ({ name: `Quest ${random.int(1, 40)}`, status: 'open' })),
      people: () =>
        random.some(50, () => ({
          name: `Person ${random.int(1, 90)}`,
          note: shown(random, known, 'of the town'),
        })),
      facts: () => random.some(70, () => shown(random, known, `Fact ${random.int(1, 200)}`)),
      forget: () => random.some(5, () => `Fact ${random.int(1, 200)}`),
      notes: () => random.pick(known.secretNotes),
      place: () => '1,2,3',
      encounter: () => ({ round: 1 }),
    }),
  recall: (random) => ({
    query: or(random, 'the bell'),
    where: or(random, random.pick(['story', 'adventure', 'rules', 'users'])),
  }),
  end_game: (random, known) => ({
    outcome: random.pick(['victory', 'defeat', 'resolved', 'won']),
    summary: or(random, shown(random, known, 'It is done.')),
  }),
  enter_scene: (random) => ({ scene: or(random, random.pick([1, 2, 3, 99, -1])) }),
};

const strange = [
  'cast_fireball',
  '',
  '__proto__',
  'constructor',
  'toString',
  'update_Character',
  'x'.repeat(5_000),
];

const malformed = [
  '',
  ' ',
  'null',
  '{',
  '[]',
  '"Mira Thorn"',
  '{"character":"Mira Thorn","hp_change":-5',
  '{"__proto__":{"hp_change":-5},"character":"Mira Thorn"}',
  '{"character":"Mira Thorn","constructor":{"prototype":{"level":20}},"level":1e400}',
  '\0\ud800',
  `{"character":"Mira Thorn","conditions":${'['.repeat(500)}${']'.repeat(500)}}`,
  `{"notes":"${'x'.repeat(20_000)}"}`,
];

export function hostileCall(random, known) {
  const name = random.chance(0.93)
    ? random.pick([
        'roll_dice',
        'update_character',
        'update_character',
        'update_world_state',
        'recall',
        'enter_scene',
      ])
    : random.pick([...strange, 'end_game']);
  const make = Object.hasOwn(makers, name) ? makers[name] : anything;
  const input = random.chance(0.85) ? (JSON.stringify(make(random, known)) ?? '') : random.pick(malformed);
  return { name, input };
}
