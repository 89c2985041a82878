import { z } from 'zod';
import { recallPlaces } from '../ports.ts';
import { line } from './text.ts';
import { defineTool } from './tool.ts';

/** Looks up what the prompt does not hold: older talk, other parts of the adventure, rules. */
export const recall = defineTool({
  name: 'recall',
  description: [
    'Look up what you were not shown: what was said earlier ("story"), another part of the written adventure, or the rulebooks',
    '("rules": ask in English). Ask before you invent what may have been told already. The answer is for you; do not quote it.',
  ].join(' '),
  parameters: z.object({
    query: line({ min: 1, max: 300 }).describe('One plain question, or a name'),
    where: z.enum(recallPlaces),
  }),
  run({ query, where }, table) {
    const found = table.recall(query, where).then((passages) => ({
      status: passages.length > 0 ? 'found' : 'nothing_found',
      passages,
    }));
    return { effects: [], answer: {}, found };
  },
});
