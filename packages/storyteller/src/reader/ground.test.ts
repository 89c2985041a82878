import { describe, expect, it } from 'vitest';
import { aTelling, type TellingOptions } from '../../test/a-telling.ts';
import { brannoch, ilsabet, quill } from '../../test/sheets.ts';
import { ground } from './ground.ts';
import { phraseOf } from './noun-phrase.ts';
import { sceneOf } from './scene.ts';
import { tokensOf } from './tokens.ts';

async function grounded(words: string, options: TellingOptions = {}) {
  const { turn } = await aTelling(options);
  return ground(phraseOf(tokensOf(words), sceneOf(turn))!, turn);
}

const told = (content: string) => ({
  table: {
    history: [{ id: 1, sender: 'dm' as const, playerName: null, characterName: null, content, rolls: [] }],
  },
});

describe('a phrase stands for', () => {
  it.each([
    ['the old well', 'well'],
    ['the lid of the strongbox', 'strongbox'],
    ['the handle of the lantern', 'lantern'],
    ['the lanturn', 'lantern'],
  ])('a thing of the place: %s', async (words, id) => {
    expect(await grounded(words)).toMatchObject({ kind: 'thing', thing: { id } });
  });

  it('the one to beat, by a name in which somebody else could be meant', async () => {
    const { turn } = await aTelling();
    const { threat } = turn.world;
    const villain = { ...threat!.villain, name: 'the Lullaby Man' };
    Object.defineProperty(turn, 'world', { value: { ...turn.world, threat: { ...threat!, villain } } });
    const meant = (words: string) => ground(phraseOf(tokensOf(words), sceneOf(turn))!, turn).kind;
    expect(meant('the Lullaby Man')).not.toBe('person');
    expect(meant('the man')).toBe('person');
  });

  it.each([
    ['Odra', 'odra'],
    ['the ferry keeper', 'odra'],
    ['her', 'odra'],
    ['the watchmann', 'bram'],
    ['him', 'bram'],
    ['that fellow', 'bram'],
  ])('somebody who is here: %s', async (words, id) => {
    expect(await grounded(words)).toMatchObject({ kind: 'person', person: { id } });
  });

  it.each([
    ['my sword', 'Longsword'],
    ['a rope', 'Rope (50 ft)'],
    ['bow', 'Shortbow'],
    ['torches', 'Torch'],
    ['my armour', 'Chain mail'],
    ['some food', 'Rations'],
  ])('what is carried: %s', async (words, name) => {
    expect(await grounded(words, { sheet: brannoch })).toMatchObject({ kind: 'item', name });
  });

  it('tools and potions by the names that players have for them', async () => {
    expect(await grounded('my lockpicks', { sheet: quill })).toMatchObject({ name: "Thieves' tools" });
    expect(await grounded('healing potion', { sheet: quill })).toMatchObject({ name: 'Potion of healing' });
  });

  it('nothing, where the speaker claims what they do not carry, though the like stands here', async () => {
    expect(await grounded('my lantern', { sheet: quill })).toEqual({ kind: 'absent' });
    expect(await grounded('my word', { sheet: quill })).toEqual({ kind: 'self' });
  });

  it('a spell that the speaker knows', async () => {
    expect(await grounded('magic missile', { sheet: ilsabet })).toEqual({
      kind: 'spell',
      name: 'Magic missile',
    });
  });

  it('the obstacle while it bars the way, then the way', async () => {
    expect(await grounded('the gate')).toMatchObject({ kind: 'obstacle' });
    expect(await grounded('the gate', { state: { open: ['salt-stair'] } })).toMatchObject({ kind: 'exit' });
    expect(await grounded('the salt stair')).toMatchObject({ kind: 'exit' });
  });

  it('a companion, oneself, the place, gold', async () => {
    expect(await grounded('Ilsabet', { others: [ilsabet] })).toMatchObject({ kind: 'companion' });
    expect(await grounded('my friend', { others: [ilsabet] })).toMatchObject({ kind: 'companion' });
    expect(await grounded('Brannoch')).toEqual({ kind: 'self' });
    expect(await grounded('my beard')).toEqual({ kind: 'self' });
    expect(await grounded('the village')).toEqual({ kind: 'place' });
    expect(await grounded('5 gold pieces')).toEqual({ kind: 'gold', amount: 5 });
  });

  it('what was told of lately, or is anywhere; anything else is absent', async () => {
    expect(await grounded('the geese')).toEqual({ kind: 'scenery' });
    expect(await grounded('the floor')).toEqual({ kind: 'scenery' });
    expect(await grounded('the hayrick')).toEqual({ kind: 'absent' });
    expect(await grounded('the hayrick', told('Behind the lane a hayrick smoulders.'))).toEqual({
      kind: 'scenery',
    });
    expect(await grounded('the dragon')).toEqual({ kind: 'absent' });
  });

  it('by a pronoun what was named last', async () => {
    expect(await grounded('it', told('The lantern sways above the strongbox.'))).toMatchObject({
      thing: { id: 'strongbox' },
    });
    expect(await grounded('it', told('The strongbox stands open under the lantern.'))).toMatchObject({
      thing: { id: 'lantern' },
    });
  });

  it('a foe before anybody else, in a fight', async () => {
    const sleeper = {
      id: 'foe-1',
      name: 'Drowned sleeper',
      side: 'foe' as const,
      character_id: null,
      initiative: 5,
      conditions: [],
      hp: null,
      state: 'unhurt' as const,
    };
    const fight = { table: { encounter: { round: 1, turn: 0, combatants: [sleeper] } } };
    expect(await grounded('the sleeper', fight)).toEqual({
      kind: 'foe',
      id: 'foe-1',
      name: 'Drowned sleeper',
    });
    expect(await grounded('it', fight)).toMatchObject({ kind: 'foe' });
    expect(await grounded('the corpse', fight)).toMatchObject({ kind: 'foe' });
    expect(await grounded('the nearest enemy', fight)).toMatchObject({ kind: 'foe' });
    expect(await grounded('the corpse')).toMatchObject({ kind: 'absent' });
  });
});
