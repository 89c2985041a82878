import type { CapsuleFile, CharacterRead, Effect, Encounter, GameRead } from '@fireside/contract';
import {
  type Client,
  joinGame,
  makeCharacter,
  makeGame,
  type Player,
  registerPlayer,
} from '@fireside/testing';
import { ask, insertRows, messageRow } from '../rows.ts';
import type { TestService } from '../start-service.ts';

export const fact = 'The ferryman Odo keeps his silver under the third willow. He trusts nobody with it.';

const adventure = `# The Bell at Low Ferry

## Background

The reeve drowned the old ferryman for his silver, and nobody may learn of it before the end.

## 1. The Landing

> A ferry bumps against the bank, and nobody ties it up.

The lantern on the landing hides the key of the chapel. Whoever looks finds it.

## 2. The Chapel

> Wet footprints lead to the altar.

The bell hangs without its clapper. The hound sleeps behind the altar.

## 3. The Reeds

> The water is black here.

The body lies here, with the reeve's ring in its fist.
`;

export interface Campaign {
  host: Player;
  friend: Player;
  game: GameRead;
  bram: CharacterRead;
  mira: CharacterRead;
}

function fightOf(bram: CharacterRead): Encounter {
  return {
    round: 2,
    turn: 1,
    combatants: [
      {
        id: 'bram',
        name: 'Bram',
        side: 'party',
        character_id: bram.id,
        initiative: 12,
        conditions: [],
        hp: null,
        state: 'unhurt',
      },
      {
        id: 'hound',
        name: 'Hound',
        side: 'foe',
        character_id: null,
        initiative: 9,
        conditions: ['Frightened'],
        hp: { current: 5, max: 11 },
        state: 'bloodied',
        armor_class: 12,
        creature: 'Mastiff',
      },
    ],
    zones: ['Nave', 'Altar'],
  };
}

/** A game in the middle of its story, with everything that a game can have. */
export async function playedCampaign({
  client,
  store,
}: Pick<TestService, 'client' | 'store'>): Promise<Campaign> {
  const host = await registerPlayer(client);
  const friend = await registerPlayer(client);
  const game = await makeGame(host, {
    name: 'Low Ferry',
    description: 'A bell that rings by itself.',
    adventure_text: adventure,
    lines: ['spiders'],
    veils: ['torture'],
    language: 'de',
    tone: 'eerie',
    zero_hp: 'fall',
    pace: 'round',
  });
  const sheet = {
    ancestry: 'Dwarf',
    class_name: 'Fighter',
    level: 4,
    max_hp: 38,
    abilities: { strength: 17, constitution: 16 },
    inventory: [{ name: 'Warhammer', quantity: 1, note: 'chipped' }],
    spells: ['Light'],
    proficiencies: ['Athletics'],
    backstory: 'He never learned to swim.',
    experience: 2_900,
  };
  const bram = await makeCharacter(host, { ...sheet, name: 'Bram', current_hp: 21, conditions: ['Prone'] });
  const mira = await makeCharacter(friend, {
    ...sheet,
    name: 'Mira',
    combat_stats: { Inspired: true, Initiative: 14 },
    slots_spent: [2, 1],
    temporary_hp: 5,
  });
  await joinGame(host, game, bram);
  await joinGame(friend, game, mira);
  const params = { game_id: game.id };
  const { scenes } = await host.client.must('readGameScript', { params });
  const chapel = scenes.find(({ title }) => title.includes('Chapel')) ?? scenes.at(-1)!;
  await host.client.must('changeGameScript', {
    params,
    body: { place: chapel.number, scenes: [{ number: chapel.number, title: 'The Drowned Chapel' }] },
  });
  const [{ state_json } = { state_json: '{}' }] = await ask<{ state_json: string }>(
    store,
    'delete from world_states where game_id = :game_id returning state_json',
    params,
  );
  await insertRows(store, 'world_states', {
    ...params,
    state_json: JSON.stringify({
      ...JSON.parse(state_json),
      scene: 'The chapel, at midnight',
      time: 'The second night',
      quests: [{ name: 'Find Odo', status: 'open', note: 'Barefoot tracks lead upstream.' }],
      people: [{ name: 'Odo Marsh', note: 'a ferryman' }],
      facts: ['The bell rings by itself.'],
      notes: 'The reeve did it, and fears the hound.',
      encounter: fightOf(bram),
    }),
    updated_at: game.created_at,
  });
  await tell(store, { host, friend, game, bram, mira });
  return { host, friend, game, bram, mira };
}

async function tell(store: TestService['store'], { host, friend, game, bram, mira }: Campaign) {
  const by = (player: Player, character: CharacterRead) => ({
    sender_type: 'player' as const,
    user_id: player.user.id,
    character_id: character.id,
  });
  const wound: Effect[] = [
    {
      kind: 'rolled',
      by: friend.user.id,
      roll: { notation: '1d20+3', reason: 'Stealth', total: 23, breakdown: '[20]+3 = 23' },
    },
    { kind: 'hit_points', character_id: bram.id, name: 'Bram', before: 38, after: 21, max: 38 },
    { kind: 'sheet', character_id: mira.id, name: 'Mira', field: 'level', before: 3, after: 4 },
    { kind: 'world', field: 'time', before: '', after: 'The second night' },
  ];
  const rows = [
    { ...by(host, bram), content: fact },
    { content: 'He nods.', effects_json: JSON.stringify(wound) },
    { ...by(friend, mira), content: 'I follow the tracks.' },
    ...Array.from({ length: 44 }, (_, mile) => ({
      content: `The road goes on through heath, mile ${mile}.`,
    })),
    { ...by(friend, mira), kind: 'table' as const, content: 'Who has the crisps?' },
    {
      ...by(host, bram),
      kind: 'table' as const,
      content: 'moves to Nave',
      effects_json: JSON.stringify([{ kind: 'encounter', encounter: fightOf(bram), before: fightOf(bram) }]),
    },
    { ...by(friend, mira), kind: 'whisper' as const, recipient: 'dm', content: 'I pocket the ring.' },
    { kind: 'whisper' as const, recipient: friend.user.id, content: 'Nobody saw you.' },
    { ...by(host, bram), kind: 'whisper' as const, recipient: 'dm', content: 'Do I trust her?' },
    { ...by(host, bram), kind: 'whisper' as const, recipient: friend.user.id, content: 'Psst.' },
    { content: '', removed_after: 7 },
    { content: 'The hound growls at the altar.' },
  ];
  const ids: number[] = [];
  for (const row of rows) ids.push((await insertRows(store, 'messages', messageRow(game.id, row)))[0]!.id);
  const chapter = (from_id: number, to_id: number, title: string, summary: string) => ({
    game_id: game.id,
    from_id,
    to_id,
    title,
    summary,
  });
  await insertRows(
    store,
    'chapters',
    chapter(-9, -8, 'Before', 'They came from Gull Rock.'),
    chapter(ids[0]!, ids[2]!, 'The landing', 'Odo told them of his silver.'),
    chapter(ids[3]!, ids[20]!, 'The heath', 'They walked for a long time.'),
  );
  await insertRows(store, 'memories', { game_id: game.id, marked_id: 0, chronicled_id: ids[20]! });
  await insertRows(store, 'pins', { game_id: game.id, content: 'Nobody trusts the reeve.' });
  await ask(store, 'update games set dm_messages = 48 where id = :id returning id', { id: game.id });
}

export async function capsuleOf({ client }: Pick<Player, 'client'>, gameId: string): Promise<CapsuleFile> {
  const answer = await client.request('GET', `/api/games/${gameId}/capsule`);
  if (answer.status !== 200) throw new Error(`No capsule: ${answer.status}`);
  return answer.body as CapsuleFile;
}

export function importOf(client: Client, capsule: unknown) {
  return client.request('POST', '/api/games/import', { body: capsule as object });
}
