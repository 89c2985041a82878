import { describe, expect, it } from 'vitest';
import { calling, play, resultsIn, snapshot } from '../../test/table.ts';

const notes = 'The baron poisoned his brother with nightshade from the abbey garden last winter.';
const world = { ...snapshot().world, notes };
const table = snapshot({ world, game: { ...snapshot().game, code: 'KQ7ZP4MW' } });

describe('what is not for players', () => {
  it('[E7.20] is not quoted: the model hears why and goes on from there', async () => {
    const { outcome, model, recorded } = play(
      [
        'The abbot lowers his voice. The baron poisoned his brother with nightshade from the abbey garden last winter. He weeps.',
        'He says no more.',
      ],
      { snapshot: table },
    );
    const { narration, honesty } = await outcome;
    expect(narration).toMatch(/^The abbot lowers his voice\..{0,60}He says no more\.$/);
    expect(narration).not.toContain('nightshade');
    expect(recorded.shown.join('')).toBe(narration);
    expect(honesty).toMatchObject({ repaired: 1, withheld: 0 });
    expect(JSON.stringify(model.requests.at(-1))).toContain('That is for you alone');
  });

  it('[E7.20] is left out when the model insists, and the rest is told', async () => {
    const insisting = `It rains. ${notes} A crow calls.`;
    const { outcome } = play([insisting, insisting, insisting], { snapshot: table });
    const { narration, honesty } = await outcome;
    expect(narration).not.toContain('nightshade');
    expect(narration).toMatch(/A crow calls\.$/);
    expect(honesty).toMatchObject({ repaired: 0, withheld: 1 });
  });

  it('[E7.23] nor is the code with which people join', async () => {
    const spelled = 'Tell your friends: K Q 7 Z - P 4 M W.';
    const { outcome } = play([spelled, spelled, spelled], { snapshot: table });
    expect((await outcome).narration.replace(/\W/g, '')).not.toContain('KQ7ZP');
  });
});

describe('a call that is written as text', () => {
  it('[E7.31] is carried out, and its result is given as text', async () => {
    const { outcome, model } = play(
      [
        'You brace yourself. <tool_call>{"name": "roll_dice", "arguments": {"notation": "1d20+5", "reason": "Athletics"}}</tool_call>',
        'It bursts open.',
      ],
      { face: 12 },
    );
    const { narration, effects } = await outcome;
    expect(narration).toBe('You brace yourself.\n\nIt bursts open.');
    expect(effects).toMatchObject([{ kind: 'rolled', roll: { total: 17 } }]);
    const latest = JSON.stringify(model.requests[1]!.messages.at(-1));
    expect(latest).toContain('roll_dice');
    expect(latest).toContain('\\"total\\":17');
  });

  it('[E7.31] beside others, each is answered in its own way', async () => {
    const { outcome, model } = play([
      {
        text: 'Hm. [TOOL_CALLS][{"name": "update_world_state", "arguments": {"scene": "A hall"}}]',
        ...calling(['update_world_state', { time: 'Night' }]),
      },
      'Dark.',
    ]);
    const { effects } = await outcome;
    expect(effects.map((effect) => 'field' in effect && effect.field)).toEqual(['time', 'scene']);
    expect(resultsIn(model, 1)).toHaveLength(1);
  });
});

describe('a line of the table', () => {
  it('[E7.40] is not crossed', async () => {
    const { outcome, model } = play(
      ['It rains. A huge spider drops from the beam. You shiver.', 'A cold draught.'],
      {
        snapshot: snapshot({ game: { ...snapshot().game, lines: ['No spiders, please'] } }),
      },
    );
    expect((await outcome).narration).not.toContain('spider');
    expect(JSON.stringify(model.requests.at(-1))).toContain('drawn a line');
  });
});
