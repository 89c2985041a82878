import type { Snapshot } from '../snapshot.ts';
import { budgets, clip } from './budget.ts';
import { oneLine, quote } from './quote.ts';

/** The game's name, description and tone. Changes rarely. */
export function gameSection({ game, zero_hp }: Snapshot): string {
  const lines = ['# The game', 'Name:', quote(oneLine(game.name))];
  if (game.description.trim() !== '')
    lines.push('Description:', quote(clip(game.description.trim(), budgets.description)));
  if (game.tone) lines.push('The tone in which its creator wants it told:', quote(oneLine(game.tone)));
  lines.push(
    zero_hp === 'fall'
      ? 'A character at 0 HP falls and fights for its life: the service keeps its death saves, and the game goes on while somebody can.'
      : 'A character at 0 HP or below ends the game.',
  );
  return lines.join('\n');
}
