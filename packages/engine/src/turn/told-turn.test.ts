import { describe, expect, it } from 'vitest';
import { play, snapshot } from '../../test/table.ts';
import type { Hands, Storyteller, TellRequest } from '../ports.ts';
import { taleLimit } from './told-turn.ts';

const teller = (tell: (hands: Hands, request: TellRequest) => Promise<void> | void): Storyteller => ({
  name: 'storyteller',
  tell: async (request, hands) => await tell(hands, request),
  discuss: async () => ({ reply: 'Well?', proposal: null }),
});

const told = (tell: Parameters<typeof teller>[0], table = snapshot()) =>
  play([], { model: teller(tell), snapshot: table, face: 12 }).outcome;

describe('a turn that a storyteller tells', () => {
  it('[E9.1] is handed the table, calls the tools that a model has, and is shown in paragraphs', async () => {
    const { narration, effects } = await told(async (hands, { snapshot: { message } }) => {
      const answer = await hands.call('check', { who: 'Brakk', check: 'Athletics', difficulty: 12 });
      hands.say(`You said: ${message}`);
      hands.say(`It is a ${String(answer.status)}.`);
    });
    expect(narration).toBe('You said: I open the door.\n\nIt is a success.');
    expect(effects.map(({ kind }) => kind)).toEqual(['rolled']);
  });

  it('[E9.2] keeps what it remembers in the world, and finds it in the next turn', async () => {
    const { effects } = await told((hands) => {
      hands.keep({ version: 2 });
      hands.say('Noted.');
    });
    expect(effects).toEqual([{ kind: 'world', field: 'tale', before: null, after: { version: 2 } }]);
    const world = { ...snapshot().world, tale: { version: 2 } };
    const next = await told((hands, { tale }) => {
      hands.say(JSON.stringify(tale));
    }, snapshot({ world }));
    expect(next.narration).toBe('{"version":2}');
  });

  it('fails when it wants to keep more than a turn can carry', async () => {
    const much = told((hands) => hands.keep('x'.repeat(taleLimit)));
    await expect(much).rejects.toThrow('Something went wrong');
  });

  it('[E9.1] is not believed either: what no effect bears out is left out, and counted', async () => {
    const { narration, honesty } = await told((hands) => {
      hands.say('The rain falls. You pocket a purse with 50 gold pieces. A crow calls.');
    });
    expect(narration).toBe('The rain falls. A crow calls.');
    expect(honesty.withheld).toBe(1);
  });

  it('is never broken off within a sentence: it is left out with its beginning', async () => {
    const { narration } = await told((hands) => {
      hands.say('Somewhere a door opens, and you lose 7 hit points. A crow calls.');
      hands.say('The rain falls. Far below the bridge, in the mud, you find 30 gold pieces.');
    });
    expect(narration).toBe('A crow calls.\n\nThe rain falls.');
  });

  it('hears whether anything of a paragraph was shown', async () => {
    const { narration } = await told((hands) => {
      const isShown = hands.say('You pocket a purse with 50 gold pieces.');
      hands.say(isShown ? 'Told.' : 'Nothing changes hands.');
    });
    expect(narration).toBe('Nothing changes hands.');
  });

  it('reads a refusal of a tool as an answer', async () => {
    const { narration, effects } = await told(async (hands) => {
      const answer = await hands.call('update_character', { character: 'Nobody', hp_change: -3 });
      hands.say(`Refused: ${String(answer.error)}.`);
    });
    expect(narration).toBe('Refused: unknown_character.');
    expect(effects).toEqual([]);
  });

  it('[E9.7] says nothing that crosses a line of the table, and writes nothing of it down', async () => {
    const table = snapshot();
    const lined = { ...table, game: { ...table.game, lines: ['spiders'] } };
    const { narration, effects } = await told(async (hands) => {
      await hands.call('update_world_state', { scene: 'A cellar full of spiders' });
      hands.say('The cellar is dry. A spider lets itself down from the beam. A crow calls.');
    }, lined);
    expect(narration).not.toContain('spider');
    expect(effects).toEqual([]);
  });
});
