import { type Operation, type Route, routes } from '@fireside/contract';
import {
  type Client,
  joinGame,
  makeCharacter,
  makeGame,
  registerPlayer,
  testPassword,
} from '@fireside/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertRows, messageRow } from '../rows.ts';
import { databases } from '../start-service.ts';
import { mountedRoutes } from './mounted-routes.ts';
import { unknownId, useService } from './use-service.ts';

/** The creator of the game, a participant, a stranger to it, the owner of the character played in it, and nobody. */
const roles = ['nobody', 'stranger', 'participant', 'creator', 'owner'] as const;
type Role = (typeof roles)[number];

interface Table {
  clients: Record<Role, Client>;
  gameId: string;
  code: string;
  characterId: string;
  /** Said by the DM. */
  messageId: number;
}

interface Access {
  /** Expected status by role, in the order of `roles`. */
  statuses: readonly [number, number, number, number, number];
  body?(table: Table): object;
  query?: string;
  /** Afterwards the table is not what it was. */
  spoils?: true;
}

const everyone = (status: number) => [status, status, status, status, status] as const;
const users = (status: number) => [401, status, status, status, status] as const;
/** The owner of the character sits at the table as well. */
const participants = (status: number) => [401, 403, status, status, status] as const;

/** None of these is one. */
const administrators = [401, 403, 403, 403, 403] as const;

const matrix: Record<Operation, Access> = {
  register: { statuses: everyone(422), body: () => ({}) },
  login: { statuses: everyone(401), body: () => ({ name: 'Nobody At All', password: testPassword }) },
  logout: { statuses: users(204), spoils: true },
  readMe: { statuses: users(200) },
  readSession: { statuses: everyone(200) },
  listSessions: { statuses: users(200) },
  endSession: { statuses: users(404) },
  changePassword: {
    statuses: users(200),
    body: () => ({ password: testPassword, new_password: `${testPassword}!` }),
    spoils: true,
  },
  deleteAccount: { statuses: users(204), body: () => ({ password: testPassword }), spoils: true },
  exportAccount: { statuses: users(200) },
  // With nothing to go by it is refused for what it lacks.
  enterAsGuest: { statuses: everyone(422), body: () => ({}) },
  readInvitation: { statuses: everyone(200) },
  listGames: { statuses: users(200) },
  createGame: { statuses: users(200), body: () => ({ name: 'Another' }) },
  setupChat: { statuses: users(200), body: () => ({ messages: [] }) },
  readScript: { statuses: users(200), body: () => ({ adventure_text: 'A tale.' }) },
  readGame: { statuses: users(200) },
  changeGame: { statuses: [401, 403, 403, 200, 403], body: () => ({ agency: false }) },
  deleteGame: { statuses: [401, 403, 403, 204, 403], spoils: true },
  latestMessages: { statuses: participants(200) },
  messageHistory: { statuses: participants(200) },
  removeMessage: { statuses: [401, 403, 403, 204, 403] },
  listTakes: { statuses: participants(200) },
  listWithdrawn: { statuses: [401, 403, 403, 200, 403] },
  renewCode: { statuses: [401, 403, 403, 200, 403], spoils: true },
  // Of somebody who is not at the table only the creator may hear that.
  removeParticipant: { statuses: [401, 403, 403, 404, 403] },
  exportGame: { statuses: participants(200), query: '?format=md' },
  readCapsule: { statuses: [401, 403, 403, 200, 403] },
  importCapsule: { statuses: users(422), body: () => ({}) },
  // Nobody but the creator gets so far as to hear that the game goes on.
  createSequel: { statuses: [401, 403, 403, 409, 403] },
  joinGame: { statuses: users(200), body: ({ code }) => ({ participation_code: code }), spoils: true },
  issueTicket: { statuses: participants(200) },
  issueLiveTicket: { statuses: users(200) },
  // The character is another one's, but for its owner, who sits at the table.
  changeSeat: {
    statuses: [401, 403, 403, 403, 200],
    body: ({ characterId }) => ({ character_id: characterId }),
  },
  setSelfRolls: { statuses: participants(200), body: () => ({ self_rolls: true }) },
  readParty: { statuses: participants(200) },
  readWorld: { statuses: participants(200) },
  readEncounter: { statuses: participants(200) },
  addSafety: { statuses: participants(204), body: () => ({ line: 'spiders' }) },
  readGameCost: { statuses: participants(200) },
  readHonesty: { statuses: participants(200) },
  readRecap: { statuses: participants(200) },
  readChronicle: { statuses: participants(200) },
  changeChronicle: { statuses: [401, 403, 403, 200, 403], body: () => ({ pin: 'The bell rang twice.' }) },
  searchStory: { statuses: participants(200), query: '?q=bell' },
  readGameScript: { statuses: [401, 403, 403, 200, 403] },
  changeGameScript: { statuses: [401, 403, 403, 200, 403], body: () => ({ place: 1 }) },
  listCharacters: { statuses: users(200) },
  createCharacter: { statuses: users(201), body: () => ({ name: 'Bree' }) },
  readCharacter: { statuses: participants(200) },
  updateCharacter: { statuses: [401, 403, 403, 403, 200], body: () => ({ level: 2 }) },
  deleteCharacter: { statuses: [401, 403, 403, 403, 204], spoils: true },
  claimAdministration: { statuses: administrators, body: () => ({ token: 'guessed' }) },
  readOverview: { statuses: administrators },
  listUsers: { statuses: administrators },
  deleteUser: { statuses: administrators },
  listAllGames: { statuses: administrators },
  listModels: { statuses: administrators },
  readHouseModel: { statuses: administrators },
  tryModel: { statuses: administrators, body: () => ({ provider: 'ollama' }) },
  chooseModel: { statuses: administrators, body: () => ({ provider: 'storyteller' }) },
  resetModel: { statuses: administrators },
  readCost: { statuses: administrators },
  listGameCosts: { statuses: administrators },
  readAbout: { statuses: users(200) },
  liveness: { statuses: everyone(200) },
  readiness: { statuses: everyone(200) },
};

/** Served besides the contract's operations, to anyone. */
const open = ['GET /metrics', 'GET /api/openapi.json', 'GET /api/docs'];

describe.each(databases)('the access matrix on %s', (database) => {
  const test = useService({ database });

  async function seat(): Promise<Table> {
    const creator = await registerPlayer(test.client);
    const participant = await registerPlayer(test.client);
    const owner = await registerPlayer(test.client);
    const stranger = await registerPlayer(test.client);
    const game = await makeGame(creator, { adventure_text: 'A tale.' });
    const character = await makeCharacter(owner);
    await joinGame(participant, game);
    await joinGame(owner, game, character);
    const [message] = await insertRows(test.store, 'messages', messageRow(game.id));
    return {
      clients: {
        nobody: test.client,
        stranger: stranger.client,
        participant: participant.client,
        creator: creator.client,
        owner: owner.client,
      },
      gameId: game.id,
      code: game.participation_code!,
      characterId: character.id,
      messageId: message!.id,
    };
  }

  let shared: Table;
  beforeAll(async () => {
    shared = await seat();
  });

  it.each(Object.keys(routes) as Operation[])('[5.1][5.3][D3.3] %s', async (operation) => {
    const { statuses, body, query = '', spoils } = matrix[operation];
    const table = spoils ? await seat() : shared;
    const route: Route = routes[operation];
    const path = route.path
      .replace(':game_id', table.gameId)
      .replace(':character_id', table.characterId)
      .replace(':message_id', String(table.messageId))
      .replace(':user_id', unknownId)
      .replace(':code', table.code)
      .replace(':session_id', unknownId);
    const expected = Object.fromEntries(roles.map((role, index) => [role, statuses[index]!]));
    const found: Record<string, number> = {};
    // Those who are refused go first: a success may leave nothing to refuse.
    for (const role of roles.toSorted((a, b) => expected[b]! - expected[a]!)) {
      const answer = await table.clients[role].request(route.method, `${path}${query}`, {
        body: body?.(table),
      });
      found[role] = answer.status;
      if (answer.status === 401 && (route.access === 'user' || route.access === 'administrator')) {
        expect(answer.body).toEqual({ code: 'not_authenticated', detail: 'Not authenticated' });
      }
    }
    expect(found).toEqual(expected);
  });

  it('[5.1] lists every route that the service mounts', () => {
    const listed = (Object.keys(matrix) as Operation[]).map(
      (operation) => `${routes[operation].method} ${routes[operation].path}`,
    );
    const files = mountedRoutes(test.service.app).filter(
      (route) => !/ \/(api\/|metrics$|healthz$|readyz$)/.test(route),
    );
    expect(files.filter((route) => !/^GET \/(assets\/|[\w.-]*$)/.test(route))).toEqual([]);
    const mounted = mountedRoutes(test.service.app).filter((route) => !files.includes(route));
    expect(mounted.sort()).toEqual([...listed, ...open].sort());
  });
});
