import { z } from 'zod';
import type { World } from '../snapshot.ts';
import { bounds } from './bounds.ts';
import { line, listOf, longText } from './text.ts';
import { defineTool, failure } from './tool.ts';

const questUpdate = z.object({
  name: line({ min: 1, max: bounds.quests.name }),
  status: z.enum(['open', 'done', 'failed']).optional(),
  note: line({ max: bounds.quests.note }).optional(),
});

const personUpdate = z.object({
  name: line({ min: 1, max: bounds.people.name }),
  note: line({ max: bounds.people.note }).optional(),
});

const parameters = z.object({
  scene: longText({ max: bounds.scene })
    .optional()
    .describe('Where the party is and what is going on, in a few sentences'),
  time: line({ max: bounds.time }).optional().describe('Time of day or date in the story'),
  quests: listOf(questUpdate, bounds.quests.entries).optional().describe('Added, or changed by name'),
  people: listOf(personUpdate, bounds.people.entries).optional().describe('Added, or changed by name'),
  facts: listOf(line({ min: 1, max: bounds.facts.text }), bounds.facts.entries)
    .optional()
    .describe('Facts to add, one short sentence each'),
  forget: listOf(line({ min: 1, max: bounds.forget.text }), bounds.forget.entries)
    .optional()
    .describe('Names of quests and people, or exact facts, to remove'),
  notes: longText({ max: bounds.notes })
    .optional()
    .describe(`Your own secret notes, at most ${bounds.notes} characters; replaces the old ones`),
});

type WorldUpdate = z.output<typeof parameters>;

function same(left: string, right: string): boolean {
  return left.trim().toLowerCase() === right.trim().toLowerCase();
}

/** Changes by name; what was touched last stands last, so that the oldest falls out first. */
function upsert<T extends { name: string }>(list: T[], entry: T, most: number): T[] {
  return [...list.filter((known) => !same(known.name, entry.name)), entry].slice(-most);
}

function forget(world: World, names: string[]): { world: World; missing: string[] } {
  const known = [...world.quests, ...world.people].map((entry) => entry.name).concat(world.facts);
  const gone = (text: string) => names.some((name) => same(name, text));
  return {
    world: {
      ...world,
      quests: world.quests.filter((quest) => !gone(quest.name)),
      people: world.people.filter((person) => !gone(person.name)),
      facts: world.facts.filter((fact) => !gone(fact)),
    },
    missing: names.filter((name) => !known.some((text) => same(name, text))),
  };
}

function apply(world: World, update: WorldUpdate): World {
  let { quests, people, facts } = world;
  for (const { name, status, note } of update.quests ?? []) {
    const known = quests.find((quest) => same(quest.name, name));
    const entry = { name, status: status ?? known?.status ?? 'open', note: note ?? known?.note ?? '' };
    quests = upsert(quests, entry, bounds.quests.entries);
  }
  for (const { name, note } of update.people ?? []) {
    const known = people.find((person) => same(person.name, name));
    people = upsert(people, { name, note: note ?? known?.note ?? '' }, bounds.people.entries);
  }
  for (const fact of update.facts ?? []) {
    if (!facts.some((known) => same(known, fact))) facts = [...facts, fact].slice(-bounds.facts.entries);
  }
  return {
    scene: update.scene ?? world.scene,
    time: update.time ?? world.time,
    quests,
    people,
    facts,
    notes: update.notes ?? world.notes,
  };
}

/** Keeps what the table knows of the world, and the DM's own notes beside it. */
export const updateWorldState = defineTool({
  name: 'update_world_state',
  description: [
    'Keep the record of the world that you are shown at the start of every turn: older messages leave your memory, this',
    'record stays. Call it when the scene or the time changes, a quest begins or ends, somebody important appears or a fact',
    'becomes known. Players can read all of it except notes: put plans, secrets and the HP of foes into notes.',
  ].join(' '),
  parameters,
  run(update, staged) {
    if (Object.values(update).every((value) => value === undefined))
      return failure('nothing_to_change', 'Name at least one field to change.');
    const { world, missing } = forget(staged.world, update.forget ?? []);
    staged.changeWorld(apply(world, update));
    return { status: 'updated', ...(missing.length > 0 && { not_found: missing }) };
  },
});
