import { describe, expect, it } from 'vitest';
import { FightGame } from '../../test/fight-game.ts';
import { marrowBridge } from '../../test/marrow-bridge.ts';
import { brannoch, ilsabet, quill } from '../../test/sheets.ts';
import { aStep, phrase } from '../../test/fight-steps.ts';
import type { Phrase } from '../reader/reading.ts';
import { startFight } from './fight.ts';

const [, stair] = marrowBridge.places;
const hit = (object: Phrase, fields = {}) =>
  aStep({ act: 'attack', verb: 'attack', echo: `attack ${object.shown}`, object, ...fields });

describe('an attack', () => {
  it('on somebody of the place begins a fight with them, and they are hostile from then on', async () => {
    const game = new FightGame({ party: [brannoch], zeroHp: 'fall' });
    const { errors } = await game.step(0, hit(phrase('bram')));
    expect(errors).toEqual([]);
    expect(game.encounter!.combatants.map(({ name }) => name)).toContain('Bram Hode');
    expect(game.state.people.bram!.attitude).toBe('hostile');
  });

  it('with arrows is shot with what shoots them, and is told of one', async () => {
    const game = new FightGame({ party: [brannoch], zeroHp: 'fall' });
    const arrows = { ...phrase('arrow'), shown: 'your arrows', isOwn: true };
    const { text, effects } = await game.step(0, hit(phrase('bram'), { instrument: arrows }));
    expect(JSON.stringify(effects)).toContain('Shortbow attack');
    expect(text).not.toMatch(/your arrows \w+s\b/i);
  });

  it('with what only a boast has is declined', async () => {
    const game = new FightGame({ party: [brannoch], zeroHp: 'fall' });
    const boast = { ...phrase('longsword'), shown: 'your longsword of doom', isOwn: true };
    const { text, effects } = await game.step(0, hit(phrase('bram'), { instrument: boast }));
    expect(text).toContain('longsword of doom');
    expect(effects).toEqual([]);
  });

  it('on somebody who was beaten already is no fight', async () => {
    const game = new FightGame({ party: [brannoch], zeroHp: 'fall' });
    for (let at = 0; at < 20 && (at === 0 || game.encounter); at++) {
      game.load(20, 8, 8, 1, 1);
      await game.step(0, hit(phrase('bram')));
    }
    expect(game.encounter).toBeNull();
    expect(game.state.people.bram!.heard).toContain('was beaten in a fight');
    const { text, effects } = await game.step(0, hit(phrase('bram')));
    expect(text).toContain('Bram Hode');
    expect(effects).toEqual([]);
  });

  it('on a thing is handed on as breaking it', async () => {
    const game = new FightGame({ party: [brannoch] });
    const { text, effects } = await game.step(0, hit(phrase('strongbox')));
    expect(text).toContain('strongbox');
    expect(effects).toMatchObject([
      { kind: 'rolled', roll: { reason: expect.stringContaining('Athletics') } },
    ]);
    expect(game.encounter).toBeNull();
  });

  it('on a companion is declined kindly, without a roll', async () => {
    const game = new FightGame({ party: [brannoch, quill] });
    const { text, effects, turn } = await game.step(0, hit(phrase('quill')));
    expect(text).toContain('Quill');
    expect(text).toMatch(/plays together|together|same side|friends/);
    expect(effects).toEqual([]);
    expect(turn.isTimeless).toBe(true);
  });

  it('on oneself is declined too', async () => {
    const game = new FightGame({ party: [brannoch] });
    const { effects } = await game.step(0, hit(phrase('myself')));
    expect(effects).toEqual([]);
  });

  it('with something that is carried and no weapon is a blow with it', async () => {
    const game = new FightGame({ party: [brannoch], zeroHp: 'fall' });
    game.load(20, 1, 1);
    await game.answer(0, 'x', (turn) => startFight(turn, stair!.foes));
    const { text, effects } = await game.step(
      0,
      hit(phrase('tall sleeper'), { instrument: phrase('torch', { isOwn: true }) }),
    );
    expect(text).toContain('torch');
    expect(effects).toContainEqual(
      expect.objectContaining({
        roll: expect.objectContaining({ reason: expect.stringContaining('Improvised weapon') }),
      }),
    );
  });

  it('on somebody who stands by waits until the fight is over', async () => {
    const game = new FightGame({ party: [brannoch], zeroHp: 'fall' });
    game.load(20, 1, 1);
    await game.answer(0, 'x', (turn) => startFight(turn, stair!.foes));
    const { text, effects } = await game.step(0, hit(phrase('odra')));
    expect(text).toContain('Odra Venn');
    expect(effects).toEqual([]);
  });

  it('by a spell on somebody of the place begins a fight as well', async () => {
    const game = new FightGame({ party: [ilsabet], zeroHp: 'fall' });
    const { text } = await game.step(
      0,
      aStep({
        act: 'cast',
        echo: 'cast fire bolt at Bram',
        object: phrase('fire bolt'),
        target: phrase('bram'),
      }),
    );
    expect(text).toContain('fire bolt');
    expect(game.state.people.bram!.attitude).toBe('hostile');
  });

  it('on an enemy whom the player calls their own is one on the nearest', async () => {
    const game = new FightGame({ party: [brannoch], zeroHp: 'fall' });
    game.load(20, 1, 1);
    await game.answer(0, 'x', (turn) => startFight(turn, stair!.foes));
    const { effects } = await game.step(0, hit(phrase('enemy', { isOwn: true })));
    expect(effects.some((effect) => effect.kind === 'rolled' && effect.by === 'user-0')).toBe(true);
  });
});

describe('a healing spell', () => {
  it('goes to the companion who is named', async () => {
    const cleric = { ...ilsabet, class_name: 'Cleric', spells: ['Cure wounds'], current_hp: 2 };
    const game = new FightGame({ party: [cleric, { ...quill, current_hp: 12 }], zeroHp: 'fall' });
    game.load(20, 15, 1, 1);
    await game.answer(0, 'x', (turn) => startFight(turn, stair!.foes));
    const { text } = await game.step(
      0,
      aStep({
        act: 'cast',
        echo: 'cast cure wounds on Quill',
        object: phrase('cure wounds'),
        target: phrase('quill'),
      }),
    );
    expect(text).toMatch(/Quill[^.]*HP 12 → /);
  });
});
