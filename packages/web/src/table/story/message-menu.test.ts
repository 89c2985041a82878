import { expect, test } from 'vitest';
import { messageWith } from '../../../test/support/table-example.ts';
import { actionsFor, type Means } from './message-menu.ts';

function means(told: string[] = []): Means {
  return {
    takingBack: {
      mayTakeBack: ({ id }) => id === 1,
      askToTakeBack: ({ id }) => told.push(`take back ${id}`),
      retellable: 2,
      askToRetell: ({ id }) => told.push(`retell ${id}`),
    },
    removal: { mayRemove: ({ removed }) => !removed, ask: ({ id }) => told.push(`remove ${id}`) },
    pin: (sentence) => told.push(`pin ${sentence}`),
  };
}

test('[E8.204] a message offers what may be done with it, and nothing where nobody may', () => {
  const labels = (id: number, fields = {}) =>
    actionsFor(messageWith(id, fields), means()).map(({ label }) => label);
  expect(labels(1)).toEqual(['Take back', 'Pin its beginning', 'Remove message']);
  expect(labels(2)).toEqual(['Tell it again', 'Pin its beginning', 'Remove message']);
  expect(labels(3, { removed: true })).toEqual([]);
  expect(actionsFor(messageWith(1), { takingBack: null, removal: null, pin: null })).toEqual([]);
});

test('[E8.204] what is chosen is done with that message; selected words are what is pinned', () => {
  const told: string[] = [];
  for (const { run } of actionsFor(messageWith(1), means(told), { selected: 'two\n words' })) run();
  expect(told).toEqual(['take back 1', 'pin two words', 'remove 1']);
  expect(actionsFor(messageWith(1), means(), { selected: 'two words' })[1]?.label).toBe(
    'Pin the selected words',
  );
});
