import type { WorldField } from '@fireside/contract/effects';
import { words } from '../../words/words.ts';
import { type Difference, entriesOf, said, short, withNote } from './difference.ts';

type Change = Pick<WorldField, 'field' | 'before' | 'after'>;

/** What is said of a quest whose state is another one. */
function questTitle(status: string, wasKnown: boolean): string {
  const { quest, questOpen, questAgain, questDone, questFailed } = words.effects;
  if (status === 'open') return wasKnown ? questAgain : questOpen;
  return { done: questDone, failed: questFailed }[status] ?? quest;
}

function textDifference(title: string, { before, after }: Change): Difference {
  const text = typeof after === 'string' ? after : '';
  const was = typeof before === 'string' ? before : '';
  // Many a scene is called `Scene 1`.
  const titled = (name: string) =>
    name.toLowerCase().startsWith(title.toLowerCase()) ? name : words.effects.of(title, name);
  return {
    chip: text ? titled(short(text)) : null,
    detail: withNote(titled(text || words.effects.none), was && words.effects.before(was)),
  };
}

function questDifferences({ before, after }: Change): Difference[] {
  const { of } = words.effects;
  const known = entriesOf(before);
  return entriesOf(after).flatMap(({ name, status, note }) => {
    const was = known.find((quest) => quest.name === name);
    if (was?.status === status && was.note === note) return [];
    if (was?.status === status) {
      return { chip: null, detail: of(words.effects.quest, withNote(name, note)) };
    }
    const title = questTitle(status, was !== undefined);
    return { chip: of(title, short(name)), detail: of(title, withNote(name, note)) };
  });
}

function peopleDifferences({ before, after }: Change): Difference[] {
  const { of, person } = words.effects;
  const known = entriesOf(before);
  return entriesOf(after).flatMap(({ name, note }) => {
    const was = known.find((one) => one.name === name);
    if (was?.note === note) return [];
    return { chip: was ? null : of(person, short(name)), detail: of(person, withNote(name, note)) };
  });
}

function factDifferences({ before, after }: Change): Difference[] {
  const [was, is] = [before, after].map((list) => (Array.isArray(list) ? list.map(said) : []));
  const fresh = is!.filter((fact) => !was!.includes(fact));
  // Sentences are too long for chips: the first of them stands for all.
  return fresh.map((fact, place) => ({
    chip: place === 0 ? words.effects.newFacts(fresh.length) : null,
    detail: words.effects.of(words.effects.known, fact),
  }));
}

function goneDifferences({ before, after }: Change): Difference[] {
  const left = entriesOf(after);
  return entriesOf(before)
    .filter(({ name }) => !left.some((entry) => entry.name === name))
    .map(({ name }) => ({ chip: null, detail: words.effects.of(words.effects.gone, name) }));
}

/** What is new in the record of the world. */
export function worldDifferences(change: Change): Difference[] {
  switch (change.field) {
    case 'scene':
      return [textDifference(words.effects.scene, change)];
    case 'time':
      return [{ ...textDifference(words.effects.time, change), chip: null }];
    case 'quests':
      return [...questDifferences(change), ...goneDifferences(change)];
    case 'people':
      return [...peopleDifferences(change), ...goneDifferences(change)];
    case 'facts':
      return factDifferences(change);
    case 'notes':
    case 'place':
    case 'awaited':
    case 'tale':
      return [];
  }
}
