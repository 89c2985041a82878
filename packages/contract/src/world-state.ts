import { z } from 'zod';
import { worldLimits } from './protocol.ts';
import { line, longText } from './text.ts';

export const questStates = ['open', 'done', 'failed'] as const;

export const Quest = z.object({
  name: line({ min: 1, max: worldLimits.name }),
  status: z.enum(questStates),
  note: line({ max: worldLimits.note }),
});

export const Person = z.object({
  name: line({ min: 1, max: worldLimits.name }),
  note: line({ max: worldLimits.note }),
});

/** What the table knows about the world: kept by the DM, open to the players. */
export const WorldState = z.object({
  scene: longText({ max: worldLimits.scene }),
  time: line({ max: worldLimits.time }),
  quests: z.array(Quest).max(worldLimits.quests),
  people: z.array(Person).max(worldLimits.people),
  facts: z.array(line({ min: 1, max: worldLimits.fact })).max(worldLimits.facts),
});

export type Quest = z.output<typeof Quest>;
export type Person = z.output<typeof Person>;
export type WorldState = z.output<typeof WorldState>;
