import { z } from 'zod';
import { listOf, longText, wholeNumber } from './text.ts';

const text = longText({ max: 2_000 });
const texts = listOf(text, 1_000);
const count = wholeNumber(0, 1_000_000);

function bounded<T extends z.ZodType>(value: T) {
  return z.record(longText({ max: 200 }), value).refine((given) => Object.keys(given).length <= 1_000, {
    error: 'must have at most 1000 entries',
  });
}

const isTrue = z.literal(true).optional();
const Cast = listOf(z.object({ name: text, role: text, pronoun: z.enum(['he', 'she', 'they']) }), 100);
/** How somebody is: mute, asleep, locked in. */
const Conditions = bounded(
  listOf(
    z.object({
      is: z.enum([
        'animal',
        'child',
        'mute',
        'gagged',
        'deaf',
        'blind',
        'asleep',
        'senseless',
        'bound',
        'locked',
      ]),
      how: text,
      isOwnWill: isTrue,
      isOver: isTrue,
    }),
    100,
  ),
).optional();

const Outline = z.object({
  genre: text,
  threat: text,
  twist: count,
  cast: Cast,
  places: listOf(
    z.object({
      id: text,
      name: text.optional(),
      beat: text,
      person: count.nullable(),
      isPlain: z.boolean().optional(),
    }),
    100,
  ),
  wished: bounded(text),
  kept: Cast.optional(),
  conditions: Conditions,
  whodunit: z
    .object({
      crime: z.enum(['murder', 'poisoning', 'theft', 'sabotage']),
      matter: text,
      means: text,
      suspects: texts,
      culprit: text.nullable(),
      draw: wholeNumber(0, 2 ** 31),
    })
    .optional(),
});

/** What a storyteller remembers of its tale. What it awaits of players stays behind: here they are others. */
export const CapsuleTale = z.object({
  version: z.literal(2),
  seed: z.number().refine(Number.isFinite, { error: 'must be finite' }),
  outline: Outline.nullable(),
  at: text,
  been: texts,
  spot: z.object({ name: text, noun: text }).optional(),
  hour: text.optional(),
  turnsHere: count,
  turns: count,
  hinted: count.optional(),
  objected: count.optional(),
  called: isTrue,
  conditions: Conditions,
  things: bounded(texts),
  left: bounded(texts),
  open: texts,
  company: bounded(text).optional(),
  people: bounded(
    z.object({
      attitude: z.enum(['friendly', 'wary', 'hostile']),
      told: listOf(count, 1_000),
      heard: texts,
    }),
  ),
  /** What was found and heard of a crime, and in which turn whom the table has accused; -1 where that was forgiven. */
  inquiry: z.object({ known: texts, accused: bounded(wholeNumber(-1, 1_000_000)) }).optional(),
  progress: z.number(),
  clues: z.number(),
  signs: z.number(),
  twisted: z.boolean(),
  fought: z.boolean(),
  exposed: z.boolean(),
  sway: z.number(),
  asked: z.unknown().transform(() => ({})),
  next: z.unknown().transform(() => ({})),
  met: texts,
  deeds: listOf(z.object({ who: text, what: text }), 1_000),
  help: z.object({ by: text, target: text }).nullable(),
  said: z.object({ turns: texts, templates: longText({ max: 20_000 }) }),
});
