import { describe, expect, it } from 'vitest';
import {
  applyEffect,
  changeCondition,
  type Combatant,
  type Effect,
  type Encounter,
  emptyWorld,
  openEncounter,
  rebaseEffect,
  redactEffects,
  reverseEffect,
  type Sealed,
  type Sheet,
  setWorld,
  standingFight,
  type Table,
  toHitPoints,
  unspent,
  withoutSheets,
  withSheets,
} from './index.ts';

function sheet(id: string, changed: Partial<Sheet> = {}): Sheet {
  return {
    id,
    name: id,
    level: 3,
    current_hp: 20,
    max_hp: 30,
    inventory: [],
    conditions: [],
    combat_stats: {},
    ...unspent,
    ...changed,
  };
}

function combatant(id: string, changed: Partial<Combatant> = {}): Combatant {
  return {
    id,
    name: id,
    side: 'foe',
    character_id: null,
    initiative: 10,
    conditions: [],
    hp: { current: 7, max: 7 },
    state: 'unhurt',
    armor_class: 15,
    creature: 'Goblin',
    ...changed,
  };
}

const played = (id: string, changed: Partial<Combatant> = {}) =>
  combatant(`fighter-${id}`, { side: 'party', character_id: id, hp: null, ...changed });

function tableOf(sheets: Sheet[], encounter: Encounter | null): Table {
  const party = sheets.map((character) => ({ user_id: `of ${character.id}`, pending_roll: null, character }));
  return {
    party,
    world: emptyWorld,
    encounter: encounter && withSheets(encounter, party),
    zero_hp: 'fall',
    ended_reason: null,
  };
}

type Change = Extract<Effect, { kind: 'encounter' }>;
const to = (encounter: Encounter): Change => ({ kind: 'encounter', encounter, before: null });

const fight = (combatants: Combatant[], changed: Partial<Encounter> = {}): Encounter => ({
  round: 1,
  turn: 0,
  combatants,
  ...changed,
});

describe('whoever is played in a fight', () => {
  it.each<[string, Partial<Sheet>, Partial<Combatant>]>([
    ['unhurt', { current_hp: 30 }, { hp: { current: 30, max: 30 }, state: 'unhurt' }],
    ['hurt', { current_hp: 16 }, { hp: { current: 16, max: 30 }, state: 'hurt' }],
    ['bloodied from half downwards', { current_hp: 15 }, { state: 'bloodied' }],
    ['dying', { current_hp: 0 }, { state: 'dying', death_saves: { successes: 0, failures: 0 } }],
    [
      'stable',
      { current_hp: 0, death_saves: { successes: 3, failures: 2 } },
      { state: 'stable', death_saves: { successes: 3, failures: 2 } },
    ],
    ['dead', { current_hp: 0, death_saves: { successes: 0, failures: 3 } }, { state: 'dead' }],
    [
      'on their feet again, whatever they threw',
      { death_saves: { successes: 0, failures: 3 } },
      { state: 'hurt' },
    ],
  ])('[E5.6] is %s when the sheet says so', (_, changed, seen) => {
    const { encounter } = tableOf([sheet('mira', changed)], fight([played('mira'), combatant('goblin')]));
    expect(openEncounter(encounter)!.combatants[0]).toMatchObject(seen);
    expect(openEncounter(encounter)!.combatants[1]).toMatchObject({ hp: null, state: 'unhurt' });
  });

  it('[E5.90] is changed on the sheet, and the fight follows', () => {
    const table = tableOf([sheet('mira')], fight([played('mira'), combatant('goblin')]));
    const prone = changeCondition(table, {
      combatant: 'fighter-mira',
      name: 'Mira',
      condition: 'prone',
      on: true,
    })!;
    expect(prone).toMatchObject({ kind: 'condition', character_id: 'mira' });
    expect(prone).not.toHaveProperty('combatant');
    const hurt = toHitPoints(table.party[0]!.character!, 3, 'fall')!;
    const after = [prone, hurt].reduce(applyEffect, table);
    expect(after.party[0]!.character).toMatchObject({ current_hp: 3, conditions: ['prone'] });
    expect(after.encounter!.combatants[0]).toMatchObject({
      hp: { current: 3, max: 30 },
      conditions: ['prone'],
      state: 'bloodied',
    });
  });

  it('[E5.90] is no reason that a fight would not be taken back: their owner healed them since', () => {
    const before = fight([played('mira'), combatant('goblin')]);
    const table = tableOf([sheet('mira', { current_hp: 4 })], before);
    const next = { ...table.encounter!, turn: 1 };
    const moved = rebaseEffect(table, to(next))!;
    const healed = tableOf([sheet('mira', { current_hp: 25 })], withoutSheets(moved.encounter));
    const back = reverseEffect(healed, moved)!;
    expect(back.encounter).toMatchObject({ turn: 0 });
    expect(back.encounter!.combatants[0]!.hp).toEqual({ current: 25, max: 30 });
    expect(back.before!.combatants[0]!.hp).toEqual({ current: 25, max: 30 });
  });

  it('[E5.90] does not make an effect: a fight that differs by what stands on sheets is the same', () => {
    const table = tableOf([sheet('mira', { current_hp: 4 })], fight([played('mira'), combatant('goblin')]));
    const stale = {
      ...table.encounter!,
      combatants: fight([played('mira'), combatant('goblin')]).combatants,
    };
    expect(rebaseEffect(table, to(stale))).toBeNull();
  });

  it('[E5.5] a blow that no player can see the measure of is no event for them', () => {
    const table = tableOf([], fight([combatant('goblin', { hp: { current: 6, max: 7 }, state: 'hurt' })]));
    const next = fight([combatant('goblin', { hp: { current: 5, max: 7 }, state: 'hurt' })]);
    const blow = rebaseEffect(table, to(next))!;
    expect(redactEffects([blow])).toEqual([]);
  });
});

describe('who leaves the table leaves the fight', () => {
  const order = [played('mira'), combatant('goblin', { has_reacted: true }), played('bram')];
  const here = tableOf([sheet('bram')], null).party;
  const stand = (turn: number, party = here) =>
    standingFight(fight(order, { turn, round: 3, attacks_made: 1 }), party)!;

  it('[E5.92] the turn stays with whom it was', () => {
    for (const [turn, on] of [
      [1, 'goblin'],
      [2, 'fighter-bram'],
    ] as const) {
      const { combatants, turn: now, round, attacks_made } = stand(turn);
      expect(combatants.map(({ id }) => id)).toEqual(['goblin', 'fighter-bram']);
      expect([combatants[now]!.id, round, attacks_made]).toEqual([on, 3, 1]);
    }
  });

  it('[E5.92] when it was theirs it is the next one’s, who may react again', () => {
    const { combatants, turn, round, attacks_made } = stand(0);
    expect([combatants[turn]!.id, round, attacks_made]).toEqual(['goblin', 3, undefined]);
    expect(combatants[turn]!.has_reacted).toBeUndefined();
  });

  it('[E5.92] after the last of a round the next begins', () => {
    const { combatants, turn, round } = stand(2, tableOf([sheet('mira')], null).party);
    expect([combatants[turn]!.id, round]).toEqual(['fighter-mira', 4]);
  });

  it('[E5.92] nobody is left: the fight is over', () => {
    expect(standingFight(fight([played('mira')]), [])).toBeNull();
    expect(standingFight(null, here)).toBeNull();
  });

  it('[E5.92] whoever is there stands as their sheet says', () => {
    expect(stand(1).combatants[1]).toMatchObject({ hp: { current: 20, max: 30 } });
  });
});

describe('what awaited rolls decide', () => {
  const check = (difficulty: number): Sealed => ({
    notation: '1d20',
    decides: 'check',
    difficulty,
    label: '',
  });
  const at = (awaited: Record<string, Sealed>, sheets = [sheet('mira'), sheet('bram')]): Table => ({
    ...tableOf(sheets, null),
    world: { ...emptyWorld, awaited },
  });
  const asked = setWorld(at({}).world, 'awaited', { 'of mira': check(12), 'of bram': check(15) })!;

  it('[E5.91] is carried over player by player', () => {
    const moved = rebaseEffect(at({ 'of bram': check(9) }), asked);
    expect(moved).toMatchObject({ after: { 'of mira': check(12), 'of bram': check(15) } });
    const taken = setWorld(at({ 'of mira': check(12) }).world, 'awaited', {})!;
    expect(rebaseEffect(at({ 'of mira': check(12), 'of bram': check(9) }), taken)).toMatchObject({
      after: { 'of bram': check(9) },
    });
  });

  it('[E5.92] is nothing any more for who has left', () => {
    expect(rebaseEffect(at({}, [sheet('bram')]), asked)).toMatchObject({ after: { 'of bram': check(15) } });
    const taken = setWorld(at({ 'of mira': check(12) }).world, 'awaited', {})!;
    expect(reverseEffect(at({}, [sheet('bram')]), taken)).toBeNull();
  });

  it('[E5.91] goes back where it is still as the turn left it', () => {
    const back = reverseEffect(at({ 'of mira': check(12), 'of bram': check(8) }), asked);
    expect(back).toMatchObject({ after: { 'of bram': check(8) } });
  });

  it('[E5.91] players never see it', () => {
    expect(redactEffects([asked])).toEqual([]);
  });
});
