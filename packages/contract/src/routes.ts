import {
  AdministeredGame,
  AdministeredModel,
  AdministeredUser,
  AdministrationClaim,
  AdministrationCost,
  AdministrationOverview,
  AdministrationQuery,
  GameCost,
} from './administration.ts';
import { Capsule } from './capsule.ts';
import { Chronicle, ChronicleChange } from './chronicle.ts';
import { z } from 'zod';
import { CharacterCreate, CharacterPatch, CharacterRead } from './characters.ts';
import { type Endpoint, endpoints, type Operation } from './endpoints.ts';
import type { ErrorName } from './errors.ts';
import {
  EncounterRead,
  ExportQuery,
  GameCreate,
  GameJoin,
  GamePatch,
  GameRead,
  GamesQuery,
  Honesty,
  InvitationRead,
  PartyMember,
  SafetyWish,
  SeatChange,
  SelfRolls,
  Ticket,
} from './games.ts';
import { About, Liveness, Readiness } from './health.ts';
import { HistoryQuery, LatestQuery, MessageId, MessageRead, TakeRead, WithdrawnStretch } from './messages.ts';
import { HouseModel, ModelChoice, ModelTrial, ModelTrialResult, TableCost } from './money.ts';
import { capsuleLimits, limits } from './protocol.ts';
import { Recap } from './recap.ts';
import { ScriptOutline, ScriptPatch, ScriptRead, ScriptRequest } from './scripts.ts';
import { SearchAnswer, SearchQuery } from './search.ts';
import { SetupChat, SetupReply } from './setup-chat.ts';
import { uuid } from './text.ts';
import {
  AccountDeletion,
  GuestEntry,
  Login,
  PasswordChange,
  Registration,
  SessionRead,
  SignedIn,
  UserRead,
  Visit,
} from './users.ts';
import { WorldState } from './world-state.ts';

/** One endpoint: what it takes, what it answers, and which refusals it knows besides the general ones. */
export interface Route extends Endpoint {
  summary: string;
  /** `user`: a logged-in, active user; `administrator`: one with that mark. `visitor`: anyone, and who it is makes a difference. */
  access: 'anyone' | 'visitor' | 'user' | 'administrator';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Whether the handler reads the body itself: it is too much to be read while others wait. */
  bodyAsText?: true;
  /** Where `limits.bodyBytes` is too little. */
  bodyBytes?: number;
  status: number;
  /** Absent when the answer has no body. */
  response?: z.ZodType;
  errors: readonly ErrorName[];
}

const GameParams = z.object({ game_id: uuid });
const MessageParams = z.object({ game_id: uuid, message_id: MessageId });
const CharacterParams = z.object({ character_id: uuid });
const ParticipantParams = z.object({ game_id: uuid, user_id: uuid });
const CodeParams = z.object({ code: z.string().max(100, { error: 'must be at most 100 characters' }) });
const UserParams = z.object({ user_id: uuid });
const SessionParams = z.object({ session_id: uuid });

const memberErrors = ['game_not_found', 'not_participant'] as const;

/** Every HTTP endpoint of the service, keyed by the name of its operation. */
export const routes = {
  register: {
    ...endpoints.register,
    summary: 'Create an account and sign in',
    access: 'anyone',
    body: Registration,
    status: 201,
    response: SignedIn,
    errors: ['registration_closed', 'unknown_code', 'name_taken', 'too_many'],
  },
  login: {
    ...endpoints.login,
    summary: 'Sign in',
    access: 'anyone',
    body: Login,
    status: 200,
    response: SignedIn,
    errors: ['login_refused', 'too_many'],
  },
  logout: {
    ...endpoints.logout,
    summary: 'Revoke this session',
    access: 'user',
    status: 204,
    errors: [],
  },
  readMe: {
    ...endpoints.readMe,
    summary: 'Who am I',
    access: 'user',
    status: 200,
    response: UserRead,
    errors: [],
  },
  readSession: {
    ...endpoints.readSession,
    summary: 'Who am I, if anybody, and who may register',
    access: 'visitor',
    status: 200,
    response: Visit,
    errors: [],
  },
  listSessions: {
    ...endpoints.listSessions,
    summary: "The caller's own sessions, the one used last first",
    access: 'user',
    status: 200,
    response: z.array(SessionRead),
    errors: [],
  },
  endSession: {
    ...endpoints.endSession,
    summary: "Revoke one of the caller's own sessions",
    access: 'user',
    params: SessionParams,
    status: 204,
    errors: ['session_not_found'],
  },
  changePassword: {
    ...endpoints.changePassword,
    summary: 'Change the password; every other session is revoked',
    access: 'user',
    body: PasswordChange,
    status: 200,
    response: UserRead,
    errors: ['wrong_password', 'too_many'],
  },
  deleteAccount: {
    ...endpoints.deleteAccount,
    summary: 'Delete the account with its characters and games; messages elsewhere stay without a name',
    access: 'user',
    body: AccountDeletion,
    status: 204,
    errors: ['login_refused', 'too_many'],
  },
  exportAccount: {
    ...endpoints.exportAccount,
    summary: "A download of everything that is the caller's own",
    access: 'user',
    status: 200,
    errors: ['too_many'],
  },
  enterAsGuest: {
    ...endpoints.enterAsGuest,
    summary: 'Come without a password, and join the game of the code',
    access: 'anyone',
    body: GuestEntry,
    status: 201,
    response: SignedIn,
    errors: ['no_guests', 'registration_closed', 'unknown_code', 'name_taken', 'game_full', 'too_many'],
  },
  readInvitation: {
    ...endpoints.readInvitation,
    summary: 'The game that a participation code opens',
    access: 'anyone',
    params: CodeParams,
    status: 200,
    response: InvitationRead,
    errors: ['unknown_code', 'too_many'],
  },
  listGames: {
    ...endpoints.listGames,
    summary:
      'All games, or those that the query asks for, newest first; of one user one list after the other',
    access: 'user',
    query: GamesQuery,
    status: 200,
    response: z.array(GameRead),
    errors: ['game_not_found', 'too_many'],
  },
  createGame: {
    ...endpoints.createGame,
    summary: 'Create a game; the caller becomes its creator and first participant',
    access: 'user',
    body: GameCreate,
    bodyBytes: limits.adventureBodyBytes,
    status: 200,
    response: GameRead,
    errors: ['storage_full', 'price_unknown', 'too_many', 'busy'],
  },
  setupChat: {
    ...endpoints.setupChat,
    summary: 'Talk with the DM about a game to be; nothing is stored',
    access: 'user',
    body: SetupChat,
    bodyBytes: limits.adventureBodyBytes,
    status: 200,
    response: SetupReply,
    errors: ['too_many', 'model_failed'],
  },
  readScript: {
    ...endpoints.readScript,
    summary: 'An adventure as it would be read: its scenes, and where play begins; nothing is stored',
    access: 'user',
    body: ScriptRequest,
    bodyBytes: limits.adventureBodyBytes,
    status: 200,
    response: ScriptOutline,
    errors: ['too_many', 'busy'],
  },
  readGame: {
    ...endpoints.readGame,
    summary: 'One game',
    access: 'user',
    params: GameParams,
    status: 200,
    response: GameRead,
    errors: ['game_not_found'],
  },
  changeGame: {
    ...endpoints.changeGame,
    summary: 'Change a game and what holds at its table, or hand it over; creator only',
    access: 'user',
    params: GameParams,
    body: GamePatch,
    bodyBytes: limits.adventureBodyBytes,
    status: 200,
    response: GameRead,
    errors: [
      'game_not_found',
      'not_game_changer',
      'player_not_found',
      'storage_full',
      'price_unknown',
      'too_many',
      'busy',
    ],
  },
  deleteGame: {
    ...endpoints.deleteGame,
    summary: 'Delete a game with its participants, messages, world state and adventure; creator only',
    access: 'user',
    params: GameParams,
    status: 204,
    errors: ['game_not_found', 'not_game_creator'],
  },
  latestMessages: {
    ...endpoints.latestMessages,
    summary: 'The latest messages, oldest first',
    access: 'user',
    params: GameParams,
    query: LatestQuery,
    status: 200,
    response: z.array(MessageRead),
    errors: [...memberErrors, 'too_many'],
  },
  messageHistory: {
    ...endpoints.messageHistory,
    summary: 'A page of the history, oldest first',
    access: 'user',
    params: GameParams,
    query: HistoryQuery,
    status: 200,
    response: z.array(MessageRead),
    errors: [...memberErrors, 'too_many'],
  },
  removeMessage: {
    ...endpoints.removeMessage,
    summary: 'Erase the text of a message: its sender, or the creator. Its place, effects and rolls stay',
    access: 'user',
    params: MessageParams,
    status: 204,
    errors: [...memberErrors, 'message_not_found', 'not_message_remover', 'too_many'],
  },
  listTakes: {
    ...endpoints.listTakes,
    summary: 'The former wordings of a message, oldest first',
    access: 'user',
    params: MessageParams,
    status: 200,
    response: z.array(TakeRead),
    errors: [...memberErrors, 'message_not_found'],
  },
  listWithdrawn: {
    ...endpoints.listWithdrawn,
    summary: 'What was taken back, newest first; creator only',
    access: 'user',
    params: GameParams,
    status: 200,
    response: z.array(WithdrawnStretch),
    errors: ['game_not_found', 'not_game_changer'],
  },
  renewCode: {
    ...endpoints.renewCode,
    summary: 'Draw another participation code; the one before is void; creator only',
    access: 'user',
    params: GameParams,
    status: 200,
    response: GameRead,
    errors: ['game_not_found', 'not_game_changer'],
  },
  removeParticipant: {
    ...endpoints.removeParticipant,
    summary: 'Leave the table, or remove a player from it',
    access: 'user',
    params: ParticipantParams,
    status: 204,
    errors: ['game_not_found', 'not_player_remover', 'player_not_found', 'creator_stays'],
  },
  exportGame: {
    ...endpoints.exportGame,
    summary: 'A download of the story as the caller may read it',
    access: 'user',
    params: GameParams,
    query: ExportQuery,
    status: 200,
    errors: [...memberErrors, 'too_many'],
  },
  readCapsule: {
    ...endpoints.readCapsule,
    summary: 'A download of the whole campaign, which another Fireside plays on; creator only',
    access: 'user',
    params: GameParams,
    status: 200,
    errors: ['game_not_found', 'not_game_changer', 'too_many'],
  },
  importCapsule: {
    ...endpoints.importCapsule,
    summary: 'Play a campaign capsule on; the caller becomes the creator of a new game',
    access: 'user',
    body: Capsule,
    bodyAsText: true,
    bodyBytes: capsuleLimits.bodyBytes,
    status: 201,
    response: GameRead,
    errors: ['characters_full', 'storage_full', 'too_many', 'busy'],
  },
  createSequel: {
    ...endpoints.createSequel,
    summary: 'A new game with the same party, which remembers this one as its past; creator only',
    access: 'user',
    params: GameParams,
    status: 200,
    response: GameRead,
    errors: ['game_not_found', 'not_game_changer', 'game_not_ended', 'storage_full', 'too_many'],
  },
  joinGame: {
    ...endpoints.joinGame,
    summary: 'Join with the participation code, or change the character one plays',
    access: 'user',
    params: GameParams,
    body: GameJoin,
    status: 200,
    response: GameRead,
    errors: [
      'game_not_found',
      'character_not_found',
      'wrong_code',
      'not_your_character',
      'game_full',
      'too_many',
    ],
  },
  issueTicket: {
    ...endpoints.issueTicket,
    summary: 'A ticket that opens the socket once, within a minute',
    access: 'user',
    params: GameParams,
    status: 200,
    response: Ticket,
    errors: [...memberErrors, 'too_many'],
  },
  issueLiveTicket: {
    ...endpoints.issueLiveTicket,
    summary: 'A ticket that opens the socket for news of all games once, within a minute',
    access: 'user',
    status: 200,
    response: Ticket,
    errors: ['too_many'],
  },
  changeSeat: {
    ...endpoints.changeSeat,
    summary: 'Play another character at a table where one sits; no code is asked for',
    access: 'user',
    params: GameParams,
    body: SeatChange,
    status: 200,
    response: GameRead,
    errors: [...memberErrors, 'character_not_found', 'not_your_character'],
  },
  setSelfRolls: {
    ...endpoints.setSelfRolls,
    summary: 'Roll physical dice oneself, or let the DM roll',
    access: 'user',
    params: GameParams,
    body: SelfRolls,
    status: 200,
    response: GameRead,
    errors: memberErrors,
  },
  readParty: {
    ...endpoints.readParty,
    summary: 'Who sits at the table, with their characters',
    access: 'user',
    params: GameParams,
    status: 200,
    response: z.array(PartyMember),
    errors: memberErrors,
  },
  readWorld: {
    ...endpoints.readWorld,
    summary: 'The world state that the DM keeps',
    access: 'user',
    params: GameParams,
    status: 200,
    response: WorldState,
    errors: memberErrors,
  },
  readEncounter: {
    ...endpoints.readEncounter,
    summary: 'The fight that is under way, as far as players may see it; null where there is none',
    access: 'user',
    params: GameParams,
    status: 200,
    response: EncounterRead.nullable(),
    errors: memberErrors,
  },
  addSafety: {
    ...endpoints.addSafety,
    summary: 'Add a line or a veil; nobody can see who did',
    access: 'user',
    params: GameParams,
    body: SafetyWish,
    status: 204,
    errors: [...memberErrors, 'safety_full'],
  },
  readHonesty: {
    ...endpoints.readHonesty,
    summary: 'What the DM claimed so far, and what became of it',
    access: 'user',
    params: GameParams,
    status: 200,
    response: Honesty,
    errors: memberErrors,
  },
  readGameCost: {
    ...endpoints.readGameCost,
    summary: 'Which model leads the game, what it has cost, and its budget',
    access: 'user',
    params: GameParams,
    status: 200,
    response: TableCost,
    errors: memberErrors,
  },
  readRecap: {
    ...endpoints.readRecap,
    summary: 'The whole game on one page: the party and its fates, memorable rolls, figures',
    access: 'user',
    params: GameParams,
    status: 200,
    response: Recap,
    errors: [...memberErrors, 'too_many'],
  },
  readChronicle: {
    ...endpoints.readChronicle,
    summary: 'What the DM remembers of the story so far',
    access: 'user',
    params: GameParams,
    status: 200,
    response: Chronicle,
    errors: memberErrors,
  },
  changeChronicle: {
    ...endpoints.changeChronicle,
    summary: 'Correct a chapter, pin or unpin a sentence; creator only',
    access: 'user',
    params: GameParams,
    body: ChronicleChange,
    status: 200,
    response: Chronicle,
    errors: [...memberErrors, 'not_chronicler', 'chapter_not_found', 'pin_not_found', 'pins_full'],
  },
  searchStory: {
    ...endpoints.searchStory,
    summary: 'What was said with some words, newest first, as far as the caller may read it',
    access: 'user',
    params: GameParams,
    query: SearchQuery,
    status: 200,
    response: SearchAnswer,
    errors: [...memberErrors, 'too_many'],
  },
  readGameScript: {
    ...endpoints.readGameScript,
    summary: 'The scenes of the adventure, and where the party is; creator only',
    access: 'user',
    params: GameParams,
    status: 200,
    response: ScriptRead,
    errors: ['game_not_found', 'not_script_reader', 'no_adventure'],
  },
  changeGameScript: {
    ...endpoints.changeGameScript,
    summary: 'Correct the outline of the adventure, or say where the party is; creator only',
    access: 'user',
    params: GameParams,
    body: ScriptPatch,
    bodyBytes: limits.scriptBodyBytes,
    status: 200,
    response: ScriptRead,
    errors: ['game_not_found', 'not_script_reader', 'no_adventure', 'scene_not_found', 'too_many'],
  },
  listCharacters: {
    ...endpoints.listCharacters,
    summary: "The caller's own characters, newest first",
    access: 'user',
    status: 200,
    response: z.array(CharacterRead),
    errors: ['too_many'],
  },
  createCharacter: {
    ...endpoints.createCharacter,
    summary: 'Create a character; only the name is required',
    access: 'user',
    body: CharacterCreate,
    bodyBytes: limits.characterBodyBytes,
    status: 201,
    response: CharacterRead,
    errors: ['characters_full', 'too_many'],
  },
  readCharacter: {
    ...endpoints.readCharacter,
    summary: 'One character: its owner, and anyone who shares a game in which it is played',
    access: 'user',
    params: CharacterParams,
    status: 200,
    response: CharacterRead,
    errors: ['character_not_found', 'character_hidden'],
  },
  updateCharacter: {
    ...endpoints.updateCharacter,
    summary: 'Change a character; owner only',
    access: 'user',
    params: CharacterParams,
    body: CharacterPatch,
    bodyBytes: limits.characterBodyBytes,
    status: 200,
    response: CharacterRead,
    errors: ['character_not_found', 'not_owner_change'],
  },
  deleteCharacter: {
    ...endpoints.deleteCharacter,
    summary: 'Delete a character; owner only. Games and messages stay and lose the reference',
    access: 'user',
    params: CharacterParams,
    status: 204,
    errors: ['character_not_found', 'not_owner_delete'],
  },
  claimAdministration: {
    ...endpoints.claimAdministration,
    summary: 'Become the first administrator, with the token that the service printed',
    access: 'user',
    body: AdministrationClaim,
    status: 204,
    errors: ['setup_void', 'guest_administrator', 'too_many'],
  },
  readOverview: {
    ...endpoints.readOverview,
    summary: 'What runs here and how much there is of it',
    access: 'administrator',
    status: 200,
    response: AdministrationOverview,
    errors: [],
  },
  listUsers: {
    ...endpoints.listUsers,
    summary: 'Accounts, newest first, 50 unless the query says otherwise',
    access: 'administrator',
    query: AdministrationQuery,
    status: 200,
    response: z.array(AdministeredUser),
    errors: ['user_not_found'],
  },
  deleteUser: {
    ...endpoints.deleteUser,
    summary: 'Delete an account with its characters and games',
    access: 'administrator',
    params: UserParams,
    status: 204,
    errors: ['user_not_found', 'last_administrator'],
  },
  listAllGames: {
    ...endpoints.listAllGames,
    summary: 'Games without their stories, newest first, 50 unless the query says otherwise',
    access: 'administrator',
    query: AdministrationQuery,
    status: 200,
    response: z.array(AdministeredGame),
    errors: ['game_not_found'],
  },
  listModels: {
    ...endpoints.listModels,
    summary: 'Models by name, the default first, and what they were asked',
    access: 'administrator',
    status: 200,
    response: z.array(AdministeredModel),
    errors: [],
  },
  readHouseModel: {
    ...endpoints.readHouseModel,
    summary: 'Which model leads every game whose creator chose no other, and who said so',
    access: 'administrator',
    status: 200,
    response: HouseModel,
    errors: [],
  },
  tryModel: {
    ...endpoints.tryModel,
    summary: 'Try a connection to a model; nothing is stored',
    access: 'administrator',
    body: ModelTrial,
    status: 200,
    response: ModelTrialResult,
    errors: ['busy'],
  },
  chooseModel: {
    ...endpoints.chooseModel,
    summary: 'Choose the model that leads, from the next turn on, at every node',
    access: 'administrator',
    body: ModelChoice,
    status: 200,
    response: HouseModel,
    errors: ['no_secret'],
  },
  resetModel: {
    ...endpoints.resetModel,
    summary: 'Leave it to the environment which model leads',
    access: 'administrator',
    status: 200,
    response: HouseModel,
    errors: [],
  },
  readCost: {
    ...endpoints.readCost,
    summary: 'Tokens by model, with what they cost where a price is known',
    access: 'administrator',
    status: 200,
    response: AdministrationCost,
    errors: [],
  },
  listGameCosts: {
    ...endpoints.listGameCosts,
    summary:
      'Tokens by game, of those played in the last 30 days, the most first; 50 unless the query says otherwise',
    access: 'administrator',
    query: AdministrationQuery,
    status: 200,
    response: z.array(GameCost),
    errors: ['game_not_found'],
  },
  readAbout: {
    ...endpoints.readAbout,
    summary: 'What runs here: version, model and rulebooks',
    access: 'user',
    status: 200,
    response: About,
    errors: [],
  },
  liveness: {
    ...endpoints.liveness,
    summary: 'The process lives',
    access: 'anyone',
    status: 200,
    response: Liveness,
    errors: [],
  },
  readiness: {
    ...endpoints.readiness,
    summary: 'Requests can be served; names what is missing',
    access: 'anyone',
    status: 200,
    response: Readiness,
    errors: [],
  },
} as const satisfies Record<Operation, Route>;

export type Routes = typeof routes;

type Field<O extends Operation, K extends string> = K extends keyof Routes[O] ? Routes[O][K] : undefined;
type Input<Schema> = Schema extends { _zod: { input: infer Given } } ? Given : undefined;
type Output<Schema> = Schema extends { _zod: { output: infer Read } } ? Read : undefined;

/** The fields that an endpoint knows, each only where it has one. */
type Given<K extends string, Value> = Value extends undefined ? { [key in K]?: undefined } : Record<K, Value>;
type GivenQuery<Value> = Value extends undefined
  ? { query?: undefined }
  : { query?: { [key in keyof Value]?: string | number | boolean } };

/** What a caller of an endpoint hands over. */
export type CallInput<O extends Operation> = Given<'params', Input<Field<O, 'params'>>> &
  Given<'body', Input<Field<O, 'body'>>> &
  GivenQuery<Input<Field<O, 'query'>>>;
/** The same as the arguments of a function: nothing at all where an endpoint needs nothing. */
export type CallArguments<O extends Operation> =
  Record<string, never> extends CallInput<O> ? [input?: CallInput<O>] : [input: CallInput<O>];
/** What a successful call answers. */
export type CallOutput<O extends Operation> = Output<Field<O, 'response'>>;
