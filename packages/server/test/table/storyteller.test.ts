import { createStoryteller } from '@fireside/storyteller';
import {
  createClient,
  joinGame,
  joinTable,
  makeCharacter,
  makeGame,
  registerPlayer,
  startFireside,
} from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { worldQueries } from '../../src/games/world-queries.ts';
import { ask } from '../rows.ts';
import { startTestService, type TestService } from '../start-service.ts';
import { isRewound } from './taking-back-test.ts';

async function sitDown(service: Pick<TestService, 'url'>, description: string, adventure?: string) {
  const player = await registerPlayer(createClient(service.url));
  const game = await makeGame(player, {
    name: 'The Long Night',
    description,
    ...(adventure && { adventure_text: adventure }),
  });
  await joinGame(player, game, await makeCharacter(player, { name: 'Bram' }));
  const bot = await joinTable({ client: player.client, gameId: game.id });
  const greeting = await bot.waitForReply();
  return { player, game, bot, greeting, params: { game_id: game.id } };
}

const adventure = `# The Lamp at Gull Rock

## Background for the DM
The keeper, Ondine Marsh, has drowned; a thing called velquarrow wears her coat.

## 1. The Landing
> Spray stings your eyes. A lamp burns in the window of the keeper's house, and nobody answers your shout.

**DM only:** the boathouse key lies under the third stone, marked with the word thornibble.

## 2. The Keeper's House
> The table is laid for two. One of the cups is full of seawater.

## Ending
> The lamp goes out, and for the first time in a year the gulls come back.
`;

describe.each(['sqlite', 'postgres'] as const)('the storyteller on %s', (database) => {
  it('[E9.2] keeps its tale where nobody sees it, and takes it back with the turn', async () => {
    const service = await startTestService({ database, model: createStoryteller() });
    const { player, game, bot, params } = await sitDown(service, 'A fantasy tale.');
    const tale = async () => {
      const [row] = await ask<{ state_json: string }>(
        service.store,
        'select state_json from world_states where game_id = :id',
        { id: game.id },
      );
      return JSON.parse(row!.state_json).tale as { turns: number };
    };
    const before = await tale();
    const spoken = await bot.say('I look around.');
    await bot.waitForReply();
    expect((await tale()).turns).toBe(before.turns + 1);
    const seen = JSON.stringify([
      await player.client.must('readWorld', { params }),
      await player.client.must('messageHistory', { params }),
      bot.events,
    ]);
    expect(seen).not.toContain('"tale"');
    bot.send({ type: 'rewind', message_id: spoken.id });
    await bot.waitFor(isRewound);
    expect(await tale()).toEqual(before);
    await bot.close();
    await service.stop();
  });

  it('[E9.11] leads no two tables of a genre to the same place', async () => {
    let service: TestService | null = null;
    const latestTales = () => service!.store.call(worldQueries.latestTales, { most: 30 });
    service = await startTestService({ database, model: createStoryteller({ latestTales }) });
    const scenes: string[] = [];
    for (let table = 0; table < 6; table++) {
      const { player, bot, params } = await sitDown(service, 'A western tale.');
      scenes.push((await player.client.must('readWorld', { params })).scene);
      await bot.close();
    }
    expect(new Set(scenes).size).toBe(scenes.length);
    await service.stop();
  });
});

it('[E9.12] the storyteller reads of a pasted adventure what is read aloud, and nothing that is the DM’s alone', async () => {
  const service = await startFireside({ environment: { FIRESIDE_MODEL: 'storyteller' } });
  const { bot, greeting } = await sitDown(service, 'By the sea.', adventure);
  expect(greeting.content).toContain('Spray stings your eyes');
  const told = [greeting.content];
  for (const line of [
    'What is the secret here?',
    'I search under the stones',
    'I go to the keeper’s house',
  ]) {
    await bot.say(line);
    told.push((await bot.waitForReply()).content);
  }
  expect(told.join('\n')).not.toMatch(/velquarrow|thornibble|drowned/);
  expect(told.at(-1)).toContain('The table is laid for two');
  await bot.close();
  await service.stop();
});
