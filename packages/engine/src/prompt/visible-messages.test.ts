import { visible } from '@fireside/contract/visible';
import { scriptedModel } from '@fireside/testing';
import { expect, it } from 'vitest';
import { calling, character, play, seat, snapshot } from '../../test/table.ts';
import { virtualClock } from '../../test/virtual-clock.ts';
import type { Character } from '../snapshot.ts';
import { runSetup } from '../setup/run-setup.ts';

/** Directions, spaces without width, the tag block, fillers, annotations. */
const unseen = '\u202e\u200b\u{e0041}\u{e0042}\u3164\u2066\ufff9\u00ad';

/** The same with what cannot be seen in every text. */
function tainted<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, given: unknown) =>
    typeof given === 'string' ? `${given.slice(0, 2)}${unseen}${given.slice(2)}` : given,
  ) as T;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => [name, ...textsIn(entry)]);
}

function expectVisible(messages: unknown) {
  const texts = textsIn(messages);
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) expect(visible(text)).toBe(text);
}

it.each([true, false])(
  '[D7.19] nothing that cannot be seen reaches a model in a turn (late system text: %s)',
  async (lateSystem) => {
    const sheet = tainted<Character>(
      character({ spells: ['Light'], conditions: ['prone'], proficiencies: ['Stealth'] }),
    );
    const speaker = seat({
      name: `An${unseen}n`,
      character: { ...sheet, id: character().id },
      pending_roll: tainted({ notation: '1d20', reason: 'to climb' }),
    });
    const { outcome, model } = play(
      [
        {
          text: `Well${unseen}.`,
          ...calling(
            ['roll_dice', { notation: '1d20', reason: `lu${unseen}ck`, roller: 'dm' }],
            ['update_character', { character: `No${unseen}body`, hp_change: -1 }],
            ['update_world_state', { forget: [`no${unseen}thing`], notes: 'x', [`od${unseen}d`]: 1 }],
            [`no${unseen}tool`, {}],
          ),
        },
        'The door opens.',
      ],
      {
        snapshot: snapshot({
          game: {
            ...snapshot().game,
            ...tainted({ name: 'The Salt Road', description: 'Late.' }),
            hasAdventure: true,
          },
          speaker,
          party: [speaker],
          world: {
            ...tainted({ scene: 'A road', time: 'Dusk', facts: ['Dry'], notes: 'Secret' }),
            quests: [{ name: `Fi${unseen}nd`, note: `he${unseen}r`, status: 'open' }],
            people: [{ name: `Ma${unseen}ra`, note: `ol${unseen}d` }],
            place: '',
            awaited: {},
          },
          history: [
            ...(['player', 'dm', 'system'] as const).map((sender) => ({
              id: 0,
              sender,
              ...tainted({ playerName: 'Ann', characterName: 'Brakk', content: 'Hello there' }),
              rolls: [{ ...tainted({ notation: '1d4', reason: 'why', breakdown: '[1]' }), total: 1 }],
            })),
            { id: 0, sender: 'dm', playerName: null, characterName: null, content: unseen, rolls: [] },
          ],
          message: `I open ${unseen}the door.`,
        }),
        library: async () => ({
          rulebooks: [tainted({ book: 'Rules', heading: 'Doors', text: 'They open.' })],
          script: {
            outline: [{ number: 1, depth: 0, kind: 'scene', ...tainted({ title: 'One' }) }],
            first: 1,
            here: 1,
            toward: 1,
            place: '1',
            awaited: {},
            isWhole: false,
            isMarked: true,
            passages: [{ scene: 1, label: 'read aloud', isLater: false, ...tainted({ text: 'It begins.' }) }],
          },
          story: [{ messageId: 1, ...tainted({ playerName: 'Bob', characterName: 'Lira', text: 'Once.' }) }],
          recorded: [`The well ${unseen}is dry.`],
        }),
        model: { lateSystem },
      },
    );
    await outcome;
    expect(model.requests).toHaveLength(2);
    for (const { messages } of model.requests) {
      expectVisible(messages);
      for (const message of messages)
        if (message.role === 'assistant' && !message.calls) expect(message.text).not.toBe('');
    }
  },
);

it('[D7.19] nor in the talk before a game', async () => {
  const model = scriptedModel([
    {
      text: `How${unseen} so?`,
      ...calling(['propose_game', { name: 'n'.repeat(200), description: `d${unseen}` }]),
    },
    'And how long?',
  ]);
  await runSetup(
    { model, clock: virtualClock() },
    {
      messages: [
        { role: 'user', content: `Hor${unseen}ror` },
        { role: 'assistant', content: unseen },
        { role: 'user', content: `Go${unseen}thic` },
      ],
      adventureText: `The fer${unseen}ry is late.`,
    },
    new AbortController().signal,
  );
  expect(model.requests).toHaveLength(2);
  for (const { messages } of model.requests) {
    expectVisible(messages);
    for (const message of messages) if (message.role !== 'tool') expect(message.text).not.toBe('');
  }
});
