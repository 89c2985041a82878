import { makeGame, joinGame, registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { ask, insertRows } from '../rows.ts';
import { databases, emptyLibrary } from '../start-service.ts';
import { readScript } from '@fireside/engine/script';
import { unknownId, useService } from './use-service.ts';

const text = [
  '# The Mill',
  '## Background',
  'Long ago the miller drowned his brother.',
  '## The yard',
  '> The wheel stands still.',
  'The miller is hiding in the loft.',
  '## The loft',
  '> Flour hangs in the air.',
  'A knife lies under the sacks.',
  '## Ending: the flood',
  'The mill is washed away.',
].join('\n\n');

/** As the library reads it, without vectors. */
async function readAdventure(adventure: string) {
  const { scenes, first } = readScript(adventure);
  return {
    scenes: scenes.map(({ passages: _, ...scene }) => ({
      ...scene,
      is_first: Number(scene.number === first),
    })),
    chunks: scenes
      .flatMap(({ number, title, passages }) => passages.map((passage) => ({ number, title, ...passage })))
      .map(({ number, title, label, text: content }, position) => ({
        position,
        heading: title,
        content,
        vector: null,
        scene: number,
        label,
      })),
  };
}

describe.each(databases)('scripts on %s', (database) => {
  const test = useService({ database, library: { ...emptyLibrary, readAdventure } });

  it('[E13.57] the marks of Homebrewery are in no outline and in nothing that is kept of it', async () => {
    const brewed = [
      '```css\n.page { color : red }\n```',
      '# The Mill\n{{pageNumber,auto}}\n\\page',
      '## The yard\n{{descriptive\nThe **wheel**{color:red} stands still.}}',
      '{{note\n##### Truth\nThe miller is hiding in the loft.\n}}\n\\column',
      '{{monster,frame\n## Miller\n**Armor Class** :: 10\n}}',
    ].join('\n\n');
    const ann = await registerPlayer(test.client);
    const outline = await ann.client.must('readScript', { body: { adventure_text: brewed } });
    expect(outline.scenes.map(({ title }) => title)).toEqual(['The Mill', 'The yard']);
    expect(outline.scenes[1]).toMatchObject({ aloud: 'The **wheel** stands still.' });
    const game = await makeGame(ann, { adventure_text: brewed });
    const kept = await ask<{ content: string; label: string }>(
      test.store,
      'select content, label from adventure_chunks where game_id = :id order by position',
      { id: game.id },
    );
    expect(kept.filter(({ label }) => label === 'read aloud').map(({ content }) => content)).toEqual([
      'The **wheel** stands still.',
    ]);
    for (const shown of [JSON.stringify(outline.scenes), ...kept.map(({ content }) => content)])
      expect(shown).not.toMatch(/\{\{|\}\}|page|column|:: |color/);
    expect(kept.map(({ content }) => content).join('\n')).toMatch(
      /hiding in the loft[\s\S]*Armor Class\*\* 10/,
    );
  });

  it('[E6.50] a text is read into its outline, and nothing is stored', async () => {
    const { client } = await registerPlayer(test.client);
    const before = await ask(test.store, 'select count(*) as count from adventure_scenes');
    const outline = await client.must('readScript', { body: { adventure_text: text } });
    expect(outline.first).toBe(3);
    expect(outline.scenes.map(({ number, title, kind }) => [number, title, kind])).toEqual([
      [1, 'The Mill', 'front'],
      [2, 'Background', 'background'],
      [3, 'The yard', 'scene'],
      [4, 'The loft', 'scene'],
      [5, 'Ending: the flood', 'ending'],
    ]);
    expect(outline.scenes[2]).toMatchObject({
      depth: 1,
      aloud: 'The wheel stands still.',
      secret: 'The miller is hiding in the loft.',
      characters: 56,
    });
    expect(await ask(test.store, 'select count(*) as count from adventure_scenes')).toEqual(before);
    const refused = await client.call('readScript', { body: { adventure_text: '' } });
    expect(refused.status).toBe(422);
  });

  it('[E6.51] a game is made with the corrections of its creator', async () => {
    const creator = await registerPlayer(test.client);
    const game = await makeGame(creator, {
      adventure_text: text,
      script: {
        first: 4,
        scenes: [{ number: 3, title: 'The courtyard' }, { number: 2, kind: 'front' }, { number: 99 }],
      },
    });
    const script = await creator.client.must('readGameScript', { params: { game_id: game.id } });
    expect(script).toMatchObject({ first: 4, place: null });
    expect(script.scenes[1]).toMatchObject({ kind: 'front' });
    expect(script.scenes[2]).toMatchObject({
      title: 'The courtyard',
      aloud: 'The wheel stands still.',
      characters: 56,
    });
  });

  it('[E6.52] only the creator reads and changes the script of a game', async () => {
    const [creator, player] = [await registerPlayer(test.client), await registerPlayer(test.client)];
    const game = await makeGame(creator, { adventure_text: text });
    await joinGame(player, game);
    const params = { game_id: game.id };
    const sentence = { status: 403, body: { detail: 'Only the creator can read the script' } };
    expect(await player.client.call('readGameScript', { params })).toMatchObject(sentence);
    expect(await player.client.call('changeGameScript', { params, body: { place: 3 } })).toMatchObject(
      sentence,
    );
    const plain = await makeGame(creator);
    expect(await creator.client.call('readGameScript', { params: { game_id: plain.id } })).toMatchObject({
      status: 404,
      body: { detail: 'This game has no adventure' },
    });
    expect(await creator.client.call('readGameScript', { params: { game_id: unknownId } })).toMatchObject({
      status: 404,
      body: { detail: 'Game not found' },
    });
  });

  it('[E6.53] the creator corrects the outline and says where the party is; players see nothing of it', async () => {
    const [creator, player] = [await registerPlayer(test.client), await registerPlayer(test.client)];
    const game = await makeGame(creator, { adventure_text: text });
    await joinGame(player, game);
    const params = { game_id: game.id };
    await insertRows(test.store, 'world_states', {
      game_id: game.id,
      state_json: JSON.stringify({ scene: 'A yard', place: '3' }),
      updated_at: new Date().toISOString(),
    });
    const change = (body: object) => creator.client.must('changeGameScript', { params, body });
    expect(
      await change({ place: 4, scenes: [{ number: 5, kind: 'scene', title: 'The flood' }] }),
    ).toMatchObject({
      place: 4,
      first: 3,
    });
    const read = await creator.client.must('readGameScript', { params });
    expect(read.scenes[4]).toMatchObject({ title: 'The flood', kind: 'scene' });
    const [row] = await ask<{ state_json: string }>(
      test.store,
      'select state_json from world_states where game_id = :id',
      {
        id: game.id,
      },
    );
    expect(JSON.parse(row!.state_json)).toMatchObject({ scene: 'A yard', place: '4,3' });
    expect(await player.client.must('readWorld', { params })).not.toHaveProperty('place');
    const unknown = await creator.client.call('changeGameScript', { params, body: { place: 60 } });
    expect(unknown).toMatchObject({ status: 404, body: { detail: 'Scene not found' } });
  });
});
