import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sheetLimits } from '../protocol.ts';
import {
  applyEffect,
  applyEffects,
  changeCondition,
  changeItem,
  type Combatant,
  type Effect,
  type Encounter,
  effectKinds,
  invertEffect,
  rebaseEffect,
  redactEffects,
  replacedFields,
  reverseEffect,
  openEncounter,
  type Sealed,
  type Sheet,
  setField,
  setWorld,
  type Table,
  toHitPoints,
  unspent,
  withSheets,
  type World,
} from './index.ts';

const word = fc.constantFrom(
  'Rope',
  'rope',
  'Torch',
  ' Silver key',
  'Potion of healing',
  'prone',
  'Prone',
  'blinded',
);
const text = fc.string({ maxLength: 12 });

const sheet = (id: string): fc.Arbitrary<Sheet> =>
  fc
    .record({
      id: fc.constant(id),
      name: text,
      level: fc.integer(sheetLimits.level),
      max_hp: fc.integer(sheetLimits.maximumHitPoints),
      current_hp: fc.integer(sheetLimits.hitPoints),
      inventory: fc.array(fc.record({ name: word, quantity: fc.integer({ min: 0, max: 9 }), note: text }), {
        maxLength: 5,
      }),
      conditions: fc.array(word, { maxLength: 4 }),
      combat_stats: fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean()), { maxKeys: 3 }),
      temporary_hp: fc.integer({ min: 0, max: sheetLimits.temporaryHitPoints }),
      death_saves: fc.record({
        successes: fc.integer({ min: 0, max: 3 }),
        failures: fc.integer({ min: 0, max: 3 }),
      }),
      hit_dice_spent: fc.integer({ min: 0, max: sheetLimits.hitDice }),
      slots_spent: fc.array(fc.integer({ min: 0, max: sheetLimits.slots }), {
        maxLength: sheetLimits.spellLevels,
      }),
      experience: fc.integer({ min: 0, max: sheetLimits.experience }),
    })
    .map((made) => ({ ...made, current_hp: Math.min(made.current_hp, made.max_hp) }));

const pendingRoll = fc.option(fc.record({ notation: fc.constantFrom('1d20', '2d6+3'), reason: text }));

const combatant: fc.Arbitrary<Combatant> = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  name: text,
  side: fc.constantFrom('party', 'foe', 'other'),
  character_id: fc.constantFrom(null, 'one', 'two', 'left'),
  initiative: fc.integer({ min: 1, max: 25 }),
  conditions: fc.array(word, { maxLength: 3 }),
  hp: fc.option(fc.record({ current: fc.integer(), max: fc.integer() })),
  state: fc.constantFrom('unhurt', 'hurt', 'bloodied', 'down'),
  armor_class: fc.integer({ min: 5, max: 25 }),
  creature: text,
  temporary_hp: fc.nat({ max: 20 }),
  has_reacted: fc.boolean(),
  zone: fc.constantFrom('the bridge', 'the bank'),
});

const encounter: fc.Arbitrary<Encounter | null> = fc.option(
  fc.record({
    round: fc.integer({ min: 1, max: 9 }),
    turn: fc.integer({ min: 0, max: 3 }),
    combatants: fc.uniqueArray(combatant, { maxLength: 3, selector: ({ id }) => id }),
    attacks_made: fc.nat({ max: 3 }),
  }),
);

const sealed: fc.Arbitrary<Sealed> = fc.oneof(
  fc.constant({ notation: '1d20', decides: 'death_save', who: 'one' } as const),
  fc.record({
    notation: fc.constantFrom('1d20+2', '1d20'),
    decides: fc.constant('check' as const),
    difficulty: fc.nat({ max: 20 }),
    label: text,
  }),
);
const awaited = fc.record({ ada: sealed, bo: sealed, cy: sealed }, { requiredKeys: [] });

const named = fc.record({ name: text, note: text });
const world: fc.Arbitrary<World> = fc.record({
  scene: text,
  time: text,
  quests: fc.array(fc.record({ name: text, status: fc.constantFrom('open', 'done', 'failed'), note: text })),
  people: fc.array(named, { maxLength: 3 }),
  facts: fc.array(text, { maxLength: 3 }),
  notes: text,
  place: text,
  awaited,
});

const table: fc.Arbitrary<Table> = fc
  .record({
    party: fc.tuple(
      fc.record({ user_id: fc.constant('ada'), pending_roll: pendingRoll, character: sheet('one') }),
      fc.record({ user_id: fc.constant('bo'), pending_roll: pendingRoll, character: sheet('two') }),
      fc.record({ user_id: fc.constant('cy'), pending_roll: pendingRoll, character: fc.constant(null) }),
    ),
    world,
    encounter,
    zero_hp: fc.constantFrom('end' as const, 'fall' as const),
    ended_reason: fc.option(text),
  })
  .map((made) => ({ ...made, encounter: made.encounter && withSheets(made.encounter, made.party) }));

type Make = (table: Table) => Effect | null;
const seat = fc.constantFrom(0, 1);
const sheetAt = (table: Table, place: number) => table.party[place]!.character!;

/** Whatever a tool may try, of every kind; null where nothing would change. */
const attempts: { [Kind in Effect['kind']]: fc.Arbitrary<Make> } = {
  rolled: fc
    .record({ notation: text, reason: text, total: fc.integer(), breakdown: text })
    .map((roll) => () => ({ kind: 'rolled', roll, by: 'dm' })),
  roll_asked: fc.tuple(fc.constantFrom('ada', 'bo', 'cy', 'gone'), pendingRoll).map(
    ([user_id, roll]) =>
      (on) =>
        rebaseEffect(on, {
          kind: 'roll_asked',
          user_id,
          notation: roll?.notation ?? null,
          reason: roll?.reason ?? null,
          before: null,
        }),
  ),
  hit_points: fc.tuple(seat, fc.integer({ min: -2_000, max: 2_000 })).map(
    ([place, wanted]) =>
      (on) =>
        toHitPoints(sheetAt(on, place), wanted, on.zero_hp),
  ),
  item: fc.tuple(seat, word, fc.integer({ min: -12, max: 12 }), text, fc.integer({ min: 0, max: 6 })).map(
    ([place, item, quantity, note, position]) =>
      (on) =>
        changeItem(sheetAt(on, place), { item, quantity, note, position }),
  ),
  condition: fc.tuple(fc.constantFrom('one', 'two', 'a', 'b', 'c'), word, fc.boolean()).map(
    ([id, condition, isOn]) =>
      (on) =>
        changeCondition(on, {
          ...(id.length > 1 ? { character_id: id } : { combatant: id }),
          name: id,
          condition,
          on: isOn,
        }),
  ),
  sheet: fc
    .tuple(seat, fc.constantFrom(...replacedFields), sheet('x'))
    .map(([place, field, other]) => (on) => {
      const own = sheetAt(on, place);
      const notes = own.inventory.map((entry, index) => ({
        ...entry,
        note: other.inventory[index]?.note ?? entry.note,
      }));
      return setField(own, field, field === 'inventory' ? notes : other[field]);
    }),
  world: fc
    .tuple(fc.constantFrom('scene', 'time', 'quests', 'people', 'facts', 'notes', 'awaited'), world)
    .map(
      ([field, other]) =>
        (on) =>
          setWorld(on.world, field, other[field]),
    ),
  encounter: encounter.map(
    (next) => (on) => rebaseEffect(on, { kind: 'encounter', encounter: next, before: null }),
  ),
  game_ended: text.map(
    (reason) => (on) => rebaseEffect(on, { kind: 'game_ended', reason, before: null, also: ['x'] }),
  ),
};

const anyAttempt = fc.oneof(...Object.values(attempts));

function play(start: Table, makes: Make[]): { effects: Effect[]; end: Table } {
  let end = start;
  const effects: Effect[] = [];
  for (const make of makes) {
    const effect = make(end);
    if (!effect) continue;
    effects.push(effect);
    end = applyEffect(end, effect);
  }
  return { effects, end };
}

describe('every kind of effect', () => {
  it.each(Object.entries(attempts))(
    '[E1.2] %s: applied and then inverted leaves the table as it was',
    (kind, attempt) => {
      let made = 0;
      fc.assert(
        fc.property(table, attempt, (before, make) => {
          const effect = make(before);
          if (!effect) return;
          made++;
          expect(effect.kind).toBe(kind);
          expect(applyEffect(applyEffect(before, effect), invertEffect(effect))).toEqual(before);
        }),
        { numRuns: 500 },
      );
      expect(made).toBeGreaterThan(50);
    },
  );

  it('[E5.90] leaves whoever is played in the fight as their sheet says, on any table', () => {
    fc.assert(
      fc.property(table, table, fc.array(anyAttempt, { maxLength: 12 }), (before, other, makes) => {
        const { effects, end } = play(before, makes);
        const moved = effects.reduce((on, effect) => {
          const rebased = rebaseEffect(on, effect);
          return rebased ? applyEffect(on, rebased) : on;
        }, other);
        for (const { encounter, party } of [end, moved])
          expect(encounter).toEqual(encounter && withSheets(encounter, party));
      }),
      { numRuns: 500 },
    );
  });

  it('[E1.2] a whole turn is taken back in reverse order', () => {
    fc.assert(
      fc.property(table, fc.array(anyAttempt, { maxLength: 12 }), (before, makes) => {
        const { effects, end } = play(before, makes);
        expect(applyEffects(end, effects.toReversed().map(invertEffect))).toEqual(before);
      }),
    );
  });

  it('[E3.5] reversed one by one on the table that they left, effects leave it as it was', () => {
    fc.assert(
      fc.property(table, fc.array(anyAttempt, { maxLength: 12 }), (before, makes) => {
        const { effects, end } = play(before, makes);
        const back = effects.toReversed().reduce((on, effect) => {
          const reverse = reverseEffect(on, effect);
          return reverse ? applyEffect(on, reverse) : on;
        }, end);
        expect(back).toEqual(before);
      }),
      { numRuns: 2_000 },
    );
  });

  it('[E1.2] rebased onto the table that it was made for, an effect is the same', () => {
    fc.assert(
      fc.property(table, anyAttempt, (before, make) => {
        const effect = make(before);
        if (effect) expect(rebaseEffect(before, effect)).toEqual(effect);
      }),
    );
  });

  it('[E1.2] rebased onto another table, it is an effect of that table, and never breaks its bounds', () => {
    fc.assert(
      fc.property(table, table, anyAttempt, (made, other, make) => {
        const effect = make(made);
        const moved = effect && rebaseEffect(other, effect);
        if (!moved) return;
        const after = applyEffect(other, moved);
        expect(applyEffect(after, invertEffect(moved))).toEqual(other);
        for (const { character } of after.party) {
          if (!character) continue;
          if (moved.kind === 'hit_points' && moved.character_id === character.id) {
            expect(character.current_hp).toBeLessThanOrEqual(character.max_hp);
            if (other.zero_hp === 'fall') expect(character.current_hp).toBeGreaterThanOrEqual(0);
          }
          for (const { quantity } of character.inventory) expect(quantity).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('[E1.4] is what its schema says, before and after it is redacted', () => {
    const schema = z.union(Object.values(effectKinds).map((kind): z.ZodType<Effect> => kind.shape(z)));
    fc.assert(
      fc.property(table, anyAttempt, (before, make) => {
        const effect = make(before);
        for (const one of effect ? [effect, ...redactEffects([effect])] : []) {
          expect(schema.parse(one)).toEqual(one);
        }
      }),
    );
  });
});

describe('what players see', () => {
  const secret = 'the innkeeper is the murderer';

  const hidden = [
    'armor_class',
    'creature',
    'temporary_hp',
    'has_reacted',
    'attacks_made',
    'notes',
    'awaited',
    'also',
  ];

  /** Every place in a value where one of the names stands as a key, or the secret in a text. */
  function leaks(value: unknown): string[] {
    if (typeof value === 'string') return value.includes(secret) ? [value] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      hidden.includes(key) || inner === 'awaited' ? [key] : leaks(inner),
    );
  }

  it('[E1.5] [E5.5] [E5.91] never holds private notes, what rolls decide or the numbers of a foe, whatever the effects', () => {
    fc.assert(
      fc.property(table, fc.array(anyAttempt, { maxLength: 12 }), (given, makes) => {
        const start = { ...given, world: { ...given.world, notes: secret } };
        const { effects } = play(start, [...makes, (on) => setWorld(on.world, 'notes', `${secret} still`)]);
        const seen = redactEffects(effects);
        expect(leaks(seen)).toEqual([]);
        for (const effect of seen) {
          if (effect.kind !== 'encounter') continue;
          for (const { side, hp } of [effect.encounter, effect.before].flatMap(
            (one) => one?.combatants ?? [],
          )) {
            if (side !== 'party') expect(hp).toBeNull();
          }
        }
      }),
    );
  });

  it('[E1.5] is what a player’s table makes of it: everything but what is private', () => {
    fc.assert(
      fc.property(table, fc.array(anyAttempt, { maxLength: 12 }), (start, makes) => {
        const { effects, end } = play(start, makes);
        const seen = applyEffects(start, redactEffects(effects));
        expect(seen.party).toEqual(end.party);
        expect(seen.ended_reason).toBe(end.ended_reason);
        const open = ({ notes: _, awaited: __, ...world }: Table['world']) => world;
        expect(open(seen.world)).toEqual(open(end.world));
        expect(openEncounter(seen.encounter)).toEqual(openEncounter(end.encounter));
      }),
    );
  });
});

describe('carrying a change onto a sheet that has moved on', () => {
  const bram: Sheet = {
    id: 'bram',
    name: 'Bram',
    level: 3,
    current_hp: 22,
    max_hp: 30,
    inventory: [{ name: 'Gold', quantity: 10, note: 'in a purse' }],
    conditions: ['prone'],
    combat_stats: {},
    ...unspent,
  };
  const at = (sheet: Sheet): Table => ({
    party: [{ user_id: 'ada', pending_roll: null, character: sheet }],
    world: { scene: '', time: '', quests: [], people: [], facts: [], notes: '' },
    encounter: null,
    ended_reason: null,
  });

  it('[E1.9] damage is a difference', () => {
    const effect = toHitPoints(bram, 15)!;
    expect(effect).toMatchObject({ before: 22, after: 15, max: 30 });
    expect(rebaseEffect(at({ ...bram, current_hp: 30 }), effect)).toMatchObject({ before: 30, after: 23 });
  });

  it('[E1.9] healing stops at the maximum, and is none at all where nothing is missing', () => {
    const effect = toHitPoints(bram, 30)!;
    expect(rebaseEffect(at({ ...bram, current_hp: 28 }), effect)).toMatchObject({ before: 28, after: 30 });
    expect(rebaseEffect(at({ ...bram, current_hp: 30 }), effect)).toBeNull();
  });

  it('[E1.9] items go as far as there are any', () => {
    const paid = changeItem(bram, { item: 'gold', quantity: -8 })!;
    expect(paid).toMatchObject({ item: 'Gold', quantity: -8, before: 10, after: 2 });
    const poorer = { ...bram, inventory: [{ name: 'Gold', quantity: 5, note: '' }] };
    expect(rebaseEffect(at(poorer), paid)).toMatchObject({ quantity: -5, before: 5, after: null });
    expect(rebaseEffect(at({ ...bram, inventory: [] }), paid)).toBeNull();
  });

  it('[E1.9] a note is carried to the item where it now stands', () => {
    const noted = setField(bram, 'inventory', [{ name: 'Gold', quantity: 10, note: 'cursed' }])!;
    const other = {
      ...bram,
      inventory: [
        { name: 'Rope', quantity: 1, note: '' },
        { name: 'Gold', quantity: 3, note: '' },
      ],
    };
    expect(rebaseEffect(at(other), noted)).toMatchObject({
      after: [
        { name: 'Rope', quantity: 1, note: '' },
        { name: 'Gold', quantity: 3, note: 'cursed' },
      ],
    });
  });

  it('[E1.3] the same fields in another order are no change', () => {
    const fighter = { ...bram, combat_stats: { rage: 2, stance: 'low' } };
    expect(setField(fighter, 'combat_stats', { stance: 'low', rage: 2 })).toBeNull();
  });

  it('[E1.9] a condition bears the name that its sheet has now', () => {
    const stood = changeCondition(at(bram), {
      character_id: 'bram',
      name: 'Bram',
      condition: 'prone',
      on: false,
    })!;
    expect(rebaseEffect(at({ ...bram, name: 'Abram' }), stood)).toMatchObject({ name: 'Abram', on: false });
  });

  it('[E1.9] whoever has left the table is not changed', () => {
    const empty = { ...at(bram), party: [] };
    expect(rebaseEffect(empty, toHitPoints(bram, 1)!)).toBeNull();
    expect(rebaseEffect(empty, changeItem(bram, { item: 'Rope', quantity: 1 })!)).toBeNull();
  });
});

describe('taking a change back on a sheet that has moved on', () => {
  const bram: Sheet = {
    id: 'bram',
    name: 'Bram',
    level: 3,
    current_hp: 22,
    max_hp: 30,
    inventory: [{ name: 'Gold', quantity: 10, note: 'in a purse' }],
    conditions: ['prone'],
    combat_stats: { ki: 3, stance: 'low' },
    ...unspent,
  };
  const at = (sheet: Sheet): Table => ({
    party: [{ user_id: 'ada', pending_roll: null, character: sheet }],
    world: { scene: 'the mill', time: '', quests: [], people: [], facts: [], notes: '' },
    encounter: null,
    ended_reason: null,
  });
  const back = (now: Sheet, effect: Effect | null) => {
    const reverse = reverseEffect(at(now), effect!);
    return reverse ? applyEffect(at(now), reverse).party[0]!.character! : now;
  };

  it('[E3.5] hit points, levels, maxima and things by difference', () => {
    expect(back({ ...bram, current_hp: 30 }, toHitPoints({ ...bram }, 15)).current_hp).toBe(37);
    expect(back({ ...bram, level: 9 }, setField(bram, 'level', 4)).level).toBe(8);
    expect(back({ ...bram, max_hp: 40 }, setField(bram, 'max_hp', 35)).max_hp).toBe(35);
    const gained = changeItem(bram, { item: 'Gold', quantity: 5 });
    expect(back({ ...bram, inventory: [{ name: 'gold', quantity: 7, note: '' }] }, gained).inventory).toEqual(
      [{ name: 'gold', quantity: 2, note: '' }],
    );
    expect(back({ ...bram, inventory: [] }, gained).inventory).toEqual([]);
  });

  it('[E3.5] a condition that has ended by itself is left alone, and one that has begun anew too', () => {
    const blinded = changeCondition(at(bram), {
      character_id: 'bram',
      name: 'Bram',
      condition: 'blinded',
      on: true,
    });
    expect(back(bram, blinded).conditions).toEqual(['prone']);
    const stood = changeCondition(at(bram), {
      character_id: 'bram',
      name: 'Bram',
      condition: 'prone',
      on: false,
    });
    expect(back(bram, stood).conditions).toEqual(['prone']);
    expect(back({ ...bram, conditions: ['charmed'] }, stood).conditions).toEqual(['prone', 'charmed']);
  });

  it('[E3.5] entries of the free part, notes and the world only where they still have the turn’s value', () => {
    const changed = setField(bram, 'combat_stats', { ki: 2, stance: 'high', rage: 1 });
    expect(
      back({ ...bram, combat_stats: { ki: 2, stance: 'none', rage: 1, own: 9 } }, changed).combat_stats,
    ).toEqual({
      ki: 3,
      stance: 'none',
      own: 9,
    });
    const noted = setField(bram, 'inventory', [{ name: 'Gold', quantity: 10, note: 'cursed' }]);
    const inventory = (note: string) => [{ name: 'Gold', quantity: 4, note }];
    expect(back({ ...bram, inventory: inventory('cursed') }, noted).inventory).toEqual(
      inventory('in a purse'),
    );
    expect(back({ ...bram, inventory: inventory('mine') }, noted).inventory).toEqual(inventory('mine'));
    const scene = setWorld(at(bram).world, 'scene', 'the cellar')!;
    expect(reverseEffect(at(bram), scene)).toBeNull();
  });
});
