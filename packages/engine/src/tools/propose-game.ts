import { z } from 'zod';
import { bounds } from './bounds.ts';
import { line, longText } from './text.ts';
import { defineTool } from './tool.ts';

/** A name and a description that the DM proposes for a new game. */
export interface Proposal {
  name: string;
  description: string;
}

/** Where a setup conversation keeps what was proposed. */
export interface StagedProposal {
  proposal: Proposal | null;
}

const parameters = z.object({
  name: line({ min: 1, max: bounds.gameName }).describe(
    `A short, evocative name for the game, at most ${bounds.gameName} characters`,
  ),
  description: longText({ min: 1, max: bounds.description }).describe(
    'What the players will read before they join: genre, world, tone, length, and where the story begins. No spoilers.',
  ),
});

export const proposeGame = defineTool<typeof parameters, StagedProposal>({
  name: 'propose_game',
  description:
    'Propose the name and the description of the new game. Call it as soon as you know enough; call it again when the player wants changes.',
  parameters,
  run(proposal, staged) {
    staged.proposal = proposal;
    return { status: 'proposed', instruction: 'Tell the player in one or two sentences what you propose.' };
  },
});
