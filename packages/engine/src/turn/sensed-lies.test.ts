import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calling } from '../../test/table.ts';
import { amid, saying, type Telling, toldTurn } from '../../test/told-turn.ts';
import type { Sense } from '../ports.ts';
import { type Sensed, type SensedKind, sensedKinds } from '../truth/index.ts';

const nothing = { ...Object.fromEntries(sensedKinds.map((kind) => [kind, 0])), none: 1 } as Sensed;
const unsure = { ...nothing, none: 0.5 };

/** Understands what holds a word, and takes its time. */
function senseOf(known: Partial<Record<string, SensedKind>>, wait: () => Promise<unknown> = async () => {}) {
  const heard: string[] = [];
  const sense: Sense = {
    async read({ sentence }) {
      heard.push(sentence);
      await wait();
      const kind = Object.entries(known).find(([word]) => sentence.includes(word))?.[1];
      return kind ? { ...nothing, none: 0.001, [kind]: 0.999 } : nothing;
    },
  };
  return { sense, heard };
}

/** No shape of words knows it. */
const lie = 'Where your rope hung, there is only the cut end of a cord.';
const cord = { cord: 'item' } as const;
const again = amid(lie, '');

describe('a lie that only somebody understands who can read', () => {
  it('is shown where nobody can', async () => {
    expect((await toldTurn([saying(amid(lie), 7)])).narration).toContain(lie);
  });

  it.each([1, 7, 1_000])('[E7.17] in pieces of %i is not shown: by a model that repents', async (size) => {
    const { sense } = senseOf(cord);
    const { narration, requests, honesty } = await toldTurn(
      [saying(amid(lie), size), saying('A fox barks.', size)],
      { sense },
    );
    expect(narration).not.toContain('cord');
    expect(narration).not.toContain('crow');
    expect(narration).toMatch(/A fox barks\.$/);
    expect(JSON.stringify(requests[1]!.messages.at(-1))).toContain('remove_items');
    expect(honesty).toEqual({ claims: 1, borneOut: 0, repaired: 1, withheld: 0 });
  });

  it.each([1, 7, 1_000])('[E7.17] in pieces of %i is left out where it is said again', async (size) => {
    const { sense } = senseOf(cord);
    const steps = [saying(amid(lie), size), saying(again, size), saying(again, size)];
    const { narration, extra, honesty } = await toldTurn(steps, { sense });
    expect(narration).not.toContain('cord');
    expect(narration).toMatch(/A crow calls\.$/);
    expect(extra).toBe(2);
    expect(honesty).toMatchObject({ repaired: 0, withheld: 1 });
  });

  it('[E7.13] [E7.17] is none when its call stands behind it', async () => {
    const { sense } = senseOf(cord);
    const gone = calling([
      'update_character',
      { character: 'Mira Thorn', remove_items: [{ name: 'torch', quantity: 1 }] },
    ]);
    const { narration, requests } = await toldTurn(
      [saying(amid(lie), 7, gone), saying('What do you do?', 7)],
      { sense },
    );
    expect(narration).toBe(`${amid(lie)}\n\nWhat do you do?`);
    expect(requests).toHaveLength(2);
  });

  it('[E7.17] is shown when it cannot be read in time', async () => {
    const sense: Sense = { read: async () => null };
    expect((await toldTurn([saying(amid(lie), 7)], { sense })).narration).toBe(amid(lie));
  });

  it('[E7.17] is judged by another name, and with names as nobody has learned them', async () => {
    const { sense, heard } = senseOf({});
    await toldTurn([saying('Mira Thorn looks at Borin Oakshield across the old yard.', 7)], { sense });
    expect(heard).toEqual(['Hero looks at Hero across the old yard.']);
  });
});

describe('what only sounds like a lie', () => {
  const innocent = 'You count the rivets until your pulse stops and stumbles on.';
  const saysIt = [saying(innocent, 7), saying('Rain.', 7), saying('Rain.', 7)];

  it('is refused where nobody can read it, or nobody is sure', async () => {
    expect((await toldTurn(saysIt)).narration).not.toContain('stumbles');
    const sense: Sense = { read: async () => unsure };
    expect((await toldTurn(saysIt, { sense })).narration).not.toContain('stumbles');
  });

  it('[E7.17] is told where it is understood', async () => {
    const { narration, extra, honesty } = await toldTurn(saysIt, senseOf({}));
    expect(narration).toBe(innocent);
    expect(extra).toBe(0);
    expect(honesty.claims).toBe(0);
  });

  it('[E7.17] is a lie all the same where it has a number or is another kind of lie', async () => {
    const { sense, heard } = senseOf({});
    for (const told of ['You take 5 damage.', '"I will never forgive you," Borin says.'])
      expect((await toldTurn([saying(told, 7), saying('Rain.', 7)], { sense })).narration).not.toContain(
        told,
      );
    expect(heard.filter((one) => one.includes('damage') || one.includes('forgive'))).toEqual([]);
  });
});

describe('what nobody has to read', () => {
  it.each([
    ['scenery', 'Gulls wheel above the grey water of the harbour.'],
    ['a question', 'Do you follow the cord down into the well?'],
    ['an item of a list', '- a rope with the end of a cord'],
    ['what its words tell already', 'You take 5 damage from the cord of the falling bell.'],
    ['another language', 'Du gehst mit dem Seil und der Fackel in die Halle hinein.'],
  ])('[E7.17] %s', async (_, sentence) => {
    const { sense, heard } = senseOf({});
    await toldTurn([saying(sentence, 7), saying('Rain.', 7), saying('Rain.', 7)], { sense });
    expect(heard.filter((one) => one.includes(sentence.slice(0, 20)))).toEqual([]);
  });
});

describe('however long reading takes', () => {
  const text =
    'You walk on in the rain. Your torch hisses. "Go," says the smith. Where your rope hung, there is only the cut end of a cord. You stop at the gate. It is locked.\n\nA crow calls your name.';

  it('[E7.10] [E7.17] what is shown is the same, in its order', async () => {
    const told = async (telling: Telling, size: number) =>
      toldTurn(
        [
          saying(text, size),
          saying(text.slice(text.indexOf('Where')), size),
          saying(text.slice(text.indexOf('Where')), size),
        ],
        telling,
      );
    const expected = (await told({ sense: senseOf(cord).sense }, 1_000)).narration;
    expect(expected).not.toContain('cord');
    expect(expected).toContain('You stop at the gate.');
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.infiniteStream(fc.integer({ min: 0, max: 30 })),
        async (size, waits) => {
          const wait = async () => {
            for (let turns = waits.next().value as number; turns > 0; turns--) await null;
          };
          expect((await told({ sense: senseOf(cord, wait).sense }, size)).narration).toBe(expected);
        },
      ),
      { numRuns: 60 },
    );
  });
});
