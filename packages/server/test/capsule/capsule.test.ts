import type { CharacterRead, GameRead } from '@fireside/contract';
import { joinGame, joinTable, makeGame, modelAnswers, type Player, registerPlayer } from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLibrary } from '../../src/library/create-library.ts';
import { createEmbedder, type Embedder } from '../../src/library/embedder/embedder.ts';
import { createLog } from '../../src/log.ts';
import { createMemory } from '../../src/memory/memory.ts';
import { listen } from '../live/live-listener.ts';
import { ask } from '../rows.ts';
import { type Database, startTestService, type TestService } from '../start-service.ts';
import { type Campaign, capsuleOf, fact, importOf, playedCampaign } from './campaign.ts';

const log = createLog('silent');

/** A service whose library and memory are the real ones. */
async function wholeService(database: Database, embedder: Embedder): Promise<TestService> {
  const parts: { library?: object; memory?: object } = {};
  // They want the store, and the service wants them: whoever is called is there by then.
  const later = <T>(name: 'library' | 'memory'): T =>
    new Proxy(
      {},
      {
        get:
          (_, key) =>
          (...given: unknown[]) =>
            Reflect.get(parts[name]!, key)(...given),
      },
    ) as T;
  const service = await startTestService({ database, library: later('library'), memory: later('memory') });
  const memory = createMemory({ store: service.store, embedder, historyCharacters: 24_000, log });
  parts.memory = memory;
  parts.library = createLibrary({ store: service.store, embedder, memory, folders: [], log });
  return service;
}

function sheetOf({ id: _, owner_id, owner_name, created_at, updated_at, ...sheet }: CharacterRead) {
  return sheet;
}

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('a campaign from %s to %s', (there, here) => {
  let embedder: Embedder;
  let [source, target] = [] as unknown as [TestService, TestService];
  let campaign: Campaign;
  let importer: Player;
  let game: GameRead;

  beforeAll(async () => {
    embedder = createEmbedder();
    [source, target] = [await wholeService(there, embedder), await wholeService(here, embedder)];
    campaign = await playedCampaign(source);
    importer = await registerPlayer(target.client);
    const answer = await importOf(importer.client, await capsuleOf(campaign.host, campaign.game.id));
    expect([answer.status, answer.body]).toMatchObject([201, { name: 'Low Ferry' }]);
    game = answer.body as GameRead;
  });
  afterAll(async () => {
    await source?.stop();
    await target?.stop();
    await embedder?.close();
  });

  const at = (gameId: string) => ({ params: { game_id: gameId } });

  it('[E11.30] is a download for its creator alone', async () => {
    const answer = await campaign.host.client.request('GET', `/api/games/${campaign.game.id}/capsule`);
    expect(answer.headers.get('content-disposition')).toContain('filename="Low-Ferry.fireside.json"');
    const refused = await campaign.friend.client.request('GET', `/api/games/${campaign.game.id}/capsule`);
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { detail: 'Only the creator can change this game' },
    ]);
  });

  it('[E11.31] has the same settings, world, fight and script', async () => {
    const { game: before, host } = campaign;
    const { description, lines, veils, tone, language, zero_hp, pace, agency } = before;
    expect(game).toMatchObject({ description, lines, veils, tone, language, zero_hp, pace, agency });
    expect(game).toMatchObject({ creator_id: importer.user.id, status: 'active', has_adventure: true });
    expect(game.participation_code).not.toBe(before.participation_code);
    expect(await importer.client.must('readWorld', at(game.id))).toEqual(
      await host.client.must('readWorld', at(before.id)),
    );
    const fightOf = async (player: Player, id: string) => {
      const fight = await player.client.must('readEncounter', at(id));
      return { ...fight, combatants: fight?.combatants.map(({ character_id: _, ...one }) => one) };
    };
    expect(await fightOf(importer, game.id)).toEqual(await fightOf(host, before.id));
    expect(await importer.client.must('readGameScript', at(game.id))).toEqual(
      await host.client.must('readGameScript', at(before.id)),
    );
    const worldOf = async ({ store }: TestService, id: string) => {
      const [row] = await ask<{ state_json: string }>(
        store,
        'select state_json from world_states where game_id = :id',
        { id },
      );
      const { notes, place, encounter } = JSON.parse(row!.state_json);
      return { notes, place, foe: encounter.combatants[1] };
    };
    expect(await worldOf(target, game.id)).toEqual(await worldOf(source, before.id));
  });

  it('[E11.31] has nothing of what others have still to do, in their own words', async () => {
    const { game: before, host, friend } = campaign;
    const kept = { id: before.id };
    const [row] = await ask<{ state_json: string }>(
      source.store,
      'select state_json from world_states where game_id = :id',
      kept,
    );
    const write = (state: string) =>
      ask(source.store, 'update world_states set state_json = :state where game_id = :id returning game_id', {
        ...kept,
        state,
      });
    const tale = { at: 'the chapel', asked: {}, next: { [friend.user.id]: 'I stab Bram' } };
    await write(JSON.stringify({ ...JSON.parse(row!.state_json), tale }));
    const { world } = await capsuleOf(host, before.id);
    await write(row!.state_json);
    expect(world.tale).toEqual({ at: 'the chapel', asked: {}, next: {} });
  });

  it('[E11.31] tells the same story to whoever brought it, without what was whispered among others', async () => {
    const told = async (player: Player, id: string) =>
      (await player.client.must('messageHistory', { ...at(id), query: { limit: 500 } })).map(
        ({ id: _, user_id, character_id, to, effects, ...message }) => ({
          ...message,
          player_name:
            message.player_name === importer.user.name ? campaign.host.user.name : message.player_name,
          kinds: effects.map(({ kind }) => kind),
        }),
      );
    const here = await told(importer, game.id);
    expect(here).toEqual(await told(campaign.host, campaign.game.id));
    expect(JSON.stringify(here)).not.toContain('I pocket the ring');
    expect(here.map(({ content }) => content)).toContain('Psst.');
    expect(here.some(({ player_name }) => player_name === campaign.friend.user.name)).toBe(true);
  });

  it('[E11.31] remembers the same chapters of the same messages', async () => {
    const chronicleOf = async (player: Player, id: string) => {
      const { chapters, pinned } = await player.client.must('readChronicle', at(id));
      const messages = await player.client.must('messageHistory', { ...at(id), query: { limit: 500 } });
      const content = (wanted: number) => messages.find((one) => one.id === wanted)?.content;
      return {
        chapters: chapters.map(({ from_id, to_id, ...chapter }) => ({
          ...chapter,
          from: content(from_id),
          to: content(to_id),
        })),
        pinned: pinned.map(({ text }) => text),
      };
    };
    const here = await chronicleOf(importer, game.id);
    expect(here).toEqual(await chronicleOf(campaign.host, campaign.game.id));
    expect(here.chapters.map(({ from }) => from)).toEqual([
      undefined,
      fact,
      'The road goes on through heath, mile 0.',
    ]);
  });

  it('[E11.32] [E11.33] plays on: a waiting character becomes that of whoever takes it, and the DM remembers', async () => {
    const { client } = importer;
    const friend = await registerPlayer(target.client);
    const invitation = await friend.client.must('readInvitation', {
      params: { code: game.participation_code! },
    });
    expect(invitation.waiting).toEqual([
      {
        id: expect.any(String),
        name: 'Mira',
        level: 4,
        ancestry: 'Dwarf',
        class_name: 'Fighter',
        player_name: campaign.friend.user.name,
      },
    ]);
    const mira = invitation.waiting[0]!;
    await joinGame(friend, game, mira as unknown as CharacterRead);
    const party = await client.must('readParty', at(game.id));
    expect(party.map(({ character }) => sheetOf(character!))).toEqual([
      sheetOf(campaign.bram),
      sheetOf(campaign.mira),
    ]);
    expect(party.map(({ character }) => character!.owner_id)).toEqual([importer.user.id, friend.user.id]);
    expect(
      (await friend.client.must('readInvitation', { params: { code: game.participation_code! } })).waiting,
    ).toEqual([]);
    const late = await registerPlayer(target.client);
    const refused = await late.client.call('joinGame', {
      ...at(game.id),
      body: { participation_code: game.participation_code!, character_id: mira.id },
    });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'not_your_character' }]);

    await expect
      .poll(
        async () =>
          (
            await ask(target.store, 'select message_id from message_marks where game_id = :id', {
              id: game.id,
            })
          ).length,
        { timeout: 60_000 },
      )
      .toBeGreaterThan(20);
    await client.must('changeGame', { ...at(game.id), body: { pace: 'each' } });
    target.standIn.script(modelAnswers.text('Der Hund hebt den Kopf.'));
    const bot = await joinTable({ client, gameId: game.id });
    await bot.say('Where did the boatman hide his money?');
    await bot.waitForReply();
    const prompt = JSON.stringify(target.standIn.requests.at(-1)!.body);
    for (const known of [
      'They came from Gull Rock.',
      'Odo told them of his silver.',
      'Nobody trusts the reeve.',
      'The Drowned Chapel',
      'The reeve did it, and fears the hound.',
      'under the third willow',
    ])
      expect(prompt).toContain(known);
    expect(prompt).not.toContain('I pocket the ring');
  });

  it('[E11.32] a waiting character that its importer plays at another table waits no longer', async () => {
    const { client } = importer;
    const again = await importOf(client, await capsuleOf(campaign.host, campaign.game.id));
    const copy = again.body as GameRead;
    const code = { params: { code: copy.participation_code! } };
    const [mira] = (await client.must('readInvitation', code)).waiting;
    const elsewhere = await makeGame(importer);
    await joinGame(importer, elsewhere, mira as unknown as CharacterRead);
    expect((await client.must('readInvitation', code)).waiting).toEqual([]);
    const stranger = await registerPlayer(target.client);
    const refused = await stranger.client.call('joinGame', {
      ...at(copy.id),
      body: { participation_code: copy.participation_code!, character_id: mira!.id },
    });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'not_your_character' }]);
  });

  it('[E11.34] what was told elsewhere is neither taken back nor retold; what is told here is', async () => {
    const { client } = importer;
    const bot = await joinTable({ client, gameId: game.id });
    const messages = await client.must('messageHistory', { ...at(game.id), query: { limit: 500 } });
    const old = messages.find(({ content }) => content === fact)!;
    const before = await client.must('readParty', at(game.id));
    bot.send({ type: 'rewind', message_id: old.id });
    const refused = await bot.waitFor((event) => event.type === 'error');
    expect(refused).toMatchObject({ detail: 'What was told before the import cannot be taken back' });
    expect(await client.must('readParty', at(game.id))).toEqual(before);
    target.standIn.script(modelAnswers.text('Nichts rührt sich.'));
    const asked = await bot.say('I wait.');
    await bot.waitForReply();
    bot.send({ type: 'rewind', message_id: asked.id });
    await bot.waitFor((event) => event.type === 'rewound');
  });

  it('[E11.30] can be carried on from there', async () => {
    const listener = await listen(importer.client);
    const again = await importOf(importer.client, await capsuleOf(importer, game.id));
    expect(again.status).toBe(201);
    await listener.waitFor((again.body as GameRead).id, ({ is_participant }) => is_participant);
    const { chapters } = await importer.client.must('readChronicle', at((again.body as GameRead).id));
    expect(chapters.map(({ title }) => title)).toEqual(['Before', 'The landing', 'The heath']);
  });
});
