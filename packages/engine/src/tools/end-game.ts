import { limits } from '@fireside/contract';
import { z } from 'zod';
import { line } from './text.ts';
import { defineTool, failure } from './tool.ts';

/** Ends the game, once and for good. */
export const endGame = defineTool({
  name: 'end_game',
  description: [
    'End the game for good, only when the story has come to a real conclusion; never because of a pause, a cliffhanger or a',
    'request out of character. Write the ending in the same turn.',
  ].join(' '),
  parameters: z.object({
    outcome: z.enum(['victory', 'defeat', 'resolved']),
    summary: line({ min: 1, max: limits.endingSummary }).describe('One sentence: how it ended'),
  }),
  run({ outcome, summary }, { table }) {
    if (table.ended_reason !== null)
      return failure('already_ended', 'The game has ended already. Narrate the ending.');
    return {
      effects: [{ kind: 'game_ended', reason: `${outcome}: ${summary}`, before: null }],
      answer: { status: 'ended', instruction: 'Narrate the ending now.' },
    };
  },
});
