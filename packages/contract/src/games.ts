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

const gameName = line({ min: 1, max: limits.gameName });
const description = shownText({ max: limits.description });
const adventureText = longText({ max: limits.adventureText });

export const GameJoin = z.object({
  participation_code: z.string().max(100, { error: 'must be at most 100 characters' }),
  character_id: uuid.nullish(),
});

/** As of BCP 47: `de`, `pt-BR`, `zh-Hant-TW`. */
const languageTag = z
  .string()
  .overwrite((value) => value.trim())
  .refine(
    (value) => value.length <= limits.languageTag && /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(value),
    {
      error: 'must be a language tag, such as en or pt-BR',
    },
  );
export const zeroHpRules = ['end', 'fall'] as const;
export const paces = ['each', 'round'] as const;
const zeroHp = z.enum(zeroHpRules, { error: 'must be end or fall' });
const pace = z.enum(paces, { error: 'must be each or round' });
const modelName = line({ min: 1, max: limits.modelName });

const safetyText = line({ min: 1, max: limits.safetyText });
const safetyList = listOf(safetyText, limits.safetyTexts);

export const GameCreate = z.object({
  name: gameName,
  description: withDefault(description, ''),
  adventure_text: withDefault(adventureText, ''),
  /** (ext) What its creator corrects in the outline that was read. */
  script: ScriptChanges.nullish(),
  /** (ext) What holds at the table from the beginning. */
  lines: safetyList.nullish(),
  veils: safetyList.nullish(),
  language: languageTag.nullish(),
  zero_hp: zeroHp.nullish(),
  pace: pace.nullish(),
  model: modelName.nullish(),
});

/** (ext) What the creator can change of a game. */
export const GamePatch = z
  .strictObject({
    /** Whether what a player's character says, decides and feels is left to its player alone. */
    agency: z.boolean(),
    /** What never comes into the story. */
    lines: safetyList,
    /** What is told of without being shown. */
    veils: safetyList,
    name: gameName,
    description,
    /** A new adventure is read as at creation; an empty one takes it away. */
    adventure_text: adventureText,
    /** Null: the DM follows the players. */
    language: languageTag.nullable(),
    zero_hp: zeroHp,
    pace,
    /** Null: the one that the service has for all. */
    model: modelName.nullable(),
    /** A participant to whom the game is handed over. */
    creator_id: uuid,
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
  /** (ext) */
  paused: z.boolean(),
  language: z.string().nullable(),
  zero_hp: z.enum(zeroHpRules),
  pace: z.enum(paces),
  model: z.string().nullable(),
});

/** (ext) What an invitation tells whoever has the code. */
export const InvitationRead = z.object({
  game_id: uuid,
  name: z.string(),
  description: z.string(),
  creator_name: z.string(),
  player_names: z.array(z.string()),
  seats_left: z.int(),
  status: z.enum(gameStatuses),
});

export const exportFormats = ['md', 'html', 'json'] as const;
export const ExportQuery = z.object({
  format: z.enum(exportFormats, { error: 'must be md, html or json' }),
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
export type InvitationRead = z.output<typeof InvitationRead>;
export type ExportQuery = z.output<typeof ExportQuery>;
export type GameRead = z.output<typeof GameRead>;
export type PartyMember = z.output<typeof PartyMember>;
export type Ticket = z.output<typeof Ticket>;
