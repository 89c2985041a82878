import { withSheets } from '@fireside/contract/effects';
import { describe, expect, it } from 'vitest';
import { FightGame } from '../../test/fight-game.ts';
import { marrowBridge, sleeper } from '../../test/marrow-bridge.ts';
import { brannoch, ilsabet, quill } from '../../test/sheets.ts';
import { aStep, phrase } from '../../test/fight-steps.ts';
import type { Step } from '../reader/reading.ts';
import { startFight } from './fight.ts';

const [bridge, stair] = marrowBridge.places;
const villain = marrowBridge.threat!.villain;
/** The bridge with two sleepers on it. */
const danger = {
  ...marrowBridge,
  places: [{ ...bridge!, beat: 'danger' as const, foes: stair!.foes }, stair!],
};

const strike = (fields: Partial<Step> = {}) =>
  aStep({ act: 'attack', verb: 'swing', echo: 'swing at the nearest of them', ...fields });

/** A fight in which Brannoch, first of the party, wins initiative. */
async function begun(options: Partial<ConstructorParameters<typeof FightGame>[0]> = {}) {
  const { party = [brannoch], ...rest } = options;
  const game = new FightGame({ party, world: danger, zeroHp: 'fall', ...rest });
  game.load(20, ...party.slice(1).map(() => 15), 1, 1);
  const opening = await game.answer(0, 'I look.', (turn) => startFight(turn, stair!.foes));
  return { game, opening };
}

describe('startFight', () => {
  it('calls the foes by the tale’s own names, told apart, with numbers of the books', async () => {
    const { game } = await begun();
    const foes = game.encounter!.combatants.filter(({ side }) => side === 'foe');
    expect(foes.map(({ name }) => name)).toEqual(['tall drowned sleeper', 'scarred drowned sleeper']);
    expect(foes.every(({ creature, hp }) => creature === 'Zombie' && hp!.max < 22)).toBe(true);
  });

  it('says who stands against whom, and whose turn it is', async () => {
    const { opening } = await begun({ party: [brannoch, quill] });
    expect(opening.text).toContain('two drowned sleepers (one tall and one scarred)'.slice(1));
    expect(opening.text).toContain('Quill');
    expect(opening.text).toMatch(/Brannoch[^.]*[.?]$/);
  });

  it('lets quicker foes act before a player is on turn', async () => {
    const game = new FightGame({ party: [brannoch], world: danger, zeroHp: 'fall' });
    game.load(1, 20, 20);
    const { text } = await game.answer(0, 'I look.', (turn) => startFight(turn, stair!.foes));
    expect(game.onTurn?.name).toBe('Brannoch');
    expect(text.match(/drowned sleeper/g)!.length).toBeGreaterThan(2);
  });

  it('never says what a foe has left, nor how hard it is to hit', async () => {
    const { game } = await begun();
    for (let at = 0; at < 6 && game.encounter; at++) await game.step(0, strike());
    const text = game.told.map((told) => told.text.replace(/HP \d+ → \d+/g, '')).join(' ');
    expect(text).not.toMatch(/\d|Armor Class|hit points/);
  });

  it('gives a lone beginner two at most, and blows that they can bear', async () => {
    const novice = { ...brannoch, level: 1, max_hp: 12, current_hp: 12 };
    const game = new FightGame({ party: [novice], zeroHp: 'fall' });
    const ogre = { ...sleeper, name: 'hill brute', like: 'ogre' };
    await game.answer(0, 'x', (turn) => startFight(turn, [{ kind: ogre, count: 4 }]));
    const foes = game.encounter!.combatants.filter(({ side }) => side === 'foe');
    expect(foes).toHaveLength(2);
    expect(foes.every(({ creature }) => creature !== 'Ogre')).toBe(true);
    expect(foes[0]!.name).toBe('tall hill brute');
  });

  it('tells a fight without dice where nobody has a sheet', async () => {
    const game = new FightGame({ party: [brannoch], world: danger });
    game.snapshot = { ...game.snapshot, party: [{ ...game.snapshot.party[0]!, character: null }] };
    const { text, errors } = await game.answer(0, 'x', (turn) => startFight(turn, stair!.foes));
    expect(errors).toEqual([]);
    expect(game.encounter).toBeNull();
    expect(text).toContain('sheet');
    expect(game.state.fought).toBe(true);
  });

  it('does not begin a second fight in the first', async () => {
    const { game } = await begun();
    const before = game.encounter!.combatants.length;
    const { errors } = await game.answer(0, 'x', (turn) => startFight(turn, stair!.foes));
    expect(errors).toEqual([]);
    expect(game.encounter!.combatants).toHaveLength(before);
  });
});

describe('a blow', () => {
  it('echoes the player, hits by the dice, and says how it looks', async () => {
    const { game } = await begun();
    game.load(15, 2);
    const { text } = await game.step(0, strike({ object: phrase('tall sleeper') }));
    expect(text).toContain('You swing at the nearest of them.');
    expect(text).toContain('longsword');
    expect(text).toContain('tall drowned sleeper');
    expect(game.encounter!.combatants.find(({ name }) => name.startsWith('tall'))!.state).not.toBe('unhurt');
  });

  it('that misses is tried, not done', async () => {
    const { game } = await begun();
    game.load(2);
    const { text } = await game.step(0, strike());
    expect(text).toContain('You try to swing at the nearest of them.');
    expect(game.standingFoes.every(({ state }) => state === 'unhurt')).toBe(true);
  });

  it('is never called a kill before it is one', async () => {
    const { game } = await begun();
    game.load(15, 1);
    const { text } = await game.step(0, strike({ verb: 'kill', echo: 'kill the tall sleeper' }));
    expect(text).toContain('You try to kill the tall sleeper.');
  });

  it('falls on the one who is named, by what tells them apart', async () => {
    const { game } = await begun();
    game.load(15, 2);
    await game.step(0, strike({ object: phrase('scarred sleeper') }));
    const [hurt] = game.encounter!.combatants.filter(
      ({ side, state }) => side === 'foe' && state !== 'unhurt',
    );
    expect(hurt!.name).toBe('scarred drowned sleeper');
  });

  it('fells, is remembered for it, and is not struck again', async () => {
    const { game } = await begun();
    game.load(20, 8, 8);
    await game.step(0, strike({ object: phrase('tall sleeper') }));
    expect(game.standingFoes.map(({ name }) => name)).toEqual(['scarred drowned sleeper']);
    expect(game.state.deeds).toContainEqual({ who: 'Brannoch', what: 'felled the tall drowned sleeper' });
    const again = await game.step(0, strike({ object: phrase('tall drowned sleeper') }));
    expect(again.turn.isTimeless).toBe(true);
    expect(again.effects).toEqual([]);
  });

  it('strikes as often as the class allows', async () => {
    const veteran = { ...brannoch, level: 5, max_hp: 44, current_hp: 44 };
    const { game } = await begun({ party: [veteran] });
    const { effects } = await game.step(0, strike());
    const own = effects.filter(
      (effect) => effect.kind === 'rolled' && effect.by === 'user-0' && /attack on/.test(effect.roll.reason),
    );
    expect(own).toHaveLength(2);
  });

  it('comes easier to whoever is helped', async () => {
    const { game } = await begun();
    game.state.help = { by: 'Quill', target: 'Brannoch' };
    const { effects } = await game.step(0, strike());
    expect(effects).toContainEqual(
      expect.objectContaining({
        roll: expect.objectContaining({ notation: expect.stringMatching(/^2d20kh1/) }),
      }),
    );
    expect(game.state.help).toBeNull();
  });

  it('ends the fight when nobody is left, and something is learnt by it', async () => {
    const { game } = await begun({ party: [{ ...brannoch, max_hp: 60, current_hp: 60 }] });
    let told = game.told[0]!;
    for (let at = 0; at < 12 && game.encounter; at++) {
      game.load(20, 8, 8, 1, 1);
      told = await game.step(0, strike());
    }
    expect(game.encounter).toBeNull();
    expect(game.state.progress).toBe(2);
    expect(game.state.clues).toBe(1);
    expect(told.text).toContain('bare feet');
    expect(game.sheet().experience).toBeGreaterThan(0);
  });
});

describe('a weapon', () => {
  it.each([
    ['the one on the sheet', phrase('longsword', { isOwn: true }), 'Longsword'],
    ['by what people call it', phrase('sword', { isOwn: true }), 'Longsword'],
    ['a fist', phrase('fist', { isOwn: true }), 'Unarmed strike'],
    ['a bow', phrase('bow', { isOwn: true }), 'Shortbow'],
  ])('is %s', async (_, instrument, attack) => {
    const { game } = await begun();
    const { effects } = await game.step(0, strike({ instrument, object: phrase('tall sleeper') }));
    expect(effects).toContainEqual(
      expect.objectContaining({
        roll: expect.objectContaining({ reason: expect.stringContaining(`${attack} attack on`) }),
      }),
    );
  });

  it('that is swung by name needs no "with"', async () => {
    const { game } = await begun();
    const { effects } = await game.step(
      0,
      strike({ object: phrase('shortbow', { isOwn: true }), target: phrase('scarred sleeper') }),
    );
    expect(effects).toContainEqual(
      expect.objectContaining({
        roll: expect.objectContaining({ reason: expect.stringContaining('Shortbow attack on scarred') }),
      }),
    );
  });

  it('that nobody carries is not there, and nothing happens', async () => {
    const { game } = await begun();
    const { text, effects, turn } = await game.step(
      0,
      strike({ instrument: phrase('musket', { isOwn: true }) }),
    );
    expect(text).toContain('musket');
    expect(text).toMatch(/no musket|own none/);
    expect(effects).toEqual([]);
    expect(turn.isTimeless).toBe(true);
  });

  it('that is a revolver shoots its bullets, and is no fist', async () => {
    const inventory = [
      { name: 'Revolver', quantity: 1, note: '' },
      { name: 'Bullets', quantity: 24, note: '' },
    ];
    const game = new FightGame({ party: [{ ...brannoch, inventory }], zeroHp: 'fall' });
    game.load(20, 1, 1);
    await game.answer(0, 'x', (turn) => startFight(turn, marrowBridge.places[1]!.foes));
    const { effects } = await game.step(0, strike({ verb: 'shoot', echo: 'shoot the scarred one' }));
    expect(JSON.stringify(effects)).toContain('Revolver attack on');
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'item', item: 'Bullets', after: 23 }));
  });

  it('uses up an arrow', async () => {
    const { game } = await begun();
    await game.step(0, strike({ verb: 'shoot', echo: 'shoot at them' }));
    expect(game.sheet().inventory.find(({ name }) => name === 'Arrows')!.quantity).toBe(11);
  });

  it('of which no arrows were ever listed shoots all the same', async () => {
    const inventory = brannoch.inventory.filter(({ name }) => name !== 'Arrows');
    const { game } = await begun({ party: [{ ...brannoch, inventory }] });
    const { effects } = await game.step(0, strike({ verb: 'shoot', instrument: phrase('shortbow') }));
    expect(effects).toContainEqual(
      expect.objectContaining({
        roll: expect.objectContaining({ reason: expect.stringMatching(/^Shortbow/) }),
      }),
    );
    expect(game.sheet().inventory).toHaveLength(inventory.length);
  });

  it('without arrows is of no use once they are shot', async () => {
    const inventory = brannoch.inventory.filter(({ name }) => name !== 'Arrows');
    const { game } = await begun({ party: [{ ...brannoch, inventory }] });
    game.state.things['shot Brannoch'] = ['arrows'];
    const { text, effects } = await game.step(0, strike({ verb: 'shoot', instrument: phrase('shortbow') }));
    expect(text).toContain('arrows');
    expect(effects).toEqual([]);
  });
});

describe('an attack while nobody fights', () => {
  const peace = (options: Partial<ConstructorParameters<typeof FightGame>[0]> = {}) =>
    new FightGame({ party: [brannoch], zeroHp: 'fall', ...options });

  it('on nobody in particular is said so, with who is here', async () => {
    const { text, effects, turn } = await peace().step(0, strike());
    expect(text).toMatch(/Odra Venn, a ferry keeper and Bram Hode, a watchman/);
    expect(effects).toEqual([]);
    expect(turn.isTimeless).toBe(true);
  });

  it('on somebody who is not here is said so', async () => {
    const { text, effects } = await peace().step(0, strike({ object: phrase('dragon') }));
    expect(text).toContain('dragon');
    expect(effects).toEqual([]);
  });

  it('on what the place holds begins the fight, and the blow falls in the same answer', async () => {
    const game = peace({ world: danger });
    game.load(20, 1, 1, 15, 2);
    const { text } = await game.step(0, strike({ object: phrase('sleeper') }));
    expect(game.encounter).not.toBeNull();
    expect(text).toContain('swing at the nearest of them');
    expect(game.onTurn?.name).toBe('Brannoch');
  });

  it('is carried out after quicker foes have acted', async () => {
    const game = peace({ world: danger, seed: 3 });
    game.load(1, 20, 20);
    const { text, effects } = await game.step(0, strike({ object: phrase('sleeper') }));
    expect(text).toMatch(/swing at the nearest of them/);
    expect(
      effects.some(
        (effect) =>
          effect.kind === 'rolled' && effect.by === 'user-0' && /attack on/.test(effect.roll.reason),
      ),
    ).toBe(true);
  });

  it('before the villain is one on the villain', async () => {
    const game = peace({ state: { at: 'salt-stair' } });
    await game.step(0, strike({ object: phrase('bellwarden') }));
    expect(game.encounter!.combatants.map(({ name }) => name)).toContain(villain.name);
  });

  it('on those who were beaten already finds nobody', async () => {
    const game = peace({ world: danger, state: { fought: true } });
    await game.step(0, strike({ object: phrase('sleeper') }));
    expect(game.encounter).toBeNull();
  });
});

describe('turns', () => {
  it('wait for a player who is about, in one sentence', async () => {
    const { game } = await begun({ party: [brannoch, quill] });
    const { text, effects, turn } = await game.step(1, strike());
    expect(text).toContain('Brannoch');
    expect(effects).toEqual([]);
    expect(turn.isTimeless).toBe(true);
  });

  it('pass over a player who has not spoken lately', async () => {
    const { game } = await begun({ party: [brannoch, quill] });
    game.snapshot = { ...game.snapshot, history: [] };
    const { text } = await game.step(1, strike());
    expect(text).toMatch(/Brannoch/);
    expect(text).toContain('shortsword');
  });

  it('pass over, without a word, whoever speaks in the same round', async () => {
    const { game } = await begun({ party: [brannoch, quill] });
    const [first, second] = game.snapshot.party;
    game.snapshot = { ...game.snapshot, also: [{ speaker: first!, message: 'I strike too.' }] };
    const { text, turn } = await game.step(1, strike());
    expect(second!.name).toBe('Player 1');
    expect(turn.isTimeless).toBe(false);
    expect(text).toContain('shortsword');
  });

  it('name the victim where several play, and who acts', async () => {
    const { game } = await begun({ party: [brannoch, quill] });
    const first = await game.step(0, strike());
    expect(first.text.startsWith('Brannoch, you')).toBe(true);
    const second = await game.step(1, strike());
    expect(`${first.text} ${second.text}`).not.toMatch(/sleeper [a-z]+ (at|against) you/);
  });

  it('end with the name of whoever is next', async () => {
    const { game } = await begun({ party: [brannoch, quill] });
    const { text } = await game.step(0, strike());
    expect(text).toMatch(/Quill[^.]*[.?]$/);
  });

  it('of somebody who plays nobody are none', async () => {
    const { game } = await begun({ party: [brannoch, quill] });
    const [first, second] = game.snapshot.party;
    game.snapshot = { ...game.snapshot, party: [first!, { ...second!, character: null }] };
    const { effects, turn } = await game.step(1, strike());
    expect(effects).toEqual([]);
    expect(turn.isTimeless).toBe(true);
  });

  it('skip the fallen, whom nobody strikes', async () => {
    const death_saves = { successes: 3, failures: 0 };
    const fallen = { ...quill, current_hp: 0, conditions: ['unconscious', 'prone'], death_saves };
    const { game } = await begun({ party: [brannoch, fallen] });
    for (let at = 0; at < 4 && game.encounter; at++)
      await game.step(0, strike({ object: phrase('tall sleeper') }));
    const struck = game.told
      .flatMap(({ effects }) => effects)
      .filter((effect) => effect.kind === 'rolled' && / attack on Quill/.test(effect.roll.reason));
    expect(struck).toEqual([]);
  });
});

describe('manoeuvres', () => {
  it('a shove that a foe cannot resist throws it to the ground; it gets up again', async () => {
    const { game } = await begun();
    game.load(20);
    const { text, effects } = await game.step(
      0,
      aStep({ act: 'shove', echo: 'shove the tall sleeper', object: phrase('tall sleeper') }),
    );
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'condition', condition: 'prone', on: true }),
    );
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'condition', condition: 'prone', on: false }),
    );
    expect(text).toContain('shove the tall sleeper');
  });

  it('a shove that it resists leaves it standing', async () => {
    const { game } = await begun();
    game.load(1);
    const { effects } = await game.step(
      0,
      aStep({ act: 'shove', echo: 'shove the tall sleeper', object: phrase('tall sleeper') }),
    );
    expect(effects.some(({ kind }) => kind === 'condition')).toBe(false);
  });

  it('a guard makes blows at the speaker harder', async () => {
    const { game } = await begun();
    const { effects } = await game.step(0, aStep({ act: 'defend', echo: 'raise my shield' }));
    const blows = effects.flatMap((effect) =>
      effect.kind === 'rolled' && /attack on Brannoch/.test(effect.roll.reason) ? [effect.roll.notation] : [],
    );
    expect(blows.length).toBeGreaterThan(0);
    expect(blows.every((notation) => notation.startsWith('2d20kl1'))).toBe(true);
  });
});

describe('a way out', () => {
  it('from nothing is no flight', async () => {
    const game = new FightGame({ party: [brannoch] });
    const { effects, turn } = await game.step(0, aStep({ act: 'flee', echo: 'run' }));
    expect(effects).toEqual([]);
    expect(turn.isTimeless).toBe(true);
  });

  it('needs no roll once the party is bloodied, and leads back to where it came from', async () => {
    const { game } = await begun({
      party: [{ ...brannoch, current_hp: 9 }],
      state: { been: ['salt-stair'] },
    });
    const { effects, turn } = await game.step(0, aStep({ act: 'flee', echo: 'run for it' }));
    expect(game.encounter).toBeNull();
    expect(effects.some((effect) => effect.kind === 'rolled')).toBe(false);
    expect(game.state.at).toBe('salt-stair');
    expect(turn.hasMoved).toBe(true);
  });

  it('is a matter of skill before that', async () => {
    const { game } = await begun();
    game.load(1);
    const { effects, text } = await game.step(0, aStep({ act: 'flee', echo: 'run for it' }));
    expect(effects).toContainEqual(
      expect.objectContaining({
        roll: expect.objectContaining({ reason: expect.stringMatching(/^Athletics check, DC 12: failure/) }),
      }),
    );
    expect(game.encounter).not.toBeNull();
    expect(text).toContain('You try to run for it.');
  });

  it('of a player who rolls their own dice is decided by the foe’s', async () => {
    const { game } = await begun({ selfRollers: [0] });
    game.load(1);
    await game.step(0, aStep({ act: 'flee', echo: 'run for it' }));
    expect(game.encounter).toBeNull();
    expect(game.snapshot.party[0]!.pending_roll).toBeNull();
  });

  it('by surrender costs an hour', async () => {
    const { game } = await begun();
    const { text } = await game.step(0, aStep({ act: 'surrender', echo: 'lay down my sword' }));
    expect(game.encounter).toBeNull();
    expect(text).toMatch(/hour|while/);
    expect(game.sheet().inventory).toEqual(brannoch.inventory);
    expect(game.state.fought).toBe(true);
  });

  it('by surrender is nobody else’s decision', async () => {
    const { game } = await begun({ party: [brannoch, quill] });
    const { text } = await game.step(0, aStep({ act: 'surrender', echo: 'lay down my sword' }));
    expect(game.encounter).not.toBeNull();
    expect(text).toContain('Quill');
  });
});

describe('players who roll their own dice', () => {
  it('are asked, and told what came of it', async () => {
    const { game } = await begun({ selfRollers: [0] });
    const asked = await game.step(0, strike());
    expect(asked.turn.isWaiting).toBe(true);
    expect(asked.text).toContain('1d20+5');
    game.load(3);
    const { text, shown } = await game.step(0, strike(), 'I rolled 19');
    expect(text).toContain('longsword');
    expect(shown).toBe(text);
    expect(game.encounter!.combatants.some(({ side, state }) => side === 'foe' && state !== 'unhurt')).toBe(
      true,
    );
  });

  it('are reminded of a roll that is still awaited', async () => {
    const { game } = await begun({ selfRollers: [0] });
    await game.step(0, strike());
    const { turn, text } = await game.step(0, strike(), 'I attack the other one');
    expect(turn.isWaiting).toBe(true);
    expect(text).toContain('1d20+5');
  });

  it('keep their turn for the second blow of a veteran', async () => {
    const veteran = { ...brannoch, level: 5, max_hp: 44, current_hp: 44 };
    const { game } = await begun({ party: [veteran], selfRollers: [0] });
    await game.step(0, strike());
    await game.step(0, strike(), 'I rolled 2');
    expect(game.onTurn?.name).toBe('Brannoch');
    expect(game.encounter!.attacks_made).toBe(1);
    await game.step(0, strike());
    await game.step(0, strike(), 'I rolled 2');
    expect(game.encounter!.round).toBe(2);
  });
});

describe('the end of a fight', () => {
  it('where everybody lies leaves them lying', async () => {
    const { game } = await begun({ party: [{ ...brannoch, current_hp: 1, armor_class: 5 }] });
    for (let at = 0; at < 12 && game.encounter; at++) {
      game.load(1, 20, 6, 6);
      await game.step(0, strike());
    }
    expect(game.encounter).toBeNull();
    expect(game.sheet().current_hp).toBe(0);
    expect(game.told.at(-1)!.turn.ending).toBeNull();
  });

  it('before the villain is the end of the tale', async () => {
    const weak = { ...brannoch, current_hp: 1, armor_class: 5 };
    const game = new FightGame({ party: [weak], zeroHp: 'fall', state: { at: 'salt-stair' } });
    game.load(20, 1);
    await game.answer(0, 'x', (turn) => startFight(turn, [{ kind: villain, count: 1 }]));
    for (let at = 0; at < 12 && game.encounter; at++) {
      game.load(19, 8, 8);
      await game.answer(0, 'I stand there.', () => {});
    }
    expect(game.told.at(-1)!.turn.ending?.outcome).toBe('defeat');
  });

  it('over the villain leaves the ending to the tale', async () => {
    const game = new FightGame({ party: [brannoch], zeroHp: 'fall', state: { at: 'salt-stair' } });
    game.load(20, 1);
    await game.answer(0, 'x', (turn) => startFight(turn, [{ kind: villain, count: 1 }]));
    for (let at = 0; at < 20 && game.encounter; at++) {
      game.load(20, 8, 8, 1, 1);
      await game.step(0, strike());
    }
    expect(game.encounter).toBeNull();
    expect(game.state.fought).toBe(true);
    expect(game.told.at(-1)!.turn.ending).toBeNull();
  });
});

describe('before the villain', () => {
  it('neither flight nor a beaten servant is a victory', async () => {
    const game = new FightGame({ party: [brannoch], zeroHp: 'fall', state: { at: 'salt-stair' } });
    game.load(20, 1);
    await game.answer(0, 'x', (turn) => startFight(turn, [{ kind: villain, count: 1 }]));
    for (let at = 0; at < 10 && game.encounter; at++) {
      game.load(20);
      await game.step(0, aStep({ act: 'flee', echo: 'run for it' }));
    }
    expect(game.encounter).toBeNull();
    expect(game.state.fought).toBe(false);
    game.load(20, 1, 1);
    await game.answer(0, 'x', (turn) => startFight(turn, stair!.foes));
    for (let at = 0; at < 30 && game.encounter; at++) await game.step(0, strike());
    expect(game.state.fought).toBe(false);
  });
});

describe('somebody who can do nothing', () => {
  it('is told so, and the fight goes on', async () => {
    const { game } = await begun({ party: [brannoch, ilsabet] });
    const [first, second] = game.snapshot.party;
    const held = { ...first!, character: { ...first!.character!, conditions: ['paralyzed'] } };
    const party = [held, second!];
    game.snapshot = { ...game.snapshot, party, encounter: withSheets(game.encounter!, party) };
    const { text, errors } = await game.step(0, strike());
    expect(errors).toEqual([]);
    expect(text).toContain('paralyzed');
  });
});
