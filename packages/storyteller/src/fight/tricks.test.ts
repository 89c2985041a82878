import { describe, expect, it } from 'vitest';
import { FightGame } from '../../test/fight-game.ts';
import { aStep, phrase } from '../../test/fight-steps.ts';
import { marrowBridge, sleeper } from '../../test/marrow-bridge.ts';
import { brannoch } from '../../test/sheets.ts';
import type { Step } from '../reader/reading.ts';
import { startFight } from './fight.ts';

const [bridge, stair] = marrowBridge.places;
const danger = {
  ...marrowBridge,
  places: [{ ...bridge!, beat: 'danger' as const, foes: stair!.foes }, stair!],
};

/** Brannoch against one sleeper, and on turn. */
async function begun(...faces: number[]) {
  const game = new FightGame({ party: [brannoch], world: danger, zeroHp: 'fall' });
  game.load(20, 1);
  await game.answer(0, 'I look.', (turn) => startFight(turn, [{ kind: sleeper, count: 1 }]));
  game.load(...faces);
  return game;
}

const trick = (fields: Partial<Step>) => aStep({ act: 'shove', object: phrase('sleeper'), ...fields });
const sand = trick({ verb: 'throw', echo: 'throw sand in its eyes', object: phrase('sand') });

describe('a trick in a fight', () => {
  it.each([
    [trick({ verb: 'grapple', echo: 'grapple the sleeper' }), 'grappled'],
    [trick({ verb: 'disarm', echo: 'disarm the sleeper' }), 'disarmed'],
  ])('%j costs a foe that does not withstand it its own turn', async (step, condition) => {
    const game = await begun(1);
    const { effects } = await game.step(0, step);
    const changes = effects.filter(({ kind }) => kind === 'condition');
    expect(changes).toMatchObject([
      { condition, on: true },
      { condition, on: false },
    ]);
    expect(effects.some((one) => one.kind === 'rolled' && /attack on/.test(one.roll.reason))).toBe(false);
  });

  it('sand in the eyes makes the next blow worse, and is wiped away after it', async () => {
    const game = await begun(1);
    const { effects } = await game.step(0, sand);
    const blow = effects.find((one) => one.kind === 'rolled' && /attack on/.test(one.roll.reason));
    if (blow) expect(blow).toMatchObject({ roll: { notation: expect.stringMatching(/^2d20kl1/) } });
    expect(effects).toContainEqual(expect.objectContaining({ condition: 'blinded', on: true }));
    expect(game.state.help).toMatchObject({ target: 'Brannoch' });
  });

  it('does nothing to a foe that sees it coming', async () => {
    const game = await begun(20);
    const { text, effects } = await game.step(0, sand);
    expect(text).toContain('try to throw sand');
    expect(effects.some(({ kind }) => kind === 'condition')).toBe(false);
  });
});

describe('whoever begins a fight', () => {
  it('is not told that the other came at them', async () => {
    const game = new FightGame({ party: [brannoch], world: danger, zeroHp: 'fall' });
    game.load(20, 1, 1);
    const { text } = await game.step(
      0,
      aStep({ act: 'attack', verb: 'attack', echo: 'attack the sleepers' }),
    );
    expect(text).not.toMatch(/(?:come|close in|turn|bear down) (?:at|on) you/);
    expect(text).toContain('against you');
  });

  it('finds blows they can bear where they are alone and the first fall is the last', async () => {
    const novice = { ...brannoch, level: 1, max_hp: 12, current_hp: 12 };
    const game = new FightGame({ party: [novice], world: danger, zeroHp: 'end' });
    const blade = { ...sleeper, name: 'hired blade', like: 'bandit' };
    await game.answer(0, 'x', (turn) => startFight(turn, [{ kind: blade, count: 2 }]));
    const foes = game.encounter!.combatants.filter(({ side }) => side === 'foe');
    expect(foes.map(({ creature }) => creature)).toEqual(['Commoner', 'Commoner']);
  });
});
