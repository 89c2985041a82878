import { joinGame, makeCharacter, makeGame, registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { databases } from '../start-service.ts';
import { ask } from '../rows.ts';
import { useService } from './use-service.ts';

describe.each(databases)('the HP rule over HTTP on %s', (database) => {
  const test = useService({ database });

  async function played() {
    const ann = await registerPlayer(test.client);
    const hero = await makeCharacter(ann, { name: 'Bree' });
    const games = [await makeGame(ann), await makeGame(ann), await makeGame(ann)] as const;
    await joinGame(ann, games[0], hero);
    await joinGame(ann, games[1], hero);
    const status = async (index: 0 | 1 | 2) => {
      const read = await ann.client.must('readGame', { params: { game_id: games[index].id } });
      return [read.status, read.ended_reason];
    };
    const patch = (body: object) => ann.client.request('PATCH', `/api/characters/${hero.id}`, { body });
    return { ann, hero, games, status, patch };
  }

  it.each([0, -7])(
    '[3.2][D3.1][D4.4] an owner’s change to %i HP ends every active game in which the character plays',
    async (hp) => {
      const { status, patch } = await played();
      const answer = await patch({ current_hp: hp });
      expect(answer.body).toMatchObject({ current_hp: hp });
      const ended = ['ended', `Bree fell to ${hp} HP`];
      expect([await status(0), await status(1), await status(2)]).toEqual([ended, ended, ['active', null]]);
    },
  );

  it('[E5.fall] [E5.95] games in which characters fall go on, whatever the owner writes; the others end', async () => {
    const { ann, games, status, patch } = await played();
    const body = { zero_hp: 'fall' as const };
    const changed = await ann.client.must('changeGame', { params: { game_id: games[0].id }, body });
    expect(changed.zero_hp).toBe('fall');
    for (const hp of [0, -3]) {
      await patch({ current_hp: hp, death_saves: { successes: 0, failures: 3 } });
      expect(await status(0)).toEqual(['active', null]);
    }
    expect(await status(1)).toEqual(['ended', 'Bree fell to 0 HP']);
    await ann.client.must('changeGame', { params: { game_id: games[0].id }, body: { zero_hp: 'end' } });
    expect(await status(0)).toEqual(['active', null]);
    await patch({ current_hp: -4 });
    expect(await status(0)).toEqual(['ended', 'Bree fell to -4 HP']);
  });

  it('[3.2] 1 HP is enough to play on', async () => {
    const { status, patch } = await played();
    await patch({ current_hp: 1 });
    expect(await status(0)).toEqual(['active', null]);
  });

  it('[D3.1] nothing leaves the ended state: healing does not, and a first reason stays', async () => {
    const { status, patch } = await played();
    await patch({ current_hp: 0 });
    await patch({ current_hp: 10 });
    expect(await status(0)).toEqual(['ended', 'Bree fell to 0 HP']);
    await patch({ current_hp: -3, name: 'Bree the Late' });
    expect(await status(0)).toEqual(['ended', 'Bree fell to 0 HP']);
  });

  it('[D4.4] a change that does not write HP ends nothing', async () => {
    const { ann, hero, status, patch } = await played();
    await ask(test.store, 'update characters set current_hp = -1 where id = :id', { id: hero.id });
    await patch({ level: 3 });
    expect(await status(0)).toEqual(['active', null]);
    expect(await ann.client.must('readCharacter', { params: { character_id: hero.id } })).toMatchObject({
      level: 3,
      current_hp: -1,
    });
  });
});
