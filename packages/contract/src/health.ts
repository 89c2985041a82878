import { z } from 'zod';

/** Each part is "ok" or a sentence that says what is missing. */
export const Readiness = z.object({
  status: z.enum(['ok', 'degraded']),
  database: z.string(),
  model: z.string(),
  rulebooks: z.string(),
});

export const Liveness = z.object({ status: z.literal('ok') });

/** What runs here, for the client's About page and the line about the storyteller. */
export const About = z.object({
  version: z.string(),
  /** The model's name, as an operator would write it. */
  model: z.string(),
  /** Whether the built-in storyteller is the game master. */
  storyteller: z.boolean(),
  /** (ext) The models that a game can choose between; empty where there is but one. */
  models: z.array(z.string()),
  /** (ext) Where other devices of the network reach this service; empty where it listens on this machine alone. */
  addresses: z.array(z.string()),
  rulebooks: z.array(z.object({ name: z.string(), passages: z.int() })),
});

export type About = z.output<typeof About>;
export type Readiness = z.output<typeof Readiness>;
