import { stateOfSheet } from '@fireside/contract';
import { z } from 'zod';
import { Deed } from '../../fight/deed.ts';
import { unseal } from '../../fight/sealed-rolls.ts';
import { experienceEffects, shareOf } from '../../rules/index.ts';
import type { Seat } from '../../snapshot.ts';
import { defineTool, failure } from '../tool.ts';

/** Ends the fight; what was overcome is learnt from. */
export const endEncounter = defineTool({
  name: 'end_encounter',
  description: 'The fight is over: won, lost, fled or talked out of.',
  parameters: z.object({}),
  run(_, staged) {
    const { encounter: before, party } = staged.table;
    if (!before) return failure('no_fight', 'There is no fight.');
    const deed = new Deed(staged);
    const beaten = before.combatants.filter(({ side, state }) => side === 'foe' && state === 'down');
    const experience = beaten.reduce(
      (sum, { creature }) => sum + ((creature && staged.bestiary.find(creature)?.experience) || 0),
      0,
    );
    const alive = party.flatMap(({ character }) =>
      character && stateOfSheet(character) !== 'dead' ? character : [],
    );
    const share = shareOf(experience, alive.length);
    for (const { id } of alive) if (share > 0) deed.add(experienceEffects(deed.table, id, share));
    for (const seat of party) dropRoll(deed, seat);
    deed.add([{ kind: 'encounter', encounter: null, before }]);
    return {
      effects: deed.effects,
      answer: { status: 'over', ...(share > 0 && { experience_each: share }) },
    };
  },
});

/** An attack that hangs in the air ends with the fight; a save does not. */
function dropRoll(deed: Deed, { user_id, pending_roll: before }: Seat): void {
  if (deed.table.world.awaited[user_id]?.decides !== 'attack') return;
  deed.add(unseal(deed.table, user_id));
  if (before) deed.add([{ kind: 'roll_asked', user_id, notation: null, reason: null, before }]);
}
