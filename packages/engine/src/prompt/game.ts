import type { Snapshot } from '../snapshot.ts';
import { budgets, clip } from './budget.ts';
import { oneLine, quote } from './quote.ts';

/** The game's name and description. Changes rarely. */
export function gameSection({ game }: Snapshot): string {
  const lines = ['# The game', 'Name:', quote(oneLine(game.name))];
  if (game.description.trim() !== '')
    lines.push('Description:', quote(clip(game.description.trim(), budgets.description)));
  return lines.join('\n');
}
