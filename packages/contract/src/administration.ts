import { z } from 'zod';
import { gameStatuses } from './games.ts';
import { limits, registrationModes } from './protocol.ts';
import { queryNumber, timestamp, uuid } from './text.ts';

/** The token of the link that the service prints while nobody administers it. */
export const SetupToken = z
  .string()
  .min(1, { error: 'is required' })
  .max(limits.setupToken, { error: `must be at most ${limits.setupToken} characters` });

export const AdministrationClaim = z.object({ token: SetupToken });

/** A page of a list: what stands after `before`, the id of an entry. */
export const AdministrationQuery = z.object({
  limit: queryNumber(1, limits.gamesPage).optional(),
  before: uuid.optional(),
});

/** What runs here and how much there is of it. */
export const AdministrationOverview = z.object({
  version: z.string(),
  /** Of the process that answers. */
  started_at: timestamp,
  database: z.object({ kind: z.enum(['sqlite', 'postgres']), bytes: z.int() }),
  /** Where the embedded database lies; null where the database is elsewhere. */
  free_disk_bytes: z.int().nullable(),
  /** Processes that share the database. */
  nodes: z.int(),
  users: z.int(),
  guests: z.int(),
  administrators: z.int(),
  games: z.int(),
  active_games: z.int(),
  messages: z.int(),
  registration: z.enum(registrationModes),
  guests_welcome: z.boolean(),
});

/** An account as the administrator sees it: what it is and how much, never what was said. */
export const AdministeredUser = z.object({
  id: uuid,
  name: z.string(),
  created_at: timestamp,
  /** To the hour; null where no session is left. */
  last_seen_at: timestamp.nullable(),
  is_guest: z.boolean(),
  is_active: z.boolean(),
  is_administrator: z.boolean(),
  /** Games in which they sit, those that they created included. */
  games: z.int(),
  created_games: z.int(),
  characters: z.int(),
  stored_bytes: z.int(),
});

/** What models were asked. `unmetered`: calls of which the provider gave no count; their tokens are in no sum. */
export const Usage = z.object({
  calls: z.int(),
  failures: z.int(),
  unmetered: z.int(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  /** Of the input. */
  cached_tokens: z.int(),
});

/** In the last 30 days, today included, and since counting began. */
const recentAndTotal = <Shape extends z.ZodType>(shape: Shape) => ({ recent: shape, total: shape });

/** A game as the administrator sees it: nothing of its story. */
export const AdministeredGame = z.object({
  id: uuid,
  name: z.string(),
  creator_name: z.string().nullable(),
  created_at: timestamp,
  status: z.enum(gameStatuses),
  player_count: z.int(),
  message_count: z.int(),
  /** When the newest message was stored; null without one. */
  last_message_at: timestamp.nullable(),
  /** Which model leads it. */
  model: z.string(),
  usage: Usage,
});

export const AdministeredModel = z.object({
  name: z.string(),
  is_default: z.boolean(),
  /** False for one that was asked once and is offered no more. */
  is_configured: z.boolean(),
  /** "ok", or what is wrong; null where nobody has looked. */
  status: z.string().nullable(),
  ...recentAndTotal(Usage),
});

/** Null where a price is not known, or the provider has counted nothing. */
export const Spent = Usage.extend({ cost: z.number().nullable() });

/** For a million tokens, read and written. */
export const Price = z.object({ input: z.number(), output: z.number() });

export const ModelCost = z.object({
  model: z.string(),
  price: Price.nullable(),
  ...recentAndTotal(Spent),
});

export const AdministrationCost = z.object({
  /** The first day that was counted, as 2026-11-17; null while there is none. */
  since: z.string().nullable(),
  models: z.array(ModelCost),
  /** Of the above what belongs to no game that is here: talk before a game, and games that were deleted. */
  elsewhere: z.object(recentAndTotal(Spent)),
});

/** A game that was played in the last 30 days. */
export const GameCost = z.object({ game_id: uuid, name: z.string(), ...recentAndTotal(Spent) });

export type AdministrationClaim = z.output<typeof AdministrationClaim>;
export type AdministrationQuery = z.output<typeof AdministrationQuery>;
export type AdministrationOverview = z.output<typeof AdministrationOverview>;
export type AdministeredUser = z.output<typeof AdministeredUser>;
export type AdministeredGame = z.output<typeof AdministeredGame>;
export type AdministeredModel = z.output<typeof AdministeredModel>;
export type AdministrationCost = z.output<typeof AdministrationCost>;
export type ModelCost = z.output<typeof ModelCost>;
export type GameCost = z.output<typeof GameCost>;
export type Usage = z.output<typeof Usage>;
export type Spent = z.output<typeof Spent>;
