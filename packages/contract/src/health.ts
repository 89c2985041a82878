import { z } from 'zod';

/** Each part is "ok" or a sentence that says what is missing. */
export const Readiness = z.object({
  status: z.enum(['ok', 'degraded']),
  database: z.string(),
  model: z.string(),
  rulebooks: z.string(),
});

export const Liveness = z.object({ status: z.literal('ok') });

export type Readiness = z.output<typeof Readiness>;
