import { z } from 'zod';
import { gameStatuses } from './games.ts';
import { Roll } from './messages.ts';
import { timestamp } from './text.ts';

export const outcomes = ['victory', 'defeat', 'resolved'] as const;
/** What became of somebody: `fallen` lies at 0 hit points or below, `left` sits no longer at the table. */
export const fates = ['alive', 'fallen', 'dead', 'left'] as const;
/** Why a roll is remembered. */
export const rollFames = ['decisive', 'natural_20', 'natural_1', 'highest'] as const;

const RecapMember = z.object({
  name: z.string(),
  /** Null for whoever played nobody. */
  character: z.string().nullable(),
  class_name: z.string(),
  fate: z.enum(fates),
  hp: z.object({ current: z.int(), max: z.int() }).nullable(),
  /** At first and at last. */
  level: z.object({ before: z.int(), after: z.int() }).nullable(),
});

const MemorableRoll = z.object({
  message_id: z.int(),
  /** Whose dice they were; null for the DM's. */
  by: z.string().nullable(),
  roll: Roll,
  fame: z.enum(rollFames),
});

/** (ext) What can be told of a whole game on one page, of what the reader may read. */
export const Recap = z.object({
  name: z.string(),
  description: z.string(),
  status: z.enum(gameStatuses),
  /** The DM's verdict; null where there is none. */
  outcome: z.enum(outcomes).nullable(),
  reason: z.string().nullable(),
  began_at: timestamp,
  /** Of the newest message. */
  last_at: timestamp.nullable(),
  /** The first message that the reader may read. */
  first_id: z.int().nullable(),
  party: z.array(RecapMember),
  /** The last that the DM told everybody. */
  last_sentence: z.string(),
  rolls: z.array(MemorableRoll),
  figures: z.object({
    /** Of the story: table talk is none. */
    messages: z.int(),
    turns: z.int(),
    rolls: z.int(),
    natural_20s: z.int(),
    natural_1s: z.int(),
    /** Hit points that the party has lost and regained. */
    wounds: z.int(),
    healed: z.int(),
    fights: z.int(),
    foes_down: z.int(),
    /** Time played, without the long gaps. */
    seconds: z.int(),
  }),
  /** Sentences of the DM that were kept back. */
  withheld: z.int(),
  chapters: z.array(z.object({ title: z.string(), from_id: z.int() })),
  /** Scenes of the adventure that nobody saw, by their titles: told once the game is over, null before and without an adventure. */
  unseen: z.array(z.string()).nullable(),
});

export type Recap = z.output<typeof Recap>;
export type RecapMember = Recap['party'][number];
export type MemorableRoll = Recap['rolls'][number];
export type Fate = RecapMember['fate'];
