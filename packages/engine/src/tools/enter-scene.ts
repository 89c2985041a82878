import { setWorld } from '@fireside/contract';
import { scriptLimits } from '@fireside/contract/protocol';
import { z } from 'zod';
import { arrive, readTrail, writeTrail } from '../script/place.ts';
import type { OutlinedScene } from '../ports.ts';
import { defineTool, failure } from './tool.ts';

const played: ReadonlySet<OutlinedScene['kind']> = new Set(['scene', 'ending', 'part']);

/** Keeps where in the written adventure the party is. */
export const enterScene = defineTool({
  name: 'enter_scene',
  description: [
    'The party has come to another scene of the outline than the one marked there: say its number and get it, before you',
    'narrate the arrival.',
  ].join(' '),
  parameters: z.object({ scene: z.int().min(1).max(scriptLimits.scenes) }),
  run({ scene }, table) {
    const { world } = table.table;
    const { outline } = table;
    const known = outline[scene - 1];
    if (outline.length > 0 && !known)
      return failure('unknown_scene', `The outline has ${outline.length} scenes.`);
    const found = table.recall(`scene ${scene}`, 'adventure').then((passages) => ({ passages }));
    // Nobody stands in a list of people.
    if (known && !played.has(known.kind)) return { effects: [], answer: { status: 'read' }, found };
    const trail = arrive(readTrail(world.place, scriptLimits.scenes), scene, false);
    const effect = setWorld(world, 'place', writeTrail({ ...trail, isSaid: true }));
    return { effects: effect ? [effect] : [], answer: { status: 'entered' }, found };
  },
});
