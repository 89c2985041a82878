import type { WorldField } from '@fireside/contract/effects';
import { type Difference, entriesOf, said, short, withNote } from './difference.ts';

type Change = Pick<WorldField, 'field' | 'before' | 'after'>;

const questWords: Record<string, string> = { open: 'New quest', done: 'Quest done', failed: 'Quest failed' };

function textDifference(title: string, { before, after }: Change): Difference {
  const text = typeof after === 'string' ? after : '';
  const was = typeof before === 'string' ? before : '';
  return {
    chip: text ? `${title}: ${short(text)}` : null,
    detail: withNote(`${title}: ${text || 'none'}`, was && `before: ${was}`),
  };
}

function questDifferences({ before, after }: Change): Difference[] {
  const known = entriesOf(before);
  return entriesOf(after).flatMap(({ name, status, note }) => {
    const was = known.find((quest) => quest.name === name);
    if (was?.status === status && was.note === note) return [];
    if (was?.status === status) return { chip: null, detail: `Quest: ${withNote(name, note)}` };
    const title = was && status === 'open' ? 'Quest open again' : (questWords[status] ?? 'Quest');
    return { chip: `${title}: ${short(name)}`, detail: `${title}: ${withNote(name, note)}` };
  });
}

function peopleDifferences({ before, after }: Change): Difference[] {
  const known = entriesOf(before);
  return entriesOf(after).flatMap(({ name, note }) => {
    const was = known.find((person) => person.name === name);
    if (was?.note === note) return [];
    return { chip: was ? null : `Person: ${short(name)}`, detail: `Person: ${withNote(name, note)}` };
  });
}

function factDifferences({ before, after }: Change): Difference[] {
  const [was, is] = [before, after].map((list) => (Array.isArray(list) ? list.map(said) : []));
  const fresh = is!.filter((fact) => !was!.includes(fact));
  // Sentences are too long for chips: the first of them stands for all.
  const count = fresh.length === 1 ? '1 new fact' : `${fresh.length} new facts`;
  return fresh.map((fact, place) => ({ chip: place === 0 ? count : null, detail: `Known: ${fact}` }));
}

function goneDifferences({ before, after }: Change): Difference[] {
  const left = entriesOf(after);
  return entriesOf(before)
    .filter(({ name }) => !left.some((entry) => entry.name === name))
    .map(({ name }) => ({ chip: null, detail: `No longer on record: ${name}` }));
}

/** What is new in the record of the world. */
export function worldDifferences(change: Change): Difference[] {
  switch (change.field) {
    case 'scene':
      return [textDifference('Scene', change)];
    case 'time':
      return [{ ...textDifference('Time', change), chip: null }];
    case 'quests':
      return [...questDifferences(change), ...goneDifferences(change)];
    case 'people':
      return [...peopleDifferences(change), ...goneDifferences(change)];
    case 'facts':
      return factDifferences(change);
    case 'notes':
    case 'place':
      return [];
  }
}
