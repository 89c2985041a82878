import { createDice } from '../src/dice/create-dice.ts';
import type { Bestiary, Creature } from '../src/rules/creature.ts';
import type { Snapshot } from '../src/snapshot.ts';
import { runToolCall } from '../src/tools/run-tool-call.ts';
import { tableTools } from '../src/tools/table-tools.ts';
import type { ToolResult } from '../src/tools/tool.ts';
import { StagedTable } from '../src/turn/staged-table.ts';
import { goblin } from './fighters.ts';
import { recorder, snapshot } from './table.ts';

/** A creature with a venom, a breath and three attacks a turn, for whatever a goblin has not. */
const drake: Creature = {
  ...goblin,
  name: 'Drake',
  armorClass: 13,
  hitPoints: 40,
  experience: 700,
  immunities: ['fire'],
  conditionImmunities: ['charmed'],
  attacksPerTurn: 3,
  attacks: [
    {
      name: 'Sting',
      reach: 'melee',
      toHit: 6,
      damage: [
        { dice: '1d4+3', kind: 'piercing' },
        { dice: '3d6', kind: 'poison', save: { ability: 'constitution', difficulty: 13, onSuccess: 'half' } },
      ],
      condition: { name: 'poisoned', save: { ability: 'constitution', difficulty: 13 } },
    },
    {
      name: 'Fire Breath',
      reach: 'ranged',
      save: { ability: 'dexterity', difficulty: 14, onSuccess: 'half' },
      damage: [{ dice: '6d6', kind: 'fire' }],
      targets: 9,
      limit: 'Recharge 5-6',
    },
  ],
};

const bestiary: Bestiary = {
  find: (name) => [goblin, drake].find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? null,
};

export interface FightTable {
  staged: StagedTable;
  /** A call as a turn carries it out: the dice show these faces, and no other die may fall. */
  call(name: string, args: object, ...faces: number[]): ToolResult;
}

/** A table at which tools are called one after the other. */
export function fightTable(fields: Partial<Snapshot> = {}): FightTable {
  let faces: number[] = [];
  const dice = createDice((min, max) => {
    const face = faces.shift();
    if (face === undefined) throw new Error('A die was rolled that nobody expected');
    return Math.max(min, Math.min(face, max));
  });
  const staged = new StagedTable(snapshot(fields), recorder(), {
    dice,
    bestiary,
    recall: async () => [],
    outline: [],
  });
  return {
    staged,
    call(name, args, ...shown) {
      faces = shown;
      const request = { id: '1', name, input: JSON.stringify(args) };
      const { effects, answer } = runToolCall(tableTools(staged.table), request, staged);
      for (const effect of effects) staged.record(effect);
      if (faces.length > 0) throw new Error(`${faces.length} dice were not rolled`);
      return answer;
    },
  };
}
