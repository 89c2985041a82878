import { z } from 'zod';
import { CapsuleEffect, CapsuleEncounter, sourceId } from './capsule-effects.ts';
import { CapsuleTale } from './capsule-tale.ts';
import { CharacterCreate } from './characters.ts';
import { GamePatch, gameStatuses } from './games.ts';
import { messageKinds } from './message-kinds.ts';
import { senderTypes } from './messages.ts';
import { capsuleLimits, chronicleLimits, limits, sceneKinds, scriptLimits, worldLimits } from './protocol.ts';
import { line, listOf, longText, shownText, wholeNumber } from './text.ts';
import { WorldState } from './world-state.ts';

/** One that calendar and clock have: not the 30th of February, nor half past 25. */
function isMoment(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(value)) return false;
  const read = new Date(value);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(value.slice(0, 19));
}

const moment = z.string().refine(isMoment, { error: 'must be a moment of UTC' });

/** From 1, in the order of the messages; 0 before the first of them. */
const position = wholeNumber(0, capsuleLimits.messages);

const { agency, lines, veils, tone, language, zero_hp, pace, name, description } = GamePatch.shape;

const CapsuleMessage = z.object({
  sender_type: z.enum(senderTypes),
  user_id: sourceId.nullable(),
  character_id: sourceId.nullable(),
  content: longText({ max: capsuleLimits.message }),
  kind: z.enum(messageKinds),
  to: sourceId.nullable(),
  created_at: moment,
  effects: listOf(CapsuleEffect, capsuleLimits.effects),
  removed: z.boolean(),
  withheld: wholeNumber(0, 10_000),
});

/**
 * (ext) A whole campaign as one file, which another Fireside plays on: what its host may read, and what the DM keeps. Ids in it are
 * those of where it comes from, and mean nothing elsewhere.
 */
export const Capsule = z.object({
  capsule: z.literal('fireside', { error: 'must be fireside: this is no campaign capsule' }),
  version: z.literal(1, { error: 'must be 1: this capsule is of another version' }),
  game: z
    .object({ name, description, agency, lines, veils, tone, language, zero_hp, pace })
    .required()
    .extend({
      status: z.enum(gameStatuses),
      ended_reason: longText({ max: worldLimits.scene }).nullable(),
    }),
  adventure: z
    .object({
      text: longText({ min: 1, max: limits.adventureText }),
      first: wholeNumber(0, scriptLimits.scenes),
      scenes: listOf(
        z.object({
          number: wholeNumber(1, scriptLimits.scenes),
          title: line({ min: 1, max: scriptLimits.title }),
          kind: z.enum(sceneKinds),
        }),
        scriptLimits.scenes,
      ),
    })
    .nullable(),
  /** Whose capsule it is, among the players. */
  host: sourceId,
  /** Whoever sits there or has spoken. */
  players: listOf(
    z.object({
      id: sourceId,
      name: line({ min: 1, max: limits.userName.max }),
      character_id: sourceId.nullable(),
    }),
    capsuleLimits.players,
  ),
  characters: listOf(z.object({ id: sourceId, sheet: CharacterCreate }), limits.participants),
  world: WorldState.extend({
    notes: longText({ max: worldLimits.notes }),
    place: z
      .string()
      .regex(/^(?:\d{1,3}[?!]{0,2}(?:,\d{1,3}){0,60})?$/, { error: 'must be a trail of scenes' }),
    tale: CapsuleTale.nullable(),
    encounter: CapsuleEncounter.nullable(),
  }),
  chronicle: z.object({
    chapters: listOf(
      z.object({
        title: line({ min: 1, max: chronicleLimits.title }),
        summary: shownText({ min: 1, max: chronicleLimits.summary }),
        from: position,
        to: position,
      }),
      capsuleLimits.chapters,
    ),
    pinned: listOf(line({ min: 1, max: chronicleLimits.pin }), chronicleLimits.pins),
    /** The last message that the chapters tell. */
    told: position,
  }),
  messages: listOf(CapsuleMessage, capsuleLimits.messages),
});

export type Capsule = z.output<typeof Capsule>;
/** As it is written. */
export type CapsuleFile = z.input<typeof Capsule>;
