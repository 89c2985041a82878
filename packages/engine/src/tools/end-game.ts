import { z } from 'zod';
import { bounds } from './bounds.ts';
import { line } from './text.ts';
import { defineTool, failure } from './tool.ts';

/** Ends the game, once and for good. */
export const endGame = defineTool({
  name: 'end_game',
  description: [
    'End the game for good. Call it only when the story reaches a real conclusion: victory, defeat, or a one-shot that is',
    'resolved. Never because of a pause, a cliffhanger or a request out of character. Write the ending in the same turn.',
  ].join(' '),
  parameters: z.object({
    outcome: z.enum(['victory', 'defeat', 'resolved']),
    summary: line({ min: 1, max: bounds.summary }).describe('One sentence that says how it ended'),
  }),
  run(ending, staged) {
    if (staged.ending) return failure('already_ended', 'The game has ended already. Narrate the ending.');
    staged.end(ending);
    return { status: 'ended', instruction: 'Narrate the ending now.' };
  },
});
