import { encounterLimits, isSameName, sheetLimits } from '@fireside/contract';
import { z } from 'zod';
import { combatantNamed } from '../../fight/who.ts';
import { line } from '../text.ts';
import { defineTool, failure } from '../tool.ts';

/** Somebody stands somewhere else on the sketch of the place. */
export const move = defineTool({
  name: 'move',
  description: 'Somebody goes to another place.',
  parameters: z.object({
    who: line({ min: 1, max: sheetLimits.name }),
    zone: line({ min: 1, max: encounterLimits.zone }),
  }),
  run({ who, zone }, { table: { encounter: before } }) {
    if (!before) return failure('no_fight', 'There is no fight.');
    const combatant = combatantNamed(before, who);
    if ('answer' in combatant) return combatant;
    const { zones = [] } = before;
    const known = zones.find((one) => isSameName(one, zone));
    if (known === undefined && zones.length >= encounterLimits.zones)
      return failure('unknown_zone', `The places of this fight: ${zones.join(', ')}.`);
    const to = known ?? zone;
    const combatants = before.combatants.map((one) => (one.id === combatant.id ? { ...one, zone: to } : one));
    const encounter = {
      ...before,
      combatants,
      zones: known === undefined ? [...zones, to] : zones,
      // Whoever is brought from one place to another on their turn has gone there.
      ...(combatant.zone !== undefined &&
        before.combatants[before.turn]?.id === combatant.id && { has_moved: true }),
    };
    return {
      effects: combatant.zone === to ? [] : [{ kind: 'encounter', encounter, before }],
      answer: { status: 'moved', who: combatant.name, zone: to },
    };
  },
});
