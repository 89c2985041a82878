import { z } from 'zod';
import { line, longText } from './text.ts';

export const questStates = ['open', 'done', 'failed'] as const;

export const Quest = z.object({
  name: line({ min: 1, max: 120 }),
  status: z.enum(questStates),
  note: line({ max: 400 }),
});

export const Person = z.object({ name: line({ min: 1, max: 120 }), note: line({ max: 400 }) });

export const worldLimits = { quests: 20, people: 40, facts: 60 } as const;

/** What the table knows about the world: kept by the DM, open to the players. */
export const WorldState = z.object({
  scene: longText({ max: 1_000 }),
  time: line({ max: 200 }),
  quests: z.array(Quest).max(worldLimits.quests),
  people: z.array(Person).max(worldLimits.people),
  facts: z.array(line({ min: 1, max: 300 })).max(worldLimits.facts),
});

export const emptyWorldState: WorldState = { scene: '', time: '', quests: [], people: [], facts: [] };

export type Quest = z.output<typeof Quest>;
export type Person = z.output<typeof Person>;
export type WorldState = z.output<typeof WorldState>;
