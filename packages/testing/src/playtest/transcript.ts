import { rollsOf } from '@fireside/contract';
import type { PlayedGame } from './play-game.ts';

/** A game as it would be read aloud, with the dice in between. */
export function transcriptOf(title: string, game: PlayedGame): string {
  const parts = [`# ${title}`];
  for (const { seat, message, outcome } of game.turns) {
    if (seat) parts.push(`**${seat.character?.name ?? seat.name}:** ${message}`);
    const rolls = rollsOf(outcome.effects);
    if (rolls.length > 0)
      parts.push(
        rolls
          .map(({ notation, reason, breakdown }) => `> ${reason}: ${notation} → ${breakdown}`)
          .join('  \n'),
      );
    parts.push(outcome.narration);
  }
  const last = game.turns.at(-1)?.outcome.effects.find(({ kind }) => kind === 'game_ended');
  const reason = last?.kind === 'game_ended' ? last.reason : 'a character fell';
  if (game.ending) parts.push(`*The game has ended: ${reason?.replace(/[.]$/, '')}.*`);
  return `${parts.join('\n\n')}\n`;
}
