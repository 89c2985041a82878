import type { PlayedGame } from './play-game.ts';

/** A game as it would be read aloud, with the dice in between. */
export function transcriptOf(title: string, game: PlayedGame): string {
  const parts = [`# ${title}`];
  for (const { seat, message, outcome } of game.turns) {
    if (seat) parts.push(`**${seat.character?.name ?? seat.name}:** ${message}`);
    if (outcome.rolls.length > 0)
      parts.push(
        outcome.rolls
          .map(({ notation, reason, breakdown }) => `> ${reason}: ${notation} → ${breakdown}`)
          .join('  \n'),
      );
    parts.push(outcome.narration);
  }
  const { ending } = game;
  const last = game.turns.at(-1)?.outcome.ending;
  if (ending)
    parts.push(`*The game has ended: ${last ? `${last.outcome}: ${last.summary}` : 'a character fell'}.*`);
  return `${parts.join('\n\n')}\n`;
}
