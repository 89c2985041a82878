import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ann, bob, recorder, snapshot } from '../../test/table.ts';
import { createDice } from '../dice/create-dice.ts';
import { createBestiary } from '../rules/bestiary.ts';
import type { Creature } from '../rules/creature.ts';
import { runToolCall } from '../tools/run-tool-call.ts';
import { tableTools } from '../tools/table-tools.ts';
import { StagedTable } from '../turn/staged-table.ts';

const file = new URL('../../../../rulebooks/creatures.json', import.meta.url);
const creatures = JSON.parse(readFileSync(file, 'utf8')) as Creature[];
const bestiary = createBestiary(creatures);

/** The same dice for the same fight. */
function seeded(seed: number) {
  let state = seed + 1;
  return (min: number, max: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return min + (state % (max - min + 1));
  };
}

/** A table at which tools are called as a turn would. */
function fightOf(seed: number) {
  const hardy = { max_hp: 900, current_hp: 900 };
  const party = [ann, bob].map((seat) => ({ ...seat, character: { ...seat.character!, ...hardy } }));
  const staged = new StagedTable(snapshot({ party, speaker: party[0]!, zero_hp: 'fall' }), recorder(), {
    dice: createDice(seeded(seed)),
    bestiary,
    recall: async () => [],
    outline: [],
  });
  const call = (name: string, args: object) => {
    const { effects, answer } = runToolCall(
      tableTools(staged.table),
      { id: '1', name, input: JSON.stringify(args) },
      staged,
    );
    for (const effect of effects) staged.record(effect);
    return answer;
  };
  return { staged, call };
}

describe('every creature of the bestiary', () => {
  it('are as many as the book has', () => {
    expect(creatures.length).toBeGreaterThanOrEqual(316);
  });

  it.each(creatures.map((creature, index) => [creature.name, creature, index] as const))(
    '[E5.2] [E5.151] can be fought: %s',
    (name, creature, index) => {
      const { staged, call } = fightOf(index);
      expect(call('start_encounter', { combatants: [{ creature: name }] })).toMatchObject({
        status: 'begun',
      });
      const foe = () => staged.table.encounter!.combatants.find(({ side }) => side === 'foe')!;
      expect(foe()).toMatchObject({
        name,
        armor_class: creature.armorClass,
        hp: { current: creature.hitPoints, max: creature.hitPoints },
      });
      const toFoe = () => {
        while (staged.table.encounter!.combatants[staged.table.encounter!.turn]!.side !== 'foe')
          expect(call('next_turn', {})).not.toHaveProperty('error');
      };
      for (const attack of creature.attacks) {
        toFoe();
        const struck = call('attack', { attacker: name, target: 'Brakk', attack: attack.name });
        expect(struck, attack.name).not.toHaveProperty('error');
        call('damage', { target: 'Brakk', amount: -900 });
        call('next_turn', {});
      }
      expect(call('damage', { target: name, amount: 999 })).not.toHaveProperty('error');
      // Some shrug one kind of harm off: without a kind nobody does.
      expect(foe().state).toBe('down');
      expect(call('end_encounter', {})).toMatchObject({ status: 'over' });
      const gained = staged.table.party.map(({ character }) => character!.experience);
      expect(gained).toEqual(gained.map(() => Math.floor(creature.experience / 2)));
    },
  );
});
