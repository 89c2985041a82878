import { describe, expect, it } from 'vitest';
import { calling, noExcerpts, play, resultsIn, snapshot } from '../../test/table.ts';
import type { ScriptExcerpts } from '../ports.ts';
import { redactEffects } from '@fireside/contract';

const game = { ...snapshot().game, name: 'The Mill', description: '', hasAdventure: true };
const at = (place: string) => snapshot({ game, world: { ...snapshot().world, place } });

const script: ScriptExcerpts = {
  outline: [
    { number: 1, title: 'The yard', depth: 0, kind: 'scene' },
    { number: 2, title: 'The loft', depth: 0, kind: 'scene' },
  ],
  first: 1,
  here: 2,
  toward: 2,
  place: '2?,1',
  isWhole: false,
  isMarked: true,
  passages: [{ scene: 2, label: 'read aloud', isLater: false, text: 'Flour hangs in the air.' }],
};

describe('the place of the party', () => {
  it('[E6.47] is set with enter_scene, which answers that scene', async () => {
    const asked: unknown[] = [];
    const { outcome, model } = play([calling(['enter_scene', { scene: 7 }]), 'You arrive.'], {
      snapshot: at('3,1'),
      recall: async ({ query, where }) => {
        asked.push([query, where]);
        return [{ source: 'scene 7', text: 'Flour.' }];
      },
    });
    const { effects } = await outcome;
    expect(effects).toEqual([{ kind: 'world', field: 'place', before: '3,1', after: '7!,3,1' }]);
    expect(asked).toEqual([['scene 7', 'adventure']]);
    expect(resultsIn(model, 1)).toEqual([
      { status: 'entered', passages: [{ source: 'scene 7', text: 'Flour.' }] },
    ]);
  });

  it('[E6.47] is no list of people, which is only read, and nothing that the outline does not have', async () => {
    const outline: ScriptExcerpts['outline'] = [
      ...script.outline,
      { number: 3, title: 'People', depth: 0, kind: 'people' },
    ];
    const library = async () => ({ ...noExcerpts, script: { ...script, outline, place: '2,1' } });
    const { outcome, model } = play(
      [calling(['enter_scene', { scene: 3 }]), calling(['enter_scene', { scene: 9 }]), 'You wait.'],
      { snapshot: at('2,1'), library, recall: async () => [{ source: 'scene 3', text: 'Hanna.' }] },
    );
    expect((await outcome).effects).toEqual([]);
    expect(resultsIn(model, 1)).toEqual([
      { status: 'read', passages: [{ source: 'scene 3', text: 'Hanna.' }] },
    ]);
    expect(resultsIn(model, 2).at(-1)).toMatchObject({ error: 'unknown_scene' });
  });

  it('[E6.47] leaves no trace of what was only thought', async () => {
    const { outcome } = play([calling(['enter_scene', { scene: 7 }]), 'You arrive.'], {
      snapshot: at('4?,3,1'),
    });
    const { effects } = await outcome;
    expect(effects).toEqual([{ kind: 'world', field: 'place', before: '4?,3,1', after: '7!,3,1' }]);
  });

  it('[E6.47] is a matter of games with an adventure alone', async () => {
    const { outcome, model } = play(['Hello.'], { snapshot: snapshot() });
    await outcome;
    expect(model.requests[0]?.tools.map(({ name }) => name)).not.toContain('enter_scene');
    const other = play(['Hello.'], { snapshot: at('') });
    await other.outcome;
    expect(other.model.requests[0]?.tools.map(({ name }) => name)).toContain('enter_scene');
  });

  it('[E6.43] is an effect of the turn when the service understood that they moved, and private', async () => {
    const library = async () => ({ ...noExcerpts, script });
    const { effects } = await play(['You arrive.'], { snapshot: at('1'), library }).outcome;
    expect(effects).toEqual([{ kind: 'world', field: 'place', before: '1', after: '2?,1' }]);
    expect(redactEffects(effects)).toEqual([]);
    const staying = await play(['You wait.'], { snapshot: at('2?,1'), library }).outcome;
    expect(staying.effects).toEqual([]);
  });
});
