import {
  applyEffect,
  changeItem,
  type Effect,
  type Item,
  replacedFields,
  setField,
  setWorld,
  toHitPoints,
} from '@fireside/contract/effects';
import { describe, expect, it } from 'vitest';
import { bridgeFight } from '../../../test/support/fight-example.ts';
import { bram, quietTable, sable } from '../../../test/support/table-example.ts';
import { chipsOf, foldChips, inWords } from './effect-chips.ts';
import { detailsOf } from './effect-details.ts';
import { partyNames } from './party-names.ts';

const together = partyNames(quietTable.party);
const alone = partyNames(quietTable.party.slice(0, 1));

/** As they stand under a message of a table where one plays. */
function texts(...effects: (Effect | null)[]): string[] {
  return chipsOf(effects as Effect[], alone).map(({ text }) => text);
}

function details(...effects: (Effect | null)[]): string[] {
  return detailsOf(effects as Effect[], alone);
}

const prone: Effect = {
  kind: 'condition',
  character_id: 'bram',
  name: 'Bram',
  condition: 'prone',
  on: true,
  position: 0,
};
const bite = { notation: '2d6', reason: 'Bite', total: 7, breakdown: '[3, 4] = 7' };
const asked: Effect = {
  kind: 'roll_asked',
  user_id: 'me',
  notation: '1d20+7',
  reason: 'Stealth',
  before: null,
};
const { world } = quietTable;
const find = { name: 'Find Odo', status: 'open' as const, note: 'Barefoot tracks lead upstream.' };

/** Each as the one before has left it. */
function items(...quantities: number[]): Item[] {
  let table = quietTable;
  return quantities.map((quantity) => {
    const made = changeItem(table.party[0]!.character!, { item: 'torch', quantity })!;
    table = applyEffect(table, made);
    return made;
  });
}

describe('a chip', () => {
  it('[E7.60] says what changed on a sheet, in figures for the eye and in words for the ear', () => {
    const heard = (effect: Effect | null) =>
      chipsOf([effect!], together).map((chip) => [chip.text, inWords(chip)]);
    expect(heard(toHitPoints(bram, 15))).toEqual([['22 → 15 HP', 'Bram: 22 to 15 hit points']]);
    expect(heard(changeItem(bram, { item: 'silver key', quantity: 1 }))).toEqual([
      ['+ silver key', 'Bram: silver key added'],
    ]);
    expect(heard(changeItem(bram, { item: 'torch', quantity: -2 }))).toEqual([
      ['− 2 × Torch', 'Bram: 2 × Torch gone'],
    ]);
    expect(heard(changeItem(bram, { item: 'gold pieces', quantity: 12 }))).toEqual([
      ['+ 12 gold pieces', 'Bram: 12 gold pieces added'],
    ]);
    const arrows = { kind: 'item', item: 'arrows', quantity: -1, note: '', position: 1 } as const;
    const whose = { character_id: bram.id, name: 'Bram' };
    expect(heard({ ...arrows, ...whose, before: 20, after: 19 })).toEqual([
      ['arrows 20 → 19', 'Bram: arrows: 20 to 19'],
    ]);
    expect(heard({ ...arrows, ...whose, before: 1, after: null })).toEqual([
      ['− arrows', 'Bram: arrows gone'],
    ]);
    expect(heard(prone)).toEqual([['prone', 'Bram: prone']]);
    expect(heard({ ...prone, on: false })).toEqual([['no longer prone', 'Bram: no longer prone']]);
    expect(heard(setField(bram, 'level', 3))).toEqual([['level 2 → 3', 'Bram: level 2 to 3']]);
    expect(heard(setField(bram, 'max_hp', 34))).toEqual([
      ['maximum 30 → 34 HP', 'Bram: at most 34 hit points, before 30'],
    ]);
  });

  it('[E7.60] says of other fields what is new in them', () => {
    const stats = { ...bram, combat_stats: { Initiative: 9, 'Hit dice': '2d10', Raging: true, Focus: 1 } };
    expect(
      texts(
        setField(stats, 'combat_stats', {
          Initiative: 14,
          'Hit dice': '2d10',
          Raging: false,
          Inspired: true,
        }),
      ),
    ).toEqual(['Initiative 9 → 14', 'not Raging', 'no Focus', 'Inspired']);
    const noted = bram.inventory.map((entry) => ({ ...entry, note: 'wet' }));
    expect(texts(setField(bram, 'inventory', noted))).toEqual(['note on Rope', 'note on Torch']);
  });

  it('[E7.60] comes before those that matter less', () => {
    const stats = setField(bram, 'combat_stats', { Initiative: 14 });
    expect(texts(setWorld(world, 'scene', 'The reeds'), stats, toHitPoints(bram, 15), prone)).toEqual([
      '22 → 15 HP',
      'prone',
      'Initiative 14',
      'Scene: The reeds',
    ]);
  });

  it('[E7.60] joins what happened to the same number or thing', () => {
    const hurt = toHitPoints(bram, 15)!;
    expect(texts(hurt, prone, toHitPoints({ ...bram, current_hp: 15 }, 18))).toEqual([
      '22 → 15 → 18 HP',
      'prone',
    ]);
    expect(texts(hurt, toHitPoints(sable, 20))).toHaveLength(2);
    expect(texts(...items(-1, -2))).toEqual(['− 3 × Torch']);
    expect(texts(...items(-1, 1))).toEqual(['Torch 3 → 2 → 3']);
  });

  it('[E7.60] names whose it is where more than one plays, and what is nobody’s always', () => {
    const hurt = toHitPoints(bram, 15)!;
    expect(chipsOf([hurt], together)[0]?.name).toBe('Bram');
    expect(chipsOf([hurt], alone)[0]?.name).toBeNull();
    // Somebody who played here once, and a foe.
    expect(chipsOf([toHitPoints(sable, 9)!], alone)[0]?.name).toBe('Sable');
    const { character_id: _, ...foe } = { ...prone, combatant: 'hound', name: 'Hound' };
    expect(chipsOf([foe], alone)[0]?.name).toBe('Hound');
    expect(texts(asked)).toEqual(['roll asked: Stealth, 1d20+7']);
    expect(chipsOf([asked], together)[0]?.text).toBe('roll asked of Bram: Stealth, 1d20+7');
    expect(texts({ ...asked, notation: null, reason: null })).toEqual([]);
  });

  it('[E7.60] tells shortly what is new in the world', () => {
    const cross = { name: 'Cross the Sedge', status: 'open' as const, note: '' };
    expect(texts(setWorld(world, 'scene', 'The reeds'), setWorld(world, 'time', 'Dusk'))).toEqual([
      'Scene: The reeds',
    ]);
    expect(texts(setWorld(world, 'scene', 'Scene 1: The reeds'))).toEqual(['Scene 1: The reeds']);
    expect(texts(setWorld(world, 'scene', 'reed '.repeat(60)))[0]).toHaveLength('Scene: '.length + 48);
    const known = { ...world, quests: [find, cross] };
    expect(
      texts(
        setWorld(known, 'quests', [
          { ...find, note: 'He is near.' },
          { ...cross, status: 'done' },
        ]),
      ),
    ).toEqual(['Quest done: Cross the Sedge']);
    expect(texts(setWorld(world, 'quests', [find]))).toEqual(['New quest: Find Odo']);
    const done = { ...world, quests: [{ ...find, status: 'failed' as const }] };
    expect(texts(setWorld(done, 'quests', [find]))).toEqual(['Quest open again: Find Odo']);
    expect(texts(setWorld(world, 'people', [{ name: 'Odo', note: 'ferryman' }]))).toEqual(['Person: Odo']);
    expect(texts(setWorld(world, 'facts', ['The bell rings.', 'Odo is gone.']))).toEqual(['2 new facts']);
    expect(texts({ kind: 'game_ended', reason: 'victory: home', before: null })).toEqual(['The game ends']);
    const encounter = { round: 1, turn: 0, combatants: [] };
    const begun: Effect = { kind: 'encounter', encounter, before: null };
    expect(texts(begun)).toEqual(['A fight begins']);
    expect(
      texts(begun, { kind: 'encounter', encounter: { ...encounter, round: 2 }, before: encounter }),
    ).toEqual(['A fight begins']);
  });

  it('[E5.136] tells of a fight: its round, who fares otherwise, who comes and goes; of the played their sheets tell', () => {
    const before = {
      ...bridgeFight,
      round: 1,
      combatants: bridgeFight.combatants.slice(0, 5).map((one) => ({ ...one, state: 'unhurt' as const })),
    };
    const moved = bridgeFight.combatants.map((one) => ({ ...one, zone: 'Near bank' }));
    const after = { ...bridgeFight, combatants: moved.filter(({ id }) => id !== 'g2') };
    const change: Effect = { kind: 'encounter', encounter: after, before };
    expect(chipsOf([change], together).map((chip) => inWords(chip))).toEqual([
      'Goblin 1: bloodied',
      'Wolf: down',
      'Odo: joins the fight',
      'Goblin 2: leaves the fight',
      'round 2',
    ]);
    expect(detailsOf([change], together)).toContain('Bram: The bridge → Near bank');
    expect(texts({ kind: 'encounter', encounter: null, before })).toEqual(['The fight is over']);
    expect(details({ kind: 'encounter', encounter: bridgeFight, before: null })).toEqual([
      'A fight begins: Goblin 1, Wolf, Goblin 2, Odo',
    ]);
  });

  it('[E5.136] tells what a fight takes from a sheet and gives it', () => {
    const saves = (successes: number, failures: number) =>
      setField({ ...bram, death_saves: { successes: 1, failures: 1 } }, 'death_saves', {
        successes,
        failures,
      });
    expect(texts(saves(1, 2))).toEqual(['death saves: 1 success, 2 failures']);
    expect(texts(saves(3, 1))).toEqual(['stable']);
    expect(texts(saves(1, 3))).toEqual(['dead']);
    expect(texts(saves(0, 0))).toEqual([]);
    expect(texts(setField(bram, 'slots_spent', [1, 2]))).toEqual([
      '1 slot of level 1 spent',
      '2 slots of level 2 spent',
    ]);
    expect(texts(setField({ ...bram, slots_spent: [3] }, 'slots_spent', [1]))).toEqual([
      '2 slots of level 1 back',
    ]);
    expect(texts(setField(bram, 'hit_dice_spent', 1))).toEqual(['1 hit die spent']);
    expect(texts(setField(bram, 'temporary_hp', 5))).toEqual(['5 temporary HP']);
    const gained = chipsOf([setField(bram, 'experience', 50)!], alone);
    expect(gained.map((chip) => [chip.text, chip.words])).toEqual([
      ['+ 50 XP', '50 experience points gained'],
    ]);
  });

  it('[E7.60] leaves dice to their cards, and folds what is too much', () => {
    expect(texts({ kind: 'rolled', roll: bite, by: 'dm' })).toEqual([]);
    const many = chipsOf(
      Array.from({ length: 13 }, (_, count) => ({ ...prone, condition: `state ${count}` })),
      alone,
    );
    expect(foldChips(many)).toMatchObject({ left: 6, shown: { length: 7 } });
    expect(foldChips(many.slice(0, 8))).toMatchObject({ left: 0, shown: { length: 8 } });
  });
});

describe('the details', () => {
  it('[E7.61] tell everything in its order, with dice, what was and what is', () => {
    expect(
      details(
        { kind: 'rolled', roll: bite, by: 'dm' },
        toHitPoints(bram, 15),
        changeItem(bram, { item: 'silver key', quantity: 1, note: 'cold' }),
        setField(bram, 'level', 3),
        setWorld({ ...world, scene: 'The ferry' }, 'scene', 'The reeds'),
        setWorld(world, 'time', 'Dusk'),
        setWorld(world, 'quests', [find]),
        setWorld(world, 'facts', ['The bell rings.', 'Odo is gone.']),
        asked,
        { kind: 'game_ended', reason: 'victory: home', before: null },
      ),
    ).toEqual([
      'Bite: 2d6, [3, 4] = 7',
      '22 → 15 of 30 hit points',
      'Silver key: 0 → 1 (cold)',
      'Level 2 → 3',
      'Scene: The reeds (before: The ferry)',
      'Time: Dusk',
      'New quest: Find Odo (Barefoot tracks lead upstream.)',
      'Known: The bell rings.',
      'Known: Odo is gone.',
      'Roll asked: Stealth, 1d20+7',
      'The game ends: victory: home',
    ]);
    expect(detailsOf([toHitPoints(bram, 15)!, prone, toHitPoints(sable, 9)!, prone], together)).toEqual([
      'Bram: 22 → 15 of 30 hit points',
      'Prone',
      'Sable: 22 → 9 of 30 hit points',
      'Bram: prone',
    ]);
    expect(detailsOf([{ kind: 'rolled', roll: { ...bite, reason: '' }, by: 'other' }], together)).toEqual([
      'Sable, Dice: 2d6, [3, 4] = 7',
    ]);
  });
});

it('[E7.60] whatever a field holds, nothing breaks', () => {
  for (const value of [
    null,
    7,
    'x',
    [],
    [null, 3, { name: 4 }],
    { a: { toString: 1 } },
    [{ toString: 1 }],
    true,
  ]) {
    const effects = [
      ...(['scene', 'time', 'quests', 'people', 'facts'] as const).map(
        (field): Effect => ({ kind: 'world', field, before: value, after: value }),
      ),
      ...replacedFields.map(
        (field): Effect => ({
          kind: 'sheet',
          character_id: 'bram',
          name: 'Bram',
          field,
          before: null,
          after: value,
        }),
      ),
    ];
    expect(() => [chipsOf(effects, together), detailsOf(effects, together)]).not.toThrow();
  }
});
