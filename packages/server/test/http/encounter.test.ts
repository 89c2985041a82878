import { type Route, routes } from '@fireside/contract';
import { type Combatant, type Encounter, rebaseEffect, setWorld } from '@fireside/contract/effects';
import { joinGame, joinTable, makeCharacter, makeGame, type Player, registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { ask } from '../rows.ts';
import { databases } from '../start-service.ts';
import { type Act, storedTurns } from '../table/stored-table.ts';
import { isRewound } from '../table/taking-back-test.ts';
import { unknownId, useService } from './use-service.ts';

/** What nobody at a table may ever read; each of them stands nowhere else. */
const secrets = {
  armorClass: 81_371,
  hitPoints: 79_193,
  fewerHitPoints: 79_187,
  temporary: 61_331,
  difficulty: 54_173,
  creature: 'Canarybeast',
  label: 'canary label',
  notes: 'canary notes',
};
/** Of a game in a list `awaited` has names; of a fight it would be what rolls decide. */
const hiddenNames = ['"creature"', '"has_reacted"', '"attacks_made"', '"awaited":{'];

const goblin = (current: number): Combatant => ({
  id: 'goblin',
  name: 'Snag',
  side: 'foe',
  character_id: null,
  initiative: 12,
  conditions: ['prone'],
  hp: { current, max: secrets.hitPoints },
  state: current < secrets.hitPoints ? 'hurt' : 'unhurt',
  armor_class: secrets.armorClass,
  creature: secrets.creature,
  temporary_hp: secrets.temporary,
  has_reacted: true,
});

function hero(id: string, name: string, initiative: number): Combatant {
  return {
    id: `hero-${name}`,
    name,
    side: 'party',
    character_id: id,
    initiative,
    conditions: [],
    hp: null,
    state: 'unhurt',
  };
}

describe.each(databases)('the encounter over HTTP on %s', (database) => {
  const test = useService({ database });

  async function open() {
    const [ann, bob] = [await registerPlayer(test.client), await registerPlayer(test.client)];
    const game = await makeGame(ann, { zero_hp: 'fall', adventure_text: 'A ford, and who waits there.' });
    const mira = await makeCharacter(ann, { name: 'Mira', max_hp: 20 });
    const bram = await makeCharacter(bob, { name: 'Bram', max_hp: 30 });
    await joinGame(ann, game, mira);
    await joinGame(bob, game, bram);
    const fight: Encounter = {
      round: 2,
      turn: 1,
      combatants: [hero(mira.id, 'Mira', 15), hero(bram.id, 'Bram', 14), goblin(secrets.hitPoints)],
      zones: ['the ford'],
      attacks_made: 1,
    };
    const begin: Act = (ledger) => {
      const { table } = ledger;
      ledger.add(rebaseEffect(table, { kind: 'encounter', encounter: fight, before: null }));
      const { difficulty, label } = secrets;
      const sealed = { notation: '1d20', decides: 'check' as const, difficulty, label };
      ledger.add(setWorld(table.world, 'awaited', { [ann.user.id]: sealed }));
      ledger.add(setWorld(table.world, 'notes', secrets.notes));
    };
    const wound: Act = (ledger) => {
      const { encounter } = ledger.table;
      const next = {
        ...encounter!,
        combatants: [
          ...encounter!.combatants.filter(({ side }) => side === 'party'),
          goblin(secrets.fewerHitPoints),
        ],
      };
      ledger.add(rebaseEffect(ledger.table, { kind: 'encounter', encounter: next, before: null }));
    };
    const params = { game_id: game.id };
    const read = ({ client }: Player) => client.must('readEncounter', { params });
    return { ann, bob, game, mira, bram, begin, wound, params, read, ...storedTurns(test.store, game.id) };
  }

  it('[E5.7] is null where nobody fights', async () => {
    const { ann, params } = await open();
    const answer = await ann.client.call('readEncounter', { params });
    expect([answer.status, answer.body]).toEqual([200, null]);
  });

  it('[E5.7] is for those who have joined, of games that exist', async () => {
    const { ann, params } = await open();
    const stranger = await registerPlayer(test.client);
    const refused = await stranger.client.call('readEncounter', { params });
    expect([refused.status, refused.body]).toMatchObject([403, { detail: 'You have not joined this game' }]);
    const unknown = await ann.client.call('readEncounter', { params: { game_id: unknownId } });
    expect([unknown.status, unknown.body]).toMatchObject([404, { detail: 'Game not found' }]);
  });

  it('[E1.encounter] [E5.encounter] [E5.5] [E5.6] [E5.7] shows everybody, whoever is played as their sheet says now', async () => {
    const { ann, bob, bram, begin, play, read } = await open();
    await play(ann.user.id, begin);
    await bob.client.must('updateCharacter', {
      params: { character_id: bram.id },
      body: { current_hp: 0, conditions: ['unconscious'], death_saves: { successes: 1, failures: 2 } },
    });
    const death_saves = { successes: 0, failures: 0 };
    for (const player of [ann, bob])
      expect(await read(player)).toEqual({
        round: 2,
        turn: 1,
        zones: ['the ford'],
        combatants: [
          expect.objectContaining({
            name: 'Mira',
            hp: { current: 20, max: 20 },
            state: 'unhurt',
            death_saves,
          }),
          {
            id: 'hero-Bram',
            name: 'Bram',
            side: 'party',
            character_id: bram.id,
            initiative: 14,
            conditions: ['unconscious'],
            hp: { current: 0, max: 30 },
            state: 'dying',
            death_saves: { successes: 1, failures: 2 },
          },
          {
            id: 'goblin',
            name: 'Snag',
            side: 'foe',
            character_id: null,
            initiative: 12,
            conditions: ['prone'],
            hp: null,
            state: 'unhurt',
          },
        ],
      });
  });

  it('[E5.90] what stands on a sheet is stored there alone', async () => {
    const { ann, begin, play } = await open();
    await play(ann.user.id, begin);
    const rows = await ask<{ state_json: string }>(test.store, 'select state_json from world_states', {});
    const fights = rows.flatMap(({ state_json }) => JSON.parse(state_json).encounter ?? []) as Encounter[];
    for (const combatant of fights.flatMap(({ combatants }) => combatants))
      if (combatant.character_id !== null) expect(combatant).toMatchObject({ hp: null, conditions: [] });
    expect(fights.length).toBeGreaterThan(0);
  });

  it('[E5.92] who leaves or deletes their sheet is in the fight no more, for players and for the DM', async () => {
    const { ann, bob, game, mira, begin, wound, play, rewind, read, look } = await open();
    await play(ann.user.id, begin);
    const { askedId } = await play(ann.user.id, wound);
    const names = async () => {
      const encounter = await read(ann);
      expect((await look()).encounter?.turn).toBe(encounter?.turn);
      return (
        encounter && [
          ...encounter.combatants.map(({ name }) => name),
          encounter.combatants[encounter.turn]!.name,
        ]
      );
    };
    expect(await names()).toEqual(['Mira', 'Bram', 'Snag', 'Bram']);
    await ann.client.must('removeParticipant', { params: { game_id: game.id, user_id: bob.user.id } });
    expect(await names()).toEqual(['Mira', 'Snag', 'Snag']);
    await rewind(ann.user.id, askedId);
    expect(await names()).toEqual(['Mira', 'Snag', 'Snag']);
    expect((await look()).encounter?.combatants[1]?.hp?.current).toBe(secrets.hitPoints);
    await ann.client.must('deleteCharacter', { params: { character_id: mira.id } });
    expect(await names()).toEqual(['Snag', 'Snag']);
  });

  it('[E5.92] a turn that was told while they left does not bring them back', async () => {
    const { ann, bob, game, begin, wound, play, look, read } = await open();
    await play(ann.user.id, begin);
    let hasLeft = false;
    await play(ann.user.id, wound, async () => {
      // Should the service have taken the turn, it is played again, and Bob is gone already.
      if (hasLeft) return;
      await ann.client.must('removeParticipant', { params: { game_id: game.id, user_id: bob.user.id } });
      hasLeft = true;
    });
    for (const encounter of [await read(ann), (await look()).encounter])
      expect(encounter!.combatants.map(({ name }) => name)).toEqual(['Mira', 'Snag']);
  });

  it('[E5.99] a sequel begins without a fight, and characters fall there too', async () => {
    const { ann, begin, play, params } = await open();
    await play(ann.user.id, begin);
    await ask(test.store, `update games set status = 'ended' where id = :id`, { id: params.game_id });
    const sequel = await ann.client.must('createSequel', { params });
    expect(sequel.zero_hp).toBe('fall');
    expect(await ann.client.must('readEncounter', { params: { game_id: sequel.id } })).toBeNull();
    const next = await storedTurns(test.store, sequel.id).look();
    expect([next.encounter, next.world.awaited, next.zero_hp]).toEqual([null, {}, 'fall']);
  });

  it('[E5.5] [E5.91] no endpoint, export or event ever has a foe’s numbers or what a roll decides', async () => {
    const { ann, bob, game, mira, begin, wound, play, look } = await open();
    await play(ann.user.id, begin);
    const { askedId, message } = await play(ann.user.id, wound);
    // They are there to be found.
    const kept = JSON.stringify(await look());
    for (const secret of [secrets.armorClass, secrets.fewerHitPoints, secrets.difficulty, secrets.creature])
      expect(kept).toContain(String(secret));
    const told: Record<string, unknown> = { message };
    for (const { client } of [ann, bob]) {
      for (const [operation, route] of Object.entries<Route>(routes)) {
        if (route.method !== 'GET' || route.access === 'anyone') continue;
        // What another service plays on with: the DM's own papers, for the creator alone, who is told so.
        if (operation === 'readCapsule') continue;
        const path = route.path
          .replace(':game_id', game.id)
          .replace(':character_id', mira.id)
          .replace(':message_id', String(message.id))
          .replace(':code', game.participation_code!);
        for (const query of operation === 'exportGame' ? ['md', 'html', 'json'] : ['']) {
          const answer = await client.request('GET', query ? `${path}?format=${query}` : path);
          told[`${operation} ${query} ${client === ann.client}`] = answer.body;
        }
      }
    }
    const bot = await joinTable({ client: ann.client, gameId: game.id, afterId: 0 });
    await bot.settled();
    bot.send({ type: 'rewind', message_id: askedId });
    await bot.waitFor(isRewound);
    await bot.settled();
    expect(bot.events.filter(({ type }) => type === 'effect')).not.toEqual([]);
    told.events = bot.events;
    told.withdrawn = (await ann.client.request('GET', `/api/games/${game.id}/withdrawn`)).body;
    const searched = Object.entries(told);
    expect(searched.length).toBeGreaterThan(40);
    for (const [where, body] of searched) {
      const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
      for (const secret of Object.values(secrets))
        expect({ where, found: text.includes(String(secret)) }).toEqual({ where, found: false });
      for (const name of hiddenNames)
        expect({ where, found: text.includes(name) }).toEqual({ where, found: false });
    }
    expect(JSON.stringify(told)).toContain('Snag');
  });
});
