import { describe, expect, it } from 'vitest';
import { combatSpells } from '../../../engine/src/rules/spells.ts';
import { creatures, FightGame } from '../../test/fight-game.ts';
import { marrowBridge } from '../../test/marrow-bridge.ts';
import { brannoch, ilsabet, quill } from '../../test/sheets.ts';
import { aStep, phrase } from '../../test/fight-steps.ts';
import { averageOf } from './foe-strength.ts';
import { strengthOf } from './creature-table.ts';
import { startFight } from './fight.ts';
import { fightSpells } from './spell-table.ts';

const [, stair] = marrowBridge.places;
const cleric = {
  ...ilsabet,
  name: 'Sister Ode',
  class_name: 'Cleric',
  spells: ['Sacred flame', 'Cure wounds', 'Bless', 'Guiding bolt', 'Detect magic'],
};

const spell = (name: string, target: ReturnType<typeof phrase> | null = null, echo = `cast ${name}`) =>
  aStep({ act: 'cast', echo, object: phrase(name), target });

async function begun(party = [ilsabet], options = {}) {
  const game = new FightGame({ party, zeroHp: 'fall', ...options });
  game.load(20, ...party.slice(1).map(() => 15), 1, 1);
  await game.answer(0, 'x', (turn) => startFight(turn, stair!.foes));
  return game;
}

describe('a spell that charms somebody in peace', () => {
  it('begins no fight: whoever is charmed is a friend, and nobody has struck', async () => {
    const bard = { ...ilsabet, name: 'Sev Dell', class_name: 'Bard', spells: ['Charm person'] };
    const game = new FightGame({ party: [bard], zeroHp: 'fall' });
    game.load(1, 20, 1);
    const { text } = await game.step(0, spell('charm person', phrase('Odra'), 'cast charm person on Odra'));
    expect(game.encounter).toBeNull();
    expect(text).toContain('charmed by Sev Dell');
    expect(text).not.toMatch(/HP|blows|time for words/);
    expect(game.sheet().current_hp).toBe(bard.current_hp);
  });
});

describe('a spell that puts somebody to sleep', () => {
  it('in peace begins no fight', async () => {
    const game = new FightGame({ party: [ilsabet], zeroHp: 'fall' });
    game.load(1, 20, 8, 8, 8, 8, 8);
    const { text } = await game.step(0, spell('sleep', phrase('Odra'), 'cast sleep on Odra'));
    expect(game.encounter).toBeNull();
    expect(text).toMatch(/Odra Venn[^.]* asleep/);
    expect(text).not.toMatch(/HP|blows/);
    expect(game.sheet().slots_spent[0]).toBe(1);
  });

  it('does nothing to the dead', async () => {
    const game = await begun();
    game.load(8, 8, 8, 8, 8);
    const { text } = await game.step(0, spell('sleep'));
    expect(text).not.toContain('is asleep');
  });
});

describe('a spell in a fight', () => {
  it('that harms nobody is cast all the same', async () => {
    const game = await begun();
    const { text, turn } = await game.step(0, spell('light'));
    expect(text).toMatch(/[Ll]ight/);
    expect(turn.isTimeless).toBe(false);
  });

  it('that strikes is rolled against the one it is meant for', async () => {
    const game = await begun();
    game.load(15, 5);
    const { text, effects } = await game.step(0, spell('fire bolt', phrase('scarred sleeper')));
    expect(effects).toContainEqual(
      expect.objectContaining({
        roll: expect.objectContaining({ reason: 'Fire bolt attack on scarred drowned sleeper: hit' }),
      }),
    );
    expect(text).toContain('fire bolt');
    expect(game.encounter!.combatants.find(({ name }) => name.startsWith('scarred'))!.state).not.toBe(
      'unhurt',
    );
  });

  it('takes a slot, and is refused when none is left', async () => {
    const game = await begun();
    await game.step(0, spell('magic missile'));
    expect(game.sheet().slots_spent[0]).toBe(1);
    const spent = await begun([{ ...ilsabet, slots_spent: [4, 2] }]);
    const { text, effects } = await spent.step(0, spell('magic missile'));
    expect(text).toContain('slot');
    expect(effects).toEqual([]);
  });

  it('that heals gives back what is told', async () => {
    const game = await begun([cleric, { ...brannoch, current_hp: 5 }]);
    game.load(4);
    const { text } = await game.step(0, spell('cure wounds'));
    expect(text).toContain(`HP 5 → `);
    expect(text).toContain('Brannoch');
  });

  it('that helps is told by what it does', async () => {
    const game = await begun([cleric, brannoch]);
    const { text } = await game.step(0, spell('bless'));
    expect(game.sheet(1).conditions.join()).toContain('blessed');
    expect(text).toMatch(/Brannoch[^.]*blessed/);
  });

  it.each(['Detect magic', 'Misty step'])('for which there is no rule is not made up: %s', async (name) => {
    const game = await begun();
    const { text, effects, turn } = await game.step(0, spell(name.toLowerCase()));
    expect(text.toLowerCase()).toContain(name.toLowerCase());
    expect(text).toContain('fire bolt');
    expect(effects).toEqual([]);
    expect(turn.isTimeless).toBe(true);
  });

  it('that is not on the sheet is said so', async () => {
    const game = await begun();
    const { text, effects } = await game.step(0, spell('fireball'));
    expect(text).toMatch(/light|fire bolt/);
    expect(effects).toEqual([]);
  });

  it('of somebody who knows none stays words', async () => {
    const game = await begun([brannoch]);
    const { effects, turn } = await game.step(0, spell('fireball'));
    expect(effects).toEqual([]);
    expect(turn.isTimeless).toBe(true);
  });

  it('that a player rolls for is decided by their dice', async () => {
    const game = await begun([ilsabet], { selfRollers: [0] });
    const asked = await game.step(0, spell('fire bolt'));
    expect(asked.turn.isWaiting).toBe(true);
    game.load(5);
    const { text, shown } = await game.step(0, spell('fire bolt'), 'I rolled 18');
    expect(text).toContain('fire bolt');
    expect(shown).toBe(text);
  });
});

describe('a spell in peace', () => {
  it.each(['light', 'mage hand', 'misty step'])('simply happens: %s', async (name) => {
    const game = new FightGame({ party: [ilsabet] });
    const { text, effects, shown } = await game.step(0, spell(name));
    expect(text).toContain(`You cast ${name}.`);
    expect(text.length).toBeGreaterThan(40);
    expect(effects).toEqual([]);
    expect(shown).toBe(text);
  });

  it('that looks for magic says what there is', async () => {
    const game = new FightGame({ party: [ilsabet] });
    const { text } = await game.step(0, spell('detect magic'));
    expect(text).toMatch(/nothing magical|not a spell/);
  });

  it('that heals is rolled and told as it is', async () => {
    const game = new FightGame({ party: [cleric, { ...quill, current_hp: 3 }], zeroHp: 'fall' });
    game.load(5);
    const { text, shown } = await game.step(0, spell('cure wounds'));
    expect(text).toContain(`HP 3 → ${game.sheet(1).current_hp}`);
    expect(game.sheet(1).current_hp).toBeGreaterThan(3);
    expect(game.sheet().slots_spent[0]).toBe(1);
    expect(shown).toBe(text);
  });

  it('that strikes at nobody is said so', async () => {
    const game = new FightGame({ party: [ilsabet] });
    const { effects, turn } = await game.step(0, spell('fire bolt'));
    expect(effects).toEqual([]);
    expect(turn.isTimeless).toBe(true);
  });
});

describe('the tables', () => {
  it('of spells are those that the rules know', () => {
    const named = (list: readonly { name: string; level: number }[]) =>
      list.map(({ name, level }) => `${level} ${name}`).sort();
    expect(named(fightSpells)).toEqual(named(combatSpells));
    for (const { name, heals } of combatSpells)
      expect(fightSpells.find((one) => one.name === name)!.isHealing, name).toBe(heals !== undefined);
  });

  it('of creatures are as the bestiary has them', () => {
    for (const { name, attacks, attacksPerTurn } of creatures) {
      const usual = attacks.find(
        ({ toHit, slot, name: called }) =>
          toHit !== undefined && slot === undefined && called !== 'Unarmed strike',
      );
      const known = strengthOf(name);
      if (!usual) expect(known, name).toBeNull();
      else {
        const blow = usual.damage.reduce(
          (sum, { dice, save }) => sum + averageOf(dice) * (save ? 0.6 : 1),
          0,
        );
        expect(known, name).toMatchObject({
          toHit: usual.toHit,
          blow: Math.round(blow),
          strikes: attacksPerTurn,
        });
      }
    }
  });
});
