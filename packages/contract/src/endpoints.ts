/** Method and address of every HTTP endpoint. No imports: the browser may load this file. */

export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `:name` for each parameter. */
  path: string;
}

/** By the name of their operation; `routes` says what each takes and answers. */
export const endpoints = {
  register: { method: 'POST', path: '/api/auth/register' },
  login: { method: 'POST', path: '/api/auth/login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  readMe: { method: 'GET', path: '/api/auth/me' },
  readSession: { method: 'GET', path: '/api/auth/session' },
  listSessions: { method: 'GET', path: '/api/auth/sessions' },
  endSession: { method: 'DELETE', path: '/api/auth/sessions/:session_id' },
  changePassword: { method: 'PATCH', path: '/api/auth/me' },
  deleteAccount: { method: 'DELETE', path: '/api/auth/me' },
  exportAccount: { method: 'GET', path: '/api/auth/me/export' },
  enterAsGuest: { method: 'POST', path: '/api/auth/guest' },
  readInvitation: { method: 'GET', path: '/api/invitations/:code' },
  listGames: { method: 'GET', path: '/api/games' },
  createGame: { method: 'POST', path: '/api/games' },
  setupChat: { method: 'POST', path: '/api/games/setup-chat' },
  readScript: { method: 'POST', path: '/api/scripts' },
  readGame: { method: 'GET', path: '/api/games/:game_id' },
  changeGame: { method: 'PATCH', path: '/api/games/:game_id' },
  deleteGame: { method: 'DELETE', path: '/api/games/:game_id' },
  latestMessages: { method: 'GET', path: '/api/games/:game_id/messages' },
  messageHistory: { method: 'GET', path: '/api/games/:game_id/messages/full' },
  removeMessage: { method: 'DELETE', path: '/api/games/:game_id/messages/:message_id' },
  listTakes: { method: 'GET', path: '/api/games/:game_id/messages/:message_id/takes' },
  listWithdrawn: { method: 'GET', path: '/api/games/:game_id/withdrawn' },
  renewCode: { method: 'POST', path: '/api/games/:game_id/code' },
  removeParticipant: { method: 'DELETE', path: '/api/games/:game_id/participants/:user_id' },
  exportGame: { method: 'GET', path: '/api/games/:game_id/export' },
  readCapsule: { method: 'GET', path: '/api/games/:game_id/capsule' },
  importCapsule: { method: 'POST', path: '/api/games/import' },
  createSequel: { method: 'POST', path: '/api/games/:game_id/sequel' },
  joinGame: { method: 'POST', path: '/api/games/:game_id/join' },
  issueTicket: { method: 'POST', path: '/api/games/:game_id/ws-ticket' },
  issueLiveTicket: { method: 'POST', path: '/api/live/ticket' },
  changeSeat: { method: 'PATCH', path: '/api/games/:game_id/seat' },
  setSelfRolls: { method: 'PATCH', path: '/api/games/:game_id/self-rolls' },
  readParty: { method: 'GET', path: '/api/games/:game_id/party' },
  readWorld: { method: 'GET', path: '/api/games/:game_id/world' },
  readEncounter: { method: 'GET', path: '/api/games/:game_id/encounter' },
  addSafety: { method: 'POST', path: '/api/games/:game_id/safety' },
  readHonesty: { method: 'GET', path: '/api/games/:game_id/honesty' },
  readRecap: { method: 'GET', path: '/api/games/:game_id/recap' },
  readChronicle: { method: 'GET', path: '/api/games/:game_id/chronicle' },
  changeChronicle: { method: 'PATCH', path: '/api/games/:game_id/chronicle' },
  searchStory: { method: 'GET', path: '/api/games/:game_id/search' },
  readGameScript: { method: 'GET', path: '/api/games/:game_id/script' },
  changeGameScript: { method: 'PATCH', path: '/api/games/:game_id/script' },
  listCharacters: { method: 'GET', path: '/api/characters' },
  createCharacter: { method: 'POST', path: '/api/characters' },
  readCharacter: { method: 'GET', path: '/api/characters/:character_id' },
  updateCharacter: { method: 'PATCH', path: '/api/characters/:character_id' },
  deleteCharacter: { method: 'DELETE', path: '/api/characters/:character_id' },
  readGameCost: { method: 'GET', path: '/api/games/:game_id/cost' },
  claimAdministration: { method: 'POST', path: '/api/admin/claim' },
  readOverview: { method: 'GET', path: '/api/admin/overview' },
  listUsers: { method: 'GET', path: '/api/admin/users' },
  deleteUser: { method: 'DELETE', path: '/api/admin/users/:user_id' },
  listAllGames: { method: 'GET', path: '/api/admin/games' },
  listModels: { method: 'GET', path: '/api/admin/models' },
  readHouseModel: { method: 'GET', path: '/api/admin/model' },
  tryModel: { method: 'POST', path: '/api/admin/model/try' },
  chooseModel: { method: 'PATCH', path: '/api/admin/model' },
  resetModel: { method: 'DELETE', path: '/api/admin/model' },
  readCost: { method: 'GET', path: '/api/admin/cost' },
  listGameCosts: { method: 'GET', path: '/api/admin/cost/games' },
  readAbout: { method: 'GET', path: '/api/about' },
  liveness: { method: 'GET', path: '/healthz' },
  readiness: { method: 'GET', path: '/readyz' },
} as const satisfies Record<string, Endpoint>;

export type Operation = keyof typeof endpoints;

/** What a call of any endpoint may hand over. */
export interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/** The address of a call, its parameters and query filled in. */
export function addressOf(operation: Operation, { params = {}, query = {} }: AnyInput = {}): string {
  const path = endpoints[operation].path.replace(/:(\w+)/g, (whole, name: string) =>
    encodeURIComponent(params[name] ?? whole),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Where the socket of a play table opens. */
export function socketPath(gameId: string): string {
  return `/api/games/${gameId}/ws`;
}

/** Where the socket of a signed-in user opens, over which they hear what happens in their games. */
export const liveSocketPath = '/api/live';
