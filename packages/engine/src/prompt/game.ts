import type { Excerpts } from '../ports.ts';
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

/** The opening of the adventure, in every turn. Changes never within a game. */
export function adventureOpeningSection({ adventure }: Excerpts): string {
  const opening = adventure.find(({ position }) => position === 0);
  if (!opening) return '';
  return [
    '# The adventure: its opening',
    'This game follows a written adventure. This is how it begins; it sets the place, the tone and the goal.',
    quote(clip(opening.text.trim(), budgets.opening)),
  ].join('\n');
}
