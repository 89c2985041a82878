import { withSheets } from '@fireside/contract/effects';
import { describe, expect, it } from 'vitest';
import { fightTable } from '../../../test/fight-table.ts';
import { ann, bob, calling, play, snapshot } from '../../../test/table.ts';
import type { Snapshot } from '../../snapshot.ts';

/** Brakk: fighter 3, Strength 16, Dexterity 12, Armor Class 17, 20 of 28; with an axe. Lira has the same numbers. */
const fighter = {
  ...ann,
  character: {
    ...ann.character!,
    ancestry: 'human',
    inventory: [{ name: 'Battleaxe', quantity: 1, note: '' }],
  },
};
const wizard = { ...bob, character: { ...bob.character!, ancestry: 'human' } };
const party = [fighter, wizard];

/** Initiative: Brakk 18 + 1, Lira 2 + 1, the foes in between. */
function begun(combatants: object[], fields: Partial<Snapshot> = {}, foeFaces = [10]) {
  const table = fightTable({ party, speaker: fighter, ...fields });
  table.call('start_encounter', { combatants }, 18, 2, ...foeFaces);
  return table;
}

const named = ({ staged }: ReturnType<typeof begun>, name: string) =>
  staged.table.encounter!.combatants.find((one) => one.name === name)!;
const reasons = ({ staged }: ReturnType<typeof begun>) =>
  staged.effects.flatMap((effect) => (effect.kind === 'rolled' ? [effect.roll.reason] : []));

describe('start_encounter', () => {
  it('[E5.start_encounter] [E5.2] numbers several of one kind, takes what the DM says, and improvises for strangers', () => {
    const table = fightTable({ party, speaker: fighter });
    const answer = table.call(
      'start_encounter',
      {
        combatants: [
          { creature: 'goblin', count: 2, hp: 12 },
          { name: 'Captain Vex', armor_class: 16 },
          { name: 'Lira', side: 'other' },
        ],
        zones: ['the bridge'],
      },
      18,
      2,
      10,
      5,
      1,
    );
    expect(answer).toMatchObject({
      status: 'begun',
      on_turn: 'Brakk',
      attacks: expect.arrayContaining(['Battleaxe']),
      not_in_the_bestiary: expect.stringContaining('Captain Vex'),
    });
    const { combatants, zones } = table.staged.table.encounter!;
    expect(zones).toEqual(['the bridge']);
    expect(
      combatants.map(({ name, hp, armor_class, initiative }) => [name, hp!.max, armor_class, initiative]),
    ).toEqual([
      ['Brakk', 28, undefined, 19],
      ['Goblin 1', 12, 15, 12],
      ['Goblin 2', 12, 15, 12],
      ['Captain Vex', 9, 16, 5],
      ['Lira', 28, undefined, 3],
      ['Lira 2', 9, 12, 1],
    ]);
  });

  it('[E5.1] refuses a crowd, and a fight against nobody', () => {
    const { call } = fightTable();
    expect(call('start_encounter', { combatants: [] })).toMatchObject({ error: 'nobody_to_fight' });
    const crowd = Array.from({ length: 24 }, () => ({ creature: 'goblin', count: 24 }));
    for (const combatants of [crowd.slice(0, 1), crowd])
      expect(call('start_encounter', { combatants })).toMatchObject({ error: 'too_many' });
  });
});

describe('names in a fight', () => {
  it('[E5.157] tell everybody apart, whatever they are called', () => {
    const long = 'x'.repeat(76);
    const table = begun(
      [
        { name: long, count: 3 },
        { name: 'Goblin-1' },
        { creature: 'goblin', count: 2 },
        { name: '???' },
        { name: '!!!' },
      ],
      {},
      [10, 9, 8, 7, 6],
    );
    const { combatants } = table.staged.table.encounter!;
    for (const field of ['id', 'name'] as const)
      expect(new Set(combatants.map((one) => one[field])).size).toBe(combatants.length);
    table.call('damage', { target: `${long} 2`, amount: 5 });
    expect(combatants.length).toBe(10);
    const hurt = table.staged.table.encounter!.combatants.filter(
      ({ side, state }) => side === 'foe' && state !== 'unhurt',
    );
    expect(hurt.map(({ name }) => name)).toEqual([`${long} 2`]);
  });

  it('[E5.5] a creature under another name is not given away by its dice', () => {
    const table = begun([{ creature: 'drake', name: 'Hooded pilgrim', count: 2 }]);
    expect(reasons(table)).toEqual([
      'Initiative: Brakk',
      'Initiative: Lira',
      'Initiative: Hooded pilgrim (2)',
    ]);
  });
});

describe('whoever comes to the table during a fight', () => {
  it('[E5.159] takes part from the next turn on, and it stays the turn of whom it was', async () => {
    const alone = fightTable({ party: [fighter], speaker: fighter });
    alone.call('start_encounter', { combatants: [{ name: 'Lira' }, { creature: 'goblin' }] }, 4, 18, 2);
    const before = alone.staged.table.encounter!;
    const onTurn = before.combatants[before.turn]!.id;
    const { outcome } = play(['Steel rings.'], { snapshot: { ...alone.staged.table, party } });
    const { effects } = await outcome;
    const after = effects.flatMap((effect) => (effect.kind === 'encounter' ? [effect.encounter!] : []));
    expect(after).toHaveLength(1);
    const { combatants, turn } = after[0]!;
    expect(combatants.map(({ name }) => name).toSorted()).toEqual(['Brakk', 'Goblin', 'Lira', 'Lira 2']);
    expect(combatants.find(({ name }) => name === 'Lira 2')).toMatchObject({
      side: 'party',
      character_id: wizard.character.id,
    });
    expect(combatants[turn]!.id).toBe(onTurn);
    expect(combatants).toEqual(combatants.toSorted((one, other) => other.initiative - one.initiative));
    expect(effects.flatMap((effect) => (effect.kind === 'rolled' ? [effect.roll.reason] : []))).toEqual([
      'Initiative: Lira 2',
    ]);
  });
});

describe('what players would read', () => {
  it('[E5.5] no reason of a roll names the numbers of a foe', async () => {
    const { staged } = begun([{ creature: 'goblin' }]);
    const telling = [
      'Hit the goblin, AC 15',
      'Hit, Armor Class: 15',
      'Goblin with 7 HP left',
      'Goblin at 7 of 7 hit points',
      'to beat armour class fifteen (15)',
      'Angriff gegen RK 15',
    ];
    const rolls = [...telling, 'Heals 7 hit points', 'Luck'].map((reason): [string, object] => [
      'roll_dice',
      { notation: '1d20', reason, roller: 'dm' },
    ]);
    const { outcome } = play([calling(...rolls), 'On you go.'], { snapshot: staged.table });
    const { effects } = await outcome;
    expect(effects.flatMap((effect) => (effect.kind === 'rolled' ? [effect.roll.reason] : []))).toEqual([
      'Heals 7 hit points',
      'Luck',
    ]);
  });
});

describe('attack', () => {
  it('[E5.attack] out of turn is refused with whose turn it is, unless it is a reaction, and that once', () => {
    const table = begun([{ creature: 'goblin' }]);
    const early = table.call('attack', { attacker: 'Goblin', target: 'Brakk' });
    expect(early).toMatchObject({ error: 'not_now', detail: expect.stringContaining("Brakk's turn") });
    const react = { attacker: 'Goblin', target: 'Brakk', reaction: true };
    expect(table.call('attack', react, 2)).toMatchObject({ status: 'done' });
    expect(table.call('attack', react)).toMatchObject({ error: 'not_now' });
  });

  it('[E5.attack] [E5.1] goes by names, ids, the beginning of a name, and says who there is', () => {
    const table = begun([{ creature: 'goblin', count: 2 }]);
    expect(table.call('attack', { attacker: 'brakk', target: 'gob' })).toMatchObject({
      error: 'ambiguous_combatant',
      detail: expect.stringContaining('goblin-1'),
    });
    expect(table.call('attack', { attacker: 'Brakk', target: 'the door' })).toMatchObject({
      error: 'unknown_combatant',
    });
    expect(table.call('attack', { attacker: 'Brakk', target: 'goblin-2', attack: 'Fireball' })).toMatchObject(
      {
        error: 'unknown_attack',
        detail: expect.stringContaining('Battleaxe'),
      },
    );
    expect(table.call('attack', { attacker: 'Brakk', target: 'goblin-2' }, 10, 4)).toMatchObject({
      happened: expect.arrayContaining(["Brakk's Battleaxe on Goblin 2: hit.", 'Goblin 2 takes 7 damage.']),
      targets: ['Goblin 2: down, HP 0 of 7'],
    });
  });

  it('[E5.42] sleep overcomes the weakest first, as far as its dice reach, and a blow ends it', () => {
    const asleep = [party[1]!].map((seat) => ({
      ...seat,
      character: { ...seat.character!, level: 3, spells: ['Sleep'] },
    }));
    const table = begun([{ creature: 'goblin', count: 2 }, { creature: 'drake' }], { party: asleep });
    while (table.staged.table.encounter!.combatants[table.staged.table.encounter!.turn]!.name !== 'Lira')
      table.call('next_turn', {});
    // 13 in all: the first goblin has 7 of them, the second would need one more; a drake cannot be charmed.
    table.call(
      'attack',
      { attacker: 'Lira', target: 'goblin-1, goblin-2, drake', attack: 'sleep' },
      3,
      3,
      3,
      3,
      1,
    );
    expect(named(table, 'Goblin 1').conditions).toEqual(['asleep', 'prone']);
    expect(named(table, 'Goblin 2').conditions).toEqual([]);
    expect(named(table, 'Drake').conditions).toEqual([]);
    table.call('damage', { target: 'goblin-1', amount: 1 });
    expect(named(table, 'Goblin 1').conditions).toEqual(['prone']);
  });

  it('[E5.3] venom is halved by a save, and its poison kept off', () => {
    const table = begun([{ creature: 'drake' }]);
    table.call('next_turn', {});
    // 12 + 6 hits 17. 2 + 3 piercing; 4 + 4 + 4 poison, halved by 11 + 4 against 13.
    table.call('attack', { attacker: 'Drake', target: 'Brakk', attack: 'sting' }, 12, 2, 4, 4, 4, 11);
    expect(named(table, 'Brakk')).toMatchObject({ hp: { current: 20 - 5 - 6 }, conditions: [] });
    // The same again, and the save fails: all of it, and the condition.
    table.call('attack', { attacker: 'Drake', target: 'Lira', attack: 'Sting' }, 12, 1, 2, 2, 2, 10);
    expect(named(table, 'Lira')).toMatchObject({ hp: { current: 20 - 4 - 6 }, conditions: ['poisoned'] });
    expect(reasons(table).at(-1)).toBe('Constitution save against Sting, DC 13: failure');
  });

  it('[E5.3] a breath is rolled once and saved against by each', () => {
    const table = begun([{ creature: 'drake' }], {
      party: party.map((seat) => ({ ...seat, character: { ...seat.character!, current_hp: 28 } })),
    });
    table.call('next_turn', {});
    // 6 × 3 = 18; Brakk saves with 13 + 1 against 14, Lira fails.
    table.call(
      'attack',
      { attacker: 'Drake', target: 'Brakk, Lira', attack: 'Fire Breath' },
      3,
      3,
      3,
      3,
      3,
      3,
      13,
      12,
    );
    expect([named(table, 'Brakk').hp!.current, named(table, 'Lira').hp!.current]).toEqual([19, 10]);
    // A breath is all that it does in a turn.
    expect(table.call('attack', { attacker: 'Drake', target: 'Brakk' })).toMatchObject({ error: 'not_now' });
  });

  it('[E5.156] tells of the fight once, however often it changed', () => {
    const table = begun([{ creature: 'drake' }]);
    const before = table.staged.effects.length;
    table.call('attack', { attacker: 'Brakk', target: 'Drake' }, 15, 3);
    const kinds = table.staged.effects.slice(before).map(({ kind }) => kind);
    expect(kinds).toEqual(['rolled', 'rolled', 'encounter']);
  });
});

describe('the rest of a fight', () => {
  it('[E5.damage] hurts, heals and hinders anybody in it, with resistances', () => {
    const table = begun([{ creature: 'drake' }]);
    table.call('damage', { target: 'Drake', amount: 10, kind: 'fire' });
    expect(named(table, 'Drake').hp).toEqual({ current: 40, max: 40 });
    table.call('damage', { target: 'Drake', dice: '2d6', kind: 'cold' }, 6, 5);
    expect(named(table, 'Drake')).toMatchObject({ hp: { current: 29, max: 40 }, state: 'hurt' });
    table.call('damage', { target: 'Drake', amount: -50 });
    expect(named(table, 'Drake').hp!.current).toBe(40);
    table.call('damage', { target: 'Lira', condition: 'prone' });
    expect(named(table, 'Lira').conditions).toEqual(['prone']);
    table.call('damage', { target: 'Lira', condition: 'prone', on: false });
    expect(named(table, 'Lira').conditions).toEqual([]);
    expect(table.call('damage', { target: 'Drake', condition: 'charmed' })).toMatchObject({ status: 'done' });
    expect(named(table, 'Drake').conditions).toEqual([]);
    expect(table.call('damage', { target: 'Lira' })).toMatchObject({ error: 'nothing_to_change' });
    expect(table.call('damage', { target: 'Lira', dice: 'lots' })).toMatchObject({
      error: 'invalid_notation',
    });
  });

  it('[E5.next_turn] goes round, and counts', () => {
    const table = begun([{ creature: 'goblin' }]);
    const next = () => table.call('next_turn', {});
    expect(next()).toMatchObject({
      round: 1,
      on_turn: 'Goblin',
      instruction: expect.stringContaining('act for them'),
    });
    expect(next()).toMatchObject({ round: 1, on_turn: 'Lira', instruction: expect.stringContaining('Bob') });
    expect(next()).toMatchObject({ round: 2, on_turn: 'Brakk' });
  });

  it('[E5.end_encounter] ends it, and what was overcome is learnt from', () => {
    const table = begun([{ creature: 'goblin', count: 2 }]);
    table.call('damage', { target: 'Goblin 1', amount: 7 });
    expect(table.call('end_encounter', {})).toEqual({ status: 'over', experience_each: 25 });
    expect(table.staged.table.encounter).toBeNull();
    expect(table.staged.table.party.map(({ character }) => character!.experience)).toEqual([25, 25]);
  });

  it('[E5.155] people go from place to place where there are places', () => {
    const table = fightTable({ party, speaker: fighter });
    table.call(
      'start_encounter',
      { combatants: [{ creature: 'goblin', zone: 'the bank' }], zones: ['the bridge'] },
      18,
      2,
      10,
    );
    expect(table.call('move', { who: 'Brakk', zone: 'THE BRIDGE' })).toEqual({
      status: 'moved',
      who: 'Brakk',
      zone: 'the bridge',
    });
    expect(named(table, 'Brakk').zone).toBe('the bridge');
    expect(named(table, 'Goblin').zone).toBe('the bank');
  });

  it('[E5.144] whoever is brought from one place to another on their turn has moved', () => {
    const table = fightTable({ party, speaker: fighter });
    const zones = { combatants: [{ creature: 'goblin', zone: 'the bank' }], zones: ['the bridge'] };
    table.call('start_encounter', zones, 18, 2, 10);
    const hasMoved = () => table.staged.table.encounter!.has_moved ?? false;
    table.call('move', { who: 'Brakk', zone: 'the bridge' });
    table.call('move', { who: 'Goblin', zone: 'the bridge' });
    expect(hasMoved()).toBe(false);
    table.call('move', { who: 'Brakk', zone: 'the bank' });
    expect(hasMoved()).toBe(true);
    table.call('next_turn', {});
    expect(hasMoved()).toBe(false);
  });

  it('[E5.154] a rest spends hit dice as far as they are needed, or gives a night', () => {
    const table = fightTable({ party, speaker: fighter });
    // Both miss 8: for Brakk one d10 + 2 is enough on average, or two; for Lira two d6 + 2.
    const short = table.call('rest', { length: 'short' }, 6, 6, 6);
    expect(short).toMatchObject({ status: 'rested' });
    const after = table.staged.table.party.map(({ character }) => character!.current_hp);
    expect(after.every((hp) => hp > 20)).toBe(true);
    table.call('rest', { length: 'long' });
    expect(table.staged.table.party.map(({ character }) => character!.current_hp)).toEqual([28, 28]);
  });
});

describe('a roll that its player makes', () => {
  const roller = { ...fighter, self_rolls: true };

  function asked() {
    const table = fightTable({ party: [roller, bob], speaker: roller });
    table.call('start_encounter', { combatants: [{ creature: 'goblin' }] }, 18, 2, 10);
    table.call('attack', { attacker: 'Brakk', target: 'Goblin' });
    const { party: seats, ...others } = table.staged.table;
    return snapshot({ ...others, party: seats, speaker: seats[0]! });
  }

  const answered = async (fields: Partial<Snapshot>, face = 4) => {
    const table = { ...asked(), ...fields };
    const { outcome, model, recorded } = play(['On you go.'], { snapshot: table, face });
    const { effects } = await outcome;
    const text = JSON.stringify(model.requests[0]!.messages);
    return { effects, text, events: recorded.events.map((event) => (event as [string])[0]) };
  };

  it.each([
    ['I rolled 19, for Brakk!', 19],
    ['nat 14', 19],
    ['14 plus 5', 19],
  ])('[E5.153] decides what was sealed with it before the DM says a word: %s', async (message, total) => {
    const { effects, text, events } = await answered({ message });
    expect(effects).toContainEqual(
      expect.objectContaining({
        kind: 'rolled',
        by: 'user-ann',
        roll: {
          notation: '1d20+5',
          reason: 'Battleaxe attack on Goblin: hit',
          total,
          breakdown: '[14]+5 = 19',
        },
      }),
    );
    expect(effects.at(-1)).toMatchObject({ kind: 'encounter' });
    expect(text).toContain('Decided before you speak');
    expect(text).not.toContain('# The awaited roll');
    // The dice that she threw herself do not fall again: only those of the damage do.
    expect(events.filter((event) => event === 'rolling')).toHaveLength(1);
  });

  it('[E5.153] is made for whoever says so', async () => {
    const { effects } = await answered({ message: 'You roll it for me please' }, 1);
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'rolled', roll: expect.objectContaining({ total: 6 }) }),
    );
    expect(effects).toContainEqual(
      expect.objectContaining({
        roll: expect.objectContaining({ reason: 'Battleaxe attack on Goblin: miss' }),
      }),
    );
  });

  it('[E5.153] is awaited still where no number was told, and the DM is told so', async () => {
    const { effects, text } = await answered({ message: 'Hm, is Goblin 1 armed?' });
    expect(effects.filter(({ kind }) => kind === 'rolled' || kind === 'encounter')).toEqual([]);
    expect(effects.at(-1)).toMatchObject({ kind: 'roll_asked', notation: '1d20+5' });
    expect(effects.some((effect) => effect.kind === 'world' && effect.field === 'awaited')).toBe(false);
    expect(text).toContain('is awaited still');
  });

  it('[E5.153] a roll that was made for something else decides nothing', async () => {
    const madeRoll = { notation: '1d20+9', reason: 'Stealth', total: 29, breakdown: '[20]+9 = 29' };
    const { effects } = await answered({ message: 'I roll.', madeRoll });
    expect(effects.filter(({ kind }) => kind === 'rolled')).toEqual([]);
    expect(effects.at(-1)).toMatchObject({ kind: 'roll_asked', notation: '1d20+5' });
  });

  it('[E5.158] an attack that hangs in the air ends with the fight', () => {
    const table = fightTable({ party: [roller, bob], speaker: roller });
    table.call('start_encounter', { combatants: [{ creature: 'goblin' }] }, 18, 2, 10);
    table.call('attack', { attacker: 'Brakk', target: 'Goblin' });
    table.call('end_encounter', {});
    expect(table.staged.table.world.awaited).toEqual({});
    expect(table.staged.table.party[0]!.pending_roll).toBeNull();
  });

  it('[E5.158] nor does whoever has fallen since land the blow', async () => {
    const table = asked();
    const fallen = { ...table.party[0]!, character: { ...table.party[0]!.character!, current_hp: 0 } };
    const encounter = withSheets(table.encounter!, [fallen]);
    const { effects } = await answered({
      party: [fallen, bob],
      speaker: fallen,
      encounter,
      zero_hp: 'fall',
      message: '25',
    });
    expect(effects.filter(({ kind }) => kind === 'encounter')).toEqual([]);
  });

  it('[E5.158] a spell whose last slot is spent still does what it does', async () => {
    const cleric = {
      ...roller,
      character: {
        ...roller.character!,
        class_name: 'Cleric',
        level: 1,
        spells: ['Guiding Bolt'],
        slots_spent: [1],
      },
    };
    const table = fightTable({ party: [cleric, bob], speaker: cleric });
    table.call('start_encounter', { combatants: [{ creature: 'drake' }] }, 18, 2, 10);
    table.call('attack', { attacker: 'Brakk', target: 'Drake', attack: 'Guiding Bolt' });
    const { party: seats, ...others } = table.staged.table;
    expect(seats[0]!.character!.slots_spent).toEqual([2]);
    const { effects } = await answered({ ...others, party: seats, speaker: seats[0]!, message: '20' }, 6);
    const rolled = effects.flatMap((effect) => (effect.kind === 'rolled' ? [effect.roll] : []));
    expect(rolled.map(({ notation }) => notation)).toEqual([expect.stringMatching(/^1d20/), '4d6']);
    expect(effects.at(-1)).toMatchObject({ kind: 'encounter' });
  });
});
