import { setWorld } from '@fireside/contract';
import { scriptLimits } from '@fireside/contract/protocol';
import { z } from 'zod';
import { arrive, readTrail, writeTrail } from '../script/place.ts';
import { defineTool } from './tool.ts';

/** Keeps where in the written adventure the party is. */
export const enterScene = defineTool({
  name: 'enter_scene',
  description: [
    'Say that the party has come to another scene of the written adventure, by its number in the outline, and get that scene.',
    'Call it before you narrate the arrival, when they are not where the outline marks them.',
  ].join(' '),
  parameters: z.object({ scene: z.int().min(1).max(scriptLimits.scenes) }),
  run({ scene }, table) {
    const { world } = table.table;
    const effect = setWorld(
      world,
      'place',
      writeTrail(arrive(readTrail(world.place, scriptLimits.scenes), scene, false)),
    );
    const found = table.recall(`scene ${scene}`, 'adventure').then((passages) => ({ passages }));
    return { effects: effect ? [effect] : [], answer: { status: 'entered' }, found };
  },
});
