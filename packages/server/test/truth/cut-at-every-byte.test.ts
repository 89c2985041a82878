import { emptyWorld, unspent } from '@fireside/contract';
import {
  createDice,
  type Model,
  ModelFailure,
  noCreatures,
  runTurn,
  type Seat,
  type Snapshot,
} from '@fireside/engine';
import { describe, expect, it } from 'vitest';
import { protocolOf } from '../../src/models/protocols/protocol-of.ts';
import { readEvents } from '../../src/models/wire/read-events.ts';

const mira: Seat = {
  user_id: 'ann',
  name: 'Ann',
  self_rolls: false,
  pending_roll: null,
  character: {
    id: 'mira',
    name: 'Mira Thörn',
    ancestry: 'halfling',
    class_name: 'rogue',
    level: 3,
    background: '',
    abilities: {
      strength: 10,
      dexterity: 10,
      constitution: 10,
      intelligence: 10,
      wisdom: 10,
      charisma: 10,
    },
    armor_class: 14,
    speed: 25,
    proficiencies: [],
    inventory: [],
    spells: [],
    conditions: [],
    backstory: '',
    current_hp: 22,
    max_hp: 24,
    combat_stats: {},
    ...unspent,
  },
};

const snapshot: Snapshot = {
  game: {
    id: 'game',
    name: 'The Salt Road',
    description: '',
    hasAdventure: false,
    agency: true,
    lines: [],
    veils: [],
    code: 'ABCD2345',
  },
  kind: 'reply',
  speaker: mira,
  party: [mira],
  world: emptyWorld,
  encounter: null,
  ended_reason: null,
  history: [],
  isCut: false,
  chronicle: { chapters: [], pinned: [] },
  message: 'I open the door.',
  also: [],
  dmMessages: 0,
};

/** A model whose answers are bodies of HTTP, each in the pieces in which it arrives. */
function modelOver(provider: 'compatible' | 'anthropic', bodies: readonly (readonly Buffer[])[]): Model {
  const protocol = protocolOf({ provider, model: 'any' });
  let request = 0;
  return {
    name: provider,
    async ask(_, hear) {
      const failure = () => new ModelFailure('provider_fault', 'An error in the stream');
      const answer = protocol.read({ hear, failure });
      const events = readEvents((data, name) => answer.event(data, name));
      for (const piece of bodies[request++] ?? []) if (events.take(piece)) break;
      events.end();
      return answer.finish();
    },
  };
}

const event = (data: object, name?: string) =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;

/** The same words as each provider streams them. */
const writers = {
  compatible: (pieces: string[]) =>
    [
      ...pieces.map((content) => event({ choices: [{ index: 0, delta: { content } }] })),
      event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
      'data: [DONE]\n\n',
    ].join(''),
  anthropic: (pieces: string[]) =>
    [
      event({ type: 'message_start', message: {} }, 'message_start'),
      event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
      ...pieces.map((text) =>
        event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
      ),
      event({ type: 'message_delta', delta: { stop_reason: 'end_turn' } }),
      event({ type: 'message_stop' }),
    ].join(''),
};

async function shownOf(model: Model) {
  const shown: string[] = [];
  const library = {
    excerpts: async () => ({ rulebooks: [], script: null, story: [], recorded: [] }),
    recall: async () => [],
  };
  const clock = { elapsed: () => 0, sleep: () => new Promise<void>(() => {}) };
  const observer = { rolling() {}, effect() {}, delta: (text: string) => void shown.push(text) };
  const ports = { model, library, bestiary: noCreatures, dice: createDice((min) => min), clock };
  const { narration } = await runTurn(ports, snapshot, observer, new AbortController().signal);
  return { shown: shown.join(''), narration };
}

const lie = 'Mira Thörn erhält 9 Schadenspunkte 🗡️.';

describe.each(['compatible', 'anthropic'] as const)('an answer over %s', (provider) => {
  const words = ['Regen fällt. ', ...(lie.match(/[\s\S]{1,20}/gu) ?? []), ' Ein Hund bellt.'];
  const bytes = Buffer.from(writers[provider](words));
  const other = Buffer.from(writers[provider](['Eine Krähe ruft.']));

  it('[E7.10] with a lie in it is cut at every byte, and the lie is not shown', async () => {
    const whole = await shownOf(modelOver(provider, [[bytes], [other]]));
    expect(whole.shown).toBe(whole.narration);
    expect(whole.shown).toBe('Regen fällt. Eine Krähe ruft.');
    for (let at = 1; at < bytes.length; at++) {
      const halves = [bytes.subarray(0, at), bytes.subarray(at)];
      const told = await shownOf(modelOver(provider, [halves, [other]]));
      if (told.shown !== whole.shown) expect(told, `cut at ${at}`).toEqual(whole);
    }
    for (let size = 1; size <= 64; size++) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      );
      expect(await shownOf(modelOver(provider, [pieces, [other]]))).toEqual(whole);
    }
  });
});
