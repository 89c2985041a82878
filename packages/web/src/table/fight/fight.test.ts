import { describe, expect, it } from 'vitest';
import { bridgeFight, fighter } from '../../../test/support/fight-example.ts';
import { quietTable } from '../../../test/support/table-example.ts';
import { combatantOf, currentOf, isOnTurn, nextOf, seatOf, standingFoes } from './fight.ts';
import { fightSentences } from '../../words/en/fight.ts';
import { initialsOf, nextWords, spokenTurn, turnTitle } from './fight-words.ts';
import { isElsewhere, standingIn } from './zones.ts';

const { party } = quietTable;
const at = (turn: number) => ({ ...bridgeFight, turn });

describe('whose turn it is', () => {
  it('[E5.120] is said, and mine is told apart', () => {
    expect(combatantOf(bridgeFight, party, 'me')?.name).toBe('Bram');
    expect(combatantOf(bridgeFight, party, 'nobody')).toBeUndefined();
    expect(isOnTurn(bridgeFight, party, 'me')).toBe(true);
    expect(isOnTurn(bridgeFight, party, 'other')).toBe(false);
    expect(turnTitle(bridgeFight, 'c1')).toBe('Your turn');
    expect(turnTitle(bridgeFight, 'c2')).toBe('Bram’s turn');
    expect(turnTitle({ ...bridgeFight, combatants: [fighter('g', 'Boris')] }, 'c1')).toBe('Boris’ turn');
    expect(turnTitle({ ...bridgeFight, combatants: [] }, 'c1')).toBe('Nobody’s turn');
  });

  it('[E5.125] passes to whoever still has one: foes who are down and the dead do not, the dying do', () => {
    expect(nextOf(at(0))?.name).toBe('Goblin 1');
    expect(nextOf(at(1))?.name).toBe('Sable');
    expect(nextOf(at(5))?.name).toBe('Bram');
    expect(nextWords(at(5), 'c1')).toBe('next: you');
    const last = { ...bridgeFight, combatants: [bridgeFight.combatants[0]!, bridgeFight.combatants[2]!] };
    expect(currentOf(last)?.name).toBe('Bram');
    expect(nextOf(last)).toBeUndefined();
    expect(nextWords(last, 'c1')).toBe('');
  });

  it('[E5.124] is spoken with the round', () => {
    expect(spokenTurn(bridgeFight, 'c1')).toBe('Round 2. It is your turn.');
    expect(spokenTurn(at(1), 'c1')).toBe('Round 2. It is Goblin 1’s turn.');
    expect(spokenTurn(null, 'c1')).toBe('');
    expect(spokenTurn({ ...bridgeFight, combatants: [] }, 'c1')).toBe('');
  });

  it('[E5.120] has the colour of the seat of whoever plays', () => {
    expect(bridgeFight.combatants.map((one) => seatOf(one, party))).toEqual([0, -1, -1, 1, -1, -1]);
  });
});

describe('the map', () => {
  it('[E5.130] knows who stands where, and who stands nowhere that it knows', () => {
    expect(standingIn('the bridge', bridgeFight).map(({ name }) => name)).toEqual(['Bram', 'Goblin 1']);
    const elsewhere = bridgeFight.combatants.filter((one) => isElsewhere(one, bridgeFight.zones ?? []));
    expect(elsewhere.map(({ name }) => name)).toEqual(['Odo']);
    expect(isElsewhere(fighter('x', 'X', { zone: 'The moon' }), bridgeFight.zones ?? [])).toBe(true);
  });

  it('[E5.130] has letters for everybody: alike creatures keep their numbers', () => {
    const names = ['Bram Oakhollow', 'Goblin 1', 'Goblin 12', 'wolf', '', 'Élan vital'];
    expect(names.map(initialsOf)).toEqual(['BO', 'G1', 'G12', 'W', '?', 'ÉV']);
  });

  it.each([
    ['The bridge', 'I move to the bridge'],
    ['bridge', 'I move to the bridge'],
    ['Bridge deck', 'I move to the bridge deck'],
    ['Low Ferry', 'I move to Low Ferry'],
    ['Behind the bar', 'I move behind the bar'],
    ['Near bank', 'I move to the near bank'],
    ['Near the door', 'I move near the door'],
    ['Among the reeds', 'I move among the reeds'],
    ['A narrow ledge', 'I move to a narrow ledge'],
  ])('[E5.131] “%s” is gone to in a sentence', (zone, sentence) => {
    expect(fightSentences.move(zone)).toBe(sentence);
  });
});

it('[E5.127] foes who stand can be struck, nobody else', () => {
  expect(standingFoes(bridgeFight).map(({ name }) => name)).toEqual(['Goblin 1', 'Goblin 2']);
});
