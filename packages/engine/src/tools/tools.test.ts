import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ann, bob, character, recorder, seat, selfRolling, snapshot } from '../../test/table.ts';
import { createDice } from '../dice/create-dice.ts';
import type { Snapshot } from '../snapshot.ts';
import { endedReason } from '../turn/ended-reason.ts';
import { StagedTable } from '../turn/staged-table.ts';
import { bounds } from './bounds.ts';
import { endGame } from './end-game.ts';
import { rollDice } from './roll-dice.ts';
import { runToolCall } from './run-tool-call.ts';
import { tableTools } from './table-tools.ts';
import { updateCharacter } from './update-character.ts';
import { updateWorldState } from './update-world-state.ts';

const dice = createDice((_, max) => max);

function stage(fields: Partial<Snapshot> = {}): StagedTable {
  return new StagedTable(snapshot(fields), dice, recorder());
}

describe('the definitions', () => {
  it('tell the model names, descriptions and JSON schemas', () => {
    for (const { definition } of tableTools) {
      expect(definition.description?.length).toBeGreaterThan(100);
      expect(definition.inputSchema).toMatchObject({ type: 'object', properties: expect.any(Object) });
    }
    expect(tableTools.map(({ definition }) => definition.name)).toEqual([
      'roll_dice',
      'update_character',
      'update_world_state',
      'end_game',
    ]);
  });

  it('require what the specification requires', () => {
    expect(rollDice.definition.inputSchema.required).toEqual(['notation', 'reason']);
    expect(updateCharacter.definition.inputSchema.required).toEqual(['character']);
    expect(endGame.definition.inputSchema.required).toEqual(['outcome', 'summary']);
  });
});

describe('update_character', () => {
  it('finds a character by id, and by name whatever its case', () => {
    const staged = stage();
    expect(updateCharacter.call({ character: bob.character?.id, hp_change: -1 }, staged)).toMatchObject({
      character: 'Lira',
    });
    expect(updateCharacter.call({ character: ' LIRA ', hp_change: -1 }, staged)).toMatchObject({
      current_hp: 18,
    });
  });

  it('asks for the id where two characters share a name', () => {
    const twin = seat({ userId: 'user-cy', name: 'Cy', character: character({ id: 'other-id' }) });
    const staged = stage({ seats: [ann, twin] });
    expect(updateCharacter.call({ character: 'Brakk', hp_change: -1 }, staged)).toMatchObject({
      error: 'ambiguous_character',
      detail: expect.stringContaining('other-id'),
    });
    expect(updateCharacter.call({ character: 'other-id', hp_change: -1 }, staged)).toMatchObject({
      status: 'updated',
    });
  });

  it('never lifts HP above the maximum', () => {
    const staged = stage();
    expect(updateCharacter.call({ character: 'Brakk', hp_change: 500 }, staged)).toMatchObject({
      current_hp: 28,
    });
    expect(updateCharacter.call({ character: 'Brakk', max_hp: 10 }, staged)).toMatchObject({
      current_hp: 10,
      max_hp: 10,
    });
    expect(staged.changes().characters).toEqual([
      { characterId: ann.character?.id, hpChange: -10, set: { max_hp: 10 } },
    ]);
  });

  it('raises maximum and HP in one call', () => {
    const staged = stage();
    updateCharacter.call({ character: 'Brakk', max_hp: 36, current_hp: 36, level: 4 }, staged);
    expect(staged.changes().characters).toEqual([
      { characterId: ann.character?.id, hpChange: 16, set: { max_hp: 36, level: 4 } },
    ]);
  });

  it('[2] replaces combat_stats whole', () => {
    const staged = stage();
    updateCharacter.call({ character: 'Brakk', combat_stats: { rage: 2 } }, staged);
    updateCharacter.call({ character: 'Brakk', combat_stats: { stance: 'low', blessed: true } }, staged);
    expect(staged.characters[0]?.combat_stats).toEqual({ stance: 'low', blessed: true });
    expect(staged.changes().characters[0]?.set.combat_stats).toEqual({ stance: 'low', blessed: true });
  });

  it('says that the game ends at 0 HP and stays consistent afterwards', () => {
    const staged = stage();
    expect(updateCharacter.call({ character: 'Brakk', hp_change: -20 }, staged)).toMatchObject({
      current_hp: 0,
      notice: expect.stringContaining('the game ends'),
    });
    expect(staged.isOver).toBe(true);
    updateCharacter.call({ character: 'Brakk', hp_change: 5 }, staged);
    expect(staged.isOver).toBe(false);
    expect(staged.changes().characters[0]?.hpChange).toBe(-15);
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
    [{ character: 'Brakk', inventory: [{ name: 'x'.repeat(121) }] }, 'invalid_arguments'],
    [{ character: 'Brakk', inventory: [{ name: 'rope', quantity: -1 }] }, 'invalid_arguments'],
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
    expect(updateCharacter.call(args, staged)).toMatchObject({ error });
    expect(staged.changes().characters).toEqual([]);
  });
});

describe('update_world_state', () => {
  it('adds and changes by name, keeps what is not named, and leaves no duplicates', () => {
    const staged = stage();
    updateWorldState.call(
      {
        scene: 'A quay',
        quests: [{ name: 'Find the caravan', note: 'Last seen at the ford' }],
        facts: ['It rains.'],
      },
      staged,
    );
    updateWorldState.call(
      {
        time: 'Dusk',
        quests: [{ name: 'find the CARAVAN', status: 'done' }],
        people: [{ name: 'Odo', note: 'Ferryman' }],
        facts: ['it rains. ', 'The ford is guarded.'],
      },
      staged,
    );
    expect(staged.changes().world).toEqual({
      scene: 'A quay',
      time: 'Dusk',
      quests: [{ name: 'find the CARAVAN', status: 'done', note: 'Last seen at the ford' }],
      people: [{ name: 'Odo', note: 'Ferryman' }],
      facts: ['It rains.', 'The ford is guarded.'],
      notes: '',
    });
  });

  it('forgets by name or text and says what it did not find', () => {
    const staged = stage();
    updateWorldState.call({ people: [{ name: 'Odo' }], facts: ['It rains.'] }, staged);
    expect(updateWorldState.call({ forget: ['odo', 'IT RAINS.', 'Mara'] }, staged)).toEqual({
      status: 'updated',
      not_found: ['Mara'],
    });
    expect(staged.world).toMatchObject({ people: [], facts: [] });
  });

  it('lets the oldest fall out', () => {
    const staged = stage();
    for (let index = 0; index < bounds.facts.entries + 5; index++)
      updateWorldState.call({ facts: [`Fact ${index}`] }, staged);
    expect(staged.world.facts).toHaveLength(bounds.facts.entries);
    expect(staged.world.facts[0]).toBe('Fact 5');
  });

  it('refuses notes that are too long and changes nothing', () => {
    const staged = stage();
    expect(updateWorldState.call({ scene: 'Elsewhere', notes: 'x'.repeat(4_001) }, staged)).toMatchObject({
      error: 'invalid_arguments',
    });
    expect(staged.changes().world).toBeNull();
  });
});

describe('end_game', () => {
  it('ends once', () => {
    const staged = stage();
    const first = { outcome: 'victory', summary: 'The road is\nsafe again.' };
    expect(endGame.call(first, staged)).toMatchObject({ status: 'ended' });
    expect(endGame.call({ outcome: 'defeat', summary: 'No.' }, staged)).toMatchObject({
      error: 'already_ended',
    });
    const { ending } = staged.changes();
    expect(ending && endedReason(ending)).toBe('victory: The road is safe again.');
  });

  it('leaves the table usable for the rest of the turn', () => {
    const staged = stage({ speaker: selfRolling });
    endGame.call({ outcome: 'resolved', summary: 'Home.' }, staged);
    expect(updateCharacter.call({ character: 'Brakk', hp_change: 3 }, staged)).toMatchObject({
      status: 'updated',
    });
    expect(rollDice.call({ notation: '1d6', reason: 'Luck' }, staged)).toMatchObject({ error: 'game_over' });
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
  const fieldNames = tableTools.flatMap(({ definition }) =>
    Object.keys(definition.inputSchema.properties ?? {}),
  );
  const args = fc.oneof(
    fc.dictionary(fc.constantFrom(...fieldNames), anyField),
    fc.record({ character: fc.constantFrom('Brakk', 'Lira'), hp_change: fc.integer({ min: -40, max: 40 }) }),
    fc.record({ notation: fc.constantFrom('1d20', '2d6+1', '9d'), reason: fc.string() }),
    fc.record({ facts: fc.array(fc.string()), notes: fc.string() }),
    fc.jsonValue(),
  );
  const call = fc.record({
    name: fc.constantFrom(...tableTools.map(({ definition }) => definition.name), 'nonsense'),
    input: fc.oneof(
      args.map((value) => JSON.stringify(value)),
      fc.string(),
    ),
  });

  it('no call throws, an error changes nothing, and what is staged stays within its bounds', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 12 }), (calls) => {
        const staged = stage();
        for (const [index, { name, input }] of calls.entries()) {
          const before = structuredClone({ changes: staged.changes(), sheets: staged.characters });
          const result = runToolCall(tableTools, { id: `${index}`, name, input }, staged);
          if ('error' in result)
            expect({ changes: staged.changes(), sheets: staged.characters }).toEqual(before);
        }
        for (const sheet of staged.characters) {
          const change = staged.changes().characters.find(({ characterId }) => characterId === sheet.id);
          expect(sheet.current_hp).toBe(20 + (change?.hpChange ?? 0));
          expect(sheet.current_hp).toBeLessThanOrEqual(sheet.max_hp);
        }
        expect(staged.world.facts.length).toBeLessThanOrEqual(bounds.facts.entries);
      }),
      { numRuns: 500 },
    );
  });
});
