import { limits, type Proposal } from '@fireside/contract';
import { z } from 'zod';
import { line, longText } from './text.ts';
import { defineTool } from './tool.ts';

const parameters = z.object({
  name: line({ min: 1, max: limits.gameName }).describe(
    `A short, evocative name for the game, at most ${limits.gameName} characters`,
  ),
  description: longText({ min: 1, max: limits.description }).describe(
    'What the players will read before they join: genre, world, tone, length, and where the story begins. No spoilers.',
  ),
});

/** A name and a description that the DM proposes for a new game. */
export const proposeGame = defineTool<typeof parameters, undefined, Proposal>({
  name: 'propose_game',
  description:
    'Propose the name and the description of the new game. Call it as soon as you know enough; call it again when the player wants changes.',
  parameters,
  run: (proposal) => ({
    effects: [proposal],
    answer: { status: 'proposed', instruction: 'Tell the player in one or two sentences what you propose.' },
  }),
});
