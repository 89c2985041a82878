import type { PartyMember, ServerEvent } from '@fireside/contract';
import { toHitPoints } from '@fireside/contract/effects';
import { expect, test } from 'vitest';
import { bram, messageWith, quietTable } from '../../test/support/table-example.ts';
import { createLookout, type Lookout } from './lookout.ts';

/** A lookout whose reads are answered by hand. */
function watch() {
  const games = { read: 0 };
  const asked: { what: 'party' | 'table'; answer: (works?: boolean) => Promise<void> }[] = [];
  const read: { since: number }[] = [];
  const ask = <T>(what: 'party' | 'table', value: T) =>
    new Promise<T>((resolve, reject) => {
      asked.push({
        what,
        answer: async (works = true) => {
          if (works) resolve(value);
          else reject(new Error('out of reach'));
          // Two turns of the queue: the answer, and what the lookout does next.
          await new Promise((done) => setImmediate(done));
        },
      });
    });
  const lookout = createLookout({
    table: quietTable,
    newestId: 4,
    readParty: () => ask<PartyMember[]>('party', quietTable.party),
    readTable: () => ask('table', quietTable),
    readGame: async () => {
      games.read++;
    },
    onRead: (_, since) => read.push({ since }),
  });
  return { lookout, asked, read, games, what: () => asked.map(({ what }) => what) };
}

const online = (lookout: Lookout, ...names: string[]) => lookout.hear({ type: 'presence', online: names });

test('nothing is read for a turn, nor for who is here at first', () => {
  const { lookout, asked } = watch();
  const turn: ServerEvent[] = [
    { type: 'typing' },
    { type: 'effect', effect: toHitPoints(bram, 15)! },
    { type: 'delta', text: 'Bram goes down hard.' },
    { type: 'message', message: messageWith(5, { sender_type: 'dm', effects: [toHitPoints(bram, 15)!] }) },
  ];
  online(lookout, 'Ada', 'Mira');
  for (const event of turn) lookout.hear(event);
  online(lookout, 'Mira', 'Ada');
  expect(asked).toEqual([]);
  expect(lookout.newestId()).toBe(5);
});

test('[E8.150] the party is read again when somebody is missing: they may have lost their seat', async () => {
  const { lookout, asked, what } = watch();
  online(lookout, 'Ada', 'Mira');
  online(lookout, 'Ada');
  expect(what()).toEqual(['party']);
  await asked[0]!.answer();
  online(lookout, 'Ada');
  expect(what()).toEqual(['party']);
});

test('[E8.150] the party is read again when this window itself removed somebody', () => {
  const { lookout, what } = watch();
  lookout.lookAgain();
  expect(what()).toEqual(['party']);
});

test('the party is read once for whoever comes, and together for those who come meanwhile', async () => {
  const { lookout, asked, what } = watch();
  online(lookout, 'Ada', 'Jonas');
  expect(what()).toEqual(['party']);
  online(lookout, 'Ada', 'Jonas', 'Wren');
  online(lookout, 'Ada', 'Jonas', 'Wren', 'Zuri');
  expect(what()).toEqual(['party']);
  await asked[0]!.answer();
  await asked[1]!.answer();
  online(lookout, 'Ada', 'Jonas', 'Wren', 'Zuri');
  expect(what()).toEqual(['party', 'party']);
  online(lookout, 'Ada');
  online(lookout, 'Ada', 'Jonas');
  expect(what()).toHaveLength(3);
});

test('the party is read once when somebody speaks as a character that it lacks', () => {
  const { lookout, what } = watch();
  lookout.hear({ type: 'message', message: messageWith(5, { character_id: 'bram' }) });
  expect(what()).toEqual([]);
  lookout.hear({ type: 'message', message: messageWith(6, { character_id: 'corvin' }) });
  lookout.hear({ type: 'message', message: messageWith(7, { character_id: 'corvin' }) });
  expect(what()).toEqual(['party']);
});

test('after a lost connection the table is read once, when what was missed has arrived', async () => {
  const { lookout, asked, read, what } = watch();
  lookout.connectionLost();
  lookout.hear({ type: 'message', message: messageWith(9) });
  expect(what()).toEqual([]);
  online(lookout, 'Ada', 'Mira');
  expect(what()).toEqual(['table']);
  await asked[0]!.answer();
  online(lookout, 'Ada', 'Mira');
  expect(what()).toEqual(['table']);
  expect(read).toEqual([{ since: 9 }]);
});

test('a read that failed is tried again at the next occasion', async () => {
  const { lookout, asked, what } = watch();
  lookout.connectionLost();
  online(lookout, 'Ada');
  await asked[0]!.answer(false);
  expect(what()).toEqual(['table']);
  online(lookout, 'Ada');
  expect(what()).toEqual(['table', 'table']);
});

test('[E8.201] the whole table is read again when it is told that something has changed', async () => {
  const { lookout, asked, what } = watch();
  lookout.hear({ type: 'game' });
  lookout.hear({ type: 'game' });
  expect(what()).toEqual(['table']);
  // Told once more while it was read: what was read may be older.
  await asked[0]!.answer();
  expect(what()).toEqual(['table', 'table']);
  await asked[1]!.answer();
  expect(what()).toEqual(['table', 'table']);
});

test('[E8.201] what the host changed while the window opened is read once it is told who is here, and then not again', () => {
  const { lookout, asked, games } = watch();
  online(lookout, 'Ada', 'Mira');
  online(lookout, 'Ada', 'Mira');
  expect([games.read, asked]).toEqual([1, []]);
});
