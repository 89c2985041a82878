import { z } from 'zod';
import { limits, sceneKinds, scriptLimits } from './protocol.ts';
import { line, listOf, longText, wholeNumber } from './text.ts';

/** An adventure that is to be read; nothing is stored. */
export const ScriptRequest = z.object({ adventure_text: longText({ min: 1, max: limits.adventureText }) });

const sceneNumber = wholeNumber(1, scriptLimits.scenes);

/** A scene of an adventure as its creator may see it. */
export const ScriptScene = z.object({
  /** From 1, in the order of the text. */
  number: z.int(),
  title: z.string(),
  /** 0 for the outermost. */
  depth: z.int(),
  kind: z.enum(sceneKinds),
  /** The beginning of what is read aloud in it. */
  aloud: z.string(),
  /** The beginning of what is for the DM alone. */
  secret: z.string(),
  /** How long its own text is. */
  characters: z.int(),
});

export const ScriptOutline = z.object({
  scenes: z.array(ScriptScene),
  /** The scene in which play begins; 0 where nothing can be played. */
  first: z.int(),
});

/** What the creator corrects in an outline. */
export const ScriptChanges = z.object({
  first: sceneNumber.optional(),
  scenes: listOf(
    z.object({
      number: sceneNumber,
      title: line({ min: 1, max: scriptLimits.title }).optional(),
      kind: z.enum(sceneKinds, { error: `must be one of ${sceneKinds.join(', ')}` }).optional(),
    }),
    scriptLimits.scenes,
  ).optional(),
});

/** The script of a game: its outline, and where the party is. */
export const ScriptRead = ScriptOutline.extend({ place: z.int().nullable() });

export const ScriptPatch = ScriptChanges.extend({ place: sceneNumber.optional() });

export type ScriptRequest = z.output<typeof ScriptRequest>;
export type ScriptScene = z.output<typeof ScriptScene>;
export type ScriptOutline = z.output<typeof ScriptOutline>;
export type ScriptChanges = z.output<typeof ScriptChanges>;
export type ScriptRead = z.output<typeof ScriptRead>;
export type ScriptPatch = z.output<typeof ScriptPatch>;
