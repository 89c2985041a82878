import { describe, expect, it } from 'vitest';
import { aTelling, type TellingOptions } from '../../test/a-telling.ts';
import { millYard } from '../../test/mill-yard.ts';
import { brannoch, ilsabet, quill } from '../../test/sheets.ts';
import { step } from '../../test/steps.ts';
import type { Step } from '../reader/reading.ts';
import { outcomeOf } from '../telling/attempt.ts';
import { doStep, resolveDeed, resolveSearch, resolveWay } from './do-step.ts';

/** Several steps in one telling, one after the other. */
async function play(steps: Step[], options: TellingOptions = {}) {
  const telling = await aTelling({ world: millYard, ...options });
  const answers: string[] = [];
  for (const one of steps) {
    const before = telling.turn.told.length;
    await doStep(telling.turn, one);
    answers.push(telling.turn.told.slice(before).join(' '));
  }
  const sheet = telling.turn.sheet!;
  const carried = (name: string) => sheet.inventory.find((item) => item.name === name)?.quantity ?? 0;
  return { ...telling, answers, sheet, carried };
}

const on = (object: string) => ({ object });
const atBridge: TellingOptions = { state: { at: 'marrow-bridge' } };

describe('changed things stay changed', () => {
  it('an open door is open already, and is seen to be', async () => {
    const open = step('open', 'open the oak door', on('the oak door'));
    const { answers, state } = await play([
      open,
      open,
      step('look', 'look at the oak door', on('the oak door')),
    ]);
    expect(state.things.door).toEqual(['open']);
    expect(answers[1]).toMatch(/already|as it is/);
    expect(answers[2]).toMatch(/open/);
  });

  it('a closed door can be opened again', async () => {
    const open = step('open', 'open the oak door', on('the oak door'));
    const close = step('close', 'close the oak door', on('the oak door'));
    const { state, turn } = await play([open, close, open]);
    expect(turn.isTimeless).toBe(false);
    expect(state.things.door).toContain('open');
  });

  it('a broken door hangs broken, and is broken no second time', async () => {
    const smash = step('break', 'break down the oak door', on('the oak door'));
    const { answers, rolls, state } = await play([smash, smash], { face: 20 });
    expect(rolls()).toHaveLength(1);
    expect(state.things.door).toEqual(['broken', 'open']);
    expect(answers[1]).toMatch(/already|left to break|done so/);
  });

  it('what is lit burns until it is put out', async () => {
    const light = step('light', 'light the brazier', on('the brazier'));
    const out = step('extinguish', 'put out the brazier', on('the brazier'));
    const { state, answers } = await play([light, light, out, out]);
    expect(answers[1]).toMatch(/burn|alight/);
    expect(state.things.brazier).toEqual(['out']);
    expect(answers[3]).toMatch(/not burning|no flame|nothing is alight/);
  });

  it('what was mended is whole again', async () => {
    const { state } = await play(
      [step('break', 'smash the bottle', on('the bottle')), step('fix', 'mend the bottle', on('the bottle'))],
      { face: 20 },
    );
    expect(state.things.bottle).toEqual(['mended']);
  });
});

describe('the sheet', () => {
  it('gets what is taken, once, without its article', async () => {
    const take = step('take', 'take the bottle', on('the bottle'));
    const { carried, state } = await play([take, take]);
    expect(carried('Green bottle')).toBe(1);
    expect(state.things.bottle).toEqual(['taken']);
  });

  it('gets what a search has found, with progress', async () => {
    const search = step('search', 'search the well', on('the well'));
    const { carried, state, rolls, answers } = await play([search, search], { ...atBridge, face: 20 });
    expect(carried('Iron key')).toBe(1);
    expect(state).toMatchObject({ progress: 1, things: { well: ['searched'] } });
    expect(rolls()).toHaveLength(1);
    expect(answers[1]).not.toContain('rag');
  });

  it('keeps nothing of a search that fails, and another try is fair', async () => {
    const search = step('search', 'search the well', on('the well'));
    const { state, rolls, carried } = await play([search, search], { ...atBridge, face: 2 });
    expect(carried('Iron key')).toBe(0);
    expect(state.things.well).toBeUndefined();
    expect(rolls()).toHaveLength(2);
  });

  it.each<[string, Step, string, number]>([
    ['a torch that is lit', step('light', 'light a torch', on('a torch')), 'Torch', 2],
    ['a ration that is eaten', step('eat', 'eat a ration', on('a ration')), 'Rations', 3],
    ['a thing that is dropped', step('drop', 'drop my shield', on('your shield')), 'Shield', 0],
    [
      'a thing that is thrown',
      step('throw', 'throw a torch into the pond', { object: 'a torch', target: 'the pond' }),
      'Torch',
      2,
    ],
    [
      'gold that is left',
      step('put', 'put two gold on the bench', { object: 'gold', target: 'the bench', amount: 2 }),
      'Gold pieces',
      13,
    ],
  ])('loses %s', async (_, given, name, left) => {
    const { carried } = await play([given]);
    expect(carried(name)).toBe(left);
  });

  it('loses the potion and heals by what was rolled', async () => {
    const sheet = { ...quill, current_hp: 9 };
    const { turn, carried, text, rolls } = await play(
      [step('drink', 'drink my potion of healing', on('your potion'))],
      { sheet, face: 3 },
    );
    expect(rolls()).toMatchObject([{ notation: '2d4+2', total: 8 }]);
    expect(carried('Potion of healing')).toBe(0);
    expect(turn.sheet?.current_hp).toBe(17);
    expect(text()).toMatch(/8.*17/);
  });

  it('gives a potion to a companion', async () => {
    const { turn } = await play(
      [step('heal', 'give Ilsabet my potion', { object: 'Ilsabet', instrument: 'your potion' })],
      { sheet: quill, others: [{ ...ilsabet, current_hp: 5 }], face: 2 },
    );
    expect(turn.party[1]?.seat.character?.current_hp).toBe(11);
  });

  it('gets a rest where nobody hunts the party', async () => {
    const { turn, text } = await play([step('rest', 'rest for an hour')], { face: 4 });
    expect(turn.sheet!.current_hp).toBeGreaterThan(22);
    expect(text()).toContain(String(turn.sheet!.current_hp));
  });

  it('gets what is written on its own paper', async () => {
    const { carried, state } = await play([step('write', 'write a letter', on('a letter'))], {
      sheet: ilsabet,
    });
    expect(carried('Letter')).toBe(1);
    expect(carried('Parchment')).toBe(5);
    expect(state.left).toEqual({});
  });

  it('loses the arrow that is shot, and one arrow lies there', async () => {
    const { carried, state } = await play([
      step('throw', 'shoot an arrow at the wall', { object: 'an arrow', target: 'the wall' }),
    ]);
    expect(carried('Arrows')).toBe(11);
    expect(state.left['mill-yard']).toEqual(['an arrow near the wall']);
  });

  it('hands a thrown thing to a companion', async () => {
    const { turn, carried } = await play(
      [step('throw', 'throw Ilsabet a torch', { object: 'a torch', target: 'Ilsabet' })],
      { others: [ilsabet] },
    );
    expect(carried('Torch')).toBe(2);
    expect(turn.party[1]?.seat.character?.inventory).toContainEqual({ name: 'Torch', quantity: 1, note: '' });
  });
});

describe('what players leave', () => {
  it('is there when they look around, and can be picked up again', async () => {
    const drop = step('drop', 'drop my shield behind the bench', {
      object: 'your shield',
      target: 'the bench',
    });
    const { answers, state, carried } = await play([
      drop,
      step('look', 'look around'),
      step('take', 'take the shield', on('the shield')),
    ]);
    expect(answers[1]).toContain('a shield behind the bench');
    expect(state.left).toEqual({});
    expect(carried('Shield')).toBe(1);
  });

  it('can be looked at', async () => {
    const { answers } = await play([
      step('make', 'build a snowman', on('a snowman')),
      step('look', 'look at the snowman', on('the snowman')),
    ]);
    expect(answers[1]).toContain('a snowman');
  });

  it.each([
    [step('make', 'build a snowman', on('a snowman')), 'a snowman'],
    [step('make', 'pile up three barricades', on('three barricades')), 'a set of three barricades'],
    [
      step('write', 'write "Beware" on the oak door', { speech: 'Beware', target: 'the oak door' }),
      '"Beware", written on the oak door',
    ],
    [
      step('tie', 'tie my rope to the drainpipe', { object: 'your rope', target: 'the drainpipe' }),
      'your rope, tied to the drainpipe',
    ],
    [step('make', 'build a fire', on('a fire')), 'a fire'],
    [step('dig', 'dig a hole', on('a hole')), 'a hole in the ground'],
  ])('%j', async (given, words) => {
    const { state } = await play([given]);
    expect(state.left['mill-yard']).toEqual([words]);
  });
});

describe('ways', () => {
  const go = step('go', 'go to the Salt Stair', { target: 'the Salt Stair' });

  it('an open one is simply gone', async () => {
    const { state, rolls, turn } = await play([
      step('go', 'walk to Marrow Bridge', { target: 'Marrow Bridge' }),
    ]);
    expect(rolls()).toEqual([]);
    expect(state.at).toBe('marrow-bridge');
    expect(turn.hasMoved).toBe(true);
  });

  it('what bars one is told, tried, and stays open once it is passed', async () => {
    const { state, answers } = await play([go], { face: 20 });
    expect(answers[0]).toContain('slick with weed');
    expect(answers[0]).toContain('dry to the knee');
    expect(state).toMatchObject({ at: 'salt-stair', open: ['salt-stair'] });
    const again = await play([go], { state: { open: ['salt-stair'] } });
    expect(again.rolls()).toEqual([]);
    expect(again.state.at).toBe('salt-stair');
  });

  it('a roll that just reaches its mark has its price', async () => {
    // Brannoch has +1 in Acrobatics.
    const { answers } = await play([go], { face: 11 });
    expect(answers[0]).toContain('one boot is full of river');
  });

  it('a failure keeps the party here, and is told otherwise the next time', async () => {
    const { answers, state } = await play([go, go], { face: 8 });
    expect(answers[0]).toContain('keeps you on this side');
    expect(answers[1]).not.toContain('keeps you on this side');
    expect(answers[1]).toMatch(/weir/);
    expect(state.at).toBe('mill-yard');
  });

  it('a disaster brings a complication', async () => {
    const { answers } = await play([go], { face: 1 });
    expect(answers[0]).toContain('A dog begins to bark.');
  });

  it('an instrument that fits makes it easier, and is named', async () => {
    const climb = step('climb', 'climb the gate with my rope', {
      object: 'the gate',
      instrument: 'your rope',
    });
    const { rolls, text } = await play([climb], { ...atBridge, face: 20 });
    expect(rolls()[0]?.reason).toContain('10');
    expect(text()).toMatch(/rope/);
  });

  it('back is where the party came from', async () => {
    const { state } = await play([step('return', 'go back')], {
      state: { at: 'marrow-bridge', been: ['mill-yard', 'marrow-bridge'] },
    });
    expect(state.at).toBe('mill-yard');
  });

  it('who comes back finds what they left', async () => {
    const { text } = await play([step('return', 'go back')], {
      state: { at: 'marrow-bridge', been: ['mill-yard'], left: { 'mill-yard': ['a snowman'] } },
    });
    expect(text()).toContain('a snowman');
  });

  it('a place where one has been is found again by its name', async () => {
    const { state } = await play([step('go', 'go to the mill yard', { target: 'the mill yard' })], {
      state: { at: 'marrow-bridge', been: ['mill-yard'] },
    });
    expect(state.at).toBe('mill-yard');
  });
});

describe('people', () => {
  it('who catches a thief is wary from then on', async () => {
    const { state, carried } = await play([step('steal', 'steal the lantern', on('the lantern'))], {
      ...atBridge,
      face: 2,
    });
    expect(state.people).toEqual({ odra: { attitude: 'wary', told: [], heard: [] } });
    expect(carried('Lantern')).toBe(0);
  });

  it('a stolen purse brings gold once', async () => {
    const steal = step('steal', 'steal the purse of Odra', { object: 'the purse', target: 'odra' });
    const { carried, turn } = await play([steal, steal], { ...atBridge, sheet: quill, face: 15 });
    expect(carried('Gold pieces')).toBe(46);
    expect(turn.isTimeless).toBe(true);
  });

  it('help makes the next roll of a companion easier', async () => {
    const { state } = await play([step('help', 'help Ilsabet', on('Ilsabet'))], { others: [ilsabet] });
    expect(state.help).toEqual({ by: 'Brannoch', target: 'Ilsabet' });
  });

  it('who is not seen has the better of the next thing', async () => {
    const { state } = await play([step('hide', 'hide')], { ...atBridge, face: 20 });
    expect(state.help).toEqual({ by: 'Brannoch', target: 'Brannoch' });
  });
});

describe('a player who rolls their own dice', () => {
  it.each([
    [step('search', 'search the chest', on('the chest')), 'search', resolveSearch, /second lid/],
    [step('go', 'go to the Salt Stair', { target: 'the Salt Stair' }), 'way', resolveWay, /dry to the knee/],
    [
      step('break', 'break down the oak door', on('the oak door')),
      'deed',
      resolveDeed,
      /break down the oak door/,
    ],
    [step('climb', 'climb the drainpipe', on('the drainpipe')), 'deed', resolveDeed, /climb the drainpipe/],
  ] as const)(
    'is asked, and hears what comes of it with the next message: %j',
    async (given, by, resolve, told) => {
      const asked = await play([given], { selfRolls: true });
      expect(asked.turn.isWaiting).toBe(true);
      const attempt = asked.state.asked['user-0']!;
      expect(attempt.by).toBe(by);
      const next = await aTelling({ world: millYard, selfRolls: true });
      await resolve(next.turn, JSON.parse(JSON.stringify(attempt)), outcomeOf(25, attempt.difficulty));
      expect(next.text()).toMatch(told);
      expect(next.text()).not.toContain('You try to');
    },
  );
});

describe('a fight', () => {
  const encounter = {
    round: 1,
    turn: 0,
    combatants: [
      {
        id: 'foe-1',
        name: 'drowned sleeper',
        side: 'foe',
        character_id: null,
        initiative: 5,
        conditions: [],
        hp: null,
        state: 'unhurt',
      },
      {
        id: 'brannoch',
        name: brannoch.name,
        side: 'party',
        character_id: brannoch.id,
        initiative: 4,
        conditions: [],
        hp: null,
        state: 'unhurt',
      },
    ],
  } as const;
  const table = { encounter: structuredClone(encounter) as never };

  it.each([step('rest', 'take a rest'), step('search', 'search the chest', on('the chest'))])(
    'leaves no time to rest or search: %j',
    async (given) => {
      const { rolls, turn } = await play([given], { table });
      expect(rolls()).toEqual([]);
      expect(turn.isTimeless).toBe(true);
    },
  );

  it('is what one sees when one looks around', async () => {
    const { text } = await play([step('look', 'look around')], { table });
    expect(text()).toContain('the drowned sleeper');
  });
});

describe('what a player writes', () => {
  it('is never read as a template, and never without bound', async () => {
    const echo = `paint {villain} [a|b] ${'very '.repeat(1_000)}large`;
    const { text, state } = await play([step('make', echo, on(`a ${'long '.repeat(1_000)}picture`))]);
    expect(text()).toContain('paint {villain} [a|b]');
    expect(text().length).toBeLessThan(600);
    expect(JSON.stringify(state.left).length).toBeLessThan(200);
  });
});
