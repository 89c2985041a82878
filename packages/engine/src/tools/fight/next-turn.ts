import { z } from 'zod';
import { makeDeathSave } from '../../fight/death-saves.ts';
import { Deed } from '../../fight/deed.ts';
import { onTurn } from '../../fight/who.ts';
import { nextTurnEffects } from '../../rules/index.ts';
import { defineTool, failure } from '../tool.ts';
import { turnAnswer } from './turn-answer.ts';

/** Goes on to whoever acts next; whoever is dying rolls for their life on the way. */
export const nextTurn = defineTool({
  name: 'next_turn',
  description: 'The next combatant is on turn: call it when somebody has done everything they do.',
  parameters: z.object({}),
  run(_, staged) {
    const { encounter } = staged.table;
    if (!encounter) return failure('no_fight', 'There is no fight.');
    const deed = new Deed(staged);
    const isFalling = staged.table.zero_hp === 'fall';
    for (let passed = 0; passed < encounter.combatants.length; passed++) {
      deed.add(nextTurnEffects(deed.table));
      const now = onTurn(deed.table.encounter!);
      if (now.character_id === null || !isPassive(now.state)) break;
      if (isFalling && now.state === 'dying' && makeDeathSave(deed, now) === 'asked') break;
      // A lucky twenty, and they are on their feet.
      if (!isPassive(onTurn(deed.table.encounter!).state)) break;
    }
    return { effects: deed.effects, answer: { status: 'next', happened: deed.notes, ...turnAnswer(deed) } };
  },
});

const isPassive = (state: string) => state === 'dying' || state === 'stable' || state === 'dead';
