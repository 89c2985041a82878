import { isSameName, listOf, questStates, setWorld, type World, worldLimits } from '@fireside/contract';
import { z } from 'zod';
import { line, longText } from './text.ts';
import { defineTool, failure } from './tool.ts';

const questUpdate = z.object({
  name: line({ min: 1, max: worldLimits.name }),
  status: z.enum(questStates).optional(),
  note: line({ max: worldLimits.note }).optional(),
});

const personUpdate = z.object({
  name: line({ min: 1, max: worldLimits.name }),
  note: line({ max: worldLimits.note }).optional(),
});

const parameters = z.object({
  scene: longText({ max: worldLimits.scene }).optional().describe('Where the party is and what goes on'),
  time: line({ max: worldLimits.time }).optional(),
  quests: listOf(questUpdate, worldLimits.quests).optional().describe('Added, or changed by name'),
  people: listOf(personUpdate, worldLimits.people).optional().describe('Added, or changed by name'),
  facts: listOf(line({ min: 1, max: worldLimits.fact }), worldLimits.facts)
    .optional()
    .describe('To add, a short sentence each'),
  forget: listOf(line({ min: 1, max: worldLimits.fact }), worldLimits.facts)
    .optional()
    .describe('Names, or exact facts, to remove'),
  notes: longText({ max: worldLimits.notes })
    .optional()
    .describe(`Secret, at most ${worldLimits.notes} characters; replaces the old ones`),
});

type WorldUpdate = z.output<typeof parameters>;

/** Changes by name; what was touched last stands last, so that the oldest falls out first. */
function upsert<T extends { name: string }>(list: T[], entry: T, most: number): T[] {
  return [...list.filter((known) => !isSameName(known.name, entry.name)), entry].slice(-most);
}

function forget(world: World, names: string[]): { world: World; missing: string[] } {
  const known = [...world.quests, ...world.people].map((entry) => entry.name).concat(world.facts);
  const gone = (text: string) => names.some((name) => isSameName(name, text));
  return {
    world: {
      ...world,
      quests: world.quests.filter((quest) => !gone(quest.name)),
      people: world.people.filter((person) => !gone(person.name)),
      facts: world.facts.filter((fact) => !gone(fact)),
    },
    missing: names.filter((name) => !known.some((text) => isSameName(name, text))),
  };
}

function apply(world: World, update: WorldUpdate): World {
  let { quests, people, facts } = world;
  for (const { name, status, note } of update.quests ?? []) {
    const known = quests.find((quest) => isSameName(quest.name, name));
    const entry = { name, status: status ?? known?.status ?? 'open', note: note ?? known?.note ?? '' };
    quests = upsert(quests, entry, worldLimits.quests);
  }
  for (const { name, note } of update.people ?? []) {
    const known = people.find((person) => isSameName(person.name, name));
    people = upsert(people, { name, note: note ?? known?.note ?? '' }, worldLimits.people);
  }
  for (const fact of update.facts ?? []) {
    if (!facts.some((known) => isSameName(known, fact))) facts = [...facts, fact].slice(-worldLimits.facts);
  }
  return {
    ...world,
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
    'Keep the record of the world that every turn shows you: older messages leave your memory. Call it when',
    'scene or time change, a quest begins or ends, somebody important appears or a fact becomes known. Players read all of it',
    'but the notes: plans and secrets go there.',
  ].join(' '),
  parameters,
  run(update, { table }) {
    if (Object.values(update).every((value) => value === undefined))
      return failure('nothing_to_change', 'Name at least one field to change.');
    const { world, missing } = forget(table.world, update.forget ?? []);
    const after = apply(world, update);
    const fields = Object.keys(after) as (keyof World)[];
    return {
      effects: fields.flatMap((field) => setWorld(table.world, field, after[field]) ?? []),
      answer: { status: 'updated', ...(missing.length > 0 && { not_found: missing }) },
    };
  },
});
