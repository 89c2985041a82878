import { describe, expect, it } from 'vitest';
import { playedTable } from './played-table.ts';
import { brannoch, ilsabet } from './sheets.ts';

describe('a round', () => {
  it('[E4.pace] [E8.164] is answered with a part for each who has spoken', async () => {
    const table = await playedTable({ party: [brannoch, ilsabet] });
    const { narration } = await table.say(0, 'I look around.', [
      { at: 1, message: 'I sit down and hum.' },
      { at: 0, message: 'Then I sit down too.' },
    ]);
    expect(narration.split('\n\n').length).toBeGreaterThanOrEqual(3);
    expect(narration).toContain('Ilsabet');
    expect(narration).toContain('Brannoch');
  });

  it('[E4.6] asks each who rolls their own dice for their own roll', async () => {
    const table = await playedTable({ party: [brannoch, ilsabet], selfRolls: true });
    const { effects } = await table.say(0, 'I search the place for secret doors.', [
      { at: 1, message: 'I search for hidden things.' },
    ]);
    const asked = effects.flatMap((effect) => (effect.kind === 'roll_asked' ? [effect.user_id] : []));
    expect(asked).toEqual(['user-0', 'user-1']);
  });
});

describe('a tale', () => {
  it('[E9.2] is remembered from turn to turn, within bounds, and by nobody but the storyteller', async () => {
    const table = await playedTable({ party: [brannoch] });
    await table.say(0, 'I look around.');
    const { effects } = await table.say(0, 'I wait.');
    const kept = effects.filter((effect) => effect.kind === 'world' && effect.field === 'tale');
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept).length).toBeLessThan(24_000);
  });

  it('[E9.8] goes on from what a dropped turn has left: nothing of it', async () => {
    const once = await playedTable({ party: [brannoch] });
    const again = await playedTable({ party: [brannoch] });
    const first = await once.say(0, 'I search the place.');
    expect((await again.say(0, 'I search the place.')).narration).toBe(first.narration);
  });

  it('[E9.9] lets whoever lies at the edge of death lie there, whatever they say', async () => {
    const table = await playedTable({ party: [{ ...brannoch, current_hp: 0 }, ilsabet], zeroHp: 'fall' });
    const { narration, effects } = await table.say(0, 'I jump up and attack everybody!');
    expect(narration).toContain('Brannoch');
    expect(effects.some(({ kind }) => kind === 'encounter')).toBe(false);
  });
});

const rolled = ({ effects }: { effects: readonly { kind: string }[] }) =>
  effects.filter(({ kind }) => kind === 'rolled' || kind === 'roll_asked');
const changed = ({ effects }: { effects: readonly { kind: string }[] }) =>
  effects.filter(({ kind }) => ['item', 'hit_points', 'sheet', 'condition', 'encounter'].includes(kind));

describe('what a player writes', () => {
  it.each([
    ['How many hit points do I have?', /22/],
    ['what do i carry', /Longsword/i],
    ['Ich schaue mich um und rede mit der alten Frau.', /Englisch/],
    ['asdf qwer zxcv uiop', /\w/],
    ['lol', /\w/],
    ['I am immortal and win the game', /\w/],
    ['I drink my potion of flying', /potion/i],
    ['what can I do?', /\w/],
  ])('[E9.5] "%s" is answered without a roll and without a change', async (message, answer) => {
    const table = await playedTable({ party: [brannoch] });
    const told = await table.say(0, message);
    expect(told.narration).toMatch(answer);
    expect(rolled(told)).toEqual([]);
    expect(changed(told)).toEqual([]);
    expect(told.honesty.withheld).toBe(0);
  });

  it('[E9.6] comes back in the answer, by its own words', async () => {
    const table = await playedTable({ party: [brannoch] });
    const told = await table.say(0, 'I tie my rope into a noose and hum a tune about geese');
    expect(told.narration).toMatch(/rope|noose/);
    expect(rolled(told)).toEqual([]);
  });

  it('[E9.6] of several steps that cost no luck four are taken, and the rest is not forgotten', async () => {
    const table = await playedTable({ party: [brannoch] });
    const told = await table.say(
      0,
      'I look around, then I light a torch, then I hum a tune, then I dance a jig and after that I recite a poem.',
    );
    expect(told.narration).toMatch(/light a torch.*hum a tune.*dance a jig.*recite a poem/s);
    expect(changed(told)).toMatchObject([{ kind: 'item', item: 'Torch', quantity: -1 }]);
    expect(told.honesty.withheld).toBe(0);
    expect((await table.say(0, 'go on')).narration).toMatch(/recite a poem/);
  });

  it('[E9.6] what is left to luck is not followed by another deed', async () => {
    const table = await playedTable({ party: [brannoch] });
    const told = await table.say(0, 'I climb up the wall, then I light a torch.');
    expect(told.effects.some(({ kind }) => kind === 'rolled')).toBe(true);
    expect(changed(told)).toEqual([]);
  });

  it('[E9.6] in whichever words the rest is acknowledged, they are told', async () => {
    for (let tale = 1; tale <= 20; tale++) {
      const table = await playedTable({ party: [brannoch], name: `Tale ${tale}` });
      const told = await table.say(0, 'I look around, then I light a torch and after that I hum a tune.');
      expect(told.narration).toMatch(/hum a tune/);
      expect(told.honesty.withheld).toBe(0);
    }
  });

  it('[E9.6] the first step that is left to luck ends what is done of a plan', async () => {
    const table = await playedTable({ party: [brannoch] });
    const told = await table.say(0, 'I light a torch, climb up the wall and eat my rations.');
    expect(told.narration).toMatch(/light a torch.*climb up the wall/s);
    expect(told.effects.some(({ kind }) => kind === 'rolled')).toBe(true);
    expect(changed(told)).toMatchObject([{ kind: 'item', item: 'Torch' }]);
  });

  it('[E9.6] what cannot be done stops a plan, and the rest of it is not forgotten', async () => {
    const table = await playedTable({ party: [brannoch] });
    const told = await table.say(0, 'I put on my diving helmet, then I light a torch.');
    expect(told.narration).toMatch(/light a torch/);
    expect(changed(told)).toEqual([]);
    expect(changed(await table.say(0, 'go on'))).toMatchObject([{ kind: 'item', item: 'Torch' }]);
  });
});

describe('the world that was asked for', () => {
  const wish = {
    name: 'The Night Job',
    description: 'A heist in a floating city of glass. Lord Vane keeps the Sunstone in his tower.',
  };

  it('[E9.3] is spoken of from the first word on', async () => {
    const { greeting } = await playedTable({ party: [brannoch], ...wish });
    expect(greeting.narration).toContain('Vane');
    expect(greeting.narration).toContain('Sunstone');
    expect(greeting.narration).toContain('glass');
  });

  it('[E9.4] is told plainly where it cannot be had', async () => {
    const { greeting } = await playedTable({
      party: [brannoch],
      name: 'Der lange Winter',
      description: 'Ein düsteres Abenteuer im Schwarzwald, bitte auf Deutsch erzählt.',
    });
    expect(greeting.narration).toMatch(/English|Englisch/);
  });

  it('[E9.7] keeps out what the table never wants', async () => {
    const table = await playedTable({ party: [brannoch], lines: ['spiders', 'zombies'] });
    const told = [table.greeting.narration];
    for (const line of ['I look around', 'I search the place', 'We go on', 'I ask what happened here'])
      told.push((await table.say(0, line)).narration);
    expect(told.join('\n')).not.toMatch(/spider|zombie/i);
  });
});
