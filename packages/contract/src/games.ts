import { z } from 'zod';
import { CharacterRead } from './characters.ts';
import { limits } from './protocol.ts';
import { ScriptChanges } from './scripts.ts';
import {
  line,
  listOf,
  longText,
  queryFlag,
  queryNumber,
  shownText,
  timestamp,
  uuid,
  withDefault,
} from './text.ts';

export const gameStatuses = ['active', 'ended'] as const;

/** A roll that the DM asked a player for: shown in the "your turn" banner. */
export const PendingRoll = z.object({ notation: z.string(), reason: z.string() });

export const GameCreate = z.object({
  name: line({ min: 1, max: limits.gameName }),
  description: withDefault(shownText({ max: limits.description }), ''),
  adventure_text: withDefault(longText({ max: limits.adventureText }), ''),
  /** (ext) What its creator corrects in the outline that was read. */
  script: ScriptChanges.nullish(),
});

export const GameJoin = z.object({
  participation_code: z.string().max(100, { error: 'must be at most 100 characters' }),
  character_id: uuid.nullish(),
});

const safetyText = line({ min: 1, max: limits.safetyText });
const safetyList = listOf(safetyText, limits.safetyTexts);

/** (ext) What the creator can change of a game. */
export const GamePatch = z
  .strictObject({
    /** Whether what a player's character says, decides and feels is left to its player alone. */
    agency: z.boolean(),
    /** What never comes into the story. */
    lines: safetyList,
    /** What is told of without being shown. */
    veils: safetyList,
  })
  .partial();

/** (ext) What anybody at the table adds, unnamed: a line or a veil. */
export const SafetyWish = z.union(
  [z.strictObject({ line: safetyText }), z.strictObject({ veil: safetyText })],
  {
    error: 'must be a line or a veil',
  },
);

export const SelfRolls = z.object({ self_rolls: z.boolean() });

/** (ext) A part of the list of games; without any of these it is the whole of it. */
export const GamesQuery = z.object({
  limit: queryNumber(1, limits.gamesPage).optional(),
  /** The id of a game: those that stand after it in the list. */
  before: uuid.optional(),
  /** Only games that the caller takes part in. */
  mine: queryFlag.optional(),
  status: z.enum(gameStatuses, { error: 'must be active or ended' }).optional(),
});

/** A game as one viewer sees it: the code only for its creator. */
export const GameRead = z.object({
  id: uuid,
  name: z.string(),
  description: z.string(),
  creator_id: uuid,
  creator_name: z.string(),
  player_count: z.int(),
  player_names: z.array(z.string()),
  participation_code: z.string().nullable(),
  created_at: timestamp,
  is_participant: z.boolean(),
  my_character_id: uuid.nullable(),
  status: z.enum(gameStatuses),
  ended_reason: z.string().nullable(),
  has_adventure: z.boolean(),
  my_pending_roll: PendingRoll.nullable(),
  my_self_rolls: z.boolean(),
  /** (ext) Whether words and deeds of players' characters are their players' alone. */
  agency: z.boolean(),
  /** (ext) For participants; null for others. */
  lines: z.array(z.string()).nullable(),
  veils: z.array(z.string()).nullable(),
});

/** (ext) How honest the DM of a table was: every claim was borne out, put right, or kept back. */
export const Honesty = z.object({
  turns: z.int(),
  claims: z.int(),
  borne_out: z.int(),
  repaired: z.int(),
  withheld: z.int(),
});

/** A seat at the table, with the character that is played there. */
export const PartyMember = z.object({
  user_id: uuid,
  name: z.string(),
  character: CharacterRead.nullable(),
  self_rolls: z.boolean(),
  pending_roll: PendingRoll.nullable(),
  online: z.boolean(),
});

export const Ticket = z.object({ ticket: z.string() });

export type PendingRoll = z.output<typeof PendingRoll>;
export type GameCreate = z.output<typeof GameCreate>;
export type GameJoin = z.output<typeof GameJoin>;
export type GamesQuery = z.output<typeof GamesQuery>;
export type GamePatch = z.output<typeof GamePatch>;
export type SafetyWish = z.output<typeof SafetyWish>;
export type Honesty = z.output<typeof Honesty>;
export type SelfRolls = z.output<typeof SelfRolls>;
export type GameRead = z.output<typeof GameRead>;
export type PartyMember = z.output<typeof PartyMember>;
export type Ticket = z.output<typeof Ticket>;
