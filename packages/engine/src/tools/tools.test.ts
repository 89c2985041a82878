import { applyEffects, invertEffect, type Sheet, sheetOf, worldLimits } from '@fireside/contract';
import { spellSlots } from '@fireside/contract/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ann, bob, character, recorder, seat, selfRolling, snapshot } from '../../test/table.ts';
import { createDice } from '../dice/create-dice.ts';
import type { Snapshot } from '../snapshot.ts';
import { StagedTable } from '../turn/staged-table.ts';
import { endGame } from './end-game.ts';
import { rollDice } from './roll-dice.ts';
import { runToolCall } from './run-tool-call.ts';
import { noCreatures } from '../rules/creature.ts';
import { estimateTokens } from '../prompt/budget.ts';
import { tableTools } from './table-tools.ts';
import type { Tool, ToolResult } from './tool.ts';
import { updateCharacter } from './update-character.ts';
import { updateWorldState } from './update-world-state.ts';

const dice = createDice((_, max) => max);
const tools = tableTools(snapshot());

function stage(fields: Partial<Snapshot> = {}): StagedTable {
  return new StagedTable(snapshot(fields), recorder(), {
    dice,
    bestiary: noCreatures,
    recall: async () => [],
    outline: [],
  });
}

/** A call as a turn carries it out; the answer. */
function run(tool: Tool, args: unknown, staged: StagedTable): ToolResult {
  const { effects, answer } = tool.call(args, staged);
  for (const effect of effects) staged.record(effect);
  return answer;
}

function brakkAt(staged: StagedTable): Sheet {
  return sheetOf(staged.table, ann.character!.id)!;
}

describe('the definitions', () => {
  it('tell the model names, descriptions and JSON schemas', () => {
    for (const { definition } of tools) {
      expect(definition.description?.length).toBeGreaterThan(40);
      expect(definition.inputSchema).toMatchObject({ type: 'object', properties: expect.any(Object) });
    }
    expect(tools.map(({ definition }) => definition.name)).toEqual([
      'roll_dice',
      'check',
      'update_character',
      'update_world_state',
      'recall',
      'end_game',
      'start_encounter',
      'rest',
    ]);
  });

  it.each([
    ['in peace, with an adventure', {}],
    ['in a fight with places', { encounter: { round: 1, turn: 0, combatants: [], zones: ['the bridge'] } }],
    ['in a round', { also: [{ speaker: bob, message: '' }] }],
  ])('[E5.152] cost less than 1,500 tokens %s', (_, fields) => {
    const { game } = snapshot();
    const offered = tableTools(snapshot({ game: { ...game, hasAdventure: true }, ...fields }));
    const written = offered.map(({ definition }) => JSON.stringify(definition)).join('');
    expect(estimateTokens(written)).toBeLessThan(1_500);
  });

  it('[D7.7][D7.8][D7.10] require what the specification requires', () => {
    expect(rollDice.definition.inputSchema.required).toEqual(['notation', 'reason']);
    expect(updateCharacter.definition.inputSchema.required).toEqual(['character']);
    expect(endGame.definition.inputSchema.required).toEqual(['outcome', 'summary']);
  });
});

describe('update_character', () => {
  it('finds a character by id, and by name whatever its case', () => {
    const staged = stage();
    expect(run(updateCharacter, { character: bob.character?.id, hp_change: -1 }, staged)).toMatchObject({
      character: 'Lira',
    });
    expect(run(updateCharacter, { character: ' LIRA ', hp_change: -1 }, staged)).toMatchObject({
      current_hp: 18,
    });
  });

  it('asks for the id where two characters share a name', () => {
    const twin = seat({ user_id: 'user-cy', name: 'Cy', character: character({ id: 'other-id' }) });
    const staged = stage({ party: [ann, twin] });
    expect(run(updateCharacter, { character: 'Brakk', hp_change: -1 }, staged)).toMatchObject({
      error: 'ambiguous_character',
      detail: expect.stringContaining('other-id'),
    });
    expect(run(updateCharacter, { character: 'other-id', hp_change: -1 }, staged)).toMatchObject({
      status: 'updated',
    });
  });

  it('[E1.hit_points] never lifts HP above the maximum', () => {
    const staged = stage();
    expect(run(updateCharacter, { character: 'Brakk', hp_change: 500 }, staged)).toMatchObject({
      current_hp: 28,
    });
    expect(run(updateCharacter, { character: 'Brakk', max_hp: 10 }, staged)).toMatchObject({
      current_hp: 10,
      max_hp: 10,
    });
    expect(staged.effects).toMatchObject([
      { kind: 'hit_points', before: 20, after: 28, max: 28 },
      { kind: 'sheet', field: 'max_hp', before: 28, after: 10 },
      { kind: 'hit_points', before: 28, after: 10, max: 10 },
    ]);
  });

  it('[E1.sheet] raises maximum and HP in one call', () => {
    const staged = stage();
    run(updateCharacter, { character: 'Brakk', max_hp: 36, current_hp: 36, level: 4 }, staged);
    expect(staged.effects).toMatchObject([
      { kind: 'sheet', field: 'level', before: 3, after: 4 },
      { kind: 'sheet', field: 'max_hp', before: 28, after: 36 },
      { kind: 'hit_points', before: 20, after: 36, max: 36 },
    ]);
  });

  it('[2.character] replaces combat_stats whole', () => {
    const staged = stage();
    run(updateCharacter, { character: 'Brakk', combat_stats: { rage: 2 } }, staged);
    run(updateCharacter, { character: 'Brakk', combat_stats: { stance: 'low', blessed: true } }, staged);
    expect(brakkAt(staged).combat_stats).toEqual({ stance: 'low', blessed: true });
    expect(staged.effects.at(-1)).toMatchObject({
      field: 'combat_stats',
      before: { rage: 2 },
      after: { stance: 'low', blessed: true },
    });
  });

  it('says that the game ends at 0 HP, and healing does not take that back', () => {
    const staged = stage();
    expect(run(updateCharacter, { character: 'Brakk', hp_change: -20 }, staged)).toMatchObject({
      current_hp: 0,
      notice: expect.stringContaining('the game ends'),
    });
    expect(staged.isOver).toBe(true);
    run(updateCharacter, { character: 'Brakk', hp_change: 5 }, staged);
    // Reaching 0 at any moment of the turn ends the game, whatever follows.
    expect(staged.isOver).toBe(true);
    expect(brakkAt(staged).current_hp).toBe(5);
  });

  it.each([
    [{ character: 'Brakk', hp_change: -1, current_hp: 3 }, 'invalid_arguments'],
    [{ character: 'Brakk' }, 'nothing_to_change'],
    [{ character: 'Brakk', hp_change: null }, 'nothing_to_change'],
    [{ character: 'Brakk', hp_change: 1.5 }, 'invalid_arguments'],
    [{ character: 'Brakk', hp_change: 1e9 }, 'invalid_arguments'],
    [{ character: 'Brakk', max_hp: 0 }, 'invalid_arguments'],
    [{ character: 'Brakk', level: 21 }, 'invalid_arguments'],
    [{ character: 'Brakk', conditions: Array.from({ length: 31 }, () => 'x') }, 'invalid_arguments'],
    [{ character: 'Brakk', level: 5 }, 'one_level_at_a_time'],
    [{ character: 'Brakk', add_items: [{ name: 'x'.repeat(121) }] }, 'invalid_arguments'],
    [{ character: 'Brakk', add_items: [{ name: 'rope', quantity: -1 }] }, 'invalid_arguments'],
    [{ character: 'Brakk', add_items: [{ name: 'rope', quantity: 0 }] }, 'invalid_arguments'],
    [{ character: 'Brakk', remove_items: [{ name: 'axe', quantity: 2 }] }, 'not_carried'],
    [{ character: 'Brakk', hp_change: -1, remove_items: [{ name: 'rope' }] }, 'not_carried'],
    [{ character: 'Brakk', hp_change: '-5 or so' }, 'invalid_arguments'],
    [{ character: 'Brakk', hp_change: -1, add_items: [{ name: 'axe', quantity: 99_999 }] }, 'no_room'],
    [{ character: 'Brakk', inventory: [{ name: 'rope' }] }, 'nothing_to_change'],
    [{ character: 'Brakk', combat_stats: { a: { b: 1 } } }, 'invalid_arguments'],
    [
      {
        character: 'Brakk',
        combat_stats: Object.fromEntries(Array.from({ length: 61 }, (_, i) => [`s${i}`, i])),
      },
      'invalid_arguments',
    ],
    [{ character: 'Somebody', hp_change: 1 }, 'unknown_character'],
  ])('refuses %j and changes nothing', (args, error) => {
    const staged = stage();
    expect(run(updateCharacter, args, staged)).toMatchObject({ error });
    expect(staged.effects).toEqual([]);
  });

  it('[E1.item][E1.12] adds and removes items by name and quantity, whatever the case', () => {
    const staged = stage();
    expect(
      run(
        updateCharacter,
        {
          character: 'Brakk',
          add_items: [{ name: 'Rope' }, { name: 'gold', quantity: 12, note: 'in a purse' }],
        },
        staged,
      ),
    ).toMatchObject({ items_left: ['Rope: 1', 'gold: 12'] });
    run(
      updateCharacter,
      {
        character: 'Brakk',
        add_items: [{ name: 'ROPE', quantity: 2 }],
        remove_items: [{ name: 'Gold', quantity: 12 }],
      },
      staged,
    );
    expect(brakkAt(staged).inventory).toEqual([
      { name: 'axe', quantity: 1, note: '' },
      { name: 'Rope', quantity: 3, note: '' },
    ]);
    expect(staged.effects).toMatchObject([
      { kind: 'item', item: 'Rope', quantity: 1 },
      { kind: 'item', item: 'gold', quantity: 12, note: 'in a purse' },
      { kind: 'item', item: 'gold', quantity: -12, before: 12, after: null },
      { kind: 'item', item: 'Rope', quantity: 2, before: 1, after: 3 },
    ]);
  });

  it('[E1.sheet] writes a note on an item that is carried already', () => {
    const staged = stage();
    run(updateCharacter, { character: 'Brakk', add_items: [{ name: 'axe', note: 'notched' }] }, staged);
    expect(brakkAt(staged).inventory).toEqual([{ name: 'axe', quantity: 2, note: 'notched' }]);
    expect(staged.effects.map((effect) => effect.kind)).toEqual(['item', 'sheet']);
  });

  it('says what is carried when something else is to be given away', () => {
    expect(
      run(updateCharacter, { character: 'Brakk', remove_items: [{ name: 'potion' }] }, stage()),
    ).toMatchObject({ detail: 'Brakk carries no potion. Carried: axe.' });
  });

  it('[E1.condition] turns the list of conditions into what began and what ended', () => {
    const staged = stage();
    run(updateCharacter, { character: 'Brakk', conditions: ['prone', 'poisoned'] }, staged);
    run(updateCharacter, { character: 'Brakk', conditions: ['Poisoned', 'blinded'] }, staged);
    expect(staged.effects).toMatchObject([
      { kind: 'condition', condition: 'prone', on: true },
      { kind: 'condition', condition: 'poisoned', on: true },
      { kind: 'condition', condition: 'prone', on: false },
      { kind: 'condition', condition: 'blinded', on: true },
    ]);
    expect(brakkAt(staged).conditions).toEqual(['poisoned', 'blinded']);
  });

  it('[E1.14] lets a level rise once in a turn', () => {
    const staged = stage();
    expect(run(updateCharacter, { character: 'Brakk', level: 4 }, staged)).toMatchObject({
      status: 'updated',
    });
    expect(run(updateCharacter, { character: 'Brakk', level: 5 }, staged)).toMatchObject({
      error: 'one_level_at_a_time',
    });
  });

  it('[E5.160] spends and regains a spell slot of a level, within what class and level give', () => {
    const staged = stage();
    expect(run(updateCharacter, { character: 'Lira', spend_slot: '2', hp_change: 1 }, staged)).toMatchObject({
      status: 'updated',
      slots_left: ['level 1: 4 of 4', 'level 2: 1 of 2'],
    });
    expect(staged.effects[0]).toMatchObject({
      kind: 'sheet',
      field: 'slots_spent',
      before: [],
      after: [0, 1],
    });
    expect(run(updateCharacter, { character: 'Lira', regain_slot: 2 }, staged)).toMatchObject({
      slots_left: ['level 1: 4 of 4', 'level 2: 2 of 2'],
    });
  });

  it.each([
    [
      { spend_slot: 3 },
      'Lira has no slot of level 3 left. Slots left: level 1: 4 of 4, level 2: 2 of 2. Take one of those, or tell that the spell fails for want of a slot.',
    ],
    [{ regain_slot: 1 }, 'Lira has spent no slot of level 1. Slots left: level 1: 4 of 4, level 2: 2 of 2.'],
    [
      { character: 'Brakk', spend_slot: 1 },
      'Brakk has no spell slots by class and level: a slot is spent on the sheet of whoever casts. What else limits a power stands in combat_stats.',
    ],
  ])('[E5.160] changes nothing and says what there is: %j', (fields, detail) => {
    const staged = stage();
    const called = { character: 'Lira', hp_change: -1, ...fields };
    expect(run(updateCharacter, called, staged)).toEqual({ error: 'no_slot', detail });
    expect(staged.effects).toEqual([]);
  });

  it('[E7.5] gives nobody more hit points than their level can have, and takes none of what a sheet has', () => {
    const staged = stage();
    expect(run(updateCharacter, { character: 'Brakk', max_hp: 999 }, staged)).toMatchObject({
      error: 'too_many_hit_points',
      detail: 'Brakk is level 3: max_hp can be 80 at most. It is 28 now.',
    });
    expect(run(updateCharacter, { character: 'Brakk', max_hp: 80, current_hp: 999 }, staged)).toMatchObject({
      status: 'updated',
      current_hp: 80,
    });
  });

  it('[E1.13] takes numbers that were sent as text', () => {
    const staged = stage();
    run(
      updateCharacter,
      { character: 'Brakk', hp_change: '-5', add_items: [{ name: 'arrow', quantity: ' 20 ' }], level: '4' },
      staged,
    );
    expect(brakkAt(staged)).toMatchObject({ current_hp: 15, level: 4 });
    expect(brakkAt(staged).inventory[1]).toMatchObject({ name: 'arrow', quantity: 20 });
  });

  it('[E1.3] makes no effect of what changes nothing, and says which fields it does not know', () => {
    const staged = stage();
    expect(
      run(updateCharacter, { character: 'Brakk', current_hp: 20, inventory: [{ name: 'rope' }] }, staged),
    ).toMatchObject({ status: 'unchanged', ignored_fields: ['inventory'] });
    expect(staged.effects).toEqual([]);
  });
});

describe('update_world_state', () => {
  it('[D7.9][E1.world] adds and changes by name, keeps what is not named, and leaves no duplicates', () => {
    const staged = stage();
    run(
      updateWorldState,
      {
        scene: 'A quay',
        quests: [{ name: 'Find the caravan', note: 'Last seen at the ford' }],
        facts: ['It rains.'],
      },
      staged,
    );
    run(
      updateWorldState,
      {
        time: 'Dusk',
        quests: [{ name: 'find the CARAVAN', status: 'done' }],
        people: [{ name: 'Odo', note: 'Ferryman' }],
        facts: ['it rains. ', 'The ford is guarded.'],
      },
      staged,
    );
    expect(staged.table.world).toEqual({
      scene: 'A quay',
      time: 'Dusk',
      quests: [{ name: 'find the CARAVAN', status: 'done', note: 'Last seen at the ford' }],
      people: [{ name: 'Odo', note: 'Ferryman' }],
      facts: ['It rains.', 'The ford is guarded.'],
      notes: '',
      place: '',
      awaited: {},
    });
  });

  it('forgets by name or text and says what it did not find', () => {
    const staged = stage();
    run(updateWorldState, { people: [{ name: 'Odo' }], facts: ['It rains.'] }, staged);
    expect(run(updateWorldState, { forget: ['odo', 'IT RAINS.', 'Mara'] }, staged)).toEqual({
      status: 'updated',
      not_found: ['Mara'],
    });
    expect(staged.table.world).toMatchObject({ people: [], facts: [] });
  });

  it('lets the oldest fall out', () => {
    const staged = stage();
    for (let index = 0; index < worldLimits.facts + 5; index++)
      run(updateWorldState, { facts: [`Fact ${index}`] }, staged);
    expect(staged.table.world.facts).toHaveLength(worldLimits.facts);
    expect(staged.table.world.facts[0]).toBe('Fact 5');
  });

  it('refuses notes that are too long and changes nothing', () => {
    const staged = stage();
    expect(run(updateWorldState, { scene: 'Elsewhere', notes: 'x'.repeat(4_001) }, staged)).toMatchObject({
      error: 'invalid_arguments',
    });
    expect(staged.effects).toEqual([]);
  });
});

describe('end_game', () => {
  it('[D7.10][E1.game_ended] ends once', () => {
    const staged = stage();
    const first = { outcome: 'victory', summary: 'The road is\nsafe again.' };
    expect(run(endGame, first, staged)).toMatchObject({ status: 'ended' });
    expect(run(endGame, { outcome: 'defeat', summary: 'No.' }, staged)).toMatchObject({
      error: 'already_ended',
    });
    expect(staged.effects).toEqual([
      { kind: 'game_ended', reason: 'victory: The road is safe again.', before: null },
    ]);
  });

  it('leaves the table usable for the rest of the turn', () => {
    const staged = stage({ speaker: selfRolling, party: [selfRolling, bob] });
    run(endGame, { outcome: 'resolved', summary: 'Home.' }, staged);
    expect(run(updateCharacter, { character: 'Brakk', hp_change: 3 }, staged)).toMatchObject({
      status: 'updated',
    });
    expect(run(rollDice, { notation: '1d6', reason: 'Luck' }, staged)).toMatchObject({ error: 'game_over' });
  });
});

describe('whatever a model sends', () => {
  const anyField = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.jsonValue(),
  );
  const fighterName = fc.constantFrom('Brakk', 'Lira', 'Orc', 'Orc 1', 'Rat 2', 'Rat');
  const fieldNames = tools.flatMap(({ definition }) => Object.keys(definition.inputSchema.properties ?? {}));
  const args = fc.oneof(
    fc.dictionary(fc.constantFrom(...fieldNames), anyField),
    fc.record({ character: fc.constantFrom('Brakk', 'Lira'), hp_change: fc.integer({ min: -40, max: 40 }) }),
    fc.record({
      character: fc.constantFrom('Brakk', 'Lira'),
      spend_slot: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      regain_slot: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    }),
    fc.record({ notation: fc.constantFrom('1d20', '2d6+1', '9d'), reason: fc.string() }),
    fc.record({ facts: fc.array(fc.string()), notes: fc.string() }),
    fc.record({
      combatants: fc.array(fc.record({ name: fc.constantFrom('Orc', 'Rat'), count: fc.nat(9) }), {
        maxLength: 3,
      }),
    }),
    fc.record({ attacker: fighterName, target: fighterName, reaction: fc.boolean() }),
    fc.record({
      target: fighterName,
      amount: fc.integer({ min: -20, max: 20 }),
      condition: fc.constantFrom('prone', 'x'),
    }),
    fc.record({
      who: fighterName,
      check: fc.constantFrom('Stealth', 'Wisdom save'),
      difficulty: fc.integer({ min: 1, max: 30 }),
    }),
    fc.record({ length: fc.constantFrom('short', 'long') }),
    fc.jsonValue(),
  );
  const call = fc.record({
    name: fc.constantFrom(
      ...tools.map(({ definition }) => definition.name),
      ...['attack', 'damage', 'next_turn', 'end_encounter', 'nonsense'],
    ),
    input: fc.oneof(
      args.map((value) => JSON.stringify(value)),
      fc.string(),
    ),
  });

  it('[D7.13] no call throws, an error changes nothing, and what is staged stays within its bounds', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 12 }), (calls) => {
        const staged = stage();
        for (const [index, { name, input }] of calls.entries()) {
          const { effects, answer } = runToolCall(
            tableTools(staged.table),
            { id: `${index}`, name, input },
            staged,
          );
          if ('error' in answer) expect(effects).toEqual([]);
          for (const effect of effects) staged.record(effect);
        }
        const { party, world } = staged.table;
        for (const { character } of party) {
          const changes = staged.effects.flatMap((effect) =>
            effect.kind === 'hit_points' && effect.character_id === character!.id
              ? [effect.after - effect.before]
              : [],
          );
          expect(character!.current_hp).toBe(20 + changes.reduce((sum, change) => sum + change, 0));
          expect(character!.current_hp).toBeLessThanOrEqual(character!.max_hp);
          for (const [place, spent] of character!.slots_spent.entries()) {
            expect(spent).toBeGreaterThanOrEqual(0);
            expect(spent).toBeLessThanOrEqual(spellSlots(character!)[place]!);
          }
        }
        expect(world.facts.length).toBeLessThanOrEqual(worldLimits.facts);
        expect(applyEffects(staged.table, staged.effects.toReversed().map(invertEffect))).toEqual(snapshot());
      }),
      { numRuns: 500 },
    );
  });
});
