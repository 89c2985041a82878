import type { World } from '@fireside/contract';
import type { Snapshot } from '../snapshot.ts';
import { budgets, clip, newest } from './budget.ts';
import { oneLine, quote } from './quote.ts';

function entries(label: string, lines: string[], bound: number): string[] {
  const kept = newest(lines.map(oneLine), bound);
  return kept.length === 0 ? [] : [`${label}:`, ...kept.map((line) => `- ${line}`)];
}

function noted({ name, note }: { name: string; note: string }): string {
  return note ? `${name}: ${note}` : name;
}

function worldRecord({ scene, time, quests, people, facts }: World): string {
  const share = budgets.world / 4;
  return [
    ...(scene ? [`Scene: ${clip(oneLine(scene), share)}`] : []),
    ...(time ? [`Time: ${oneLine(time)}`] : []),
    ...entries(
      'Quests',
      quests.map((quest) => `[${quest.status}] ${noted(quest)}`),
      share,
    ),
    ...entries('People', people.map(noted), share),
    ...entries('Facts', facts, share),
  ].join('\n');
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
