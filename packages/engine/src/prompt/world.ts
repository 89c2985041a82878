import type { World } from '@fireside/contract';
import type { Excerpts } from '../ports.ts';
import type { Snapshot } from '../snapshot.ts';
import { budgets, clip } from './budget.ts';
import { oneLine, quote } from './quote.ts';

/** The length to which entries must be cut so that all of them fit: the short ones leave their room to the long. */
function lengthFor(entries: readonly string[], bound: number): number {
  let left = bound;
  const lengths = entries.map(({ length }) => length).sort((one, other) => one - other);
  for (const [index, length] of lengths.entries()) {
    const share = Math.floor(left / (lengths.length - index));
    if (length > share) return share;
    left -= length;
  }
  return bound;
}

function noted({ name, note }: { name: string; note: string }): string {
  return oneLine(note ? `${name}: ${note}` : name);
}

/** The lists of the record, each with its share of the prompt: everything has a place in it, if only with its first words. */
function listsOf({ quests, people, facts }: World): { label: string; entries: string[]; length: number }[] {
  const lists = [
    {
      label: 'Quests',
      entries: quests.map((quest) => `[${quest.status}] ${noted(quest)}`),
      bound: budgets.quests,
    },
    { label: 'People', entries: people.map(noted), bound: budgets.people },
    { label: 'Facts', entries: facts.map(oneLine), bound: budgets.facts },
  ];
  return lists.map(({ label, entries, bound }) => ({ label, entries, length: lengthFor(entries, bound) }));
}

function worldRecord(world: World): string {
  const { scene, time } = world;
  return [
    ...(scene ? [`Scene: ${clip(oneLine(scene), budgets.scene)}`] : []),
    ...(time ? [`Time: ${oneLine(time)}`] : []),
    ...listsOf(world).flatMap(({ label, entries, length }) =>
      entries.length === 0 ? [] : [`${label}:`, ...entries.map((entry) => `- ${clip(entry, length)}`)],
    ),
  ].join('\n');
}

/** The entries that have not the room for all their words. */
export function cutEntries(world: World): string[] {
  return listsOf(world).flatMap(({ entries, length }) => entries.filter((entry) => entry.length > length));
}

/** Entries that had to be cut and that the message speaks of, whole. */
export function recordedSection({ recorded }: Excerpts): string {
  let left = budgets.recorded;
  const fitting = recorded.filter((entry) => {
    left -= entry.length + 1;
    return left >= 0;
  });
  return fitting.length === 0 ? '' : ['# From the world record, whole', quote(fitting.join('\n'))].join('\n');
}

/** The record that the DM keeps with update_world_state. */
export function worldSection({ world }: Snapshot): string {
  const record = worldRecord(world);
  return ['# The world record', record === '' ? 'Nothing has been recorded yet.' : quote(record)].join('\n');
}

export function notesSection({ world }: Snapshot): string {
  if (world.notes.trim() === '') return '';
  return ['# Your private notes', quote(clip(world.notes.trim(), budgets.notes))].join('\n');
}
