import { applyEffects, type PendingRoll, rollsOf, worldLimits } from '@fireside/contract';
import { describe, expect, it } from 'vitest';
import { calling, play, resultsIn, selfRolling, snapshot } from '../../test/table.ts';
import type { Snapshot } from '../snapshot.ts';
import type { TurnOutcome } from './outcome.ts';

/** What the turn leaves awaited from the first player. */
function awaited(table: Snapshot, { effects }: TurnOutcome): PendingRoll | null {
  return applyEffects(table, effects).party[0]!.pending_roll;
}

describe('a turn', () => {
  it('streams the narration and returns it whole', async () => {
    const { outcome, recorded } = play([
      'The door creaks open on its hinges. Dust dances in the pale light of the morning.',
    ]);
    const { narration } = await outcome;
    expect(narration).toBe(
      'The door creaks open on its hinges. Dust dances in the pale light of the morning.',
    );
    expect(recorded.shown.length).toBeGreaterThan(3);
    expect(recorded.shown.join('')).toBe(narration);
  });

  it('[E1.rolled] rolls, shows the dice and hands the model the result', async () => {
    const { outcome, model, recorded } = play(
      [
        calling(['roll_dice', { notation: '1d20+5', reason: 'Athletics', roller: 'player' }]),
        'It bursts open.',
      ],
      { face: 12 },
    );
    const { effects, narration } = await outcome;
    const roll = { notation: '1d20+5', reason: 'Athletics', total: 17, breakdown: '[12]+5 = 17' };
    expect(effects).toEqual([{ kind: 'rolled', roll, by: 'user-ann' }]);
    expect(recorded.events).toEqual([
      ['rolling', '1d20+5', 'Athletics'],
      ['rolled', { roll, by: 'user-ann' }],
    ]);
    expect(resultsIn(model, 1)).toEqual([{ status: 'rolled', ...roll }]);
    expect(narration).toBe('It bursts open.');
  });

  it('keeps the words before a tool call, parted by a blank line', async () => {
    const { outcome, recorded } = play([
      {
        text: 'You lean against it.  \n',
        ...calling(['roll_dice', { notation: '1d20', reason: 'Strength' }]),
      },
      '\n\nIt gives way.\n',
    ]);
    const { narration } = await outcome;
    expect(narration).toBe('You lean against it.\n\nIt gives way.');
    expect(recorded.shown.join('')).toBe(narration);
  });

  it('parts words in front of a call from words behind it', async () => {
    const { outcome } = play([
      {
        text: 'You push.',
        ...calling(['update_world_state', { scene: 'A hall' }]),
        afterwards: 'It opens.',
      },
      'Cold air.',
    ]);
    expect((await outcome).narration).toBe('You push.\n\nIt opens.\n\nCold air.');
  });

  it('lets later calls see what earlier ones did and shows every effect as it happens', async () => {
    const { outcome, model, recorded } = play([
      calling(
        ['update_character', { character: 'brakk', hp_change: -5 }],
        ['update_character', { character: 'BRAKK', hp_change: -3, conditions: ['prone'] }],
      ),
      calling(['update_character', { character: 'Lira', current_hp: 99 }]),
      'Steel rings.',
    ]);
    const { effects } = await outcome;
    expect(effects).toMatchObject([
      { kind: 'hit_points', name: 'Brakk', before: 20, after: 15, max: 28 },
      { kind: 'hit_points', name: 'Brakk', before: 15, after: 12 },
      { kind: 'condition', name: 'Brakk', condition: 'prone', on: true },
      { kind: 'hit_points', name: 'Lira', before: 20, after: 28 },
    ]);
    expect(recorded.events).toEqual(effects.map(({ kind, ...effect }) => [kind, effect]));
    expect(resultsIn(model, 1).map((result) => result.current_hp)).toEqual([15, 12]);
  });

  it('leaves the snapshot as it was', async () => {
    const before = snapshot();
    const copy = structuredClone(before);
    await play(
      [
        calling(
          ['update_character', { character: 'Brakk', hp_change: -5, remove_items: [{ name: 'axe' }] }],
          ['update_world_state', { scene: 'A cellar', facts: ['It is wet.'] }],
        ),
        'Down you go.',
      ],
      { snapshot: before },
    ).outcome;
    expect(before).toEqual(copy);
  });

  it('sums the tokens of all requests', async () => {
    const { outcome } = play([
      {
        ...calling(['roll_dice', { notation: '1d6', reason: 'Luck' }]),
        usage: { input: 100, output: 10, cached: 60 },
      },
      { text: 'So be it.', usage: { input: 150, output: 20, cached: 90 } },
    ]);
    expect((await outcome).usage).toEqual({ inputTokens: 250, outputTokens: 30, cachedInputTokens: 150 });
  });

  it('returns thoughts and tool calls to the model, but does not narrate thoughts', async () => {
    const { outcome, model } = play([
      {
        reasoning: 'They should roll.',
        text: '<think>Hm, which dice?</think>\nA moment.',
        ...calling(['roll_dice', { notation: '1d6', reason: 'Luck' }]),
        echo: { signed: 'They should roll.' },
      },
      { text: ['<thi', 'nk>really', '</think', '>  Luck smiles.'] },
    ]);
    expect((await outcome).narration).toBe('A moment.\n\nLuck smiles.');
    expect(model.requests[1]?.messages.at(-2)).toEqual({
      role: 'assistant',
      text: '<think>Hm, which dice?</think>\nA moment.',
      calls: [{ id: expect.any(String), name: 'roll_dice', input: expect.stringContaining('1d6') }],
      echo: { signed: 'They should roll.' },
    });
  });
});

describe('a turn of a player who rolls their own dice', () => {
  const table = snapshot({ speaker: selfRolling, party: [selfRolling] });

  it('[3.s3][D7.16][E1.roll_asked] awaits the roll and leaves the generator alone', async () => {
    const { outcome, model, recorded, draws } = play(
      [
        calling(['roll_dice', { notation: 'D20 + 5', reason: 'Stealth' }]),
        'Please roll 1d20+5 for Stealth, Ann.',
      ],
      { snapshot: table },
    );
    expect(awaited(table, await outcome)).toEqual({ notation: '1d20+5', reason: 'Stealth' });
    expect(draws()).toBe(0);
    expect(recorded.events).toEqual([
      ['roll_asked', { user_id: 'user-ann', notation: '1d20+5', reason: 'Stealth', before: null }],
    ]);
    expect(resultsIn(model, 1)).toEqual([
      {
        status: 'awaiting_player_roll',
        notation: '1d20+5',
        reason: 'Stealth',
        instruction: expect.stringContaining('exactly 1d20+5'),
      },
    ]);
  });

  it('[3.invalid-notation][D7.15] stores nothing when the notation is invalid', async () => {
    const { outcome, model } = play(
      [calling(['roll_dice', { notation: 'a fistful', reason: 'Stealth' }]), 'Never mind.'],
      { snapshot: table },
    );
    expect((await outcome).effects).toEqual([]);
    expect(resultsIn(model, 1)).toEqual([{ error: 'invalid_notation', detail: expect.any(String) }]);
  });

  it('refuses a second roll while one is awaited', async () => {
    const { outcome, model } = play(
      [
        calling(
          ['roll_dice', { notation: '1d20', reason: 'Stealth' }],
          ['roll_dice', { notation: '1d8', reason: 'Damage' }],
        ),
        'Roll 1d20, please.',
      ],
      { snapshot: table },
    );
    expect(awaited(table, await outcome)).toEqual({ notation: '1d20', reason: 'Stealth' });
    expect(resultsIn(model, 1)[1]).toMatchObject({ error: 'roll_already_awaited' });
  });

  it('[D7.7] rolls for creatures all the same', async () => {
    const { outcome, draws } = play(
      [calling(['roll_dice', { notation: '1d20+4', reason: 'Goblin attack', roller: 'dm' }]), 'It misses.'],
      { snapshot: table },
    );
    const { effects } = await outcome;
    expect(rollsOf(effects)).toHaveLength(1);
    expect(effects).toMatchObject([{ kind: 'rolled', by: 'dm' }]);
    expect(draws()).toBe(1);
  });

  it('[3.s5][E1.roll_asked] takes up the roll that was awaited, first of all', async () => {
    const pending_roll = { notation: '1d20+5', reason: 'Stealth' };
    const asked = { ...selfRolling, pending_roll };
    const { outcome, recorded } = play(
      [calling(['roll_dice', { notation: '1d8', reason: 'Damage' }]), 'Nineteen it is. Now roll 1d8.'],
      { snapshot: snapshot({ speaker: asked, party: [asked] }) },
    );
    expect(await outcome).toMatchObject({
      effects: [
        { kind: 'roll_asked', user_id: 'user-ann', notation: null, reason: null, before: pending_roll },
        { kind: 'roll_asked', user_id: 'user-ann', notation: '1d8', reason: 'Damage', before: null },
      ],
    });
    expect(recorded.events).toHaveLength(2);
  });

  it('asks for no roll once the game is over', async () => {
    const { outcome, model } = play(
      [
        calling(
          ['end_game', { outcome: 'defeat', summary: 'The dark took them.' }],
          ['roll_dice', { notation: '1d20', reason: 'Stealth' }],
        ),
        'And so it ends.',
      ],
      { snapshot: table },
    );
    expect((await outcome).effects).toEqual([
      { kind: 'game_ended', reason: 'defeat: The dark took them.', before: null },
    ]);
    expect(resultsIn(model, 1)[1]).toMatchObject({ error: 'game_over' });
  });
});

it('[D7.21] a turn can change so much and no more; the model is told', async () => {
  const facts = (seed: number) =>
    Array.from({ length: worldLimits.facts }, (_, index) =>
      `${seed} ${index} `.padEnd(worldLimits.fact, 'x'),
    );
  const call = (seed: number): [string, unknown] => ['update_world_state', { facts: facts(seed) }];
  const { outcome, model } = play([
    calling(...Array.from({ length: 20 }, (_, index) => call(index))),
    'Enough.',
  ]);
  const { effects } = await outcome;
  expect(JSON.stringify(effects).length).toBeLessThan(260 * 1024);
  const answers = resultsIn(model, 1);
  expect(answers[0]).toEqual({ status: 'updated' });
  expect(answers.at(-1)).toMatchObject({ error: 'too_much' });
});
