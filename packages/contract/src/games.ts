import { z } from 'zod';
import { CharacterRead } from './characters.ts';
import { openEncounterShape } from './encounters.ts';
import { messageKinds, Recipient } from './message-kinds.ts';
import { limits, zeroHpRules } from './protocol.ts';
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
export const paces = ['each', 'round'] as const;
const zeroHp = z.enum(zeroHpRules, { error: 'must be end or fall' });
const pace = z.enum(paces, { error: 'must be each or round' });
/** An empty one is none. */
const tone = line({ max: limits.tone })
  .nullable()
  .transform((given) => given || null);
const modelName = line({ min: 1, max: limits.modelName });

const { tokens, usd } = limits.budget;

/** (ext) What a game may cost, in all. */
export const Budget = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('tokens'),
      amount: z
        .int({ error: 'must be a whole number' })
        .min(tokens.min, { error: `must be at least ${tokens.min}` })
        .max(tokens.max, { error: `must be at most ${tokens.max}` }),
    }),
    z.object({
      kind: z.literal('usd'),
      amount: z
        .number({ error: 'must be a number' })
        .min(usd.min, { error: `must be at least ${usd.min}` })
        .max(usd.max, { error: `must be at most ${usd.max}` })
        .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
          error: 'must be in whole cents',
        }),
    }),
  ],
  { error: 'must be in tokens or usd' },
);

/** Below four fifths, above, and spent. */
export const budgetStates = ['open', 'near', 'spent'] as const;

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
  /** How the story is told: `grim`, `light-hearted`, or whatever else the table likes. */
  tone: tone.optional(),
  language: languageTag.nullish(),
  zero_hp: zeroHp.nullish(),
  pace: pace.nullish(),
  model: modelName.nullish(),
  budget: Budget.nullish(),
});

/** Null is the usual. */
function orUsual<Schema extends z.ZodType>(schema: Schema, usual: z.output<Schema>) {
  return schema.nullable().transform((given) => given ?? usual);
}

/** (ext) What the creator can change of a game. */
export const GamePatch = z
  .object({
    /** Whether what a player's character says, decides and feels is left to its player alone. */
    agency: z.boolean(),
    /** What never comes into the story. */
    lines: safetyList,
    /** What is told of without being shown. */
    veils: safetyList,
    name: gameName,
    description: orUsual(description, ''),
    /** A new adventure is read as at creation; an empty one, or null, takes it away. */
    adventure_text: orUsual(adventureText, ''),
    /** How the story is told, in the creator's words; null: as the DM likes. */
    tone,
    /** Null: the DM follows the players. */
    language: languageTag.nullable(),
    zero_hp: orUsual(zeroHp, 'end'),
    pace: orUsual(pace, 'each'),
    /** Null: the one that the service has for all. */
    model: modelName.nullable(),
    /** Null: as much as it takes. */
    budget: Budget.nullable(),
    /** A participant to whom the game is handed over. */
    creator_id: uuid,
  })
  .partial();

/** (ext) What anybody at the table adds, unnamed: a line or a veil. */
export const SafetyWish = z
  .object({ line: safetyText.nullish(), veil: safetyText.nullish() })
  .refine(({ line, veil }) => (line == null) !== (veil == null), { error: 'must be a line or a veil' })
  .transform(({ line, veil }) => (line == null ? { veil: veil ?? '' } : { line }));

/** (ext) Whom somebody plays who sits there already. */
export const SeatChange = z.object({ character_id: uuid });

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

/** (ext) A message in one line, for whoever may read it. */
export const LastLine = z.object({
  id: z.int(),
  at: timestamp,
  /** The character's name, or the player's; null for the DM. */
  by: z.string().nullable(),
  kind: z.enum(messageKinds),
  /** Whom a whisper is for; null where it is for everyone. */
  to: Recipient.nullable(),
  /** Plain text without marks and breaks, cut at a length that `limits.lastLine` names. */
  text: z.string(),
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
  tone: z.string().nullable(),
  language: z.string().nullable(),
  zero_hp: z.enum(zeroHpRules),
  pace: z.enum(paces),
  model: z.string().nullable(),
  /** (ext) For participants; null for others, and where there is none. */
  budget: Budget.nullable(),
  budget_state: z.enum(budgetStates).nullable(),
  /** (ext) Of an ended game the newest sequel, for participants; null when there is none. */
  sequel_id: uuid.nullable(),
  /** (ext) Messages that this participant may read and has not; counted up to 100. */
  unread: z.int(),
  /** (ext) The newest message that this participant may read; null for others, and before the first. */
  last_line: LastLine.nullable(),
  /** (ext) Names of the players for whom the table waits, as far as this participant may know of it; empty for others. */
  awaited: z.array(z.string()),
  /** (ext) Whether the viewer is one of them. */
  my_turn: z.boolean(),
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
  /** Characters of an imported story that wait for whoever plays them on. */
  waiting: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      level: z.int(),
      ancestry: z.string(),
      class_name: z.string(),
      /** Who played them before. */
      player_name: z.string(),
    }),
  ),
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

/** (ext) A fight as players may see it. */
export const EncounterRead = openEncounterShape(z);

export const Ticket = z.object({ ticket: z.string() });

export type Budget = z.output<typeof Budget>;
export type BudgetState = (typeof budgetStates)[number];
export type PendingRoll = z.output<typeof PendingRoll>;
export type GameCreate = z.output<typeof GameCreate>;
export type GameJoin = z.output<typeof GameJoin>;
export type GamesQuery = z.output<typeof GamesQuery>;
export type GamePatch = z.output<typeof GamePatch>;
export type SafetyWish = z.output<typeof SafetyWish>;
export type Honesty = z.output<typeof Honesty>;
export type SeatChange = z.output<typeof SeatChange>;
export type SelfRolls = z.output<typeof SelfRolls>;
export type InvitationRead = z.output<typeof InvitationRead>;
export type ExportQuery = z.output<typeof ExportQuery>;
export type LastLine = z.output<typeof LastLine>;
export type GameRead = z.output<typeof GameRead>;
export type PartyMember = z.output<typeof PartyMember>;
export type EncounterRead = z.output<typeof EncounterRead>;
export type Ticket = z.output<typeof Ticket>;
