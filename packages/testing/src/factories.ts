import { randomInt, randomUUID } from 'node:crypto';
import type { CallInput, CharacterRead, GameRead, UserRead } from '@fireside/contract';
import type { Client } from './client.ts';

const heroes = [
  'Aldith',
  'Borin',
  'Cethrel',
  'Dagna',
  'Eirwen',
  'Faelan',
  'Gudrun',
  'Hollis',
  'Ysolde',
  'Zuri',
];

/** A name that no other test uses. */
export function uniqueName(prefix = 'Player'): string {
  return `${prefix} ${randomUUID().slice(0, 8)}`;
}

export function heroName(): string {
  return heroes[randomInt(heroes.length)]!;
}

export const testPassword = 'lantern-bridge-owl';

/** A registered user and the client that speaks for them. */
export interface Player {
  client: Client;
  user: UserRead;
}

export async function registerPlayer(client: Client, name = uniqueName()): Promise<Player> {
  const { user, token } = await client.must('register', { body: { name, password: testPassword } });
  return { user, client: client.as(token) };
}

type Fields<O extends 'createGame' | 'createCharacter'> = Partial<CallInput<O>['body']>;

export function makeGame({ client }: Player, fields: Fields<'createGame'> = {}): Promise<GameRead> {
  const body = { name: uniqueName('The Sunken Keep'), description: 'A short delve.', ...fields };
  return client.must('createGame', { body });
}

export function makeCharacter(
  { client }: Player,
  fields: Fields<'createCharacter'> = {},
): Promise<CharacterRead> {
  return client.must('createCharacter', { body: { name: heroName(), ...fields } });
}

/** Joins with the code that only the creator's view of the game carries. */
export function joinGame({ client }: Player, game: GameRead, character?: CharacterRead): Promise<GameRead> {
  return client.must('joinGame', {
    params: { game_id: game.id },
    body: { participation_code: game.participation_code ?? '', character_id: character?.id },
  });
}

export interface SeatedPlayer extends Player {
  character: CharacterRead;
}

export interface SeatedTable {
  /** As its creator, the first player, sees it. */
  game: GameRead;
  players: SeatedPlayer[];
}

/** A game with so many players, each with a character, ready to be played. */
export async function seatTable(
  client: Client,
  { players: count = 2, game: fields }: { players?: number; game?: Fields<'createGame'> } = {},
): Promise<SeatedTable> {
  const players: SeatedPlayer[] = [];
  for (let seat = 0; seat < count; seat += 1) {
    const player = await registerPlayer(client);
    players.push({ ...player, character: await makeCharacter(player, { name: uniqueName(heroName()) }) });
  }
  const game = await makeGame(players[0]!, fields);
  for (const player of players) await joinGame(player, game, player.character);
  return { game, players };
}
