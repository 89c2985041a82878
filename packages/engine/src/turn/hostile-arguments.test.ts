import { redactEffect } from '@fireside/contract';
import { describe, expect, it } from 'vitest';
import { calling, play, recorder, resultsIn } from '../../test/table.ts';
import { tellingTable } from '../../test/told-turn.ts';

const notes = 'The silver key lies hidden below the third stair of the old mill by the weir.';
const code = 'QX7KP2MD';
const told = `${notes} ${code}`;

const known = tellingTable({});
const snapshot = { ...known, game: { ...known.game, code }, world: { ...known.world, notes } };

describe('arguments of a call that players read', () => {
  it.each<[string, string, unknown]>([
    ['a fact', 'update_world_state', { facts: [told] }],
    ['the scene', 'update_world_state', { scene: told }],
    ['a note on somebody', 'update_world_state', { people: [{ name: 'Hobb', note: told }] }],
    ['a condition', 'update_character', { character: 'Mira Thorn', conditions: [told] }],
    ['an item', 'update_character', { character: 'Mira Thorn', add_items: [{ name: 'map', note: told }] }],
    ['combat stats', 'update_character', { character: 'Mira Thorn', combat_stats: { plan: told } }],
    ['the reason of a roll', 'roll_dice', { notation: '1d20', reason: told, roller: 'dm' }],
    ['the ending', 'end_game', { outcome: 'victory', summary: told }],
  ])('[E7.20] [E7.23] do not tell a secret as %s', async (_, name, input) => {
    const frames: unknown[] = [];
    const observer = {
      ...recorder(),
      rolling: (roll: unknown) => frames.push(roll),
      effect: (effect: Parameters<typeof redactEffect>[0]) => frames.push(redactEffect(effect)),
    };
    await play([calling([name, input]), 'A crow calls.', 'A crow calls.'], { snapshot, observer }).outcome;
    const sent = JSON.stringify(frames);
    expect(sent).not.toContain(code);
    expect(sent).not.toContain('third stair of the old mill');
  });

  it.each([
    [
      'lists',
      'update_character',
      `{"character":"Mira Thorn","conditions":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
    ],
    ['objects', 'update_world_state', `{"facts":${'{"a":'.repeat(1e5)}1${'}'.repeat(1e5)}}`],
  ])('[E7.16] that are %s without end are answered like any other mistake', async (_, name, input) => {
    const { outcome, model } = play([calling([name, input]), 'A crow calls.'], { snapshot });
    expect((await outcome).narration).toBe('A crow calls.');
    expect(resultsIn(model, 1)).toMatchObject([{ error: 'invalid_arguments' }]);
  });

  it('[E7.40] do not cross a line either', async () => {
    const lines = ['spiders'];
    const { outcome, model } = play(
      [calling(['update_world_state', { facts: ['A huge spider lives in the mill.'] }]), 'A crow calls.'],
      { snapshot: { ...snapshot, game: { ...snapshot.game, lines } } },
    );
    expect((await outcome).effects).toEqual([]);
    expect(resultsIn(model, 1)).toMatchObject([{ error: 'not_for_players' }]);
  });
});
